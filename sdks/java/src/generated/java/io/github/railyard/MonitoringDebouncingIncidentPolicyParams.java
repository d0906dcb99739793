// Printed from the contract; do not edit.
package io.github.railyard;

public final class MonitoringDebouncingIncidentPolicyParams extends Struct {
  /** An incident begins after so many unhealthy samples in a row. */
  public MonitoringDebouncingIncidentPolicyParams createAfterN(long value) {
    put("create_after_n", value);
    return this;
  }

  /** It is over after so many healthy samples in a row. */
  public MonitoringDebouncingIncidentPolicyParams closeAfterN(long value) {
    put("close_after_n", value);
    return this;
  }
}
