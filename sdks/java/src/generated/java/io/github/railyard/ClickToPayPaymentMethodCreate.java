// Printed from the contract; do not edit.
package io.github.railyard;

public final class ClickToPayPaymentMethodCreate extends Struct {
  public ClickToPayPaymentMethodCreate() {
    put("method", "click-to-pay");
  }

  /** Network token that you decrypted; goes into the vault and is never answered. */
  public ClickToPayPaymentMethodCreate token(String value) {
    put("token", value);
    return this;
  }

  /** Proves the token for this payment; goes into the vault and is never answered. */
  public ClickToPayPaymentMethodCreate cryptogram(String value) {
    put("cryptogram", Secret.of(value));
    return this;
  }

  /** Proves the token for this payment; goes into the vault and is never answered. */
  public ClickToPayPaymentMethodCreate cryptogram(Secret value) {
    put("cryptogram", value);
    return this;
  }

  /** Last month in which the token is good. <code>MM/YY</code>. */
  public ClickToPayPaymentMethodCreate expirationDate(String value) {
    put("expiration_date", value);
    return this;
  }

  /** The buyer it is stored for. */
  public ClickToPayPaymentMethodCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public ClickToPayPaymentMethodCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** Your own identifier of the payment method, where it is stored. */
  public ClickToPayPaymentMethodCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  public ClickToPayPaymentMethodCreate redirectUrl(String value) {
    put("redirect_url", value);
    return this;
  }
}
