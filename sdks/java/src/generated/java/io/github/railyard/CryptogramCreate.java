// Printed from the contract; do not edit.
package io.github.railyard;

public final class CryptogramCreate extends Struct {
  /** Which kind is asked for: one for a charge without the buyer, or one for a buyer who is there. */
  public CryptogramCreate merchantInitiated(boolean value) {
    put("merchant_initiated", value);
    return this;
  }
}
