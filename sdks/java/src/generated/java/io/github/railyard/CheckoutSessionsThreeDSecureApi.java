// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>checkout/sessions/three-d-secure</code>. */
public final class CheckoutSessionsThreeDSecureApi extends Group {
  CheckoutSessionsThreeDSecureApi(Connection on) {
    super(on);
  }

  /**
   * Authenticate the cardholder of a checkout session, without a transaction.
   * <p>
   * Opens an approval page for the card in the session, which asks the browser what the issuer wants to know of it. The result stays with the session, for a payment of no more than this amount in this currency, or for vaulting. Scope: <code>checkout-sessions.write</code>.
   */
  public CheckoutSessionThreeDSecure create(String sessionId, CheckoutSessionThreeDSecureCreate body, Options... options) {
    return Connection.await(createAsync(sessionId, body, options));
  }

  /**
   * Authenticate the cardholder of a checkout session, without a transaction.
   * <p>
   * Opens an approval page for the card in the session, which asks the browser what the issuer wants to know of it. The result stays with the session, for a payment of no more than this amount in this currency, or for vaulting. Scope: <code>checkout-sessions.write</code>.
   */
  public CompletableFuture<CheckoutSessionThreeDSecure> createAsync(String sessionId, CheckoutSessionThreeDSecureCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/checkout/sessions/", sessionId, "/three-d-secure").body(body), options, CheckoutSessionThreeDSecure.class);
  }

  /**
   * Authenticate the cardholder of a checkout session, without a transaction.
   * <p>
   * Opens an approval page for the card in the session, which asks the browser what the issuer wants to know of it. The result stays with the session, for a payment of no more than this amount in this currency, or for vaulting. Scope: <code>checkout-sessions.write</code>.
   */
  public CheckoutSessionThreeDSecure create(String sessionId, Options... options) {
    return create(sessionId, (CheckoutSessionThreeDSecureCreate) null, options);
  }

  /**
   * Authenticate the cardholder of a checkout session, without a transaction.
   * <p>
   * Opens an approval page for the card in the session, which asks the browser what the issuer wants to know of it. The result stays with the session, for a payment of no more than this amount in this currency, or for vaulting. Scope: <code>checkout-sessions.write</code>.
   */
  public CompletableFuture<CheckoutSessionThreeDSecure> createAsync(String sessionId, Options... options) {
    return createAsync(sessionId, (CheckoutSessionThreeDSecureCreate) null, options);
  }

  /**
   * Read the result of 3-D Secure for a checkout session.
   * <p>
   * <code>pending</code> until the buyer is back. Scope: <code>checkout-sessions.read</code>.
   */
  public CheckoutSessionThreeDSecure get(String sessionId, Options... options) {
    return Connection.await(getAsync(sessionId, options));
  }

  /**
   * Read the result of 3-D Secure for a checkout session.
   * <p>
   * <code>pending</code> until the buyer is back. Scope: <code>checkout-sessions.read</code>.
   */
  public CompletableFuture<CheckoutSessionThreeDSecure> getAsync(String sessionId, Options... options) {
    return on.send(new ApiRequest("GET", "/checkout/sessions/", sessionId, "/three-d-secure"), options, CheckoutSessionThreeDSecure.class);
  }

  /**
   * Authenticate the cardholder with what a native 3-D Secure SDK collected.
   * <p>
   * The second step of a native app. The session's id is the credential. The result stays with the session, and a payment with it uses the proof. No token: what stands in the address is the credential.
   */
  public NativeThreeDSecureResult authenticate(String sessionId, NativeThreeDSecureAuthenticate body, Options... options) {
    return Connection.await(authenticateAsync(sessionId, body, options));
  }

  /**
   * Authenticate the cardholder with what a native 3-D Secure SDK collected.
   * <p>
   * The second step of a native app. The session's id is the credential. The result stays with the session, and a payment with it uses the proof. No token: what stands in the address is the credential.
   */
  public CompletableFuture<NativeThreeDSecureResult> authenticateAsync(String sessionId, NativeThreeDSecureAuthenticate body, Options... options) {
    return on.send(new ApiRequest("POST", "/checkout/sessions/", sessionId, "/three-d-secure-authenticate").body(body), options, NativeThreeDSecureResult.class);
  }

  /**
   * Ask which 3-D Secure version a native app should speak for this card.
   * <p>
   * The first step of a native app. The session's id is the credential. Anything but 200 means: go on without 3-D Secure. No token: what stands in the address is the credential.
   */
  public NativeThreeDSecureVersion getVersion(String sessionId, Options... options) {
    return Connection.await(getVersionAsync(sessionId, options));
  }

  /**
   * Ask which 3-D Secure version a native app should speak for this card.
   * <p>
   * The first step of a native app. The session's id is the credential. Anything but 200 means: go on without 3-D Secure. No token: what stands in the address is the credential.
   */
  public CompletableFuture<NativeThreeDSecureVersion> getVersionAsync(String sessionId, Options... options) {
    return on.send(new ApiRequest("GET", "/checkout/sessions/", sessionId, "/three-d-secure-version"), options, NativeThreeDSecureVersion.class);
  }
}
