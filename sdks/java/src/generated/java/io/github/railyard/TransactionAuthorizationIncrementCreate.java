// Printed from the contract; do not edit.
package io.github.railyard;

public final class TransactionAuthorizationIncrementCreate extends Struct {
  /** How much more is to be authorized. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public TransactionAuthorizationIncrementCreate amount(long value) {
    put("amount", value);
    return this;
  }
}
