// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class GiftCardBalanceRequest extends Struct {
  /** The cards to ask about. */
  public GiftCardBalanceRequest items(List<?> value) {
    put("items", value);
    return this;
  }
}
