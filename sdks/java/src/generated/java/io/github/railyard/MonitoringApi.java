// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>monitoring</code>. */
public final class MonitoringApi extends Group {
  MonitoringApi(Connection on) {
    super(on);
  }

  public MonitoringIncidentsApi incidents() {
    return new MonitoringIncidentsApi(on);
  }

  public MonitoringMetricsApi metrics() {
    return new MonitoringMetricsApi(on);
  }
}
