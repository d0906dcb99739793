// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazePaymentMethodCreate extends Struct {
  public PazePaymentMethodCreate() {
    put("method", "paze");
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public PazePaymentMethodCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** The buyer it is stored for. */
  public PazePaymentMethodCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Name on the card, as the wallet gives it; processors are told the name of the buyer. */
  public PazePaymentMethodCreate cardholderName(String value) {
    put("cardholder_name", value);
    return this;
  }

  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  public PazePaymentMethodCreate redirectUrl(String value) {
    put("redirect_url", value);
    return this;
  }

  /** Last four digits of the card, as the wallet shows them; they become the label. */
  public PazePaymentMethodCreate cardSuffix(String value) {
    put("card_suffix", value);
    return this;
  }

  /** Scheme as the wallet names it. */
  public PazePaymentMethodCreate cardScheme(String value) {
    put("card_scheme", value);
    return this;
  }

  /** How the account behind it is funded, as the wallet names it. */
  public PazePaymentMethodCreate cardType(String value) {
    put("card_type", value);
    return this;
  }

  /** The secure payload that Paze gave; opened in the vault, never answered, and good once. */
  public PazePaymentMethodCreate token(String value) {
    put("token", value);
    return this;
  }

  /** A further token of Paze's; goes into the vault and is never answered. */
  public PazePaymentMethodCreate checkoutToken(String value) {
    put("checkout_token", value);
    return this;
  }
}
