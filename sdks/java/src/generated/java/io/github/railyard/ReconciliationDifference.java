// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ReconciliationDifference extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** The day that it is a difference of. */
  public String getDate() {
    return asText("date");
  }

  /** Its place among the differences of the day, from 1. */
  public long getPosition() {
    return asWhole("position");
  }

  /** Why: given only where facts prove it. */
  public ReconciliationReason getReason() {
    return asWord("reason", ReconciliationReason.class);
  }

  /** Of its amounts. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** Above zero: more arrived than the books say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }

  /** What the amount is made of: they add up to it. */
  public List<ReconciliationTerm> getTerms() {
    return asStructs("terms", ReconciliationTerm.class);
  }

  /**
   * The payment that it is about.
   * <p>
   * It may be null.
   */
  public String getTransactionId() {
    return asText("transaction_id");
  }

  /**
   * The settlement line that it came by; null: the processor has said nothing.
   * <p>
   * It may be null.
   */
  public String getSettlementId() {
    return asText("settlement_id");
  }

  /**
   * The payout that it is about, as its settlement lines name it.
   * <p>
   * It may be null.
   */
  public String getPaymentServiceReportId() {
    return asText("payment_service_report_id");
  }

  /**
   * The line of the bank that it is about.
   * <p>
   * It may be null.
   */
  public String getBankStatementLineId() {
    return asText("bank_statement_line_id");
  }

  /**
   * The closed day that it corrects: what was said there is not so any more. Null: it is of its own day.
   * <p>
   * It may be null.
   */
  public String getCorrectsDate() {
    return asText("corrects_date");
  }
}
