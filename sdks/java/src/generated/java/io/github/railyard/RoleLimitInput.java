// Printed from the contract; do not edit.
package io.github.railyard;

public final class RoleLimitInput extends Struct {
  /** What is limited. */
  public RoleLimitInput act(LimitedAct value) {
    put("act", value);
    return this;
  }

  /** Which amounts it is for. ISO 4217, upper case. */
  public RoleLimitInput currency(String value) {
    put("currency", value);
    return this;
  }

  /** The most in one call; left out or null: no limit of this kind. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public RoleLimitInput amountPerAct(long value) {
    put("amount_per_act", value);
    return this;
  }

  /** The most in one day, in UTC by the clock of the merchant account; left out or null: no such limit. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public RoleLimitInput amountPerDay(long value) {
    put("amount_per_day", value);
    return this;
  }
}
