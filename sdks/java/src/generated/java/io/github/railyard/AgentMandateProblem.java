// Printed from the contract; do not edit.
package io.github.railyard;

public final class AgentMandateProblem extends Struct {
  /** Which member of what was asked is about. */
  public String getPointer() {
    return asText("pointer");
  }

  /** What would be right, in a sentence that begins with that member. */
  public String getMessage() {
    return asText("message");
  }

  /** <code>value_error.agent_mandate.&#8230;</code> where it is the mandate that does not allow it. */
  public String getType() {
    return asText("type");
  }
}
