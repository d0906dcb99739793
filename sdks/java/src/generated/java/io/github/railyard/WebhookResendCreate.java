// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class WebhookResendCreate extends Struct {
  /** Only deliveries that were made at this time or later. */
  public WebhookResendCreate createdAtGte(String value) {
    put("created_at_gte", value);
    return this;
  }

  /** Only deliveries that were made at this time or earlier. */
  public WebhookResendCreate createdAtLte(String value) {
    put("created_at_lte", value);
    return this;
  }

  /** Those that stand so when they are looked at. Left out: those that were given up. */
  public WebhookResendCreate statuses(List<WebhookDeliveryStatus> value) {
    put("statuses", value);
    return this;
  }

  /** Only those of these events; null for all. */
  public WebhookResendCreate events(List<WebhookEventName> value) {
    put("events", value);
    return this;
  }

  /** Only those of this payment, or of this resource where it is of no payment. */
  public WebhookResendCreate resourceId(String value) {
    put("resource_id", value);
    return this;
  }

  /** Only these; null for all. */
  public WebhookResendCreate deliveryIds(List<String> value) {
    put("delivery_ids", value);
    return this;
  }
}
