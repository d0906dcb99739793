// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>transactions</code>. */
public final class TransactionsApi extends Group {
  TransactionsApi(Connection on) {
    super(on);
  }

  public TransactionsActionsApi actions() {
    return new TransactionsActionsApi(on);
  }

  public TransactionsAuthorizationApi authorization() {
    return new TransactionsAuthorizationApi(on);
  }

  public TransactionsCapturesApi captures() {
    return new TransactionsCapturesApi(on);
  }

  public TransactionsChargebackReversalsApi chargebackReversals() {
    return new TransactionsChargebackReversalsApi(on);
  }

  public TransactionsChargebacksApi chargebacks() {
    return new TransactionsChargebacksApi(on);
  }

  public TransactionsEventsApi events() {
    return new TransactionsEventsApi(on);
  }

  public TransactionsPostingsApi postings() {
    return new TransactionsPostingsApi(on);
  }

  public TransactionsReceiptsApi receipts() {
    return new TransactionsReceiptsApi(on);
  }

  public TransactionsRefundSettlementsApi refundSettlements() {
    return new TransactionsRefundSettlementsApi(on);
  }

  public TransactionsRefundsApi refunds() {
    return new TransactionsRefundsApi(on);
  }

  public TransactionsRetryApi retry() {
    return new TransactionsRetryApi(on);
  }

  public TransactionsSessionApi session() {
    return new TransactionsSessionApi(on);
  }

  public TransactionsSettlementsApi settlements() {
    return new TransactionsSettlementsApi(on);
  }

  public TransactionsStoryApi story() {
    return new TransactionsStoryApi(on);
  }

  /**
   * Take a payment: authorize it, or authorize and capture.
   * <p>
   * Tries payment services in their order until one takes the payment. A decline is an answer, 201 with a status, not an error. <code>processing</code> says that the outcome is not known yet: do not pay again. Send an Idempotency-Key, and repeat with it after a 5xx or no answer. Scope: <code>transactions.write</code>. Front ends may call it with an embed token, within what the token pins. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public Transaction create(TransactionCreate body, Options... options) throws OutcomeUnknown {
    return Connection.awaitKeyed(createAsync(body, options));
  }

  /**
   * Take a payment: authorize it, or authorize and capture.
   * <p>
   * Tries payment services in their order until one takes the payment. A decline is an answer, 201 with a status, not an error. <code>processing</code> says that the outcome is not known yet: do not pay again. Send an Idempotency-Key, and repeat with it after a 5xx or no answer. Scope: <code>transactions.write</code>. Front ends may call it with an embed token, within what the token pins. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<Transaction> createAsync(TransactionCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/transactions").body(body).keyed(), options, Transaction.class);
  }

  /**
   * List transactions, most recently updated first.
   * <p>
   * Most recently updated first. What changes while pages are read comes again behind the last page. Filters are joined by and; a list of values by or. Scope: <code>transactions.read</code>.
   */
  public Listing<TransactionSummary> list(ListTransactionsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/transactions").query(query), options, TransactionSummary.class);
  }

  /**
   * List transactions, most recently updated first.
   * <p>
   * Most recently updated first. What changes while pages are read comes again behind the last page. Filters are joined by and; a list of values by or. Scope: <code>transactions.read</code>.
   */
  public Listing<TransactionSummary> list(Options... options) {
    return list((ListTransactionsQuery) null, options);
  }

  /**
   * Read a transaction.
   * <p>
   * What the outcome is, also for those whose answer was lost. Scope: <code>transactions.read</code>.
   */
  public Transaction get(String transactionId, Options... options) {
    return Connection.await(getAsync(transactionId, options));
  }

  /**
   * Read a transaction.
   * <p>
   * What the outcome is, also for those whose answer was lost. Scope: <code>transactions.read</code>.
   */
  public CompletableFuture<Transaction> getAsync(String transactionId, Options... options) {
    return on.send(new ApiRequest("GET", "/transactions/", transactionId), options, Transaction.class);
  }

  /**
   * Correct a transaction by hand, without calling the processor.
   * <p>
   * For what you know better. The ledger is corrected by the difference; amounts must fit together (422), and nothing may be under way (409). Scope: <code>transactions.write</code>.
   */
  public Transaction update(String transactionId, TransactionUpdate body, Options... options) {
    return Connection.await(updateAsync(transactionId, body, options));
  }

  /**
   * Correct a transaction by hand, without calling the processor.
   * <p>
   * For what you know better. The ledger is corrected by the difference; amounts must fit together (422), and nothing may be under way (409). Scope: <code>transactions.write</code>.
   */
  public CompletableFuture<Transaction> updateAsync(String transactionId, TransactionUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/transactions/", transactionId).body(body), options, Transaction.class);
  }

  /**
   * Cancel a transaction that is not finished yet.
   * <p>
   * For what the buyer has not approved and the processor has not finished. What the buyer does afterwards charges nothing. Scope: <code>transactions.write</code>. People confirm it; see Confirmations.
   */
  public TransactionCancel cancel(String transactionId, Options... options) {
    return Connection.await(cancelAsync(transactionId, options));
  }

