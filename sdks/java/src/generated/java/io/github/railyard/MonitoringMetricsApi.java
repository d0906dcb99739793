// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>monitoring/metrics</code>. */
public final class MonitoringMetricsApi extends Group {
  MonitoringMetricsApi(Connection on) {
    super(on);
  }

  public MonitoringMetricsIncidentsApi incidents() {
    return new MonitoringMetricsIncidentsApi(on);
  }

  /**
   * Define a metric to watch and when to alert.
   * <p>
   * It is measured every quarter of an hour, from counts that are kept up to date. A merchant account has 50 at most. Scope: <code>monitoring.write</code>.
   */
  public MonitoringMetric create(MonitoringMetricCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Define a metric to watch and when to alert.
   * <p>
   * It is measured every quarter of an hour, from counts that are kept up to date. A merchant account has 50 at most. Scope: <code>monitoring.write</code>.
   */
  public CompletableFuture<MonitoringMetric> createAsync(MonitoringMetricCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/monitoring/metrics").body(body), options, MonitoringMetric.class);
  }

  /**
   * List watched metrics.
   * <p>
   * Newest first, with their samples. Scope: <code>monitoring.read</code>.
   */
  public Listing<MonitoringMetric> list(ListMonitoringMetricsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/monitoring/metrics").query(query), options, MonitoringMetric.class);
  }

  /**
   * Stop watching a metric.
   * <p>
   * Its incident ends with it; incidents stay, and tell what was watched. Scope: <code>monitoring.write</code>.
   */
  public Answer delete(String metricId, Options... options) {
    return Connection.await(deleteAsync(metricId, options));
  }

  /**
   * Stop watching a metric.
   * <p>
   * Its incident ends with it; incidents stay, and tell what was watched. Scope: <code>monitoring.write</code>.
   */
  public CompletableFuture<Answer> deleteAsync(String metricId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/monitoring/metrics/", metricId), options);
  }

  /**
   * Read a watched metric.
   * <p>
   * Scope: <code>monitoring.read</code>.
   */
  public MonitoringMetric get(String metricId, GetMonitoringMetricQuery query, Options... options) {
    return Connection.await(getAsync(metricId, query, options));
  }

  /**
   * Read a watched metric.
   * <p>
   * Scope: <code>monitoring.read</code>.
   */
  public CompletableFuture<MonitoringMetric> getAsync(String metricId, GetMonitoringMetricQuery query, Options... options) {
    return on.send(new ApiRequest("GET", "/monitoring/metrics/", metricId).query(query), options, MonitoringMetric.class);
  }

  /**
   * Read a watched metric.
   * <p>
   * Scope: <code>monitoring.read</code>.
   */
  public MonitoringMetric get(String metricId, Options... options) {
    return get(metricId, (GetMonitoringMetricQuery) null, options);
  }

  /**
   * Read a watched metric.
   * <p>
   * Scope: <code>monitoring.read</code>.
   */
  public CompletableFuture<MonitoringMetric> getAsync(String metricId, Options... options) {
    return getAsync(metricId, (GetMonitoringMetricQuery) null, options);
  }

  /**
   * Change a watched metric.
   * <p>
   * Samples in a row are counted anew from then on. Scope: <code>monitoring.write</code>.
   */
  public MonitoringMetric update(String metricId, MonitoringMetricUpdate body, Options... options) {
    return Connection.await(updateAsync(metricId, body, options));
  }

  /**
   * Change a watched metric.
   * <p>
   * Samples in a row are counted anew from then on. Scope: <code>monitoring.write</code>.
   */
  public CompletableFuture<MonitoringMetric> updateAsync(String metricId, MonitoringMetricUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/monitoring/metrics/", metricId).body(body), options, MonitoringMetric.class);
  }
}
