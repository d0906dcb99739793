// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeClient extends Struct {
  /** Your client id at Paze. */
  public PazeClient id(String value) {
    put("id", value);
    return this;
  }

  /** What Paze shows the buyer. */
  public PazeClient name(String value) {
    put("name", value);
    return this;
  }

  /** Which of your profiles at Paze. */
  public PazeClient profileId(String value) {
    put("profileId", value);
    return this;
  }
}
