// Printed from the contract; do not edit.
package io.github.railyard;

public final class PayoutSummary extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /**
   * Names the payout in its own path.
   * <p>
   * It may be null.
   */
  public String getId() {
    return asText("id");
  }

  /** What is paid out. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }

  /**
   * Who gets the money; null where nobody was named.
   * <p>
   * It may be null.
   */
  public TransactionBuyer getBuyer() {
    return asStruct("buyer", TransactionBuyer.class);
  }

  /**
   * What the money is for; null where it was not said.
   * <p>
   * It may be null.
   */
  public PayoutCategory getCategory() {
    return asWord("category", PayoutCategory.class);
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** Currency of that amount. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /**
   * Your own identifier of it; null where none was given.
   * <p>
   * It may be null.
   */
  public String getExternalIdentifier() {
    return asText("external_identifier");
  }

  /**
   * Who pays it, as the scheme is told; null for the payment service's usual data.
   * <p>
   * It may be null.
   */
  public PayoutMerchantSummary getMerchant() {
    return asStruct("merchant", PayoutMerchantSummary.class);
  }

  /**
   * Id of the merchant account whose payout it is.
   * <p>
   * It may be null.
   */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** The card or bank account that gets the money. */
  public TransactionPaymentMethod getPaymentMethod() {
    return asStruct("payment_method", TransactionPaymentMethod.class);
  }

  /** The payment service that pays it. */
  public PayoutPaymentService getPaymentService() {
    return asStruct("payment_service", PayoutPaymentService.class);
  }

  /**
   * The processor's own id of it; null until it gave one.
   * <p>
   * It may be null.
   */
  public String getPaymentServicePayoutId() {
    return asText("payment_service_payout_id");
  }

  /** <code>pending</code> also while the outcome is not known: do not pay again. */
  public PayoutStatus getStatus() {
    return asWord("status", PayoutStatus.class);
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }
}
