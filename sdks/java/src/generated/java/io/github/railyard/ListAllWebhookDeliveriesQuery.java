// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>webhookDeliveries.list</code> can be asked for. */
public final class ListAllWebhookDeliveriesQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListAllWebhookDeliveriesQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListAllWebhookDeliveriesQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Only those about this resource; of a payment, also those about its captures and refunds. */
  public ListAllWebhookDeliveriesQuery resourceId(String value) {
    put("resource_id", value);
    return this;
  }

  /** Only those that stand so. */
  public ListAllWebhookDeliveriesQuery status(WebhookDeliveryStatus value) {
    put("status", value);
    return this;
  }

  /** Only those of this event. */
  public ListAllWebhookDeliveriesQuery event(WebhookEventName value) {
    put("event", value);
    return this;
  }

  /** Only those of this time or later. */
  public ListAllWebhookDeliveriesQuery createdAtGte(String value) {
    put("created_at_gte", value);
    return this;
  }

  /** Only those of this time or earlier. */
  public ListAllWebhookDeliveriesQuery createdAtLte(String value) {
    put("created_at_lte", value);
    return this;
  }
}
