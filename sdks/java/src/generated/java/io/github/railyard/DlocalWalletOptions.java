// Printed from the contract; do not edit.
package io.github.railyard;

public final class DlocalWalletOptions extends Struct {
  /** Who holds it. */
  public DlocalWalletOptions name(String value) {
    put("name", value);
    return this;
  }

  /** How the holder is reached. */
  public DlocalWalletOptions email(String value) {
    put("email", value);
    return this;
  }

  /** What dLocal gave you for it. */
  public DlocalWalletOptions token(String value) {
    put("token", value);
    return this;
  }

  /** The holder's name there. */
  public DlocalWalletOptions username(String value) {
    put("username", value);
    return this;
  }

  /** Whether it is only checked. */
  public DlocalWalletOptions verify(boolean value) {
    put("verify", value);
    return this;
  }
}
