// Printed from the contract; do not edit.
package io.github.railyard;

public final class RiskifiedAntiFraudOptionsLineItem extends Struct {
  /**
   * Whether it is sent or fetched.
   * <p>
   * One of <code>shipping_address</code>, <code>store_pickup</code>.
   */
  public RiskifiedAntiFraudOptionsLineItem deliveredTo(String value) {
    put("delivered_to", value);
    return this;
  }
}
