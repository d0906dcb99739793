// Printed from the contract; do not edit.
package io.github.railyard;

public final class Posting extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** The number of the entry, rising with time; of the merchant account. */
  public String getId() {
    return asText("id");
  }

  /** The transaction whose money moved. */
  public String getTransactionId() {
    return asText("transaction_id");
  }

  /**
   * The capture, refund or void that moved it; null where the processor did by itself.
   * <p>
   * It may be null.
   */
  public String getOperationId() {
    return asText("operation_id");
  }

  /** What happened. */
  public LedgerMovement getMovement() {
    return asWord("movement", LedgerMovement.class);
  }

  /** The account that gains <code>amount</code>. */
  public LedgerAccount getDebit() {
    return asWord("debit", LedgerAccount.class);
  }

  /** The account that loses it. */
  public LedgerAccount getCredit() {
    return asWord("credit", LedgerAccount.class);
  }

  /** Currency of the transaction. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** What moved, always above zero. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }
}
