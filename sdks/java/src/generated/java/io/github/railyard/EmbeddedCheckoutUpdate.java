// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class EmbeddedCheckoutUpdate extends Struct {
  /** Its address, as it was answered: it proves that the checkout is yours. */
  public EmbeddedCheckoutUpdate url(String value) {
    put("url", value);
    return this;
  }

  /** The amount that the buyer sees. Another one is refused. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public EmbeddedCheckoutUpdate amount(long value) {
    put("amount", value);
    return this;
  }

  /** The amount that the buyer sees. Another one is refused. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public EmbeddedCheckoutUpdate amount(Opt<Long> value) {
    put("amount", value);
    return this;
  }

  /** Its currency. Another one is refused. ISO 4217, upper case. */
  public EmbeddedCheckoutUpdate currency(String value) {
    put("currency", value);
    return this;
  }

  /** Its currency. Another one is refused. ISO 4217, upper case. */
  public EmbeddedCheckoutUpdate currency(Opt<String> value) {
    put("currency", value);
    return this;
  }

  /** Takes the place of the one before, where it is given. */
  public EmbeddedCheckoutUpdate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** Takes the place of the one before, where it is given. */
  public EmbeddedCheckoutUpdate externalIdentifier(Opt<String> value) {
    put("external_identifier", value);
    return this;
  }

  /** Your own keys and values, strings both. */
  public EmbeddedCheckoutUpdate metadata(Map<String, String> value) {
    put("metadata", value);
    return this;
  }

  /** Your own keys and values, strings both. */
  public EmbeddedCheckoutUpdate metadata(Opt<Map<String, String>> value) {
    put("metadata", value);
    return this;
  }
}
