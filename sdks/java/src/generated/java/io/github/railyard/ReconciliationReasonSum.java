// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReconciliationReasonSum extends Struct {
  /** Why something is not the same on both sides. */
  public ReconciliationReason getReason() {
    return asWord("reason", ReconciliationReason.class);
  }

  /** All differences of this reason; above zero: more arrived than the books say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }
}
