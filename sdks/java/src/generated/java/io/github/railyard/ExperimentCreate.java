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

  /** Of ten thousand payments, those that are declined as it is now; with <code>money_kept</code>, what is not kept of ten thousand asked. It decides how soon a difference is found, and never whether it is true. */
  public ExperimentCreate expectedDeclineBasisPoints(long value) {
    put("expected_decline_basis_points", value);
    return this;
  }

  /** The smallest difference that is worth finding: of two rates of approval, of ten thousand (100 is one point); with <code>money_kept</code>, of ten thousand asked. */
  public ExperimentCreate differenceBasisPoints(long value) {
    put("difference_basis_points", value);
    return this;
  }

  /** What is not approved so many hours after it was dealt counts as not approved. */
  public ExperimentCreate horizonHours(long value) {
    put("horizon_hours", value);
    return this;
  }

  /** What is compared. <code>approval</code>: how many payments are approved. <code>money_kept</code>: what was captured, less refunds, returns, chargebacks and fees, of what was asked. */
  public ExperimentCreate measure(ExperimentMeasure value) {
    put("measure", value);
    return this;
  }

  /** What <code>money_kept</code> needs; null with <code>approval</code>. */
  public ExperimentCreate money(ExperimentMoneyInput value) {
    put("money", value);
    return this;
  }

  /** So many days after it was dealt, what came back of a payment is looked at, once: refunds, fees, chargebacks. */
  public ExperimentCreate maturityDays(long value) {
    put("maturity_days", value);
    return this;
  }

  /** An answer that payment services took longer for is late. Left out: what 95 of 100 payments of late do not pass, or 5000 where nobody knows. */
  public ExperimentCreate slowAfterMs(long value) {
    put("slow_after_ms", value);
    return this;
  }

  /** It ends by hand alone: a small control beside what you do now tells for ever what that earns. Guardrails warn and end nothing. */
  public ExperimentCreate standing(boolean value) {
    put("standing", value);
    return this;
  }
}
