// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReportExecutionUrl extends Struct {
  /** Gives the file to whoever asks, without a token: keep it to yourself. */
  public String getUrl() {
    return asText("url");
  }

  /** When the address ends. */
  public String getExpiresAt() {
    return asText("expires_at");
  }
}
