// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class OrderedThreeDSecureScenarios extends Struct {
  /** What was found, in the order that the operation tells. */
  public List<ThreeDSecureScenario> getItems() {
    return asStructs("items", ThreeDSecureScenario.class);
  }
}
