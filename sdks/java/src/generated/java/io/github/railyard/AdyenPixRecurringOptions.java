// Printed from the contract; do not edit.
package io.github.railyard;

public final class AdyenPixRecurringOptions extends Struct {
  /** How often money is taken. */
  public AdyenPixRecurringOptions frequency(String value) {
    put("frequency", value);
    return this;
  }

  /** How much is taken each time; null for what varies. */
  public AdyenPixRecurringOptions recurringAmount(AdyenPixRecurringAmount value) {
    put("recurringAmount", value);
    return this;
  }

  /** How much is taken each time; null for what varies. */
  public AdyenPixRecurringOptions recurringAmount(Opt<AdyenPixRecurringAmount> value) {
    put("recurringAmount", value);
    return this;
  }

  /** First day of the agreement. */
  public AdyenPixRecurringOptions startsAt(String value) {
    put("startsAt", value);
    return this;
  }

  /** Last day of the agreement. */
  public AdyenPixRecurringOptions endsAt(String value) {
    put("endsAt", value);
    return this;
  }

  /** What the buyer reads each time. */
  public AdyenPixRecurringOptions recurringStatement(String value) {
    put("recurringStatement", value);
    return this;
  }
}
