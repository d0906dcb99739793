// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>digital-wallets/apple</code>. */
public final class DigitalWalletsAppleApi extends Group {
  DigitalWalletsAppleApi(Connection on) {
    super(on);
  }

  public DigitalWalletsAppleSessionApi session() {
    return new DigitalWalletsAppleSessionApi(on);
  }
}
