// Printed from the contract; do not edit.
package io.github.railyard;

public final class MetricsExplorerTotalResponse extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** The metric hour by hour, or day by day. */
  public MetricsExplorerTotalSeriesSet getSeries() {
    return asStruct("series", MetricsExplorerTotalSeriesSet.class);
  }

  /** The metric over all of the time. */
  public MetricsExplorerTotalSummarySet getSummary() {
    return asStruct("summary", MetricsExplorerTotalSummarySet.class);
  }
}
