// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ForterAntiFraudOptions extends Struct {
  /**
   * Whether there is something to send.
   * <p>
   * One of <code>DIGITAL</code>, <code>PHYSICAL</code>, <code>HYBRID</code>.
   */
  public ForterAntiFraudOptions deliveryType(String value) {
    put("delivery_type", value);
    return this;
  }

  /** How it is sent. */
  public ForterAntiFraudOptions deliveryMethod(String value) {
    put("delivery_method", value);
    return this;
  }

  /** Whether the buyer has no account of yours. */
  public ForterAntiFraudOptions isGuestBuyer(boolean value) {
    put("is_guest_buyer", value);
    return this;
  }

  /** More about each cart item, in the same order. */
  public ForterAntiFraudOptions cartItems(List<ForterAntiFraudOptionsCartItem> value) {
    put("cart_items", value);
    return this;
  }

  /** What was taken off the order. */
  public ForterAntiFraudOptions totalDiscount(ForterAntiFraudOptionsDiscount value) {
    put("total_discount", value);
    return this;
  }
}
