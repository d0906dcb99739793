// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowDraftCreate extends Struct {
  /** What it is for. */
  public FlowDraftCreate description(String value) {
    put("description", value);
    return this;
  }

  /** Rules by what they decide. An action that is left out has the rules that count now. */
  public FlowDraftCreate actions(List<FlowDraftActionRules> value) {
    put("actions", value);
    return this;
  }
}
