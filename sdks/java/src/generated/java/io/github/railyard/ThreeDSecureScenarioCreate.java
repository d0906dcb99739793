// Printed from the contract; do not edit.
package io.github.railyard;

public final class ThreeDSecureScenarioCreate extends Struct {
  /** Where in the order it stands, from 1; left out: last. The others move. */
  public ThreeDSecureScenarioCreate position(long value) {
    put("position", value);
    return this;
  }

  /** What a transaction must be like for the rule to count; empty fits all. */
  public ThreeDSecureScenarioCreate conditions(ThreeDSecureScenarioConditionsInput value) {
    put("conditions", value);
    return this;
  }

  /** What 3-D Secure then answers. */
  public ThreeDSecureScenarioCreate outcome(ThreeDSecureScenarioOutcomeInput value) {
    put("outcome", value);
    return this;
  }
}
