// Printed from the contract; do not edit.
package io.github.railyard;

public final class Passkey extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** What you call it. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /** What the authenticator calls it, in base64url. */
  public String getCredentialId() {
    return asText("credential_id");
  }

  /** Whether it is kept in more than one device. */
  public boolean isSynced() {
    return asFlag("is_synced");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /**
   * When it last signed something; null where it never did.
   * <p>
   * It may be null.
   */
  public String getLastUsedAt() {
    return asText("last_used_at");
  }
}
