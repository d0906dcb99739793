// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>webhook-subscriptions/deliveries</code>. */
public final class WebhookSubscriptionsDeliveriesApi extends Group {
  WebhookSubscriptionsDeliveriesApi(Connection on) {
    super(on);
  }

  /**
   * List what was told to a webhook subscription.
   * <p>
   * Newest first, for as long as events are kept. A page may be short while more follow. Scope: <code>webhook-subscriptions.read</code>.
   */
  public Listing<WebhookDelivery> list(String subscriptionId, ListWebhookDeliveriesQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/webhook-subscriptions/", subscriptionId, "/deliveries").query(query), options, WebhookDelivery.class);
  }

  /**
   * List what was told to a webhook subscription.
   * <p>
   * Newest first, for as long as events are kept. A page may be short while more follow. Scope: <code>webhook-subscriptions.read</code>.
   */
  public Listing<WebhookDelivery> list(String subscriptionId, Options... options) {
    return list(subscriptionId, (ListWebhookDeliveriesQuery) null, options);
  }

  /**
   * Read one delivery, with its payload and every attempt.
   * <p>
   * What the endpoint answered is shown as far as its first bytes go. Scope: <code>webhook-subscriptions.read</code>.
   */
  public WebhookDeliveryDetail get(String subscriptionId, String deliveryId, Options... options) {
    return Connection.await(getAsync(subscriptionId, deliveryId, options));
  }

  /**
   * Read one delivery, with its payload and every attempt.
   * <p>
   * What the endpoint answered is shown as far as its first bytes go. Scope: <code>webhook-subscriptions.read</code>.
   */
  public CompletableFuture<WebhookDeliveryDetail> getAsync(String subscriptionId, String deliveryId, Options... options) {
    return on.send(new ApiRequest("GET", "/webhook-subscriptions/", subscriptionId, "/deliveries/", deliveryId), options, WebhookDeliveryDetail.class);
  }

  /**
   * Say what became of a delivery that was fetched.
   * <p>
   * With a status of 2xx it waits no longer; any other is noted among its attempts, and it waits on. Scope: <code>webhook-subscriptions.write</code>.
   */
  public WebhookDelivery acknowledge(String subscriptionId, String deliveryId, WebhookAcknowledgement body, Options... options) {
    return Connection.await(acknowledgeAsync(subscriptionId, deliveryId, body, options));
  }

  /**
   * Say what became of a delivery that was fetched.
   * <p>
   * With a status of 2xx it waits no longer; any other is noted among its attempts, and it waits on. Scope: <code>webhook-subscriptions.write</code>.
   */
  public CompletableFuture<WebhookDelivery> acknowledgeAsync(String subscriptionId, String deliveryId, WebhookAcknowledgement body, Options... options) {
    return on.send(new ApiRequest("POST", "/webhook-subscriptions/", subscriptionId, "/deliveries/", deliveryId, "/acknowledge").body(body), options, WebhookDelivery.class);
  }

  /**
   * Send one delivery again.
   * <p>
   * Whatever became of it: the same bytes under the same id, with a week of attempts before it. It is sent at once, unless the endpoint rests after failures or is paused. Scope: <code>webhook-subscriptions.write</code> or <code>webhook-deliveries.write</code>.
   */
  public WebhookDelivery resend(String subscriptionId, String deliveryId, Options... options) {
    return Connection.await(resendAsync(subscriptionId, deliveryId, options));
  }

  /**
   * Send one delivery again.
   * <p>
   * Whatever became of it: the same bytes under the same id, with a week of attempts before it. It is sent at once, unless the endpoint rests after failures or is paused. Scope: <code>webhook-subscriptions.write</code> or <code>webhook-deliveries.write</code>.
   */
  public CompletableFuture<WebhookDelivery> resendAsync(String subscriptionId, String deliveryId, Options... options) {
    return on.send(new ApiRequest("POST", "/webhook-subscriptions/", subscriptionId, "/deliveries/", deliveryId, "/resend"), options, WebhookDelivery.class);
  }
}
