// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReconciliationTerm extends Struct {
  /** What the amount is, such as <code>captured</code> or <code>paid out</code>. */
  public String getOf() {
    return asText("of");
  }

  /** With its sign. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }
}
