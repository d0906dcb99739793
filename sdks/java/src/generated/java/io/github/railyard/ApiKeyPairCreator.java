// Printed from the contract; do not edit.
package io.github.railyard;

public final class ApiKeyPairCreator extends Struct {
  /** Id of the key or the user that made this one. */
  public String getId() {
    return asText("id");
  }

  /** What that key or user was called. */
  public String getName() {
    return asText("name");
  }

  /**
   * Of a user; null for a key, which has no address.
   * <p>
   * It may be null.
   */
  public String getEmailAddress() {
    return asText("email_address");
  }

  /**
   * RFC 7638 thumbprint of the key that made this one; null where it is gone, or was a user.
   * <p>
   * It may be null.
   */
  public String getThumbprint() {
    return asText("thumbprint");
  }
}
