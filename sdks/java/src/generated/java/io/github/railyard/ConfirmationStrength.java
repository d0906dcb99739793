// Printed from the contract; do not edit.
package io.github.railyard;

public final class ConfirmationStrength extends Word {
  public static final ConfirmationStrength PASSKEY = new ConfirmationStrength("passkey");
  public static final ConfirmationStrength LOGIN = new ConfirmationStrength("login");
  public static final ConfirmationStrength DEMO = new ConfirmationStrength("demo");

  ConfirmationStrength(String value) {
    super(value);
  }
}
