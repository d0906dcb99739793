// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReconciliationClose extends Struct {
  /** Why it is closed all the same: needed where <code>unexplained_count</code> is not 0. */
  public ReconciliationClose reason(String value) {
    put("reason", value);
    return this;
  }

  /** As it was read: where it was looked at again since, it is not closed, and the answer is 409. */
  public ReconciliationClose reconciledAt(String value) {
    put("reconciled_at", value);
    return this;
  }
}
