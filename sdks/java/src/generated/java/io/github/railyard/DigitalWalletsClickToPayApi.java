// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>digital-wallets/click-to-pay</code>. */
public final class DigitalWalletsClickToPayApi extends Group {
  DigitalWalletsClickToPayApi(Connection on) {
    super(on);
  }

  public DigitalWalletsClickToPaySessionApi session() {
    return new DigitalWalletsClickToPaySessionApi(on);
  }
}
