// Printed from the contract; do not edit.
package io.github.railyard;

public final class WebhookAcknowledgement extends Struct {
  /** What the address that you sent it to answered; null where nothing did. 2xx: it waits no longer. */
  public WebhookAcknowledgement responseStatus(long value) {
    put("response_status", value);
    return this;
  }

  /** What the address that you sent it to answered; null where nothing did. 2xx: it waits no longer. */
  public WebhookAcknowledgement responseStatus(Opt<Long> value) {
    put("response_status", value);
    return this;
  }

  /** How long that took. */
  public WebhookAcknowledgement durationMs(long value) {
    put("duration_ms", value);
    return this;
  }
}
