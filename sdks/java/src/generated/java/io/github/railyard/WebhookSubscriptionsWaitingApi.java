// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>webhook-subscriptions/waiting</code>. */
public final class WebhookSubscriptionsWaitingApi extends Group {
  WebhookSubscriptionsWaitingApi(Connection on) {
    super(on);
  }

  /**
   * Fetch what waits for a subscription without an address.
   * <p>
   * Oldest first, and the same again until it is acknowledged, so that nothing is lost whoever dies. <code>railyard listen</code> forwards it to an address of your machine. Scope: <code>webhook-subscriptions.read</code>.
   */
  public Listing<WebhookDeliveryDetail> list(String subscriptionId, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/webhook-subscriptions/", subscriptionId, "/waiting"), options, WebhookDeliveryDetail.class);
  }
}
