// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class GooglePayPaymentMethodCreate extends Struct {
  public GooglePayPaymentMethodCreate() {
    put("method", "googlepay");
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public GooglePayPaymentMethodCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** The buyer it is stored for. */
  public GooglePayPaymentMethodCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Name on the card, as the wallet gives it; processors are told the name of the buyer. */
  public GooglePayPaymentMethodCreate cardholderName(String value) {
    put("cardholder_name", value);
    return this;
  }

  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  public GooglePayPaymentMethodCreate redirectUrl(String value) {
    put("redirect_url", value);
    return this;
  }

  /** Last four digits of the card, as the wallet shows them; they become the label. */
  public GooglePayPaymentMethodCreate cardSuffix(String value) {
    put("card_suffix", value);
    return this;
  }

  /** Scheme as the wallet names it. */
  public GooglePayPaymentMethodCreate cardScheme(String value) {
    put("card_scheme", value);
    return this;
  }

  /** How the account behind it is funded, as the wallet names it. */
  public GooglePayPaymentMethodCreate cardType(String value) {
    put("card_type", value);
    return this;
  }

  /** What the wallet gave, as text or object; opened in the vault, never answered, and good once. */
  public GooglePayPaymentMethodCreate token(String value) {
    put("token", value);
    return this;
  }

  /** What the wallet gave, as text or object; opened in the vault, never answered, and good once. */
  public GooglePayPaymentMethodCreate token(Map<String, ?> value) {
    put("token", value);
    return this;
  }

  /** What Google Pay says it has checked. */
  public GooglePayPaymentMethodCreate assuranceDetails(GooglePayAssuranceDetails value) {
    put("assurance_details", value);
    return this;
  }
}
