// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReportSpecModel extends Word {
  public static final ReportSpecModel TRANSACTIONS = new ReportSpecModel("transactions");
  public static final ReportSpecModel TRANSACTION_RETRIES = new ReportSpecModel("transaction_retries");
  public static final ReportSpecModel DETAILED_SETTLEMENT = new ReportSpecModel("detailed_settlement");
  public static final ReportSpecModel ACCOUNTS_RECEIVABLES = new ReportSpecModel("accounts_receivables");
  public static final ReportSpecModel AI_INSIGHTS = new ReportSpecModel("ai_insights");

  ReportSpecModel(String value) {
    super(value);
  }
}
