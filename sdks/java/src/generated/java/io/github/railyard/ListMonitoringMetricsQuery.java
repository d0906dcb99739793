// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>monitoring.metrics.list</code> can be asked for. */
public final class ListMonitoringMetricsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListMonitoringMetricsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListMonitoringMetricsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Between which times to show samples, at most 31 days: two times with a slash between them, of which one may be a duration, or a duration until now, as in <code>P1D</code>. */
  public ListMonitoringMetricsQuery samplesTimestampInterval(String value) {
    put("samples_timestamp_interval", value);
    return this;
  }

  /** Only those with this in their name, in any case. */
  public ListMonitoringMetricsQuery search(String value) {
    put("search", value);
    return this;
  }
}
