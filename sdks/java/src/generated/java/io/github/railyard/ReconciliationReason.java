// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReconciliationReason extends Word {
  public static final ReconciliationReason FEE = new ReconciliationReason("fee");
  public static final ReconciliationReason TAX = new ReconciliationReason("tax");
  public static final ReconciliationReason CURRENCY_MARGIN = new ReconciliationReason("currency-margin");
  public static final ReconciliationReason RESERVE = new ReconciliationReason("reserve");
  public static final ReconciliationReason TIMING = new ReconciliationReason("timing");
  public static final ReconciliationReason CHARGEBACK = new ReconciliationReason("chargeback");
  public static final ReconciliationReason PARTIAL_CAPTURE = new ReconciliationReason("partial-capture");
  public static final ReconciliationReason LATE_REFUND = new ReconciliationReason("late-refund");
  public static final ReconciliationReason CORRECTION = new ReconciliationReason("correction");
  public static final ReconciliationReason DUPLICATE_AT_PROCESSOR = new ReconciliationReason("duplicate-at-processor");
  public static final ReconciliationReason UNKNOWN_TO_US = new ReconciliationReason("unknown-to-us");
  public static final ReconciliationReason MISSING_AT_PROCESSOR = new ReconciliationReason("missing-at-processor");
  public static final ReconciliationReason BANK_CHARGE = new ReconciliationReason("bank-charge");
  public static final ReconciliationReason UNEXPLAINED = new ReconciliationReason("unexplained");

  ReconciliationReason(String value) {
    super(value);
  }
}
