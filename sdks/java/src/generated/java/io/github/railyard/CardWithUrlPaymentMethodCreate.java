// Printed from the contract; do not edit.
package io.github.railyard;

public final class CardWithUrlPaymentMethodCreate extends Struct {
  public CardWithUrlPaymentMethodCreate() {
    put("method", "card");
  }

  /** Last month in which the card is good. <code>MM/YY</code>. */
  public CardWithUrlPaymentMethodCreate expirationDate(String value) {
    put("expiration_date", value);
    return this;
  }

  /** 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered. */
  public CardWithUrlPaymentMethodCreate number(String value) {
    put("number", Secret.of(value));
    return this;
  }

  /** 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered. */
  public CardWithUrlPaymentMethodCreate number(Secret value) {
    put("number", value);
    return this;
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public CardWithUrlPaymentMethodCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** The buyer it is stored for. */
  public CardWithUrlPaymentMethodCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Your own identifier of the payment method, where it is stored. */
  public CardWithUrlPaymentMethodCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** How the account behind it is funded; the BIN table where it is left out. */
  public CardWithUrlPaymentMethodCreate cardType(CardType value) {
    put("card_type", value);
    return this;
  }

  /** Three or four digits of the card; kept in memory for this payment alone, and never answered. */
  public CardWithUrlPaymentMethodCreate securityCode(String value) {
    put("security_code", Secret.of(value));
    return this;
  }

  /** Three or four digits of the card; kept in memory for this payment alone, and never answered. */
  public CardWithUrlPaymentMethodCreate securityCode(Secret value) {
    put("security_code", value);
    return this;
  }

  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  public CardWithUrlPaymentMethodCreate redirectUrl(String value) {
    put("redirect_url", value);
    return this;
  }
}
