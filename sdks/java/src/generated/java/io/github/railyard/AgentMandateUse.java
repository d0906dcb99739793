// Printed from the contract; do not edit.
package io.github.railyard;

public final class AgentMandateUse extends Struct {
  /** All of them together. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }

  /** How many. */
  public long getCount() {
    return asWhole("count");
  }
}
