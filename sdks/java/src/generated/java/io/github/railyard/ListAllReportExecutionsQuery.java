// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

/** What <code>reportExecutions.list</code> can be asked for. */
public final class ListAllReportExecutionsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListAllReportExecutionsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListAllReportExecutionsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Only runs of reports whose name has this in it, in any case. */
  public ListAllReportExecutionsQuery reportName(String value) {
    put("report_name", value);
    return this;
  }

  /** Only runs that began until then. */
  public ListAllReportExecutionsQuery createdAtLte(String value) {
    put("created_at_lte", value);
    return this;
  }

  /** Only runs that began from then on. */
  public ListAllReportExecutionsQuery createdAtGte(String value) {
    put("created_at_gte", value);
    return this;
  }

  /** Only runs in one of these states. */
  public ListAllReportExecutionsQuery status(List<ReportExecutionStatus> value) {
    put("status", value);
    return this;
  }

  /** Only runs of reports that one of these keys made. */
  public ListAllReportExecutionsQuery creatorId(List<String> value) {
    put("creator_id", value);
    return this;
  }
}
