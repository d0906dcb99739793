// Printed from the contract; do not edit.
package io.github.railyard;

public final class ForterAntiFraudOptionsCartItemDeliveryDetails extends Struct {
  /**
   * Whether there is something to send.
   * <p>
   * One of <code>DIGITAL</code>, <code>PHYSICAL</code>, <code>HYBRID</code>.
   */
  public ForterAntiFraudOptionsCartItemDeliveryDetails deliveryType(String value) {
    put("delivery_type", value);
    return this;
  }

  /** How it is sent. */
  public ForterAntiFraudOptionsCartItemDeliveryDetails deliveryMethod(String value) {
    put("delivery_method", value);
    return this;
  }
}
