// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class WebhookResend extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** The webhook subscription that it is for. */
  public String getWebhookSubscriptionId() {
    return asText("webhook_subscription_id");
  }

  /** Whether it goes on. */
  public WebhookResendStatus getStatus() {
    return asWord("status", WebhookResendStatus.class);
  }

  /** How many deliveries have begun again. */
  public long getCount() {
    return asWhole("count");
  }

  /**
   * Only deliveries that were made at this time or later.
   * <p>
   * It may be null.
   */
  public String getCreatedAtGte() {
    return asText("created_at_gte");
  }

  /**
   * Only deliveries that were made at this time or earlier.
   * <p>
   * It may be null.
   */
  public String getCreatedAtLte() {
    return asText("created_at_lte");
  }

  /** Those that stand so when they are looked at. Left out: those that were given up. */
  public List<WebhookDeliveryStatus> getStatuses() {
    return asWords("statuses", WebhookDeliveryStatus.class);
  }

  /**
   * Only those of these events; null for all.
   * <p>
   * It may be null.
   */
  public List<WebhookEventName> getEvents() {
    return asWords("events", WebhookEventName.class);
  }

  /**
   * Only those of this payment, or of this resource where it is of no payment.
   * <p>
   * It may be null.
   */
  public String getResourceId() {
    return asText("resource_id");
  }

  /**
   * Only these; null for all.
   * <p>
   * It may be null.
   */
  public List<String> getDeliveryIds() {
    return asList("delivery_ids");
  }

  /**
   * Who asked for it.
   * <p>
   * It may be null.
   */
  public String getCreatorName() {
    return asText("creator_name");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last went on. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }
}
