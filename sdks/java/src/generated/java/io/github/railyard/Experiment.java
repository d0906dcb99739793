// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class Experiment extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** What people call it. */
  public String getName() {
    return asText("name");
  }

  /** The flow whose rule deals payments to its arms. */
  public ExperimentFlow getFlow() {
    return asWord("flow", ExperimentFlow.class);
  }

  /** Who stays in one arm: the same <code>buyer</code>, the same <code>card</code>, or nobody (<code>transaction</code>). A payment without a buyer goes by its card, and one without a card by itself. Only the first payment of each counts. */
  public ExperimentUnit getUnit() {
    return asWord("unit", ExperimentUnit.class);
  }

  /** Two or three. The first one is the control, with which the others are compared. */
  public List<ExperimentArm> getArms() {
    return asStructs("arms", ExperimentArm.class);
  }

  /** Of ten thousand payments, those that are declined as it is now; with <code>money_kept</code>, what is not kept of ten thousand asked. It decides how soon a difference is found, and never whether it is true. */
  public long getExpectedDeclineBasisPoints() {
    return asWhole("expected_decline_basis_points");
  }

  /** The smallest difference that is worth finding: of two rates of approval, of ten thousand (100 is one point); with <code>money_kept</code>, of ten thousand asked. */
  public long getDifferenceBasisPoints() {
    return asWhole("difference_basis_points");
  }

  /** What is not approved so many hours after it was dealt counts as not approved. */
  public long getHorizonHours() {
    return asWhole("horizon_hours");
  }

  /** What is compared. <code>approval</code>: how many payments are approved. <code>money_kept</code>: what was captured, less refunds, returns, chargebacks and fees, of what was asked. */
  public ExperimentMeasure getMeasure() {
    return asWord("measure", ExperimentMeasure.class);
  }

  /**
   * What <code>money_kept</code> needs; null with <code>approval</code>.
   * <p>
   * It may be null.
   */
  public ExperimentMoney getMoney() {
    return asStruct("money", ExperimentMoney.class);
  }

  /** So many days after it was dealt, what came back of a payment is looked at, once: refunds, fees, chargebacks. */
  public long getMaturityDays() {
    return asWhole("maturity_days");
  }

  /** An answer that payment services took longer for is late. Left out: what 95 of 100 payments of late do not pass, or 5000 where nobody knows. */
  public long getSlowAfterMs() {
    return asWhole("slow_after_ms");
  }

  /** It ends by hand alone: a small control beside what you do now tells for ever what that earns. Guardrails warn and end nothing. */
  public boolean getStanding() {
    return asFlag("standing");
  }

  /** The <code>outcome</code> of a rule of <code>route-transaction</code> that deals payments to the arms. It begins with that rule. */
  public Map<String, Object> getOutcome() {
    return asMap("outcome");
  }

  /** Whether payments may still be dealt to its arms. */
  public ExperimentState getState() {
    return asWord("state", ExperimentState.class);
  }

  /** So many payments of all arms find the difference in nine of ten experiments. Then it ends. */
  public long getPaymentsNeeded() {
    return asWhole("payments_needed");
  }

  /**
   * How many payments a day the flow decided in the thirty days before it was made; null: none. A rule with conditions gets fewer.
   * <p>
   * It may be null.
   */
  public Long getPaymentsPerDay() {
    return asWholeOrNull("payments_per_day");
  }

  /**
   * How long it goes on at most, at the traffic so far; null: nobody can say, it is standing, or it has ended. With <code>money_kept</code> it has the days until the last payment has matured.
   * <p>
   * It may be null.
   */
  public Long getDaysLeft() {
    return asWholeOrNull("days_left");
  }

  /** What has come of it until now. */
  public ExperimentReport getReport() {
    return asStruct("report", ExperimentReport.class);
  }

  /**
   * <code>challenger_better</code> and <code>control_better</code>: by evidence. <code>no_difference_found</code>: after <code>payments_needed</code> payments. <code>unknown_outcomes</code>, <code>three_d_secure_challenges</code>, <code>late_answers</code> and <code>chargebacks</code>: a guardrail broke. <code>sample_ratio_mismatch</code>: payments did not come to the arms as they were dealt, so it is invalid. <code>ended_by_hand</code>: somebody ended it.
   * <p>
   * It may be null.
   */
  public ExperimentEnding getEndedBecause() {
    return asWord("ended_because", ExperimentEnding.class);
  }

  /**
   * The arm that the evidence names; null: none.
   * <p>
   * It may be null.
   */
  public String getWinner() {
    return asText("winner");
  }

  /**
   * The arm whose attempts, in its order, its rules have since it has ended.
   * <p>
   * It may be null.
   */
  public String getGoesOnWith() {
    return asText("goes_on_with");
  }

  /**
   * The API key or the user that made it.
   * <p>
   * It may be null.
   */
  public Creator getCreator() {
    return asStruct("creator", Creator.class);
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }

  /**
   * When its first payment came; null: none has.
   * <p>
   * It may be null.
   */
  public String getStartedAt() {
    return asText("started_at");
  }

  /**
   * When it ended.
   * <p>
   * It may be null.
   */
  public String getEndedAt() {
    return asText("ended_at");
  }
}
