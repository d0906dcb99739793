// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class Transaction extends Struct {
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

  /**
   * What was told about the flights; null where nothing was.
   * <p>
   * It may be null.
   */
  public Airline getAirline() {
    return asStruct("airline", Airline.class);
  }

  /**
   * The issuer's authorization code or answer; null where it gave none.
   * <p>
   * It may be null.
   */
  public String getAuthResponseCode() {
    return asText("auth_response_code");
  }

  /**
   * How the address compares with the issuer's; null where it was not checked.
   * <p>
   * It may be null.
   */
  public AvsResponseCode getAvsResponseCode() {
    return asWord("avs_response_code", AvsResponseCode.class);
  }

  /**
   * How the security code compares with the issuer's; null where it was not checked.
   * <p>
   * It may be null.
   */
  public CvvResponseCode getCvvResponseCode() {
    return asWord("cvv_response_code", CvvResponseCode.class);
  }

  /**
   * What the anti-fraud service said; null where none was asked.
   * <p>
   * It may be null.
   */
  public AntiFraudDecision getAntiFraudDecision() {
    return asWord("anti_fraud_decision", AntiFraudDecision.class);
  }

  /** How the payment came about. */
  public TransactionPaymentSource getPaymentSource() {
    return asWord("payment_source", TransactionPaymentSource.class);
  }

  /** True where the merchant charged without the buyer being there. */
  public boolean getMerchantInitiated() {
    return asFlag("merchant_initiated");
  }

  /** True for a later payment of a series. */
  public boolean isSubsequentPayment() {
    return asFlag("is_subsequent_payment");
  }

  /**
   * What is bought; null where nothing was told.
   * <p>
   * It may be null.
   */
  public List<CartItem> getCartItems() {
    return asStructs("cart_items", CartItem.class);
  }

  /**
   * What the buyer reads on the bank statement; null for the payment service's usual one.
   * <p>
   * It may be null.
   */
  public StatementDescriptor getStatementDescriptor() {
    return asStruct("statement_descriptor", StatementDescriptor.class);
  }

  /**
   * The scheme's id, which later merchant-initiated charges refer to; null where the scheme gave none.
   * <p>
   * It may be null.
   */
  public String getSchemeTransactionId() {
    return asText("scheme_transaction_id");
  }

  /**
   * The scheme's newer id that links a series; null where the scheme gave none.
   * <p>
   * It may be null.
   */
  public String getTransactionLinkId() {
    return asText("transaction_link_id");
  }

  /**
   * What 3-D Secure found; null where it was not done.
   * <p>
   * It may be null.
   */
  public TransactionThreeDSecureSummary getThreeDSecure() {
    return asStruct("three_d_secure", TransactionThreeDSecureSummary.class);
  }

  /**
   * The processor's own id of the payment; null until it gave one.
   * <p>
   * It may be null.
   */
  public String getPaymentServiceTransactionId() {
    return asText("payment_service_transaction_id");
  }

  /** Further ids of the processor by their names; empty where there are none. */
  public Map<String, String> getAdditionalIdentifiers() {
    return asMap("additional_identifiers");
  }

  /**
   * Your own keys and values, as given; null where none were.
   * <p>
   * It may be null.
   */
  public Map<String, String> getMetadata() {
    return asMap("metadata");
  }

  /**
   * When the issuer agreed; null until then.
   * <p>
   * It may be null.
   */
  public String getAuthorizedAt() {
    return asText("authorized_at");
  }

  /**
   * When money was last taken; null until then.
   * <p>
   * It may be null.
   */
  public String getCapturedAt() {
    return asText("captured_at");
  }

  /**
   * When the authorization was released; null unless it was.
   * <p>
   * It may be null.
   */
  public String getVoidedAt() {
    return asText("voided_at");
  }

  /**
   * When it was cancelled; null unless it was.
   * <p>
   * It may be null.
   */
  public String getCanceledAt() {
    return asText("canceled_at");
  }

  /**
   * Until when the buyer may approve or pay; null where nobody has to.
   * <p>
   * It may be null.
   */
  public String getApprovalExpiresAt() {
    return asText("approval_expires_at");
  }

  /**
   * When the time for the buyer's approval ran out; null unless it did.
   * <p>
   * It may be null.
   */
  public String getBuyerApprovalTimedoutAt() {
    return asText("buyer_approval_timedout_at");
  }

  /** How the whole of it went, gift cards included. */
  public TransactionIntentOutcome getIntentOutcome() {
    return asWord("intent_outcome", TransactionIntentOutcome.class);
  }

  /** True where several instruments paid together. */
  public boolean getMultiTender() {
    return asFlag("multi_tender");
  }

  /** True where the money loads an account of the buyer's. */
  public boolean getAccountFundingTransaction() {
    return asFlag("account_funding_transaction");
  }

  /**
   * Whose account is loaded, for an account funding transaction; null for others.
   * <p>
   * It may be null.
   */
  public Recipient getRecipient() {
    return asStruct("recipient", Recipient.class);
  }

  /**
   * What the scheme advises about trying again; null where it said nothing.
   * <p>
   * It may be null.
   */
  public String getMerchantAdviceCode() {
    return asText("merchant_advice_code");
  }

  /**
   * In how many parts the issuer collects from the buyer; null for one.
   * <p>
   * It may be null.
   */
  public Long getInstallmentCount() {
    return asWholeOrNull("installment_count");
  }

  /**
   * Opens the client session at <code>/transactions/{transaction_id}/session</code>; null unless <code>integration_client</code> asked for one.
   * <p>
   * It may be null.
   */
  public Secret getSessionToken() {
    return asSecret("session_token");
  }

  /**
   * Tax in the amount; null where it was not told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getTaxAmount() {
    return asWholeOrNull("tax_amount");
  }

  /**
   * The number under which the merchant is taxed; null where it was not told.
   * <p>
   * It may be null.
   */
  public String getMerchantTaxId() {
    return asText("merchant_tax_id");
  }

  /**
   * The buyer's order; null where it was not told.
   * <p>
   * It may be null.
   */
  public String getPurchaseOrderNumber() {
    return asText("purchase_order_number");
  }

  /**
   * The buyer's own reference; null where it was not told.
   * <p>
   * It may be null.
   */
  public String getCustomerReferenceNumber() {
    return asText("customer_reference_number");
  }

  /**
   * Whether the tax is in the amount; null where it was not told.
   * <p>
   * It may be null.
   */
  public Boolean getAmountIncludesTax() {
    return asFlagOrNull("amount_includes_tax");
  }

  /**
   * The order at the supplier; null where it was not told.
   * <p>
   * It may be null.
   */
  public String getSupplierOrderNumber() {
    return asText("supplier_order_number");
  }

  /**
   * Customs duty in the amount; null where it was not told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getDutyAmount() {
    return asWholeOrNull("duty_amount");
  }

  /**
   * What sending it costs; null where it was not told. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getShippingAmount() {
    return asWholeOrNull("shipping_amount");
  }

  /**
   * ISO 8583 response code; null where the processor gave none.
   * <p>
   * It may be null.
   */
  public String getIsoResponseCode() {
    return asText("iso_response_code");
  }

  /**
   * Where to send the buyer, as in <code>payment_method</code>; null while nobody has to approve.
   * <p>
   * It may be null.
   */
  public String getApprovalUrl() {
    return asText("approval_url");
  }

  /**
   * What the payment is for; null where it was not told.
   * <p>
   * It may be null.
   */
  public String getDescription() {
    return asText("description");
  }

  /**
   * What the buyer's browser told about itself; null where nothing was told.
   * <p>
   * It may be null.
   */
  public BrowserInfo getBrowserInfo() {
    return asStruct("browser_info", BrowserInfo.class);
  }

  /**
   * Id that an anti-fraud script gave to the buyer's device; null where none was told.
   * <p>
   * It may be null.
   */
  public String getAntiFraudFingerprint() {
    return asText("anti_fraud_fingerprint");
  }

  /**
   * Settings for single connectors, as given, secrets masked; null where none were.
   * <p>
   * It may be null.
   */
  public Map<String, Object> getConnectionOptions() {
    return asMap("connection_options");
  }

  /**
   * Whether a promise of less than <code>amount</code> was to be taken.
   * <p>
   * It may be null.
   */
  public Boolean getAllowPartialAuthorization() {
    return asFlagOrNull("allow_partial_authorization");
  }

  /**
   * Whether it was to be captured after the answer.
   * <p>
   * It may be null.
   */
  public Boolean getAsyncCapture() {
    return asFlagOrNull("async_capture");
  }

  /**
   * When what is held is captured, unless you capture or void first; null where nothing is planned.
   * <p>
   * It may be null.
   */
  public String getCaptureAt() {
    return asText("capture_at");
  }

  /**
   * What of the amount the buyer pays for paying this way; null where nothing was said. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getSurchargeAmount() {
    return asWholeOrNull("surcharge_amount");
  }

  /**
   * What of the amount is a tip; null where nothing was said. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getTipAmount() {
    return asWholeOrNull("tip_amount");
  }

  /**
   * Where its receipts go by e-mail; null: it has none by itself.
   * <p>
   * It may be null.
   */
  public String getReceiptEmail() {
    return asText("receipt_email");
  }

  /**
   * Whether it pays its order once: no other payment that says so has the same <code>external_identifier</code>.
   * <p>
   * It may be null.
   */
  public Boolean getPaysOnce() {
    return asFlagOrNull("pays_once");
  }

  /**
   * The scheme's id of the earlier payment that this one referred to; null where it referred to none.
   * <p>
   * It may be null.
   */
  public String getPreviousSchemeTransactionId() {
    return asText("previous_scheme_transaction_id");
  }

  /**
   * The scheme's newer id that linked this one to an earlier payment; null where it referred to none.
   * <p>
   * It may be null.
   */
  public String getPreviousTransactionLinkId() {
    return asText("previous_transaction_link_id");
  }

  /**
   * What chargebacks took back for the buyer, less what was reversed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getChargedBackAmount() {
    return asWholeOrNull("charged_back_amount");
  }

  /**
   * What can still be refunded to the payment method: captured, less refunds made and under way, returns and chargebacks. Gift cards are not in it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getRefundableAmount() {
    return asWholeOrNull("refundable_amount");
  }

  /**
   * The transaction that this payment came in beside, without being asked for; null for all others.
   * <p>
   * It may be null.
   */
  public String getReceivedWithTransactionId() {
    return asText("received_with_transaction_id");
  }

  /**
   * What to do about a payment that was declined or failed; null for all others.
   * <p>
   * It may be null.
   */
  public DeclineAdvice getDeclineAdvice() {
    return asStruct("decline_advice", DeclineAdvice.class);
  }

  /**
   * Further attempts, days later; null where none were asked for.
   * <p>
   * It may be null.
   */
  public TransactionRetry getRetry() {
    return asStruct("retry", TransactionRetry.class);
  }

  /**
   * The declined transaction that this one tries again; null for all others.
   * <p>
   * It may be null.
   */
  public String getRetryOfTransactionId() {
    return asText("retry_of_transaction_id");
  }
}
