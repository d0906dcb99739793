// Printed from the contract; do not edit.
package io.github.railyard;

public final class MonitoringDebouncingIncidentPolicy extends Struct {
  /** By samples in a row. */
  public MonitoringDebouncingIncidentPolicy strategy(String value) {
    put("strategy", value);
    return this;
  }

  /** How many samples it takes. */
  public MonitoringDebouncingIncidentPolicy params(MonitoringDebouncingIncidentPolicyParams value) {
    put("params", value);
    return this;
  }
}
