// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ThreeDSecureScenarioMatch extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /**
   * The first rule that fits; null where none does.
   * <p>
   * It may be null.
   */
  public ThreeDSecureScenario getThreeDsScenario() {
    return asStruct("three_ds_scenario", ThreeDSecureScenario.class);
  }

  /**
   * What 3-D Secure would answer; null where no rule fits and the sandbox's own behaviour counts.
   * <p>
   * It may be null.
   */
  public ThreeDSecureScenarioOutcome getOutcome() {
    return asStruct("outcome", ThreeDSecureScenarioOutcome.class);
  }

  /** The rules before it, and why they do not fit. */
  public List<ThreeDSecureScenarioConsidered> getConsidered() {
    return asStructs("considered", ThreeDSecureScenarioConsidered.class);
  }
}
