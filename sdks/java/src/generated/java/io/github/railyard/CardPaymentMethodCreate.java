// Printed from the contract; do not edit.
package io.github.railyard;

public final class CardPaymentMethodCreate extends Struct {
  public CardPaymentMethodCreate() {
    put("method", "card");
  }

  /** Last month in which the card is good. <code>MM/YY</code>. */
  public CardPaymentMethodCreate expirationDate(String value) {
    put("expiration_date", value);
    return this;
  }

  /** 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered. */
  public CardPaymentMethodCreate number(String value) {
    put("number", Secret.of(value));
    return this;
  }

  /** 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered. */
  public CardPaymentMethodCreate number(Secret value) {
    put("number", value);
    return this;
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public CardPaymentMethodCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** The buyer it is stored for. */
  public CardPaymentMethodCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Your own identifier of the payment method, where it is stored. */
  public CardPaymentMethodCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** How the account behind it is funded; the BIN table where it is left out. */
  public CardPaymentMethodCreate cardType(CardType value) {
    put("card_type", value);
    return this;
  }

  /** Three or four digits of the card; kept in memory for this payment alone, and never answered. */
  public CardPaymentMethodCreate securityCode(String value) {
    put("security_code", Secret.of(value));
    return this;
  }

  /** Three or four digits of the card; kept in memory for this payment alone, and never answered. */
  public CardPaymentMethodCreate securityCode(Secret value) {
    put("security_code", value);
    return this;
  }
}
