// Printed from the contract; do not edit.
package io.github.railyard;

public final class ExperimentArmReport extends Struct {
  /** Its name. */
  public String getArm() {
    return asText("arm");
  }

  /** First payments of units that were dealt to it. */
  public long getPayments() {
    return asWhole("payments");
  }

  /** Those whose result is known; the others are still under way, and no older than the horizon. */
  public long getKnown() {
    return asWhole("known");
  }

  /** Those that were approved before their horizon, by whichever attempt. */
  public long getApproved() {
    return asWhole("approved");
  }

  /**
   * Approved of known, of ten thousand; null before anything is known.
   * <p>
   * It may be null.
   */
  public Long getApprovalBasisPoints() {
    return asWholeOrNull("approval_basis_points");
  }

  /** Of known: for some time nobody knew whether the money had been taken. */
  public long getUnknownOutcomes() {
    return asWhole("unknown_outcomes");
  }

  /** Of known: the buyer was asked to authenticate. */
  public long getThreeDSecureChallenges() {
    return asWhole("three_d_secure_challenges");
  }

  /** Of known: payment services took longer than <code>slow_after_ms</code>, all attempts together. */
  public long getLateAnswers() {
    return asWhole("late_answers");
  }

  /** Those that came <code>maturity_days</code> ago or earlier. */
  public long getMatured() {
    return asWhole("matured");
  }

  /** Of matured: there was a chargeback, whoever was right. */
  public long getChargedBack() {
    return asWhole("charged_back");
  }

  /**
   * What was kept; null where approvals count.
   * <p>
   * It may be null.
   */
  public ExperimentKept getMoney() {
    return asStruct("money", ExperimentKept.class);
  }
}
