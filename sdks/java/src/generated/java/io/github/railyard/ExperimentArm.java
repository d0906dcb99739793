// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ExperimentArm extends Struct {
  /** What reports call it: small letters, digits, <code>-</code> and <code>_</code>. */
  public String getName() {
    return asText("name");
  }

  /** Of a hundred units, those that are dealt to it. */
  public long getSharePercent() {
    return asWhole("share_percent");
  }

  /** What it tries, as a rule of <code>route-transaction</code> lists it. */
  public List<Object> getAttempts() {
    return asList("attempts");
  }

  /**
   * By what these attempts are put in an order, for each payment anew, as a rule has it: what costs least first, or what is approved most often. Left out: as they stand.
   * <p>
   * It may be null.
   */
  public ExperimentOrder getOrderBy() {
    return asWord("order_by", ExperimentOrder.class);
  }

  /**
   * What <code>cost</code> compares; the first that fits a payment counts.
   * <p>
   * It may be null.
   */
  public List<FlowFee> getFees() {
    return asStructs("fees", FlowFee.class);
  }

  /**
   * With <code>success_rate</code>: of a hundred payments of the arm, those that begin anywhere; left out, 10.
   * <p>
   * It may be null.
   */
  public Long getExplorePercent() {
    return asWholeOrNull("explore_percent");
  }
}
