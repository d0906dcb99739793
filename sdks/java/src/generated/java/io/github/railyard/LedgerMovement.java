// Printed from the contract; do not edit.
package io.github.railyard;

/** What happened to the money. */
public final class LedgerMovement extends Word {
  public static final LedgerMovement AUTHORIZE = new LedgerMovement("authorize");
  public static final LedgerMovement CAPTURE = new LedgerMovement("capture");
  public static final LedgerMovement USE_HOLD = new LedgerMovement("use_hold");
  public static final LedgerMovement RELEASE_HOLD = new LedgerMovement("release_hold");
  public static final LedgerMovement VOID = new LedgerMovement("void");
  public static final LedgerMovement REFUND = new LedgerMovement("refund");
  public static final LedgerMovement RETURN = new LedgerMovement("return");
  public static final LedgerMovement REDEEM = new LedgerMovement("redeem");
  public static final LedgerMovement RETURN_REDEMPTION = new LedgerMovement("return_redemption");
  public static final LedgerMovement SETTLE = new LedgerMovement("settle");
  public static final LedgerMovement SETTLE_REFUND = new LedgerMovement("settle_refund");
  public static final LedgerMovement CHARGE_FEE = new LedgerMovement("charge_fee");
  public static final LedgerMovement CHARGE_BACK = new LedgerMovement("charge_back");
  public static final LedgerMovement REVERSE_CHARGEBACK = new LedgerMovement("reverse_chargeback");
  public static final LedgerMovement PAY_OUT = new LedgerMovement("pay_out");
  public static final LedgerMovement RETURN_PAYOUT = new LedgerMovement("return_payout");
  public static final LedgerMovement CORRECT = new LedgerMovement("correct");

  LedgerMovement(String value) {
    super(value);
  }
}
