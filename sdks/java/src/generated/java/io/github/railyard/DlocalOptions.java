// Printed from the contract; do not edit.
package io.github.railyard;

public final class DlocalOptions extends Struct {
  /** The buyer's account there. */
  public DlocalOptions wallet(DlocalWalletOptions value) {
    put("wallet", value);
    return this;
  }
}
