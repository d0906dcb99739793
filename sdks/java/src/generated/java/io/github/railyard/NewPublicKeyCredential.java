// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class NewPublicKeyCredential extends Struct {
  public NewPublicKeyCredential() {
    put("type", "public-key");
  }

  /** What the authenticator calls the passkey, in base64url. */
  public NewPublicKeyCredential id(String value) {
    put("id", value);
    return this;
  }

  /** The same as <code>id</code>. */
  public NewPublicKeyCredential rawId(String value) {
    put("rawId", value);
    return this;
  }

  /** <code>platform</code> or <code>cross-platform</code>: whether it is a part of the device. */
  public NewPublicKeyCredential authenticatorAttachment(String value) {
    put("authenticatorAttachment", value);
    return this;
  }

  /** What extensions said; none is asked for. */
  public NewPublicKeyCredential clientExtensionResults(Map<String, ?> value) {
    put("clientExtensionResults", value);
    return this;
  }

  /** What the authenticator says of the new passkey (WebAuthn, <code>AuthenticatorAttestationResponseJSON</code>). */
  public NewPublicKeyCredential response(NewPublicKeyCredentialResponse value) {
    put("response", value);
    return this;
  }
}
