// Printed from the contract; do not edit.
package io.github.railyard;

public final class NuveiIdealOptions extends Struct {
  /** Free words that Nuvei gives back. */
  public NuveiIdealOptions customData(String value) {
    put("customData", value);
    return this;
  }
}
