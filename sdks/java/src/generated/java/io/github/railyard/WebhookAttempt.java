// Printed from the contract; do not edit.
package io.github.railyard;

public final class WebhookAttempt extends Struct {
  /** When it was sent. */
  public String getAt() {
    return asText("at");
  }

  /** How long it took, from the look-up of the address to the end of what was read of the answer. */
  public long getDurationMs() {
    return asWhole("duration_ms");
  }

  /**
   * The HTTP status of the answer; null where there was none in time.
   * <p>
   * It may be null.
   */
  public Long getResponseStatus() {
    return asWholeOrNull("response_status");
  }

  /**
   * The first bytes of the answer, with what looks like a card number masked.
   * <p>
   * It may be null.
   */
  public String getResponseBody() {
    return asText("response_body");
  }

  /**
   * What went wrong where there was no answer, or none of 2xx.
   * <p>
   * It may be null.
   */
  public String getError() {
    return asText("error");
  }
}
