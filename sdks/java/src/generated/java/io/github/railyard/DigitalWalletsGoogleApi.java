// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>digital-wallets/google</code>. */
public final class DigitalWalletsGoogleApi extends Group {
  DigitalWalletsGoogleApi(Connection on) {
    super(on);
  }

  public DigitalWalletsGoogleSessionApi session() {
    return new DigitalWalletsGoogleSessionApi(on);
  }
}
