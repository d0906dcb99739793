// Printed from the contract; do not edit.
package io.github.railyard;

public final class MetricsExplorerTotalSummary extends Struct {
  /**
   * Payments, minor units of their currency, or a rate from 0 to 1; null where payments have several currencies, or none was decided.
   * <p>
   * It may be null.
   */
  public OneOf getValue() {
    return asOne("value");
  }
}
