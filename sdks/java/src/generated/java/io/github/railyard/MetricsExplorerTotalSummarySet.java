// Printed from the contract; do not edit.
package io.github.railyard;

public final class MetricsExplorerTotalSummarySet extends Struct {
  /** Of the time that was asked about. */
  public MetricsExplorerTotalSummary getCurrent() {
    return asStruct("current", MetricsExplorerTotalSummary.class);
  }

  /**
   * Of the time just before; null where it was left out.
   * <p>
   * It may be null.
   */
  public MetricsExplorerTotalSummary getPrevious() {
    return asStruct("previous", MetricsExplorerTotalSummary.class);
  }

  /**
   * How much more than before, as a share of that: 0.1 is ten per cent more; null where there is nothing to compare.
   * <p>
   * It may be null.
   */
  public Double getDelta() {
    return asNumberOrNull("delta");
  }
}
