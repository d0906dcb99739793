// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaypalShippingOptionsItem extends Struct {
  /** Your code for it. */
  public PaypalShippingOptionsItem id(String value) {
    put("id", value);
    return this;
  }

  /** What the buyer reads. */
  public PaypalShippingOptionsItem label(String value) {
    put("label", value);
    return this;
  }

  /** Whether it is chosen at first. */
  public PaypalShippingOptionsItem selected(boolean value) {
    put("selected", value);
    return this;
  }

  /**
   * Whether it is sent or fetched.
   * <p>
   * One of <code>SHIPPING</code>, <code>PICKUP</code>, <code>PICKUP_IN_STORE</code>, <code>PICKUP_FROM_PERSON</code>.
   */
  public PaypalShippingOptionsItem type(String value) {
    put("type", value);
    return this;
  }

  /** What it costs. */
  public PaypalShippingOptionsItem amount(PaypalShippingOptionsItemAmount value) {
    put("amount", value);
    return this;
  }
}
