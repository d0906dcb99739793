// Printed from the contract; do not edit.
package io.github.railyard;

public final class DlocalPixSubscriptionAmountOptions extends Struct {
  /**
   * Whether it is the same each time.
   * <p>
   * One of <code>FIXED</code>, <code>VARIABLE</code>.
   */
  public DlocalPixSubscriptionAmountOptions type(String value) {
    put("type", value);
    return this;
  }

  /** How much, in major units as text. */
  public DlocalPixSubscriptionAmountOptions value(String value) {
    put("value", value);
    return this;
  }

  /** The least that is taken, in major units as text; null for none. */
  public DlocalPixSubscriptionAmountOptions minValue(String value) {
    put("min_value", value);
    return this;
  }

  /** The least that is taken, in major units as text; null for none. */
  public DlocalPixSubscriptionAmountOptions minValue(Opt<String> value) {
    put("min_value", value);
    return this;
  }
}
