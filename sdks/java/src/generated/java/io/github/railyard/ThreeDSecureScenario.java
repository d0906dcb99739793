// Printed from the contract; do not edit.
package io.github.railyard;

public final class ThreeDSecureScenario extends Struct {
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

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }

  /** What a transaction must be like for the rule to count. */
  public ThreeDSecureScenarioConditions getConditions() {
    return asStruct("conditions", ThreeDSecureScenarioConditions.class);
  }

  /** What 3-D Secure then answers. */
  public ThreeDSecureScenarioOutcome getOutcome() {
    return asStruct("outcome", ThreeDSecureScenarioOutcome.class);
  }

  /**
   * Rules are tried from 1 on, and the first that fits counts.
   * <p>
   * It may be null.
   */
  public Long getPosition() {
    return asWholeOrNull("position");
  }
}
