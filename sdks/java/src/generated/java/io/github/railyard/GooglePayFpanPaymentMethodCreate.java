// Printed from the contract; do not edit.
package io.github.railyard;

public final class GooglePayFpanPaymentMethodCreate extends Struct {
  public GooglePayFpanPaymentMethodCreate() {
    put("method", "googlepay_pan_only");
  }

  /** Last month in which the card is good. <code>MM/YY</code>. */
  public GooglePayFpanPaymentMethodCreate expirationDate(String value) {
    put("expiration_date", value);
    return this;
  }

  /** 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered. */
  public GooglePayFpanPaymentMethodCreate number(String value) {
    put("number", Secret.of(value));
    return this;
  }

  /** 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered. */
  public GooglePayFpanPaymentMethodCreate number(Secret value) {
    put("number", value);
    return this;
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public GooglePayFpanPaymentMethodCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** The buyer it is stored for. */
  public GooglePayFpanPaymentMethodCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Your own identifier of the payment method, where it is stored. */
  public GooglePayFpanPaymentMethodCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** How the account behind it is funded; the BIN table where it is left out. */
  public GooglePayFpanPaymentMethodCreate cardType(CardType value) {
    put("card_type", value);
    return this;
  }

  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  public GooglePayFpanPaymentMethodCreate redirectUrl(String value) {
    put("redirect_url", value);
    return this;
  }

  /** Only null: wallets give none. */
  public GooglePayFpanPaymentMethodCreate securityCode(Object value) {
    put("security_code", value);
    return this;
  }
}
