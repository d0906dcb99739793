// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class PaypalOrderUpdateCallbackConfig extends Struct {
  /** An address of yours. */
  public PaypalOrderUpdateCallbackConfig callbackUrl(String value) {
    put("callback_url", value);
    return this;
  }

  /** What it is asked about. */
  public PaypalOrderUpdateCallbackConfig callbackEvents(List<String> value) {
    put("callback_events", value);
    return this;
  }
}
