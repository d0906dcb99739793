// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeCobrandItem extends Struct {
  /** Name of the card programme. */
  public PazeCobrandItem name(String value) {
    put("name", value);
    return this;
  }

  /** Whether it brings the buyer something. */
  public PazeCobrandItem benefitsOffered(boolean value) {
    put("benefitsOffered", value);
    return this;
  }
}
