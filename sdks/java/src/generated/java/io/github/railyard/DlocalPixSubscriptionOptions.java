// Printed from the contract; do not edit.
package io.github.railyard;

public final class DlocalPixSubscriptionOptions extends Struct {
  /** How much is taken each time. */
  public DlocalPixSubscriptionOptions amount(DlocalPixSubscriptionAmountOptions value) {
    put("amount", value);
    return this;
  }

  /**
   * How often money is taken.
   * <p>
   * One of <code>WEEKLY</code>, <code>MONTHLY</code>, <code>QUARTERLY</code>, <code>SEMI_ANNUAL</code>, <code>ANNUAL</code>.
   */
  public DlocalPixSubscriptionOptions frequency(String value) {
    put("frequency", value);
    return this;
  }

  /** First day of the agreement. */
  public DlocalPixSubscriptionOptions startDate(String value) {
    put("start_date", value);
    return this;
  }

  /** Last day of the agreement. */
  public DlocalPixSubscriptionOptions endDate(String value) {
    put("end_date", value);
    return this;
  }
}
