// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class Capabilities extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /**
   * Whether money moves.
   * <p>
   * One of <code>sandbox</code>, <code>production</code>.
   */
  public String getEnvironment() {
    return asText("environment");
  }

  /** Version of the service. */
  public String getRelease() {
    return asText("release");
  }

  /** Versions of the API that a request can name in <code>x-api-version</code>. */
  public List<String> getApiVersions() {
    return asList("api_versions");
  }

  /** What runs in the process that answered. */
  public List<String> getRoles() {
    return asList("roles");
  }

  /**
   * Of a sandbox: how far the time of the merchant account is ahead of the machine; null in production.
   * <p>
   * It may be null.
   */
  public Long getClockOffsetSeconds() {
    return asWholeOrNull("clock_offset_seconds");
  }

  /** What is there beside what every instance has. */
  public List<String> getFeatures() {
    return asList("features");
  }

  /** How people can log in at the dashboard; none where this process serves none. */
  public List<String> getLogIn() {
    return asList("log_in");
  }

  /** From which amounts on a second person has to agree; none: from no amount. */
  public List<FourEyesBound> getFourEyes() {
    return asStructs("four_eyes", FourEyesBound.class);
  }
}
