// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>webhook-subscriptions</code>. */
public final class WebhookSubscriptionsApi extends Group {
  WebhookSubscriptionsApi(Connection on) {
    super(on);
  }

  public WebhookSubscriptionsDeliveriesApi deliveries() {
    return new WebhookSubscriptionsDeliveriesApi(on);
  }

  public WebhookSubscriptionsDeliveryCountsApi deliveryCounts() {
    return new WebhookSubscriptionsDeliveryCountsApi(on);
  }

  public WebhookSubscriptionsResendsApi resends() {
    return new WebhookSubscriptionsResendsApi(on);
  }

  public WebhookSubscriptionsWaitingApi waiting() {
    return new WebhookSubscriptionsWaitingApi(on);
  }

  /**
   * Subscribe an endpoint to events.
   * <p>
   * Every event of this time on is told to it within seconds, signed; what fails is repeated for a week. The answer is the only one that shows the <code>secret</code>. Scope: <code>webhook-subscriptions.write</code>. People confirm it; see Confirmations.
   */
  public WebhookSubscription create(WebhookSubscriptionCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Subscribe an endpoint to events.
   * <p>
   * Every event of this time on is told to it within seconds, signed; what fails is repeated for a week. The answer is the only one that shows the <code>secret</code>. Scope: <code>webhook-subscriptions.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<WebhookSubscription> createAsync(WebhookSubscriptionCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/webhook-subscriptions").body(body), options, WebhookSubscription.class);
  }

  /**
   * List webhook subscriptions.
   * <p>
   * Newest first; those of the instance too, for keys that may act for every merchant account. Scope: <code>webhook-subscriptions.read</code>.
   */
  public Listing<WebhookSubscription> list(ListWebhookSubscriptionQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/webhook-subscriptions").query(query), options, WebhookSubscription.class);
  }

  /**
   * List webhook subscriptions.
   * <p>
   * Newest first; those of the instance too, for keys that may act for every merchant account. Scope: <code>webhook-subscriptions.read</code>.
   */
  public Listing<WebhookSubscription> list(Options... options) {
    return list((ListWebhookSubscriptionQuery) null, options);
  }

  /**
   * Delete a webhook subscription.
   * <p>
   * Nothing more is sent to it, not even what waits, and the log of its deliveries goes with it. Scope: <code>webhook-subscriptions.write</code>. People confirm it; see Confirmations.
   */
  public Answer delete(String subscriptionId, Options... options) {
    return Connection.await(deleteAsync(subscriptionId, options));
  }

  /**
   * Delete a webhook subscription.
   * <p>
   * Nothing more is sent to it, not even what waits, and the log of its deliveries goes with it. Scope: <code>webhook-subscriptions.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<Answer> deleteAsync(String subscriptionId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/webhook-subscriptions/", subscriptionId), options);
  }

  /**
   * Read a webhook subscription.
   * <p>
   * Without its <code>secret</code>, which is shown when it is made. Scope: <code>webhook-subscriptions.read</code>.
   */
  public WebhookSubscription get(String subscriptionId, Options... options) {
    return Connection.await(getAsync(subscriptionId, options));
  }

  /**
   * Read a webhook subscription.
   * <p>
   * Without its <code>secret</code>, which is shown when it is made. Scope: <code>webhook-subscriptions.read</code>.
   */
  public CompletableFuture<WebhookSubscription> getAsync(String subscriptionId, Options... options) {
    return on.send(new ApiRequest("GET", "/webhook-subscriptions/", subscriptionId), options, WebhookSubscription.class);
  }

  /**
   * Change a webhook subscription.
   * <p>
   * What is left out stays as it is. What waits goes to the new address, with the new credentials. Scope: <code>webhook-subscriptions.write</code>. People confirm it; see Confirmations.
   */
  public WebhookSubscription update(String subscriptionId, WebhookSubscriptionUpdate body, Options... options) {
    return Connection.await(updateAsync(subscriptionId, body, options));
  }

  /**
   * Change a webhook subscription.
   * <p>
   * What is left out stays as it is. What waits goes to the new address, with the new credentials. Scope: <code>webhook-subscriptions.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<WebhookSubscription> updateAsync(String subscriptionId, WebhookSubscriptionUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/webhook-subscriptions/", subscriptionId).body(body), options, WebhookSubscription.class);
  }

  /**
   * Send the deliveries of a range of time again.
   * <p>
   * For an endpoint that lost what it had taken, or was away for longer than a week. Each begins again as <code>resend</code> would begin it. Events that were never told to this subscription are not part of it. It is a resend, as of <code>/resends</code>, whose first 50,000 deliveries are waited for. Scope: <code>webhook-subscriptions.write</code> or <code>webhook-deliveries.write</code>. People confirm it; see Confirmations.
   */
  public WebhookReplayed replay(String subscriptionId, WebhookReplay body, Options... options) {
    return Connection.await(replayAsync(subscriptionId, body, options));
  }

  /**
   * Send the deliveries of a range of time again.
   * <p>
   * For an endpoint that lost what it had taken, or was away for longer than a week. Each begins again as <code>resend</code> would begin it. Events that were never told to this subscription are not part of it. It is a resend, as of <code>/resends</code>, whose first 50,000 deliveries are waited for. Scope: <code>webhook-subscriptions.write</code> or <code>webhook-deliveries.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<WebhookReplayed> replayAsync(String subscriptionId, WebhookReplay body, Options... options) {
    return on.send(new ApiRequest("POST", "/webhook-subscriptions/", subscriptionId, "/replay").body(body), options, WebhookReplayed.class);
  }

  /**
   * Make a new signing secret; the old one stays valid for a while.
   * <p>
   * Until the old one ends, messages carry a signature of each, so that receivers can change over in between. The answer is the only one that shows the new <code>secret</code>. One that was still ending ends at once. Scope: <code>webhook-subscriptions.write</code>. People confirm it; see Confirmations.
   */
  public WebhookSubscription rotateSecret(String subscriptionId, WebhookSubscriptionRotateSecret body, Options... options) {
    return Connection.await(rotateSecretAsync(subscriptionId, body, options));
  }

  /**
   * Make a new signing secret; the old one stays valid for a while.
   * <p>
   * Until the old one ends, messages carry a signature of each, so that receivers can change over in between. The answer is the only one that shows the new <code>secret</code>. One that was still ending ends at once. Scope: <code>webhook-subscriptions.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<WebhookSubscription> rotateSecretAsync(String subscriptionId, WebhookSubscriptionRotateSecret body, Options... options) {
    return on.send(new ApiRequest("POST", "/webhook-subscriptions/", subscriptionId, "/rotate-secret").body(body), options, WebhookSubscription.class);
  }

  /**
   * Send an example of an event.
   * <p>
   * Signed and delivered like any other, to this subscription only and past its filter of events. The resource in it is an example: nothing of that id exists. Scope: <code>webhook-subscriptions.write</code>.
   */
  public WebhookDelivery test(String subscriptionId, WebhookTest body, Options... options) {
    return Connection.await(testAsync(subscriptionId, body, options));
  }

  /**
   * Send an example of an event.
   * <p>
   * Signed and delivered like any other, to this subscription only and past its filter of events. The resource in it is an example: nothing of that id exists. Scope: <code>webhook-subscriptions.write</code>.
   */
  public CompletableFuture<WebhookDelivery> testAsync(String subscriptionId, WebhookTest body, Options... options) {
    return on.send(new ApiRequest("POST", "/webhook-subscriptions/", subscriptionId, "/test").body(body), options, WebhookDelivery.class);
  }
}
