// Printed from the contract; do not edit.
package io.github.railyard;

public final class MeSession extends Struct {
  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** How the person logged in. */
  public WayIn getWay() {
    return asWord("way", WayIn.class);
  }

  /** When they did. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it ends, whatever they do. */
  public String getExpiresAt() {
    return asText("expires_at");
  }

  /** After how many minutes without a call it ends before. */
  public long getIdleMinutes() {
    return asWhole("idle_minutes");
  }
}
