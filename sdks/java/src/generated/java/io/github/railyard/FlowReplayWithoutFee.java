// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowReplayWithoutFee extends Struct {
  /** Of the payments in <code>fees_before</code>. */
  public long getBefore() {
    return asWhole("before");
  }

  /** Of the payments in <code>fees_after</code>. */
  public long getAfter() {
    return asWhole("after");
  }
}
