// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>webhook-subscriptions/delivery-counts</code>. */
public final class WebhookSubscriptionsDeliveryCountsApi extends Group {
  WebhookSubscriptionsDeliveryCountsApi(Connection on) {
    super(on);
  }

  /**
   * Count what was told in the last day.
   * <p>
   * By the hour in which a delivery was made, and by what has become of it. Scope: <code>webhook-subscriptions.read</code>.
   */
  public Listing<WebhookDeliveryCount> list(String subscriptionId, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/webhook-subscriptions/", subscriptionId, "/delivery-counts"), options, WebhookDeliveryCount.class);
  }
}
