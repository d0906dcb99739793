// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>paymentServices.health.get</code> can be asked for. */
public final class GetPaymentServiceHealthQuery extends Struct {
  /** Which time is looked at, 31 days at most: as for the metrics explorer. */
  public GetPaymentServiceHealthQuery datetimeRange(String value) {
    put("datetime_range", value);
    return this;
  }
}
