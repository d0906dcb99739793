// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>reports/executions</code>. */
public final class ReportsExecutionsApi extends Group {
  ReportsExecutionsApi(Connection on) {
    super(on);
  }

  /**
   * List the runs of a report.
   * <p>
   * Newest first. Scope: <code>reports.read</code>.
   */
  public Listing<ReportExecution> list(String reportId, ListReportExecutionsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/reports/", reportId, "/executions").query(query), options, ReportExecution.class);
  }

  /**
   * List the runs of a report.
   * <p>
   * Newest first. Scope: <code>reports.read</code>.
   */
  public Listing<ReportExecution> list(String reportId, Options... options) {
    return list(reportId, (ListReportExecutionsQuery) null, options);
  }

  /**
   * Get an address to download a finished run from.
   * <p>
   * The file is CSV by RFC 4180, in UTF-8, compressed on the way where the client takes that. A text that a spreadsheet would take for a formula begins with an apostrophe. Scope: <code>reports.read</code>. People at times confirm it; see Confirmations.
   */
  public ReportExecutionUrl createUrl(String reportId, String reportExecutionId, ReportExecutionUrlGenerate body, Options... options) {
    return Connection.await(createUrlAsync(reportId, reportExecutionId, body, options));
  }

  /**
   * Get an address to download a finished run from.
   * <p>
   * The file is CSV by RFC 4180, in UTF-8, compressed on the way where the client takes that. A text that a spreadsheet would take for a formula begins with an apostrophe. Scope: <code>reports.read</code>. People at times confirm it; see Confirmations.
   */
  public CompletableFuture<ReportExecutionUrl> createUrlAsync(String reportId, String reportExecutionId, ReportExecutionUrlGenerate body, Options... options) {
    return on.send(new ApiRequest("POST", "/reports/", reportId, "/executions/", reportExecutionId, "/url").body(body).reading(), options, ReportExecutionUrl.class);
  }

  /**
   * Get an address to download a finished run from.
   * <p>
   * The file is CSV by RFC 4180, in UTF-8, compressed on the way where the client takes that. A text that a spreadsheet would take for a formula begins with an apostrophe. Scope: <code>reports.read</code>. People at times confirm it; see Confirmations.
   */
  public ReportExecutionUrl createUrl(String reportId, String reportExecutionId, Options... options) {
    return createUrl(reportId, reportExecutionId, (ReportExecutionUrlGenerate) null, options);
  }

  /**
   * Get an address to download a finished run from.
   * <p>
   * The file is CSV by RFC 4180, in UTF-8, compressed on the way where the client takes that. A text that a spreadsheet would take for a formula begins with an apostrophe. Scope: <code>reports.read</code>. People at times confirm it; see Confirmations.
   */
  public CompletableFuture<ReportExecutionUrl> createUrlAsync(String reportId, String reportExecutionId, Options... options) {
    return createUrlAsync(reportId, reportExecutionId, (ReportExecutionUrlGenerate) null, options);
  }
}
