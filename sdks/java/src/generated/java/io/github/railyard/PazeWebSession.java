// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeWebSession extends Struct {
  /** Your client id at Paze. */
  public String getId() {
    return asText("id");
  }

  /** The merchant as Paze shows it. */
  public String getName() {
    return asText("name");
  }

  /** Which of your profiles at Paze. */
  public String getProfileId() {
    return asText("profileId");
  }
}
