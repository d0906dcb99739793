// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ThreeDSecureScenarioConsidered extends Struct {
  /** A rule that does not fit. */
  public String getThreeDsScenarioId() {
    return asText("three_ds_scenario_id");
  }

  /** What of the transaction is not as the rule wants it. */
  public List<ThreeDSecureScenarioCondition> getFailedConditions() {
    return asWords("failed_conditions", ThreeDSecureScenarioCondition.class);
  }
}
