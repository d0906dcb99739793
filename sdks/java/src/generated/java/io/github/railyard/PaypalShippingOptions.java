// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class PaypalShippingOptions extends Struct {
  /** What can be chosen. */
  public PaypalShippingOptions options(List<PaypalShippingOptionsItem> value) {
    put("options", value);
    return this;
  }
}
