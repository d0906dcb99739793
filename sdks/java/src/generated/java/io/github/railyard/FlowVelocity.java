// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowVelocity extends Struct {
  /**
   * What is counted.
   * <p>
   * One of <code>payments</code>, <code>approved</code>, <code>declined</code>, <code>cards</code>, <code>amount</code>.
   */
  public FlowVelocity count(String value) {
    put("count", value);
    return this;
  }

  /**
   * What the payments have in common.
   * <p>
   * One of <code>card</code>, <code>buyer_id</code>, <code>buyer_external_identifier</code>, <code>email_address</code>, <code>ip_address</code>, <code>device</code>.
   */
  public FlowVelocity by(String value) {
    put("by", value);
    return this;
  }

  /**
   * Of how long a time before.
   * <p>
   * One of <code>10_minutes</code>, <code>1_hour</code>, <code>1_day</code>, <code>7_days</code>.
   */
  public FlowVelocity within(String value) {
    put("within", value);
    return this;
  }

  /** What it comes to with this payment, of an amount in minor units of its currency. */
  public FlowVelocity value(long value) {
    put("value", value);
    return this;
  }
}
