// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class NewPublicKeyCredentialResponse extends Struct {
  /** What the browser was asked, and for whom. */
  public NewPublicKeyCredentialResponse clientDataJSON(String value) {
    put("clientDataJSON", value);
    return this;
  }

  /** The new public key, and what the authenticator says of itself. */
  public NewPublicKeyCredentialResponse attestationObject(String value) {
    put("attestationObject", value);
    return this;
  }

  /** A part of <code>attestationObject</code>; it is read there. */
  public NewPublicKeyCredentialResponse authenticatorData(String value) {
    put("authenticatorData", value);
    return this;
  }

  /** How the authenticator is reached, such as <code>internal</code> or <code>usb</code>. */
  public NewPublicKeyCredentialResponse transports(List<String> value) {
    put("transports", value);
    return this;
  }

  /** A part of <code>attestationObject</code>; it is read there. */
  public NewPublicKeyCredentialResponse publicKeyAlgorithm(long value) {
    put("publicKeyAlgorithm", value);
    return this;
  }

  /** A part of <code>attestationObject</code>; it is read there. */
  public NewPublicKeyCredentialResponse publicKey(String value) {
    put("publicKey", value);
    return this;
  }
}
