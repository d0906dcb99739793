// Printed from the contract; do not edit.
package io.github.railyard;

public final class AgentMandateLimits extends Struct {
  /** Each of them, at most. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmountMax() {
    return asWhole("amount_max");
  }

  /** All of them together, at most. What failed is not among them. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getTotalMax() {
    return asWhole("total_max");
  }

  /** How many may be begun. One that failed counts all the same. */
  public long getCountMax() {
    return asWhole("count_max");
  }
}
