// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>paymentServices.health.list</code> can be asked for. */
public final class ListPaymentServiceHealthQuery extends Struct {
  /** Which time is looked at, 31 days at most: as for the metrics explorer. */
  public ListPaymentServiceHealthQuery datetimeRange(String value) {
    put("datetime_range", value);
    return this;
  }
}
