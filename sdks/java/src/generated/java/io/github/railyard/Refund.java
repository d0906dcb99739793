// Printed from the contract; do not edit.
package io.github.railyard;

public final class Refund extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** The transaction whose money goes back. */
  public String getTransactionId() {
    return asText("transaction_id");
  }

  /**
   * The processor's own id of it; null until it gave one.
   * <p>
   * It may be null.
   */
  public String getPaymentServiceRefundId() {
    return asText("payment_service_refund_id");
  }

  /** <code>processing</code> also while the outcome is not known. */
  public RefundStatus getStatus() {
    return asWord("status", RefundStatus.class);
  }

  /** Currency of the transaction. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** What goes back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }

  /**
   * Why, in your words; <code>Made at the processor</code> of one that was not asked for here; null where none were given.
   * <p>
   * It may be null.
   */
  public String getReason() {
    return asText("reason");
  }

  /** Which kind of instrument gets the money. */
  public RefundTargetType getTargetType() {
    return asWord("target_type", RefundTargetType.class);
  }

  /**
   * The gift card's redemption that it goes back to; null for the payment method.
   * <p>
   * It may be null.
   */
  public String getTargetId() {
    return asText("target_id");
  }

  /** The id as a base-62 number of 22 digits, for systems without room for a UUID. */
  public String getReconciliationId() {
    return asText("reconciliation_id");
  }

  /**
   * Your own identifier of the refund; null where none was given.
   * <p>
   * It may be null.
   */
  public String getExternalIdentifier() {
    return asText("external_identifier");
  }

  /** The transaction's id as a base-62 number of 22 digits. */
  public String getTransactionReconciliationId() {
    return asText("transaction_reconciliation_id");
  }

  /**
   * Your own identifier of the transaction; null where none was given.
   * <p>
   * It may be null.
   */
  public String getTransactionExternalIdentifier() {
    return asText("transaction_external_identifier");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }

  /**
   * The API key or the user that asked for it; null where the service itself did, or somebody at the processor.
   * <p>
   * It may be null.
   */
  public Creator getCreator() {
    return asStruct("creator", Creator.class);
  }

  /**
   * Why it did not succeed, in one vocabulary for all processors; null where it did.
   * <p>
   * It may be null.
   */
  public String getErrorCode() {
    return asText("error_code");
  }

  /**
   * The processor's own code; null where it gave none.
   * <p>
   * It may be null.
   */
  public String getRawResponseCode() {
    return asText("raw_response_code");
  }

  /**
   * The processor's own words; null where it gave none.
   * <p>
   * It may be null.
   */
  public String getRawResponseDescription() {
    return asText("raw_response_description");
  }

  /**
   * Currency in which the processor settles it; null until it has. ISO 4217, upper case.
   * <p>
   * It may be null.
   */
  public String getSettledCurrency() {
    return asText("settled_currency");
  }

  /** Settled so far, before fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getSettledAmount() {
    return asWhole("settled_amount");
  }

  /** True once the processor has reported its settlement. */
  public boolean getSettled() {
    return asFlag("settled");
  }
}
