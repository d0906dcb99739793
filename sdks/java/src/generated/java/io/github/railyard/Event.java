// Printed from the contract; do not edit.
package io.github.railyard;

public final class Event extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** The same as in deliveries of it, and as the <code>id:</code> of a stream. */
  public String getId() {
    return asText("id");
  }

  /** What happened. */
  public WebhookEventName getName() {
    return asWord("name", WebhookEventName.class);
  }

  /** Where it happened. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** What it is about: <code>transaction</code>, <code>refund</code>, <code>payment-method</code> &#8230; */
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

  /** When it happened, by the clock of the merchant account. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** The text that endpoints of this version of the API get. What was told to one is as it was then; else the resource in it is as it is now. */
  public String getPayload() {
    return asText("payload");
  }
}
