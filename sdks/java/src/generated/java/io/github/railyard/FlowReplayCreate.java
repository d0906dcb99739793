// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowReplayCreate extends Struct {
  /** Payments from then on; left out, from thirty days before <code>to</code>. */
  public FlowReplayCreate from(String value) {
    put("from", value);
    return this;
  }

  /** Payments before then; left out, now. */
  public FlowReplayCreate to(String value) {
    put("to", value);
    return this;
  }

  /** What payment services take, for a comparison of costs; the first that fits a payment counts. Left out: the fees that rules of the draft compare. */
  public FlowReplayCreate fees(List<FlowFeeInput> value) {
    put("fees", value);
    return this;
  }
}
