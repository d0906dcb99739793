// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>settlement-reports</code>. */
public final class SettlementReportsApi extends Group {
  SettlementReportsApi(Connection on) {
    super(on);
  }

  /**
   * List processors' settlement reports with what their lines add up to, newest first.
   * <p>
   * One for each report and currency, kept up with every line, so its figures are exact. A report is what the processor calls one: a payout, a day or a file. Scope: <code>transactions.read</code>.
   */
  public Listing<SettlementReport> list(ListSettlementReportsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/settlement-reports").query(query), options, SettlementReport.class);
  }

  /**
   * List processors' settlement reports with what their lines add up to, newest first.
   * <p>
   * One for each report and currency, kept up with every line, so its figures are exact. A report is what the processor calls one: a payout, a day or a file. Scope: <code>transactions.read</code>.
   */
  public Listing<SettlementReport> list(Options... options) {
    return list((ListSettlementReportsQuery) null, options);
  }
}
