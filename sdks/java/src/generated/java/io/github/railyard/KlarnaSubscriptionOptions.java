// Printed from the contract; do not edit.
package io.github.railyard;

public final class KlarnaSubscriptionOptions extends Struct {
  /** What it is called. */
  public KlarnaSubscriptionOptions name(String value) {
    put("name", value);
    return this;
  }

  /**
   * What the count counts.
   * <p>
   * One of <code>DAY</code>, <code>WEEK</code>, <code>MONTH</code>, <code>YEAR</code>.
   */
  public KlarnaSubscriptionOptions interval(String value) {
    put("interval", value);
    return this;
  }

  /** After how many of those it is charged. */
  public KlarnaSubscriptionOptions intervalCount(long value) {
    put("interval_count", value);
    return this;
  }

  /** Your own reference of it. */
  public KlarnaSubscriptionOptions reference(String value) {
    put("reference", value);
    return this;
  }
}
