// Printed from the contract; do not edit.
package io.github.railyard;

/** Whether anything may be done under it now: not yet, yes, not any more, never again. */
public final class AgentMandateState extends Word {
  public static final AgentMandateState WAITING = new AgentMandateState("waiting");
  public static final AgentMandateState ACTIVE = new AgentMandateState("active");
  public static final AgentMandateState ENDED = new AgentMandateState("ended");
  public static final AgentMandateState REVOKED = new AgentMandateState("revoked");

  AgentMandateState(String value) {
    super(value);
  }
}