  /**
   * Cancel a transaction that is not finished yet.
   * <p>
   * For what the buyer has not approved and the processor has not finished. What the buyer does afterwards charges nothing. Scope: <code>transactions.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<TransactionCancel> cancelAsync(String transactionId, Options... options) {
    return on.send(new ApiRequest("POST", "/transactions/", transactionId, "/cancel"), options, TransactionCancel.class);
  }

  /**
   * Capture all or part of an authorized transaction.
   * <p>
   * The amount is reserved before anything is sent. <code>capture_pending</code> says that the outcome is not known yet: do not capture again. Scope: <code>transactions.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public OneOf capture(String transactionId, TransactionCaptureCreate body, Options... options) throws OutcomeUnknown {
    return Connection.awaitKeyed(captureAsync(transactionId, body, options));
  }

  /**
   * Capture all or part of an authorized transaction.
   * <p>
   * The amount is reserved before anything is sent. <code>capture_pending</code> says that the outcome is not known yet: do not capture again. Scope: <code>transactions.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<OneOf> captureAsync(String transactionId, TransactionCaptureCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/transactions/", transactionId, "/capture").body(body).keyed(), options, OneOf.class);
  }

  /**
   * Go on with an order that the buyer approved; doing it again changes nothing.
   * <p>
   * For a client SDK: the token in the query is the credential. May be repeated. No token: what stands in the address is the credential.
   */
  public TransactionCompletion complete(String transactionId, CompleteTransactionQuery query, Options... options) {
    return Connection.await(completeAsync(transactionId, query, options));
  }

  /**
   * Go on with an order that the buyer approved; doing it again changes nothing.
   * <p>
   * For a client SDK: the token in the query is the credential. May be repeated. No token: what stands in the address is the credential.
   */
  public CompletableFuture<TransactionCompletion> completeAsync(String transactionId, CompleteTransactionQuery query, Options... options) {
    return on.send(new ApiRequest("GET", "/transactions/", transactionId, "/complete").query(query), options, TransactionCompletion.class);
  }

  /**
   * Decide about a payment that is to be reviewed.
   * <p>
   * For a transaction with <code>pending_review</code>. Where an anti-fraud service asked for it, the capture, or the void, follows within seconds. Where money came that nobody expected, <code>accept</code> keeps it, and <code>reject</code> voids or refunds it before it answers. Saying the same again changes nothing; a review that has ended otherwise is 409. Scope: <code>transactions.write</code>. People confirm it; see Confirmations.
   */
  public Transaction review(String transactionId, TransactionReview body, Options... options) {
    return Connection.await(reviewAsync(transactionId, body, options));
  }

  /**
   * Decide about a payment that is to be reviewed.
   * <p>
   * For a transaction with <code>pending_review</code>. Where an anti-fraud service asked for it, the capture, or the void, follows within seconds. Where money came that nobody expected, <code>accept</code> keeps it, and <code>reject</code> voids or refunds it before it answers. Saying the same again changes nothing; a review that has ended otherwise is 409. Scope: <code>transactions.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<Transaction> reviewAsync(String transactionId, TransactionReview body, Options... options) {
    return on.send(new ApiRequest("POST", "/transactions/", transactionId, "/review").body(body), options, Transaction.class);
  }

  /**
   * Ask the processor for the current status of a transaction.
   * <p>
   * 400 where the connector has no look-up; see <code>supported_features.transaction_sync</code> of its definition. Scope: <code>transactions.read</code>.
   */
  public Transaction sync(String transactionId, Options... options) {
    return Connection.await(syncAsync(transactionId, options));
  }

  /**
   * Ask the processor for the current status of a transaction.
   * <p>
   * 400 where the connector has no look-up; see <code>supported_features.transaction_sync</code> of its definition. Scope: <code>transactions.read</code>.
   */
  public CompletableFuture<Transaction> syncAsync(String transactionId, Options... options) {
    return on.send(new ApiRequest("POST", "/transactions/", transactionId, "/sync").reading(), options, Transaction.class);
  }

  /**
   * Release what is held and was not captured.
   * <p>
   * <code>void_pending</code> says that the outcome is not known yet. Behind captures that were not final it lets go of the rest, where the processor can, and the transaction stays <code>captured</code>. Scope: <code>transactions.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public OneOf voidTransaction(String transactionId, Options... options) throws OutcomeUnknown {
    return Connection.awaitKeyed(voidTransactionAsync(transactionId, options));
  }

  /**
   * Release what is held and was not captured.
   * <p>
   * <code>void_pending</code> says that the outcome is not known yet. Behind captures that were not final it lets go of the rest, where the processor can, and the transaction stays <code>captured</code>. Scope: <code>transactions.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<OneOf> voidTransactionAsync(String transactionId, Options... options) {
    return on.send(new ApiRequest("POST", "/transactions/", transactionId, "/void").keyed(), options, OneOf.class);
  }
}
