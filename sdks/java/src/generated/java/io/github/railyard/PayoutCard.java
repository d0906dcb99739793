// Printed from the contract; do not edit.
package io.github.railyard;

public final class PayoutCard extends Struct {
  public PayoutCard() {
    put("method", "card");
  }

  /** 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered. */
  public PayoutCard number(String value) {
    put("number", Secret.of(value));
    return this;
  }

  /** 12 to 19 digits without blanks; goes into the vault before anything parses the body, and is never answered. */
  public PayoutCard number(Secret value) {
    put("number", value);
    return this;
  }

  /** Last month in which the card is good. <code>MM/YY</code>. */
  public PayoutCard expirationDate(String value) {
    put("expiration_date", value);
    return this;
  }

  /** Scheme of the card; the BIN table where it is left out. */
  public PayoutCard cardScheme(CardScheme value) {
    put("card_scheme", value);
    return this;
  }

  /** Your own identifier of the card. */
  public PayoutCard externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }
}
