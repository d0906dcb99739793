// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReportExecutionContext extends Struct {
  /** The moment before which the periods of the run ended. */
  public String getReferenceTimestamp() {
    return asText("reference_timestamp");
  }

  /** The time zone of these periods. */
  public String getReferenceTimezone() {
    return asText("reference_timezone");
  }
}
