// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class WpayEverdaypayOptions extends Struct {
  /** Fields that you made at WPay. */
  public WpayEverdaypayOptions merchantDefinedData(Map<String, String> value) {
    put("merchant_defined_data", value);
    return this;
  }

  /** The buyer at WPay. */
  public WpayEverdaypayOptions customerId(String value) {
    put("customerId", value);
    return this;
  }

  /** Opens the buyer's loyalty account. */
  public WpayEverdaypayOptions rewardsAccessToken(String value) {
    put("rewardsAccessToken", value);
    return this;
  }

  /** The buyer's phone or computer. */
  public WpayEverdaypayOptions deviceId(String value) {
    put("deviceId", value);
    return this;
  }

  /** Whether the buyer is sent back afterwards. */
  public WpayEverdaypayOptions postPaymentRedirect(boolean value) {
    put("postPaymentRedirect", value);
    return this;
  }
}
