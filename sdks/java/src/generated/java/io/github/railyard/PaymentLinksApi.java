// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>payment-links</code>. */
public final class PaymentLinksApi extends Group {
  PaymentLinksApi(Connection on) {
    super(on);
  }

  /**
   * Create a hosted payment page.
   * <p>
   * The answer's <code>url</code> is a page of this service where a buyer pays, once. What is said here is fixed. Scope: <code>payment-links.write</code>.
   */
  public PaymentLink create(PaymentLinkCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Create a hosted payment page.
   * <p>
   * The answer's <code>url</code> is a page of this service where a buyer pays, once. What is said here is fixed. Scope: <code>payment-links.write</code>.
   */
  public CompletableFuture<PaymentLink> createAsync(PaymentLinkCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/payment-links").body(body), options, PaymentLink.class);
  }

  /**
   * List payment links.
   * <p>
   * Newest first. Scope: <code>payment-links.read</code>.
   */
  public Listing<PaymentLink> list(ListPaymentLinksQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/payment-links").query(query), options, PaymentLink.class);
  }

  /**
   * List payment links.
   * <p>
   * Newest first. Scope: <code>payment-links.read</code>.
   */
  public Listing<PaymentLink> list(Options... options) {
    return list((ListPaymentLinksQuery) null, options);
  }

  /**
   * Read a payment link.
   * <p>
   * Its <code>status</code> follows from its payment and the clock. Scope: <code>payment-links.read</code>.
   */
  public PaymentLink get(String paymentLinkId, Options... options) {
    return Connection.await(getAsync(paymentLinkId, options));
  }

  /**
   * Read a payment link.
   * <p>
   * Its <code>status</code> follows from its payment and the clock. Scope: <code>payment-links.read</code>.
   */
  public CompletableFuture<PaymentLink> getAsync(String paymentLinkId, Options... options) {
    return on.send(new ApiRequest("GET", "/payment-links/", paymentLinkId), options, PaymentLink.class);
  }

  /**
   * End a payment link now.
   * <p>
   * Nobody can begin to pay it any more. A payment that is under way goes on, and one that was made stays. Scope: <code>payment-links.write</code>.
   */
  public Answer expire(String paymentLinkId, Options... options) {
    return Connection.await(expireAsync(paymentLinkId, options));
  }

  /**
   * End a payment link now.
   * <p>
   * Nobody can begin to pay it any more. A payment that is under way goes on, and one that was made stays. Scope: <code>payment-links.write</code>.
   */
  public CompletableFuture<Answer> expireAsync(String paymentLinkId, Options... options) {
    return on.send(new ApiRequest("POST", "/payment-links/", paymentLinkId, "/expire"), options);
  }
}
