// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowAction extends Word {
  public static final FlowAction SELECT_PAYMENT_OPTIONS = new FlowAction("select-payment-options");
  public static final FlowAction ROUTE_TRANSACTION = new FlowAction("route-transaction");
  public static final FlowAction DECLINE_EARLY = new FlowAction("decline-early");
  public static final FlowAction SKIP_3DS = new FlowAction("skip-3ds");

  FlowAction(String value) {
    super(value);
  }
}
