// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>metrics-explorer</code>. */
public final class MetricsExplorerApi extends Group {
  MetricsExplorerApi(Connection on) {
    super(on);
  }

  public MetricsExplorerMetricsApi metrics() {
    return new MetricsExplorerMetricsApi(on);
  }

  public MetricsExplorerPresetsApi presets() {
    return new MetricsExplorerPresetsApi(on);
  }
}
