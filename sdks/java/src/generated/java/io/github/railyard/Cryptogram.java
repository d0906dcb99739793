// Printed from the contract; do not edit.
package io.github.railyard;

public final class Cryptogram extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Proves the token for one payment, in Base64. */
  public Secret getCryptogram() {
    return asSecret("cryptogram");
  }
}
