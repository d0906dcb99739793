// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class MonitoringMetricFilters extends Struct {
  /** The window of each sample, before its time: a duration of whole quarters of an hour, up to a week, as in <code>PT1H</code>. */
  public MonitoringMetricFilters datetimeRange(String value) {
    put("datetime_range", value);
    return this;
  }

  /** Only payments by one of these methods; null: those that have none. */
  public MonitoringMetricFilters method(List<PaymentMethodKind> value) {
    put("method", value);
    return this;
  }

  /** Only cards that begin with one of these six digits. */
  public MonitoringMetricFilters paymentMethodBin(List<String> value) {
    put("payment_method_bin", value);
    return this;
  }

  /** Only cards of one of these schemes. */
  public MonitoringMetricFilters paymentMethodScheme(List<CardScheme> value) {
    put("payment_method_scheme", value);
    return this;
  }

  /** Only payments by one of these payment services. */
  public MonitoringMetricFilters paymentServiceId(List<String> value) {
    put("payment_service_id", value);
    return this;
  }
}
