// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>webhookSubscriptions.deliveries.list</code> can be asked for. */
public final class ListWebhookDeliveriesQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListWebhookDeliveriesQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListWebhookDeliveriesQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Only those that stand so. */
  public ListWebhookDeliveriesQuery status(WebhookDeliveryStatus value) {
    put("status", value);
    return this;
  }

  /** Only those of this event. */
  public ListWebhookDeliveriesQuery event(WebhookEventName value) {
    put("event", value);
    return this;
  }

  /** Only those of this time or later. */
  public ListWebhookDeliveriesQuery createdAtGte(String value) {
    put("created_at_gte", value);
    return this;
  }

  /** Only those of this time or earlier. */
  public ListWebhookDeliveriesQuery createdAtLte(String value) {
    put("created_at_lte", value);
    return this;
  }
}
