// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class PaypalOptions extends Struct {
  /** Where PayPal asks when the buyer changes the delivery. */
  public PaypalOptions orderUpdateCallbackConfig(PaypalOrderUpdateCallbackConfig value) {
    put("order_update_callback_config", value);
    return this;
  }

  /** Key and value pairs for PayPal's risk checks. */
  public PaypalOptions additionalData(List<Map<String, String>> value) {
    put("additional_data", value);
    return this;
  }

  /** Ways of delivery that the buyer can choose. */
  public PaypalOptions shipping(PaypalShippingOptions value) {
    put("shipping", value);
    return this;
  }

  /** What PayPal's button says. */
  public PaypalOptions userAction(String value) {
    put("user_action", value);
    return this;
  }

  /** Where PayPal takes the address from. */
  public PaypalOptions shippingPreference(String value) {
    put("shipping_preference", value);
    return this;
  }

  /** The merchant as PayPal shows it. */
  public PaypalOptions brandName(String value) {
    put("brand_name", value);
    return this;
  }

  /** What PayPal shows first. */
  public PaypalOptions landingPage(String value) {
    put("landing_page", value);
    return this;
  }

  /** Language of PayPal's pages. */
  public PaypalOptions locale(String value) {
    put("locale", value);
    return this;
  }
}
