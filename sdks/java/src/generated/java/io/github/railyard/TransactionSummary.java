// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class TransactionSummary extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave the transaction; the buyer comes back with it. */
  public String getId() {
    return asText("id");
  }

  /** The id as a base-62 number of 22 digits, for systems without room for a UUID. */
  public String getReconciliationId() {
    return asText("reconciliation_id");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** Currency of all amounts of the transaction. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** What was asked for, over all instruments. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }

  /** Where the payment stands; see the states in the guide to transactions. */
  public TransactionStatus getStatus() {
    return asWord("status", TransactionStatus.class);
  }

  /** What the issuer promised of the payment method's part; gift cards are not in it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAuthorizedAmount() {
    return asWhole("authorized_amount");
  }

  /** What was taken through the payment method, over all captures. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getCapturedAmount() {
    return asWhole("captured_amount");
  }

  /** What was given back to the payment method, over all refunds. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getRefundedAmount() {
    return asWhole("refunded_amount");
  }

  /**
   * Currency in which the processor settles; null until it has settled something. ISO 4217, upper case.
   * <p>
   * It may be null.
   */
  public String getSettledCurrency() {
    return asText("settled_currency");
  }

  /** Settled so far: captures less refunds, before fees. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getSettledAmount() {
    return asWhole("settled_amount");
  }

  /** True once the processor has reported a settlement. */
  public boolean getSettled() {
    return asFlag("settled");
  }

  /**
   * Country of the buyer, as the request gave it; null where it gave none. ISO 3166-1 alpha-2, upper case.
   * <p>
   * It may be null.
   */
  public String getCountry() {
    return asText("country");
  }

  /**
   * Your own identifier of it; null where none was given.
   * <p>
   * It may be null.
   */
  public String getExternalIdentifier() {
    return asText("external_identifier");
  }

  /** What was asked for at the start: <code>authorize</code> holds the money, <code>capture</code> takes it. */
  public TransactionIntent getIntent() {
    return asWord("intent", TransactionIntent.class);
  }

  /**
   * What paid beside gift cards; null where gift cards paid everything.
   * <p>
   * It may be null.
   */
  public TransactionPaymentMethod getPaymentMethod() {
    return asStruct("payment_method", TransactionPaymentMethod.class);
  }

  /**
   * The kind of payment method; null where gift cards paid everything.
   * <p>
   * It may be null.
   */
  public PaymentMethodKind getMethod() {
    return asWord("method", PaymentMethodKind.class);
  }

  /**
   * What the last attempt sent to the processor; null before the first attempt.
   * <p>
   * It may be null.
   */
  public InstrumentType getInstrumentType() {
    return asWord("instrument_type", InstrumentType.class);
  }

  /**
   * Why it was declined or failed, in one vocabulary for all processors; null while nothing went wrong.
   * <p>
   * It may be null.
   */
  public String getErrorCode() {
    return asText("error_code");
  }

  /**
   * The payment service of the last attempt; null where none was tried.
   * <p>
   * It may be null.
   */
  public TransactionPaymentService getPaymentService() {
    return asStruct("payment_service", TransactionPaymentService.class);
  }

  /** True while a person has to decide on it; nothing is captured meanwhile. */
  public boolean getPendingReview() {
    return asFlag("pending_review");
  }

  /**
   * Who pays, as known when the payment was made; null for payments without a buyer.
   * <p>
   * It may be null.
   */
  public TransactionBuyer getBuyer() {
    return asStruct("buyer", TransactionBuyer.class);
  }

  /**
   * The processor's own code of its last answer; null where it gave none.
   * <p>
   * It may be null.
   */
  public String getRawResponseCode() {
    return asText("raw_response_code");
  }

  /**
   * The processor's own words for that code; null where it gave none.
   * <p>
   * It may be null.
   */
  public String getRawResponseDescription() {
    return asText("raw_response_description");
  }

  /**
   * Where the goods go; null where nothing was told.
   * <p>
   * It may be null.
   */
  public ShippingDetails getShippingDetails() {
    return asStruct("shipping_details", ShippingDetails.class);
  }

  /**
   * The checkout session whose card paid; null where none did.
   * <p>
   * It may be null.
   */
  public String getCheckoutSessionId() {
    return asText("checkout_session_id");
  }

  /** What each gift card paid; empty where none was used. */
  public List<GiftCardRedemption> getGiftCardRedemptions() {
    return asStructs("gift_card_redemptions", GiftCardRedemption.class);
  }

  /**
   * The provider of the gift cards; null where none was used.
   * <p>
   * It may be null.
   */
  public GiftCardService getGiftCardService() {
    return asStruct("gift_card_service", GiftCardService.class);
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }

  /** True once a chargeback was reported, for good. */
  public boolean getDisputed() {
    return asFlag("disputed");
  }

  /**
   * The transaction whose expired authorization this one takes the place of; null for all others.
   * <p>
   * It may be null.
   */
  public String getReauthorizedFromTransactionId() {
    return asText("reauthorized_from_transaction_id");
  }
}
