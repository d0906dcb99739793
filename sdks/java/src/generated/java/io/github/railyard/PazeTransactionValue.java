// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeTransactionValue extends Struct {
  /** ISO 4217 code of the purchase. */
  public PazeTransactionValue transactionCurrency(String value) {
    put("transactionCurrency", value);
    return this;
  }

  /** In major units as text, for example <code>12.99</code>. */
  public PazeTransactionValue transactionAmount(String value) {
    put("transactionAmount", value);
    return this;
  }
}
