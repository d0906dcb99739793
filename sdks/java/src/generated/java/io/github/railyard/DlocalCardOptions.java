// Printed from the contract; do not edit.
package io.github.railyard;

public final class DlocalCardOptions extends Struct {
  /** Whether 3-D Secure must be done. */
  public DlocalCardOptions threeDsecureForce(boolean value) {
    put("three_dsecure_force", value);
    return this;
  }
}
