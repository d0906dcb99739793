// Printed from the contract; do not edit.
package io.github.railyard;

public final class GiftCardStoredRequest extends Struct {
  /** A stored gift card. */
  public GiftCardStoredRequest id(String value) {
    put("id", value);
    return this;
  }
}
