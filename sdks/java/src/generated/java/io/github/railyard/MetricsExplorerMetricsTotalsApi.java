// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>metrics-explorer/metrics/totals</code>. */
public final class MetricsExplorerMetricsTotalsApi extends Group {
  MetricsExplorerMetricsTotalsApi(Connection on) {
    super(on);
  }

  /**
   * Read the totals of a metric.
   * <p>
   * With its course, and what it was just before. Payments are counted some seconds after they change. Scope: <code>metrics-explorer.read</code>.
   */
  public MetricsExplorerTotalResponse get(String source, String metric, GetMetricsExplorerTotalsQuery query, Options... options) {
    return Connection.await(getAsync(source, metric, query, options));
  }

  /**
   * Read the totals of a metric.
   * <p>
   * With its course, and what it was just before. Payments are counted some seconds after they change. Scope: <code>metrics-explorer.read</code>.
   */
  public CompletableFuture<MetricsExplorerTotalResponse> getAsync(String source, String metric, GetMetricsExplorerTotalsQuery query, Options... options) {
    return on.send(new ApiRequest("GET", "/metrics-explorer/", source, "/metrics/", metric, "/totals").query(query), options, MetricsExplorerTotalResponse.class);
  }
}
