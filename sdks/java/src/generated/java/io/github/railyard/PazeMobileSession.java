// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeMobileSession extends Struct {
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

  /** Goes into the next steps. */
  public Secret getAccessToken() {
    return asSecret("accessToken");
  }

  /** Names the checkout in the next steps. */
  public String getSessionId() {
    return asText("sessionId");
  }
}
