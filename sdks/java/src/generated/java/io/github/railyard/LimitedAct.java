// Printed from the contract; do not edit.
package io.github.railyard;

public final class LimitedAct extends Word {
  public static final LimitedAct CAPTURE = new LimitedAct("capture");
  public static final LimitedAct PAYOUT = new LimitedAct("payout");
  public static final LimitedAct REFUND = new LimitedAct("refund");

  LimitedAct(String value) {
    super(value);
  }
}
