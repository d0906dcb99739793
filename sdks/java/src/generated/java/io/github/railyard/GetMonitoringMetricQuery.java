// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>monitoring.metrics.get</code> can be asked for. */
public final class GetMonitoringMetricQuery extends Struct {
  /** Between which times to show samples, at most 31 days: two times with a slash between them, of which one may be a duration, or a duration until now, as in <code>P1D</code>. */
  public GetMonitoringMetricQuery samplesTimestampInterval(String value) {
    put("samples_timestamp_interval", value);
    return this;
  }
}
