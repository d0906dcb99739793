// Printed from the contract; do not edit.
package io.github.railyard;

public final class DigitalWalletProvider extends Word {
  public static final DigitalWalletProvider APPLE = new DigitalWalletProvider("apple");
  public static final DigitalWalletProvider GOOGLE = new DigitalWalletProvider("google");
  public static final DigitalWalletProvider CLICK_TO_PAY = new DigitalWalletProvider("click-to-pay");
  public static final DigitalWalletProvider PAZE = new DigitalWalletProvider("paze");

  DigitalWalletProvider(String value) {
    super(value);
  }
}
