// Printed from the contract; do not edit.
package io.github.railyard;

public final class GivingBlockOptions extends Struct {
  /** What the page offers first. */
  public GivingBlockOptions defaultCryptocurrency(String value) {
    put("defaultCryptocurrency", value);
    return this;
  }
}
