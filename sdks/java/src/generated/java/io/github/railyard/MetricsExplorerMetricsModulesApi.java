// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>metrics-explorer/metrics/modules</code>. */
public final class MetricsExplorerMetricsModulesApi extends Group {
  MetricsExplorerMetricsModulesApi(Connection on) {
    super(on);
  }

  /**
   * Read the data of one chart.
   * <p>
   * By the words of one dimension, the hundred most frequent first. Scope: <code>metrics-explorer.read</code>.
   */
  public Answer get(String source, String metric, String module, GetMetricsExplorerModuleQuery query, Options... options) {
    return Connection.await(getAsync(source, metric, module, query, options));
  }

  /**
   * Read the data of one chart.
   * <p>
   * By the words of one dimension, the hundred most frequent first. Scope: <code>metrics-explorer.read</code>.
   */
  public CompletableFuture<Answer> getAsync(String source, String metric, String module, GetMetricsExplorerModuleQuery query, Options... options) {
    return on.send(new ApiRequest("GET", "/metrics-explorer/", source, "/metrics/", metric, "/modules/", module).query(query), options);
  }
}
