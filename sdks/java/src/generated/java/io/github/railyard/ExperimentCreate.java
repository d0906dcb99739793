// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ExperimentCreate extends Struct {
  /** What people call it. */
  public ExperimentCreate name(String value) {
    put("name", value);
    return this;
  }

  /** The flow whose rule deals payments to its arms. */
  public ExperimentCreate flow(ExperimentFlow value) {
    put("flow", value);
    return this;
  }

  /** Who stays in one arm: the same <code>buyer</code>, the same <code>card</code>, or nobody (<code>transaction</code>). A payment without a buyer goes by its card, and one without a card by itself. Only the first payment of each counts. */
  public ExperimentCreate unit(ExperimentUnit value) {
    put("unit", value);
    return this;
  }

  /** Two or three. The first one is the control, with which the others are compared. */
  public ExperimentCreate arms(List<ExperimentArmInput> value) {
    put("arms", value);
    return this;
  }

  /** Of ten thousand payments, those that are declined as it is now. It decides how soon a difference is found, and never whether it is true. */
  public ExperimentCreate expectedDeclineBasisPoints(long value) {
    put("expected_decline_basis_points", value);
    return this;
  }

  /** The smallest difference of two rates of approval that is worth finding, of ten thousand: 100 is one point. */
  public ExperimentCreate differenceBasisPoints(long value) {
    put("difference_basis_points", value);
    return this;
  }

  /** What is not approved so many hours after it was dealt counts as not approved. */
  public ExperimentCreate horizonHours(long value) {
    put("horizon_hours", value);
    return this;
  }
}
