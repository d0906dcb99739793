// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowName extends Word {
  public static final FlowName CHECKOUT = new FlowName("checkout");
  public static final FlowName CARD_TRANSACTION = new FlowName("card-transaction");
  public static final FlowName NON_CARD_TRANSACTION = new FlowName("non-card-transaction");
  public static final FlowName REDIRECT_TRANSACTION = new FlowName("redirect-transaction");

  FlowName(String value) {
    super(value);
  }
}
