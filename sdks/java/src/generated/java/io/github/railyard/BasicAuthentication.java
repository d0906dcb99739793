// Printed from the contract; do not edit.
package io.github.railyard;

public final class BasicAuthentication extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** How the endpoint knows who asks: HTTP Basic, or a token of an OAuth server of yours. */
  public String getKind() {
    return asText("kind");
  }

  /** What is sent as the user. */
  public String getUsername() {
    return asText("username");
  }

  /** What is sent with it. Sealed, and never shown again. */
  public String getPassword() {
    return asText("password");
  }
}
