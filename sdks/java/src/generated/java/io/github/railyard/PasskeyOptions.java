// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class PasskeyOptions extends Struct {
  /** For <code>navigator.credentials.create</code>, in the JSON form of WebAuthn (<code>PublicKeyCredentialCreationOptionsJSON</code>). Good for five minutes, once. */
  public Map<String, Object> getOptions() {
    return asMap("options");
  }
}
