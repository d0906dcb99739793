// Printed from the contract; do not edit.
package io.github.railyard;

public final class MonitoringThresholdAlertingPolicyParams extends Struct {
  /** A sample above this is unhealthy. */
  public MonitoringThresholdAlertingPolicyParams alertGt(long value) {
    put("alert_gt", value);
    return this;
  }

  /** A sample above this is unhealthy. */
  public MonitoringThresholdAlertingPolicyParams alertGt(double value) {
    put("alert_gt", value);
    return this;
  }

  /** A sample above this is unhealthy. */
  public MonitoringThresholdAlertingPolicyParams alertGt(String value) {
    put("alert_gt", value);
    return this;
  }

  /** A sample below this is unhealthy. */
  public MonitoringThresholdAlertingPolicyParams alertLt(long value) {
    put("alert_lt", value);
    return this;
  }

  /** A sample below this is unhealthy. */
  public MonitoringThresholdAlertingPolicyParams alertLt(double value) {
    put("alert_lt", value);
    return this;
  }

  /** A sample below this is unhealthy. */
  public MonitoringThresholdAlertingPolicyParams alertLt(String value) {
    put("alert_lt", value);
    return this;
  }
}
