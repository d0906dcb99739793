// Printed from the contract; do not edit.
package io.github.railyard;

public final class MonitoringAuthRateMetricSpecParams extends Struct {
  /** Which payments, and the window of a sample. */
  public MonitoringAuthRateMetricSpecParams filters(MonitoringMetricFilters value) {
    put("filters", value);
    return this;
  }
}
