// Printed from the contract; do not edit.
package io.github.railyard;

public final class MonitoringMetricCreate extends Struct {
  /** A name for people to read. */
  public MonitoringMetricCreate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** What is watched. It does not change. */
  public MonitoringMetricCreate spec(MonitoringAuthRateSpec value) {
    put("spec", value);
    return this;
  }

  /** Beyond which values a sample is unhealthy: one threshold at least; null: none is. */
  public MonitoringMetricCreate alertingPolicy(MonitoringThresholdAlertingPolicy value) {
    put("alerting_policy", value);
    return this;
  }

  /** Beyond which values a sample is unhealthy: one threshold at least; null: none is. */
  public MonitoringMetricCreate alertingPolicy(Opt<MonitoringThresholdAlertingPolicy> value) {
    put("alerting_policy", value);
    return this;
  }

  /** After how many samples in a row an incident begins and ends; null: none does, and one that is open ends. */
  public MonitoringMetricCreate incidentPolicy(MonitoringDebouncingIncidentPolicy value) {
    put("incident_policy", value);
    return this;
  }

  /** After how many samples in a row an incident begins and ends; null: none does, and one that is open ends. */
  public MonitoringMetricCreate incidentPolicy(Opt<MonitoringDebouncingIncidentPolicy> value) {
    put("incident_policy", value);
    return this;
  }
}
