// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaymentMethodDetailsCard extends Struct {
  /**
   * First six to eight digits of the number.
   * <p>
   * It may be null.
   */
  public String getBin() {
    return asText("bin");
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
