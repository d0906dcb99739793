// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>reports</code>. */
public final class ReportsApi extends Group {
  ReportsApi(Connection on) {
    super(on);
  }

  public ReportsExecutionsApi executions() {
    return new ReportsExecutionsApi(on);
  }

  /**
   * Create a report that runs once or on a schedule.
   * <p>
   * A worker makes its files, one a run, and <code>report-execution.succeeded</code> or <code>report-execution.failed</code> tells of the end. Without a filter by time a scheduled report has what the last whole period brought; a receivable is listed for as long as it is owed. Scope: <code>reports.write</code>.
   */
  public Report create(ReportCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Create a report that runs once or on a schedule.
   * <p>
   * A worker makes its files, one a run, and <code>report-execution.succeeded</code> or <code>report-execution.failed</code> tells of the end. Without a filter by time a scheduled report has what the last whole period brought; a receivable is listed for as long as it is owed. Scope: <code>reports.write</code>.
   */
  public CompletableFuture<Report> createAsync(ReportCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/reports").body(body), options, Report.class);
  }

  /**
   * List reports.
   * <p>
   * Newest first, each with its latest run. Scope: <code>reports.read</code>.
   */
  public Listing<Report> list(ListReportsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/reports").query(query), options, Report.class);
  }

  /**
   * List reports.
   * <p>
   * Newest first, each with its latest run. Scope: <code>reports.read</code>.
   */
  public Listing<Report> list(Options... options) {
    return list((ListReportsQuery) null, options);
  }

  /**
   * Read a report.
   * <p>
   * With its latest run, and when the next one is. Scope: <code>reports.read</code>.
   */
  public Report get(String reportId, Options... options) {
    return Connection.await(getAsync(reportId, options));
  }

  /**
   * Read a report.
   * <p>
   * With its latest run, and when the next one is. Scope: <code>reports.read</code>.
   */
  public CompletableFuture<Report> getAsync(String reportId, Options... options) {
    return on.send(new ApiRequest("GET", "/reports/", reportId), options, Report.class);
  }

  /**
   * Rename a report or turn its schedule on or off.
   * <p>
   * What is left out stays. What it is about never changes: make another report for that. Scope: <code>reports.write</code>.
   */
  public Report update(String reportId, ReportUpdate body, Options... options) {
    return Connection.await(updateAsync(reportId, body, options));
  }

  /**
   * Rename a report or turn its schedule on or off.
   * <p>
   * What is left out stays. What it is about never changes: make another report for that. Scope: <code>reports.write</code>.
   */
  public CompletableFuture<Report> updateAsync(String reportId, ReportUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/reports/", reportId).body(body), options, Report.class);
  }
}
