// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeSessionReviewRequest extends Struct {
  /** The app's own id of the checkout, the same in all its steps. */
  public PazeSessionReviewRequest sessionId(String value) {
    put("sessionId", value);
    return this;
  }

  /** What Paze gave the app at the end of the step before. */
  public PazeSessionReviewRequest code(String value) {
    put("code", value);
    return this;
  }

  /** From <code>POST /digital-wallets/paze/session</code>. */
  public PazeSessionReviewRequest accessToken(String value) {
    put("accessToken", Secret.of(value));
    return this;
  }

  /** From <code>POST /digital-wallets/paze/session</code>. */
  public PazeSessionReviewRequest accessToken(Secret value) {
    put("accessToken", value);
    return this;
  }
}
