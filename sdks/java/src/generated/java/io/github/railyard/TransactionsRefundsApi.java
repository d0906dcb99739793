// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>transactions/refunds</code>. */
public final class TransactionsRefundsApi extends Group {
  TransactionsRefundsApi(Connection on) {
    super(on);
  }

  /**
   * Refund all or part of what was captured.
   * <p>
   * The amount is reserved before anything is sent. <code>processing</code> says that the outcome is not known yet: do not refund again. Scope: <code>transactions.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public Refund create(String transactionId, TransactionRefundCreate body, Options... options) throws OutcomeUnknown {
    return Connection.awaitKeyed(createAsync(transactionId, body, options));
  }

  /**
   * Refund all or part of what was captured.
   * <p>
   * The amount is reserved before anything is sent. <code>processing</code> says that the outcome is not known yet: do not refund again. Scope: <code>transactions.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<Refund> createAsync(String transactionId, TransactionRefundCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/transactions/", transactionId, "/refunds").body(body).keyed(), options, Refund.class);
  }

  /**
   * List the refunds of a transaction.
   * <p>
   * Oldest first. Scope: <code>transactions.read</code>.
   */
  public Listing<Refund> list(String transactionId, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/transactions/", transactionId, "/refunds"), options, Refund.class);
  }

  /**
   * Refund every instrument of a transaction at once.
   * <p>
   * A refund for the payment method and one for each gift card, of all that is left. Asking again refunds what is left then. Scope: <code>transactions.write</code> and <code>gift-cards.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public Refunds createAll(String transactionId, TransactionRefundAllCreate body, Options... options) throws OutcomeUnknown {
    return Connection.awaitKeyed(createAllAsync(transactionId, body, options));
  }

  /**
   * Refund every instrument of a transaction at once.
   * <p>
   * A refund for the payment method and one for each gift card, of all that is left. Asking again refunds what is left then. Scope: <code>transactions.write</code> and <code>gift-cards.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<Refunds> createAllAsync(String transactionId, TransactionRefundAllCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/transactions/", transactionId, "/refunds/all").body(body).keyed(), options, Refunds.class);
  }

  /**
   * Refund every instrument of a transaction at once.
   * <p>
   * A refund for the payment method and one for each gift card, of all that is left. Asking again refunds what is left then. Scope: <code>transactions.write</code> and <code>gift-cards.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public Refunds createAll(String transactionId, Options... options) throws OutcomeUnknown {
    return createAll(transactionId, (TransactionRefundAllCreate) null, options);
  }

  /**
   * Refund every instrument of a transaction at once.
   * <p>
   * A refund for the payment method and one for each gift card, of all that is left. Asking again refunds what is left then. Scope: <code>transactions.write</code> and <code>gift-cards.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<Refunds> createAllAsync(String transactionId, Options... options) {
    return createAllAsync(transactionId, (TransactionRefundAllCreate) null, options);
  }

  /**
   * Read a refund of a transaction.
   * <p>
   * 404 where the refund is another transaction's. Scope: <code>transactions.read</code>.
   */
  public Refund get(String transactionId, String refundId, Options... options) {
    return Connection.await(getAsync(transactionId, refundId, options));
  }

  /**
   * Read a refund of a transaction.
   * <p>
   * 404 where the refund is another transaction's. Scope: <code>transactions.read</code>.
   */
  public CompletableFuture<Refund> getAsync(String transactionId, String refundId, Options... options) {
    return on.send(new ApiRequest("GET", "/transactions/", transactionId, "/refunds/", refundId), options, Refund.class);
  }
}
