// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>monitoring.metrics.incidents.list</code> can be asked for. */
public final class ListMonitoringMetricIncidentsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListMonitoringMetricIncidentsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListMonitoringMetricIncidentsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Only those that began between two times with a slash between them, as in <code>2027-01-31T00:00:00Z/2027-02-01T00:00:00Z</code>. */
  public ListMonitoringMetricIncidentsQuery timestampInterval(String value) {
    put("timestamp_interval", value);
    return this;
  }
}
