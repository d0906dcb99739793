// Printed from the contract; do not edit.
package io.github.railyard;

public final class FourEyesBound extends Struct {
  /** Of the amount that is moved. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** From this amount on a second person has to agree. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }
}
