// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>digital-wallets/paze</code>. */
public final class DigitalWalletsPazeApi extends Group {
  DigitalWalletsPazeApi(Connection on) {
    super(on);
  }

  public DigitalWalletsPazeSessionApi session() {
    return new DigitalWalletsPazeSessionApi(on);
  }
}
