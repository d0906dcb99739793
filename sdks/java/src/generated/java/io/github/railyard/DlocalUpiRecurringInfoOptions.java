// Printed from the contract; do not edit.
package io.github.railyard;

public final class DlocalUpiRecurringInfoOptions extends Struct {
  /**
   * What the frequency counts.
   * <p>
   * One of <code>MONTH</code>, <code>WEEK</code>, <code>BI_MONTHLY</code>, <code>ONDEMAND</code>, <code>QUARTER</code>, <code>YEAR</code>, <code>SEMI_ANNUALLY</code>, <code>DAY</code>.
   */
  public DlocalUpiRecurringInfoOptions subscriptionFrequencyUnit(String value) {
    put("subscription_frequency_unit", value);
    return this;
  }

  /** After how many of those money is taken. */
  public DlocalUpiRecurringInfoOptions subscriptionFrequency(long value) {
    put("subscription_frequency", value);
    return this;
  }

  /** First day of the agreement. */
  public DlocalUpiRecurringInfoOptions subscriptionStartAt(String value) {
    put("subscription_start_at", value);
    return this;
  }

  /** Last day of the agreement. */
  public DlocalUpiRecurringInfoOptions subscriptionEndAt(String value) {
    put("subscription_end_at", value);
    return this;
  }
}
