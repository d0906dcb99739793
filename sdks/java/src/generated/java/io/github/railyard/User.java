// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class User extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** What people call them. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /** In small letters; no other user has it. */
  public String getEmailAddress() {
    return asText("email_address");
  }

  /** <code>pending</code> until they have come in for the first time. */
  public UserStatus getStatus() {
    return asWord("status", UserStatus.class);
  }

  /** How many passkeys they can log in with. */
  public long getPasskeys() {
    return asWhole("passkeys");
  }

  /**
   * Until when a link that they were given leads somewhere; null where none does.
   * <p>
   * It may be null.
   */
  public String getInvitationExpiresAt() {
    return asText("invitation_expires_at");
  }

  /** What they may do, and where. */
  public List<RoleAssignment> getRoles() {
    return asStructs("roles", RoleAssignment.class);
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }

  /**
   * When they last did something, to within some minutes; null where they never did.
   * <p>
   * It may be null.
   */
  public String getLastSeenAt() {
    return asText("last_seen_at");
  }
}
