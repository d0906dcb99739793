// Printed from the contract; do not edit.
package io.github.railyard;

public final class MonitoringThresholdAlertingPolicy extends Struct {
  /** By values that are compared with fixed ones. */
  public MonitoringThresholdAlertingPolicy strategy(String value) {
    put("strategy", value);
    return this;
  }

  /** The values: one of them at least. */
  public MonitoringThresholdAlertingPolicy params(MonitoringThresholdAlertingPolicyParams value) {
    put("params", value);
    return this;
  }
}
