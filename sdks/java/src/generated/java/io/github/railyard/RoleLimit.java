// Printed from the contract; do not edit.
package io.github.railyard;

public final class RoleLimit extends Struct {
  /** What is limited. */
  public LimitedAct getAct() {
    return asWord("act", LimitedAct.class);
  }

  /** Which amounts it is for. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /**
   * The most in one call; left out or null: no limit of this kind. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getAmountPerAct() {
    return asWholeOrNull("amount_per_act");
  }

  /**
   * The most in one day, in UTC by the clock of the merchant account; left out or null: no such limit. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getAmountPerDay() {
    return asWholeOrNull("amount_per_day");
  }
}
