// Printed from the contract; do not edit.
package io.github.railyard;

public final class MetricsExplorerPresetCreate extends Struct {
  /** A name for people to read. */
  public MetricsExplorerPresetCreate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** What of the figures is shown. */
  public MetricsExplorerPresetCreate metric(MetricsExplorerMetric value) {
    put("metric", value);
    return this;
  }

  /** Which payments, in the words of the query. */
  public MetricsExplorerPresetCreate filters(MetricsExplorerFiltersQueryParams value) {
    put("filters", value);
    return this;
  }
}
