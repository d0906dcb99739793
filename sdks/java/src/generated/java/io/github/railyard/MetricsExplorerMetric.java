// Printed from the contract; do not edit.
package io.github.railyard;

public final class MetricsExplorerMetric extends Word {
  public static final MetricsExplorerMetric VOLUME = new MetricsExplorerMetric("volume");
  public static final MetricsExplorerMetric TRANSACTIONS = new MetricsExplorerMetric("transactions");
  public static final MetricsExplorerMetric AUTH_RATE = new MetricsExplorerMetric("auth_rate");

  MetricsExplorerMetric(String value) {
    super(value);
  }
}
