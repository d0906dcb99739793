// Printed from the contract; do not edit.
package io.github.railyard;

public final class PasskeyCreate extends Struct {
  /** What you call it. */
  public PasskeyCreate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** What the browser has made with the options. */
  public PasskeyCreate credential(NewPublicKeyCredential value) {
    put("credential", value);
    return this;
  }
}
