// Printed from the contract; do not edit.
package io.github.railyard;

public final class GiftCardCreate extends Struct {
  /** 16 to 19 digits; goes into the vault before anything parses the body, and is never answered. */
  public GiftCardCreate number(String value) {
    put("number", Secret.of(value));
    return this;
  }

  /** 16 to 19 digits; goes into the vault before anything parses the body, and is never answered. */
  public GiftCardCreate number(Secret value) {
    put("number", value);
    return this;
  }

  /** PIN of the card; never answered. */
  public GiftCardCreate pin(String value) {
    put("pin", Secret.of(value));
    return this;
  }

  /** PIN of the card; never answered. */
  public GiftCardCreate pin(Secret value) {
    put("pin", value);
    return this;
  }

  /** The buyer it is stored for; nobody's where neither this nor the external identifier is given. */
  public GiftCardCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public GiftCardCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }
}
