// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>read</code> finds payments, buyers and stored payment methods. <code>pay</code> charges a stored payment method. <code>capture</code> and <code>void</code> are of payments that were made under this mandate; <code>refund</code> is of any that it is about. */
public final class AgentMandateAction extends Word {
  public static final AgentMandateAction READ = new AgentMandateAction("read");
  public static final AgentMandateAction PAY = new AgentMandateAction("pay");
  public static final AgentMandateAction CAPTURE = new AgentMandateAction("capture");
  public static final AgentMandateAction VOID = new AgentMandateAction("void");
  public static final AgentMandateAction REFUND = new AgentMandateAction("refund");

  AgentMandateAction(String value) {
    super(value);
  }
}
