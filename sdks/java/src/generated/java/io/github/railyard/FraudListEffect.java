// Printed from the contract; do not edit.
package io.github.railyard;

public final class FraudListEffect extends Word {
  public static final FraudListEffect BLOCK = new FraudListEffect("block");
  public static final FraudListEffect ALLOW = new FraudListEffect("allow");

  FraudListEffect(String value) {
    super(value);
  }
}
