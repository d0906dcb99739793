// Printed from the contract; do not edit.
package io.github.railyard;

public final class GiftCardActivationCreate extends Struct {
  /** 16 to 19 digits; goes into the vault before anything parses the body. */
  public GiftCardActivationCreate number(String value) {
    put("number", Secret.of(value));
    return this;
  }

  /** 16 to 19 digits; goes into the vault before anything parses the body. */
  public GiftCardActivationCreate number(Secret value) {
    put("number", value);
    return this;
  }

  /** PIN of the card; never answered. */
  public GiftCardActivationCreate pin(String value) {
    put("pin", Secret.of(value));
    return this;
  }

  /** PIN of the card; never answered. */
  public GiftCardActivationCreate pin(Secret value) {
    put("pin", value);
    return this;
  }

  /** What is loaded; left out, what the provider has for this card. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public GiftCardActivationCreate amount(long value) {
    put("amount", value);
    return this;
  }

  /** Currency of that amount. ISO 4217, upper case. */
  public GiftCardActivationCreate currency(String value) {
    put("currency", value);
    return this;
  }

  /** Your own identifier of the activation. */
  public GiftCardActivationCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** True stores the card as well. */
  public GiftCardActivationCreate store(boolean value) {
    put("store", value);
    return this;
  }

  /** The buyer it is stored for. */
  public GiftCardActivationCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public GiftCardActivationCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }
}
