// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ExperimentArmInput extends Struct {
  /** What reports call it: small letters, digits, <code>-</code> and <code>_</code>. */
  public ExperimentArmInput name(String value) {
    put("name", value);
    return this;
  }

  /** Of a hundred units, those that are dealt to it. */
  public ExperimentArmInput sharePercent(long value) {
    put("share_percent", value);
    return this;
  }

  /** What it tries, as a rule of <code>route-transaction</code> lists it. */
  public ExperimentArmInput attempts(List<?> value) {
    put("attempts", value);
    return this;
  }

  /** By what these attempts are put in an order, for each payment anew, as a rule has it: what costs least first, or what is approved most often. Left out: as they stand. */
  public ExperimentArmInput orderBy(ExperimentOrder value) {
    put("order_by", value);
    return this;
  }

  /** What <code>cost</code> compares; the first that fits a payment counts. */
  public ExperimentArmInput fees(List<FlowFeeInput> value) {
    put("fees", value);
    return this;
  }

  /** With <code>success_rate</code>: of a hundred payments of the arm, those that begin anywhere; left out, 10. */
  public ExperimentArmInput explorePercent(long value) {
    put("explore_percent", value);
    return this;
  }
}
