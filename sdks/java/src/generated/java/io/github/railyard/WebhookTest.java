// Printed from the contract; do not edit.
package io.github.railyard;

public final class WebhookTest extends Struct {
  /** Which event to tell of, with an example of its resource. */
  public WebhookTest event(WebhookEventName value) {
    put("event", value);
    return this;
  }
}
