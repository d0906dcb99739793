// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class ConfirmationSigning extends Struct {
  /** By a <code>passkey</code>; by a <code>login</code> once more at the identity provider, for people without one; the demo administrator of a sandbox only says so. */
  public ConfirmationStrength getHow() {
    return asWord("how", ConfirmationStrength.class);
  }

  /**
   * For <code>navigator.credentials.get</code>, as JSON; null where no passkey signs.
   * <p>
   * It may be null.
   */
  public Map<String, Object> getPublicKey() {
    return asMap("public_key");
  }

  /**
   * Where to log in once more, in a window of its own; null where that is not how.
   * <p>
   * It may be null.
   */
  public String getLogInUrl() {
    return asText("log_in_url");
  }
}
