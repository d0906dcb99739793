// Printed from the contract; do not edit.
package io.github.railyard;

public final class MonitoringSample extends Struct {
  /** The end of the window. */
  public String getTimestamp() {
    return asText("timestamp");
  }

  /**
   * The rate, from 0 to 1; null where no payment was decided in the window.
   * <p>
   * It may be null.
   */
  public OneOf getValue() {
    return asOne("value");
  }

  /**
   * Whether the value is within the thresholds as they are now; null without a value or a policy.
   * <p>
   * It may be null.
   */
  public Boolean getHealthy() {
    return asFlagOrNull("healthy");
  }

  /** Whether an incident of the metric was open then. */
  public boolean getIncidentRelated() {
    return asFlag("incident_related");
  }
}
