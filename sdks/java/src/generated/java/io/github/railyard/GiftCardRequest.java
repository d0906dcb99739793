// Printed from the contract; do not edit.
package io.github.railyard;

public final class GiftCardRequest extends Struct {
  /** 16 to 19 digits; goes into the vault before anything parses the body, and is never answered. */
  public GiftCardRequest number(String value) {
    put("number", Secret.of(value));
    return this;
  }

  /** 16 to 19 digits; goes into the vault before anything parses the body, and is never answered. */
  public GiftCardRequest number(Secret value) {
    put("number", value);
    return this;
  }

  /** PIN of the card; never answered. */
  public GiftCardRequest pin(String value) {
    put("pin", Secret.of(value));
    return this;
  }

  /** PIN of the card; never answered. */
  public GiftCardRequest pin(Secret value) {
    put("pin", value);
    return this;
  }
}
