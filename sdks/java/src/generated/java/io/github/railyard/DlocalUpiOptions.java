// Printed from the contract; do not edit.
package io.github.railyard;

public final class DlocalUpiOptions extends Struct {
  /** The buyer's account there. */
  public DlocalUpiOptions wallet(DlocalUpiWalletOptions value) {
    put("wallet", value);
    return this;
  }
}
