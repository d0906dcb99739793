// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>checkout/sessions</code>. */
public final class CheckoutSessionsApi extends Group {
  CheckoutSessionsApi(Connection on) {
    super(on);
  }

  public CheckoutSessionsAcquirerApi acquirer() {
    return new CheckoutSessionsAcquirerApi(on);
  }

  public CheckoutSessionsCardDetailsApi cardDetails() {
    return new CheckoutSessionsCardDetailsApi(on);
  }

  public CheckoutSessionsFieldsApi fields() {
    return new CheckoutSessionsFieldsApi(on);
  }

  public CheckoutSessionsThreeDSecureApi threeDSecure() {
    return new CheckoutSessionsThreeDSecureApi(on);
  }

  /**
   * Open a checkout session; the body may be left out.
   * <p>
   * A session carries card data from a front end to your server's payment, which never sees it. It lives an hour unless <code>expires_in</code> says otherwise. Scope: <code>checkout-sessions.write</code>.
   */
  public CheckoutSession create(CheckoutSessionUpdate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Open a checkout session; the body may be left out.
   * <p>
   * A session carries card data from a front end to your server's payment, which never sees it. It lives an hour unless <code>expires_in</code> says otherwise. Scope: <code>checkout-sessions.write</code>.
   */
  public CompletableFuture<CheckoutSession> createAsync(CheckoutSessionUpdate body, Options... options) {
    return on.send(new ApiRequest("POST", "/checkout/sessions").body(body), options, CheckoutSession.class);
  }

  /**
   * Open a checkout session; the body may be left out.
   * <p>
   * A session carries card data from a front end to your server's payment, which never sees it. It lives an hour unless <code>expires_in</code> says otherwise. Scope: <code>checkout-sessions.write</code>.
   */
  public CheckoutSession create(Options... options) {
    return create((CheckoutSessionUpdate) null, options);
  }

  /**
   * Open a checkout session; the body may be left out.
   * <p>
   * A session carries card data from a front end to your server's payment, which never sees it. It lives an hour unless <code>expires_in</code> says otherwise. Scope: <code>checkout-sessions.write</code>.
   */
  public CompletableFuture<CheckoutSession> createAsync(Options... options) {
    return createAsync((CheckoutSessionUpdate) null, options);
  }

  /**
   * Delete a checkout session and the card data in it.
   * <p>
   * The number in it is destroyed with it, unless a payment method took it over. Scope: <code>checkout-sessions.write</code>.
   */
  public Answer delete(String sessionId, Options... options) {
    return Connection.await(deleteAsync(sessionId, options));
  }

  /**
   * Delete a checkout session and the card data in it.
   * <p>
   * The number in it is destroyed with it, unless a payment method took it over. Scope: <code>checkout-sessions.write</code>.
   */
  public CompletableFuture<Answer> deleteAsync(String sessionId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/checkout/sessions/", sessionId), options);
  }

  /**
   * Read a checkout session and what is known of its payment method.
   * <p>
   * Shows the card's first and last digits, never the number. An expired session is 404. Scope: <code>checkout-sessions.read</code>.
   */
  public CheckoutSession get(String sessionId, Options... options) {
    return Connection.await(getAsync(sessionId, options));
  }

  /**
   * Read a checkout session and what is known of its payment method.
   * <p>
   * Shows the card's first and last digits, never the number. An expired session is 404. Scope: <code>checkout-sessions.read</code>.
   */
  public CompletableFuture<CheckoutSession> getAsync(String sessionId, Options... options) {
    return on.send(new ApiRequest("GET", "/checkout/sessions/", sessionId), options, CheckoutSession.class);
  }

  /**
   * Change what a checkout session is for.
   * <p>
   * What is left out stays, null clears, lists and objects are replaced whole. Scope: <code>checkout-sessions.write</code>.
   */
  public CheckoutSession update(String sessionId, CheckoutSessionUpdate body, Options... options) {
    return Connection.await(updateAsync(sessionId, body, options));
  }

  /**
   * Change what a checkout session is for.
   * <p>
   * What is left out stays, null clears, lists and objects are replaced whole. Scope: <code>checkout-sessions.write</code>.
   */
  public CompletableFuture<CheckoutSession> updateAsync(String sessionId, CheckoutSessionUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/checkout/sessions/", sessionId).body(body), options, CheckoutSession.class);
  }
}
