// Printed from the contract; do not edit.
package io.github.railyard;

public final class GiftCardTransactionCreate extends Struct {
  /** 16 to 19 digits; goes into the vault before anything parses the body, and is never answered. */
  public GiftCardTransactionCreate number(String value) {
    put("number", Secret.of(value));
    return this;
  }

  /** 16 to 19 digits; goes into the vault before anything parses the body, and is never answered. */
  public GiftCardTransactionCreate number(Secret value) {
    put("number", value);
    return this;
  }

  /** PIN of the card; never answered. */
  public GiftCardTransactionCreate pin(String value) {
    put("pin", Secret.of(value));
    return this;
  }

  /** PIN of the card; never answered. */
  public GiftCardTransactionCreate pin(Secret value) {
    put("pin", value);
    return this;
  }

  /** This card's part of the payment. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public GiftCardTransactionCreate amount(long value) {
    put("amount", value);
    return this;
  }
}
