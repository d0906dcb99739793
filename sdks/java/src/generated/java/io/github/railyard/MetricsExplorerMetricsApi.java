// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>metrics-explorer/metrics</code>. */
public final class MetricsExplorerMetricsApi extends Group {
  MetricsExplorerMetricsApi(Connection on) {
    super(on);
  }

  public MetricsExplorerMetricsModulesApi modules() {
    return new MetricsExplorerMetricsModulesApi(on);
  }

  public MetricsExplorerMetricsTotalsApi totals() {
    return new MetricsExplorerMetricsTotalsApi(on);
  }
}
