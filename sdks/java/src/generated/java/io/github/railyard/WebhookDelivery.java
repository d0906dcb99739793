// Printed from the contract; do not edit.
package io.github.railyard;

public final class WebhookDelivery extends Struct {
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

  /** Whose event it is; empty for one of the instance. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** The <code>id</code> of the event, and of the message in its headers: the same on every attempt. */
  public String getEventId() {
    return asText("event_id");
  }

  /** What happened. */
  public WebhookEventName getEvent() {
    return asWord("event", WebhookEventName.class);
  }

  /** The version whose words its payload is in. */
  public WebhookApiVersion getApiVersion() {
    return asWord("api_version", WebhookApiVersion.class);
  }

  /** What the event is about: <code>transaction</code>, <code>refund</code>, <code>payment-method</code> &#8230; */
  public String getResourceType() {
    return asText("resource_type");
  }

  /** Which one. */
  public String getResourceId() {
    return asText("resource_id");
  }

  /**
   * The payment that it belongs to; null where there is none.
   * <p>
   * It may be null.
   */
  public String getTransactionId() {
    return asText("transaction_id");
  }

  /** Whether it has arrived, or is still sent, or was given up. */
  public WebhookDeliveryStatus getStatus() {
    return asWord("status", WebhookDeliveryStatus.class);
  }

  /** How often it has been sent since it was last begun. */
  public long getTries() {
    return asWhole("tries");
  }

  /**
   * The last time that it was sent; null where it has not been.
   * <p>
   * It may be null.
   */
  public WebhookAttempt getLastAttempt() {
    return asStruct("last_attempt", WebhookAttempt.class);
  }

  /**
   * When it is sent next, unless the endpoint rests; null once it has ended.
   * <p>
   * It may be null.
   */
  public String getNextAttemptAt() {
    return asText("next_attempt_at");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }
}
