// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ThreeDSecureScenarioOrder extends Struct {
  /** All rules, each once, in the order in which they are to be tried. */
  public ThreeDSecureScenarioOrder threeDsScenarioIds(List<String> value) {
    put("three_ds_scenario_ids", value);
    return this;
  }
}
