// Printed from the contract; do not edit.
package io.github.railyard;

public final class UserInvitation extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** Whom it invites. */
  public String getUserId() {
    return asText("user_id");
  }

  /** The link, in this answer and never again: whoever opens it makes a passkey of this user. */
  public String getUrl() {
    return asText("url");
  }

  /** Until when it leads somewhere. It does once. */
  public String getExpiresAt() {
    return asText("expires_at");
  }
}
