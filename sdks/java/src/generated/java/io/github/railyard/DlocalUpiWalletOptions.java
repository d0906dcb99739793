// Printed from the contract; do not edit.
package io.github.railyard;

public final class DlocalUpiWalletOptions extends Struct {
  /** Who holds it. */
  public DlocalUpiWalletOptions name(String value) {
    put("name", value);
    return this;
  }

  /** How the holder is reached. */
  public DlocalUpiWalletOptions email(String value) {
    put("email", value);
    return this;
  }

  /** What dLocal gave you for it. */
  public DlocalUpiWalletOptions token(String value) {
    put("token", value);
    return this;
  }

  /** The holder's name there. */
  public DlocalUpiWalletOptions username(String value) {
    put("username", value);
    return this;
  }

  /** Whether it is only checked. */
  public DlocalUpiWalletOptions verify(boolean value) {
    put("verify", value);
    return this;
  }

  /** What the buyer agrees to for later payments. */
  public DlocalUpiWalletOptions recurringInfo(DlocalUpiRecurringInfoOptions value) {
    put("recurring_info", value);
    return this;
  }
}
