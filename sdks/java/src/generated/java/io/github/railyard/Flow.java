// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class Flow extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public FlowName getId() {
    return asWord("id", FlowName.class);
  }

  /** The number of the version that counts now; 0 where no rule was ever written. */
  public long getVersion() {
    return asWhole("version");
  }

  /** What the flow decides, in the order in which it is asked. */
  public List<FlowActionRules> getActions() {
    return asStructs("actions", FlowActionRules.class);
  }
}
