// Printed from the contract; do not edit.
package io.github.railyard;

public final class CheckoutSessionCardDetailsRequest extends Struct {
  /** First six to eight digits of the card. */
  public CheckoutSessionCardDetailsRequest bin(String value) {
    put("bin", value);
    return this;
  }
}
