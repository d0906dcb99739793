// Printed from the contract; do not edit.
package io.github.railyard;

public final class NetworkTokenPaymentMethodCreate extends Struct {
  public NetworkTokenPaymentMethodCreate() {
    put("method", "network-token");
  }

  /** Network token that you decrypted; goes into the vault and is never answered. */
  public NetworkTokenPaymentMethodCreate token(String value) {
    put("token", Secret.of(value));
    return this;
  }

  /** Network token that you decrypted; goes into the vault and is never answered. */
  public NetworkTokenPaymentMethodCreate token(Secret value) {
    put("token", value);
    return this;
  }

  /** Last month in which the token is good. <code>MM/YY</code>. */
  public NetworkTokenPaymentMethodCreate expirationDate(String value) {
    put("expiration_date", value);
    return this;
  }

  /** Proves the token for this payment; goes into the vault and is never answered. */
  public NetworkTokenPaymentMethodCreate cryptogram(String value) {
    put("cryptogram", Secret.of(value));
    return this;
  }

  /** Proves the token for this payment; goes into the vault and is never answered. */
  public NetworkTokenPaymentMethodCreate cryptogram(Secret value) {
    put("cryptogram", value);
    return this;
  }

  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  public NetworkTokenPaymentMethodCreate redirectUrl(String value) {
    put("redirect_url", value);
    return this;
  }

  /**
   * The wallet that gave it; processors take the token the same from any.
   * <p>
   * One of <code>apple-pay</code>, <code>google-pay</code>.
   */
  public NetworkTokenPaymentMethodCreate cardSource(String value) {
    put("card_source", value);
    return this;
  }

  /** Scheme of the card behind it; the BIN table where it is left out. */
  public NetworkTokenPaymentMethodCreate cardScheme(CardScheme value) {
    put("card_scheme", value);
    return this;
  }

  /** Last four digits of the card, as the wallet shows them; they become the label. */
  public NetworkTokenPaymentMethodCreate cardSuffix(String value) {
    put("card_suffix", value);
    return this;
  }

  /** Name on the card, as the wallet gives it; processors are told the name of the buyer. */
  public NetworkTokenPaymentMethodCreate cardholderName(String value) {
    put("cardholder_name", value);
    return this;
  }

  /** How strong the proof is, by the scheme. */
  public NetworkTokenPaymentMethodCreate eci(String value) {
    put("eci", value);
    return this;
  }
}
