// Printed from the contract; do not edit.
package io.github.railyard;

public final class PayoutStoredCard extends Struct {
  public PayoutStoredCard() {
    put("method", "id");
  }

  /** The stored card or bank account. */
  public PayoutStoredCard id(String value) {
    put("id", value);
    return this;
  }
}
