// Printed from the contract; do not edit.
package io.github.railyard;

public final class MonitoringAuthRateSpec extends Struct {
  /** The share of payments that were authorized among those that were authorized, declined or failed. */
  public MonitoringAuthRateSpec model(String value) {
    put("model", value);
    return this;
  }

  /** Which payments, and in which window. */
  public MonitoringAuthRateSpec params(MonitoringAuthRateMetricSpecParams value) {
    put("params", value);
    return this;
  }
}
