// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>report-executions</code>. */
public final class ReportExecutionsApi extends Group {
  ReportExecutionsApi(Connection on) {
    super(on);
  }

  /**
   * List the runs of all reports.
   * <p>
   * Newest first, of every report of the merchant account. Scope: <code>reports.read</code>.
   */
  public Listing<ReportExecution> list(ListAllReportExecutionsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/report-executions").query(query), options, ReportExecution.class);
  }

  /**
   * List the runs of all reports.
   * <p>
   * Newest first, of every report of the merchant account. Scope: <code>reports.read</code>.
   */
  public Listing<ReportExecution> list(Options... options) {
    return list((ListAllReportExecutionsQuery) null, options);
  }

  /**
   * Read a run of a report.
   * <p>
   * With the report that it is a run of. Scope: <code>reports.read</code>.
   */
  public ReportExecution get(String reportExecutionId, Options... options) {
    return Connection.await(getAsync(reportExecutionId, options));
  }

  /**
   * Read a run of a report.
   * <p>
   * With the report that it is a run of. Scope: <code>reports.read</code>.
   */
  public CompletableFuture<ReportExecution> getAsync(String reportExecutionId, Options... options) {
    return on.send(new ApiRequest("GET", "/report-executions/", reportExecutionId), options, ReportExecution.class);
  }
}
