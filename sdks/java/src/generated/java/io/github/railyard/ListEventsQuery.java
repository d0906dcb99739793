// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>events.list</code> can be asked for. */
public final class ListEventsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListEventsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListEventsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Only events of this name. */
  public ListEventsQuery name(WebhookEventName value) {
    put("name", value);
    return this;
  }

  /** Only what happened to this resource; of a payment, to its captures and refunds as well. */
  public ListEventsQuery resourceId(String value) {
    put("resource_id", value);
    return this;
  }

  /** Only those of this time or later. */
  public ListEventsQuery createdAtGte(String value) {
    put("created_at_gte", value);
    return this;
  }

  /** Only those of this time or earlier. */
  public ListEventsQuery createdAtLte(String value) {
    put("created_at_lte", value);
    return this;
  }
}
