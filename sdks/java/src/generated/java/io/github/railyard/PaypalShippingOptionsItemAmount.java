// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaypalShippingOptionsItemAmount extends Struct {
  /** ISO 4217, three upper-case letters. ISO 4217, upper case. */
  public PaypalShippingOptionsItemAmount currencyCode(String value) {
    put("currency_code", value);
    return this;
  }

  /** In major units as text. */
  public PaypalShippingOptionsItemAmount value(String value) {
    put("value", value);
    return this;
  }
}
