// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReportCreate extends Struct {
  /** For people to find it by. */
  public ReportCreate name(String value) {
    put("name", value);
    return this;
  }

  /** More about it; null for nothing. */
  public ReportCreate description(String value) {
    put("description", value);
    return this;
  }

  /** Once, or at each midnight that ends a day, a week (on Sunday) or a month. */
  public ReportCreate schedule(ReportSchedule value) {
    put("schedule", value);
    return this;
  }

  /** Whether it runs by itself; a report that runs <code>once</code> does so as soon as this is true. */
  public ReportCreate scheduleEnabled(boolean value) {
    put("schedule_enabled", value);
    return this;
  }

  /** Whose midnights these are, by the IANA database: <code>Europe/Berlin</code>. */
  public ReportCreate scheduleTimezone(String value) {
    put("schedule_timezone", value);
    return this;
  }

  /** What is in its files. */
  public ReportCreate spec(TransactionsReportSpec value) {
    put("spec", value);
    return this;
  }

  /** What is in its files. */
  public ReportCreate spec(TransactionRetriesReportSpec value) {
    put("spec", value);
    return this;
  }

  /** What is in its files. */
  public ReportCreate spec(DetailedSettlementReportSpec value) {
    put("spec", value);
    return this;
  }

  /** What is in its files. */
  public ReportCreate spec(AccountsReceivablesReportSpec value) {
    put("spec", value);
    return this;
  }

  /** What is in its files. */
  public ReportCreate spec(AiInsightsReportSpec value) {
    put("spec", value);
    return this;
  }
}
