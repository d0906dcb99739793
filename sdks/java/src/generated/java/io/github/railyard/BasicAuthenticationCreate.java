// Printed from the contract; do not edit.
package io.github.railyard;

public final class BasicAuthenticationCreate extends Struct {
  public BasicAuthenticationCreate() {
    put("kind", "basic");
  }

  /** What is sent as the user. */
  public BasicAuthenticationCreate username(String value) {
    put("username", value);
    return this;
  }

  /** What is sent with it. Sealed, and never shown again. */
  public BasicAuthenticationCreate password(String value) {
    put("password", Secret.of(value));
    return this;
  }

  /** What is sent with it. Sealed, and never shown again. */
  public BasicAuthenticationCreate password(Secret value) {
    put("password", value);
    return this;
  }
}
