// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>transactions/receipts</code>. */
public final class TransactionsReceiptsApi extends Group {
  TransactionsReceiptsApi(Connection on) {
    super(on);
  }

  /**
   * Send a receipt by e-mail.
   * <p>
   * Of what was captured, of what is authorized where nothing is captured yet, or of a refund. It is sent within seconds; this answers before. At most 20 of a transaction, with those that were sent by themselves. Scope: <code>transactions.write</code>. Send an Idempotency-Key to repeat it safely.
   */
  public Receipt create(String transactionId, ReceiptCreate body, Options... options) throws OutcomeUnknown {
    return Connection.awaitKeyed(createAsync(transactionId, body, options));
  }

  /**
   * Send a receipt by e-mail.
   * <p>
   * Of what was captured, of what is authorized where nothing is captured yet, or of a refund. It is sent within seconds; this answers before. At most 20 of a transaction, with those that were sent by themselves. Scope: <code>transactions.write</code>. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<Receipt> createAsync(String transactionId, ReceiptCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/transactions/", transactionId, "/receipts").body(body).keyed(), options, Receipt.class);
  }

  /**
   * Send a receipt by e-mail.
   * <p>
   * Of what was captured, of what is authorized where nothing is captured yet, or of a refund. It is sent within seconds; this answers before. At most 20 of a transaction, with those that were sent by themselves. Scope: <code>transactions.write</code>. Send an Idempotency-Key to repeat it safely.
   */
  public Receipt create(String transactionId, Options... options) throws OutcomeUnknown {
    return create(transactionId, (ReceiptCreate) null, options);
  }

  /**
   * Send a receipt by e-mail.
   * <p>
   * Of what was captured, of what is authorized where nothing is captured yet, or of a refund. It is sent within seconds; this answers before. At most 20 of a transaction, with those that were sent by themselves. Scope: <code>transactions.write</code>. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<Receipt> createAsync(String transactionId, Options... options) {
    return createAsync(transactionId, (ReceiptCreate) null, options);
  }

  /**
   * List the receipts of a transaction.
   * <p>
   * Oldest first. Scope: <code>transactions.read</code>.
   */
  public Listing<Receipt> list(String transactionId, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/transactions/", transactionId, "/receipts"), options, Receipt.class);
  }
}
