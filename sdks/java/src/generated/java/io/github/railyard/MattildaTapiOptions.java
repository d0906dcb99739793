// Printed from the contract; do not edit.
package io.github.railyard;

public final class MattildaTapiOptions extends Struct {
  /** Until when it can be paid. */
  public MattildaTapiOptions paymentMethodExpiresAt(String value) {
    put("payment_method_expires_at", value);
    return this;
  }
}
