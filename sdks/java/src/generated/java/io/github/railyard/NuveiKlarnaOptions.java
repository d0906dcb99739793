// Printed from the contract; do not edit.
package io.github.railyard;

public final class NuveiKlarnaOptions extends Struct {
  /** Free words that Nuvei gives back. */
  public NuveiKlarnaOptions customData(String value) {
    put("customData", value);
    return this;
  }
}
