// Printed from the contract; do not edit.
package io.github.railyard;

public final class GiftCardTokenTransactionCreate extends Struct {
  /** A stored gift card. */
  public GiftCardTokenTransactionCreate id(String value) {
    put("id", value);
    return this;
  }

  /** This card's part of the payment. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public GiftCardTokenTransactionCreate amount(long value) {
    put("amount", value);
    return this;
  }
}
