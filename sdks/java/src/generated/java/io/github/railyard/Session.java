// Printed from the contract; do not edit.
package io.github.railyard;

public final class Session extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** How the person logged in. */
  public WayIn getWay() {
    return asWord("way", WayIn.class);
  }

  /**
   * From where; null where that is not known.
   * <p>
   * It may be null.
   */
  public String getAddress() {
    return asText("address");
  }

  /**
   * What their browser calls itself.
   * <p>
   * It may be null.
   */
  public String getUserAgent() {
    return asText("user_agent");
  }

  /** Whether it is the one that asks. */
  public boolean isCurrent() {
    return asFlag("is_current");
  }

  /** Whether it can still be used. */
  public boolean isAlive() {
    return asFlag("is_alive");
  }

  /** When they logged in. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it was last used, to within some seconds. */
  public String getLastSeenAt() {
    return asText("last_seen_at");
  }

  /** When it ends, whatever they do. */
  public String getExpiresAt() {
    return asText("expires_at");
  }

  /**
   * When it was ended; null where it was not.
   * <p>
   * It may be null.
   */
  public String getEndedAt() {
    return asText("ended_at");
  }
}
