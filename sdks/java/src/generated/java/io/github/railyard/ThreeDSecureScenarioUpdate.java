// Printed from the contract; do not edit.
package io.github.railyard;

public final class ThreeDSecureScenarioUpdate extends Struct {
  /** Where in the order it stands, from 1; the others move. */
  public ThreeDSecureScenarioUpdate position(long value) {
    put("position", value);
    return this;
  }

  /** Where in the order it stands, from 1; the others move. */
  public ThreeDSecureScenarioUpdate position(Opt<Long> value) {
    put("position", value);
    return this;
  }

  /** What a transaction must be like for the rule to count; empty fits all. */
  public ThreeDSecureScenarioUpdate conditions(ThreeDSecureScenarioConditionsInput value) {
    put("conditions", value);
    return this;
  }

  /** What a transaction must be like for the rule to count; empty fits all. */
  public ThreeDSecureScenarioUpdate conditions(Opt<ThreeDSecureScenarioConditionsInput> value) {
    put("conditions", value);
    return this;
  }

  /** What 3-D Secure then answers. */
  public ThreeDSecureScenarioUpdate outcome(ThreeDSecureScenarioOutcomeInput value) {
    put("outcome", value);
    return this;
  }

  /** What 3-D Secure then answers. */
  public ThreeDSecureScenarioUpdate outcome(Opt<ThreeDSecureScenarioOutcomeInput> value) {
    put("outcome", value);
    return this;
  }
}
