// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class WebhookReplay extends Struct {
  /** The first moment whose deliveries begin again, by when they were made. */
  public WebhookReplay from(String value) {
    put("from", value);
    return this;
  }

  /** The last one. */
  public WebhookReplay until(String value) {
    put("until", value);
    return this;
  }

  /** Those that stand so now. Left out: those that were given up. */
  public WebhookReplay statuses(List<WebhookDeliveryStatus> value) {
    put("statuses", value);
    return this;
  }

  /** Only those of these events; null for all. */
  public WebhookReplay events(List<WebhookEventName> value) {
    put("events", value);
    return this;
  }
}
