// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>monitoring/metrics/incidents</code>. */
public final class MonitoringMetricsIncidentsApi extends Group {
  MonitoringMetricsIncidentsApi(Connection on) {
    super(on);
  }

  /**
   * List the incidents of a metric.
   * <p>
   * Newest first. Scope: <code>monitoring.read</code>.
   */
  public Listing<MonitoringIncident> list(String metricId, ListMonitoringMetricIncidentsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/monitoring/metrics/", metricId, "/incidents").query(query), options, MonitoringIncident.class);
  }

  /**
   * List the incidents of a metric.
   * <p>
   * Newest first. Scope: <code>monitoring.read</code>.
   */
  public Listing<MonitoringIncident> list(String metricId, Options... options) {
    return list(metricId, (ListMonitoringMetricIncidentsQuery) null, options);
  }
}
