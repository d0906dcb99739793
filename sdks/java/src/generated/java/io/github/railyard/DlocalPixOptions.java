// Printed from the contract; do not edit.
package io.github.railyard;

public final class DlocalPixOptions extends Struct {
  /** What the buyer agrees to for later payments. */
  public DlocalPixOptions subscription(DlocalPixSubscriptionOptions value) {
    put("subscription", value);
    return this;
  }

  /** Day on which this one is taken. */
  public DlocalPixOptions scheduledDate(String value) {
    put("scheduled_date", value);
    return this;
  }
}
