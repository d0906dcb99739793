// Printed from the contract; do not edit.
package io.github.railyard;

public final class AdyenPixRecurringAmount extends Struct {
  /** In minor units. */
  public AdyenPixRecurringAmount value(long value) {
    put("value", value);
    return this;
  }

  /** ISO 4217 code of that value. */
  public AdyenPixRecurringAmount currency(String value) {
    put("currency", value);
    return this;
  }
}
