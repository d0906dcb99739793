// Printed from the contract; do not edit.
package io.github.railyard;

public final class ThreeDSecureRequest extends Struct {
  /** What the cardholder is asked to agree to, in minor units; not less than the payment's. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public ThreeDSecureRequest amount(long value) {
    put("amount", value);
    return this;
  }
}
