// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class AccountUpdaterJobCreate extends Struct {
  /** Stored cards to ask about, none twice. */
  public AccountUpdaterJobCreate paymentMethodIds(List<String> value) {
    put("payment_method_ids", value);
    return this;
  }
}
