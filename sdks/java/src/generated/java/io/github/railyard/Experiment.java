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

  /** Of ten thousand payments, those that are declined as it is now. It decides how soon a difference is found, and never whether it is true. */
  public long getExpectedDeclineBasisPoints() {
    return asWhole("expected_decline_basis_points");
  }

  /** The smallest difference of two rates of approval that is worth finding, of ten thousand: 100 is one point. */
  public long getDifferenceBasisPoints() {
    return asWhole("difference_basis_points");
  }

  /** What is not approved so many hours after it was dealt counts as not approved. */
  public long getHorizonHours() {
    return asWhole("horizon_hours");
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
   * How long it goes on at most, at the traffic so far; null: nobody can say, or it has ended.
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
   * <code>challenger_better</code> and <code>control_better</code>: by evidence. <code>no_difference_found</code>: after <code>payments_needed</code> payments. <code>unknown_outcomes</code> and <code>three_d_secure_challenges</code>: a guardrail broke. <code>sample_ratio_mismatch</code>: payments did not come to the arms as they were dealt, so it is invalid. <code>ended_by_hand</code>: somebody ended it.
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
   * The arm whose attempts its rules have since it has ended.
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
