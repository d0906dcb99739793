// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowDraftUpdate extends Struct {
  /** What it is for. */
  public FlowDraftUpdate description(String value) {
    put("description", value);
    return this;
  }

  /** What it is for. */
  public FlowDraftUpdate description(Opt<String> value) {
    put("description", value);
    return this;
  }

  /** Rules by what they decide; those of an action are replaced as a whole. What is left out stays. */
  public FlowDraftUpdate actions(List<FlowDraftActionRules> value) {
    put("actions", value);
    return this;
  }

  /** Rules by what they decide; those of an action are replaced as a whole. What is left out stays. */
  public FlowDraftUpdate actions(Opt<List<FlowDraftActionRules>> value) {
    put("actions", value);
    return this;
  }
}
