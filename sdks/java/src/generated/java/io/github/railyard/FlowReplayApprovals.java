// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowReplayApprovals extends Struct {
  /** Of these payments. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** Payments whose end is known, and can be expected under the rules. Those of <code>unknown</code> are not among them. */
  public long getPayments() {
    return asWhole("payments");
  }

  /** Of these: first attempts that were approved. */
  public long getBefore() {
    return asWhole("before");
  }

  /** Of these: first attempts that the rules would have had approved. What stays where it was counts as it ended, and what the rules refuse as not approved. */
  public FlowReplayExpectation getAfter() {
    return asStruct("after", FlowReplayExpectation.class);
  }

  /**
   * What was taken of the approved ones, in minor units; null without <code>fees</code>.
   * <p>
   * It may be null.
   */
  public Long getFeesBefore() {
    return asWholeOrNull("fees_before");
  }

  /**
   * What would have been taken, in minor units; null without <code>fees</code>.
   * <p>
   * It may be null.
   */
  public FlowReplayExpectation getFeesAfter() {
    return asStruct("fees_after", FlowReplayExpectation.class);
  }

  /**
   * Payments that no fee fits: they are in neither sum. Null without <code>fees</code>.
   * <p>
   * It may be null.
   */
  public FlowReplayWithoutFee getWithoutFee() {
    return asStruct("without_fee", FlowReplayWithoutFee.class);
  }
}
