// Printed from the contract; do not edit.
package io.github.railyard;

public final class CheckoutSessionPaymentMethodDetails extends Struct {
  /**
   * First digits of the number.
   * <p>
   * It may be null.
   */
  public String getBin() {
    return asText("bin");
  }

  /**
   * Country of the issuer; null where the BIN table does not know. ISO 3166-1 alpha-2, upper case.
   * <p>
   * It may be null.
   */
  public String getCardCountry() {
    return asText("card_country");
  }

  /**
   * How the account behind it is funded; null where the BIN table does not know.
   * <p>
   * It may be null.
   */
  public CardType getCardType() {
    return asWord("card_type", CardType.class);
  }

  /**
   * The bank that gave the card; null where the BIN table does not know.
   * <p>
   * It may be null.
   */
  public String getCardIssuerName() {
    return asText("card_issuer_name");
  }
}
