// Printed from the contract; do not edit.
package io.github.railyard;

public final class WorldpayVapOptions extends Struct {
  /** Under what it stands in reports. */
  public WorldpayVapOptions reportGroup(String value) {
    put("reportGroup", value);
    return this;
  }

  /** Your own identifier of the order. */
  public WorldpayVapOptions orderId(String value) {
    put("orderId", value);
    return this;
  }
}
