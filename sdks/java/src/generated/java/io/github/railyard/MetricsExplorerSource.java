// Printed from the contract; do not edit.
package io.github.railyard;

public final class MetricsExplorerSource extends Word {
  public static final MetricsExplorerSource AUTHENTICATION = new MetricsExplorerSource("authentication");
  public static final MetricsExplorerSource AUTHORIZATION = new MetricsExplorerSource("authorization");
  public static final MetricsExplorerSource MONITORING = new MetricsExplorerSource("monitoring");

  MetricsExplorerSource(String value) {
    super(value);
  }
}
