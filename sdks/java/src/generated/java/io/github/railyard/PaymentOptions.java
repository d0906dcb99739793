// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class PaymentOptions extends Struct {
  /** What was found, in the order that the operation tells. */
  public List<PaymentOption> getItems() {
    return asStructs("items", PaymentOption.class);
  }
}
