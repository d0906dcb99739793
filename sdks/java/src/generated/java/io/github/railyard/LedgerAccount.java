// Printed from the contract; do not edit.
package io.github.railyard;

/** An account of the ledger; each merchant account has one of each in each currency. */
public final class LedgerAccount extends Word {
  public static final LedgerAccount AUTHORIZED = new LedgerAccount("authorized");
  public static final LedgerAccount ISSUER = new LedgerAccount("issuer");
  public static final LedgerAccount HOLD_USED = new LedgerAccount("hold_used");
  public static final LedgerAccount HOLD_RELEASED = new LedgerAccount("hold_released");
  public static final LedgerAccount VOIDED = new LedgerAccount("voided");
  public static final LedgerAccount PROCESSOR_RECEIVABLE = new LedgerAccount("processor_receivable");
  public static final LedgerAccount CAPTURED = new LedgerAccount("captured");
  public static final LedgerAccount REFUNDED = new LedgerAccount("refunded");
  public static final LedgerAccount RETURNED = new LedgerAccount("returned");
  public static final LedgerAccount GIFT_CARD_RECEIVABLE = new LedgerAccount("gift_card_receivable");
  public static final LedgerAccount GIFT_CARD_REDEEMED = new LedgerAccount("gift_card_redeemed");
  public static final LedgerAccount GIFT_CARD_RETURNED = new LedgerAccount("gift_card_returned");
  public static final LedgerAccount SETTLED = new LedgerAccount("settled");
  public static final LedgerAccount FEES = new LedgerAccount("fees");
  public static final LedgerAccount CHARGED_BACK = new LedgerAccount("charged_back");
  public static final LedgerAccount PAID_OUT = new LedgerAccount("paid_out");
  public static final LedgerAccount DEDUCTED = new LedgerAccount("deducted");

  LedgerAccount(String value) {
    super(value);
  }
}
