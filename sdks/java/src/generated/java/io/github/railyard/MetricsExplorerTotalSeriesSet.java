// Printed from the contract; do not edit.
package io.github.railyard;

public final class MetricsExplorerTotalSeriesSet extends Struct {
  /** Of the time that was asked about. */
  public MetricsExplorerTotalSeries getCurrent() {
    return asStruct("current", MetricsExplorerTotalSeries.class);
  }

  /**
   * Of the time just before, which is as long; null where it was left out.
   * <p>
   * It may be null.
   */
  public MetricsExplorerTotalSeries getPrevious() {
    return asStruct("previous", MetricsExplorerTotalSeries.class);
  }
}
