// Printed from the contract; do not edit.
package io.github.railyard;

public final class FiservOptions extends Struct {
  /** How the buyer pays in parts. */
  public FiservOptions installmentOptions(FiservInstallmentOptions value) {
    put("installmentOptions", value);
    return this;
  }
}
