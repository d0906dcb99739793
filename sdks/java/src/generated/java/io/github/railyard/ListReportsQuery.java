// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

/** What <code>reports.list</code> can be asked for. */
public final class ListReportsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListReportsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListReportsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Only reports with one of these schedules. */
  public ListReportsQuery schedule(List<ReportSchedule> value) {
    put("schedule", value);
    return this;
  }

  /** Only reports that run by themselves, or only those that do not. */
  public ListReportsQuery scheduleEnabled(boolean value) {
    put("schedule_enabled", value);
    return this;
  }

  /** Only reports whose name has this in it, in any case. */
  public ListReportsQuery name(String value) {
    put("name", value);
    return this;
  }
}
