// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>webhook-deliveries</code>. */
public final class WebhookDeliveriesApi extends Group {
  WebhookDeliveriesApi(Connection on) {
    super(on);
  }

  /**
   * List what was told to all webhook subscriptions.
   * <p>
   * Newest first, of every subscription that you may see: with <code>resource_id</code>, which webhooks a payment has caused. A page may be short while more follow. Scope: <code>webhook-subscriptions.read</code>.
   */
  public Listing<WebhookDelivery> list(ListAllWebhookDeliveriesQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/webhook-deliveries").query(query), options, WebhookDelivery.class);
  }

  /**
   * List what was told to all webhook subscriptions.
   * <p>
   * Newest first, of every subscription that you may see: with <code>resource_id</code>, which webhooks a payment has caused. A page may be short while more follow. Scope: <code>webhook-subscriptions.read</code>.
   */
  public Listing<WebhookDelivery> list(Options... options) {
    return list((ListAllWebhookDeliveriesQuery) null, options);
  }
}
