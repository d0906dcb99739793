// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>webhook-subscriptions/resends</code>. */
public final class WebhookSubscriptionsResendsApi extends Group {
  WebhookSubscriptionsResendsApi(Connection on) {
    super(on);
  }

  /**
   * Send all deliveries again that match.
   * <p>
   * A job of the server: each delivery that was there when it was asked for and fits begins again, as <code>resend</code> would begin it. It counts them, and can be stopped; what has begun by then is sent. At most twenty run at once for one subscription. Scope: <code>webhook-subscriptions.write</code> or <code>webhook-deliveries.write</code>. People confirm it; see Confirmations.
   */
  public WebhookResend create(String subscriptionId, WebhookResendCreate body, Options... options) {
    return Connection.await(createAsync(subscriptionId, body, options));
  }

  /**
   * Send all deliveries again that match.
   * <p>
   * A job of the server: each delivery that was there when it was asked for and fits begins again, as <code>resend</code> would begin it. It counts them, and can be stopped; what has begun by then is sent. At most twenty run at once for one subscription. Scope: <code>webhook-subscriptions.write</code> or <code>webhook-deliveries.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<WebhookResend> createAsync(String subscriptionId, WebhookResendCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/webhook-subscriptions/", subscriptionId, "/resends").body(body), options, WebhookResend.class);
  }

  /**
   * List what was sent again by a filter.
   * <p>
   * Newest first, for as long as events are kept: those that run, and those that have ended. Scope: <code>webhook-subscriptions.read</code>.
   */
  public Listing<WebhookResend> list(String subscriptionId, ListWebhookResendsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/webhook-subscriptions/", subscriptionId, "/resends").query(query), options, WebhookResend.class);
  }

  /**
   * List what was sent again by a filter.
   * <p>
   * Newest first, for as long as events are kept: those that run, and those that have ended. Scope: <code>webhook-subscriptions.read</code>.
   */
  public Listing<WebhookResend> list(String subscriptionId, Options... options) {
    return list(subscriptionId, (ListWebhookResendsQuery) null, options);
  }

  /**
   * Read how far it has come.
   * <p>
   * Its count grows until it has ended. Scope: <code>webhook-subscriptions.read</code>.
   */
  public WebhookResend get(String subscriptionId, String resendId, Options... options) {
    return Connection.await(getAsync(subscriptionId, resendId, options));
  }

  /**
   * Read how far it has come.
   * <p>
   * Its count grows until it has ended. Scope: <code>webhook-subscriptions.read</code>.
   */
  public CompletableFuture<WebhookResend> getAsync(String subscriptionId, String resendId, Options... options) {
    return on.send(new ApiRequest("GET", "/webhook-subscriptions/", subscriptionId, "/resends/", resendId), options, WebhookResend.class);
  }

  /**
   * Begin no more of them again.
   * <p>
   * What has begun is sent. One that has ended stays as it is. Scope: <code>webhook-subscriptions.write</code> or <code>webhook-deliveries.write</code>.
   */
  public WebhookResend stop(String subscriptionId, String resendId, Options... options) {
    return Connection.await(stopAsync(subscriptionId, resendId, options));
  }

  /**
   * Begin no more of them again.
   * <p>
   * What has begun is sent. One that has ended stays as it is. Scope: <code>webhook-subscriptions.write</code> or <code>webhook-deliveries.write</code>.
   */
  public CompletableFuture<WebhookResend> stopAsync(String subscriptionId, String resendId, Options... options) {
    return on.send(new ApiRequest("POST", "/webhook-subscriptions/", subscriptionId, "/resends/", resendId, "/stop"), options, WebhookResend.class);
  }
}
