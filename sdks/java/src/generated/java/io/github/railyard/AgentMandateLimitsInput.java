// Printed from the contract; do not edit.
package io.github.railyard;

public final class AgentMandateLimitsInput extends Struct {
  /** Each of them, at most. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public AgentMandateLimitsInput amountMax(long value) {
    put("amount_max", value);
    return this;
  }

  /** All of them together, at most. What failed is not among them. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public AgentMandateLimitsInput totalMax(long value) {
    put("total_max", value);
    return this;
  }

  /** How many may be begun. One that failed counts all the same. */
  public AgentMandateLimitsInput countMax(long value) {
    put("count_max", value);
    return this;
  }
}
