// Printed from the contract; do not edit.
package io.github.railyard;

public final class GiftCardIssuanceCreate extends Struct {
  /** Which of the provider's designs. */
  public GiftCardIssuanceCreate theme(String value) {
    put("theme", value);
    return this;
  }

  /** What the card is to be worth. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public GiftCardIssuanceCreate amount(long value) {
    put("amount", value);
    return this;
  }

  /** Currency of that amount. ISO 4217, upper case. */
  public GiftCardIssuanceCreate currency(String value) {
    put("currency", value);
    return this;
  }

  /** Your own identifier of the issuance. */
  public GiftCardIssuanceCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }
}
