// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class ApplePayPaymentMethodCreate extends Struct {
  public ApplePayPaymentMethodCreate() {
    put("method", "applepay");
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public ApplePayPaymentMethodCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** The buyer it is stored for. */
  public ApplePayPaymentMethodCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Name on the card, as the wallet gives it; processors are told the name of the buyer. */
  public ApplePayPaymentMethodCreate cardholderName(String value) {
    put("cardholder_name", value);
    return this;
  }

  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  public ApplePayPaymentMethodCreate redirectUrl(String value) {
    put("redirect_url", value);
    return this;
  }

  /** Last four digits of the card, as the wallet shows them; they become the label. */
  public ApplePayPaymentMethodCreate cardSuffix(String value) {
    put("card_suffix", value);
    return this;
  }

  /** Scheme as the wallet names it. */
  public ApplePayPaymentMethodCreate cardScheme(String value) {
    put("card_scheme", value);
    return this;
  }

  /** How the account behind it is funded, as the wallet names it. */
  public ApplePayPaymentMethodCreate cardType(String value) {
    put("card_type", value);
    return this;
  }

  /** What the wallet gave, as text or object; opened in the vault, never answered, and good once. */
  public ApplePayPaymentMethodCreate token(String value) {
    put("token", value);
    return this;
  }

  /** What the wallet gave, as text or object; opened in the vault, never answered, and good once. */
  public ApplePayPaymentMethodCreate token(Map<String, ?> value) {
    put("token", value);
    return this;
  }
}
