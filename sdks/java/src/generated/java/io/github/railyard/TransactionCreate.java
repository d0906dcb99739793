// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class TransactionCreate extends Struct {
  /** What to take in all, gift cards included; 0 only with the intent <code>authorize</code>, to verify a card. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public TransactionCreate amount(long value) {
    put("amount", value);
    return this;
  }

  /** Currency to charge in. ISO 4217, upper case. */
  public TransactionCreate currency(String value) {
    put("currency", value);
    return this;
  }

  /** Country of the buyer, by which payment services are chosen. ISO 3166-1 alpha-2, upper case. */
  public TransactionCreate country(String value) {
    put("country", value);
    return this;
  }

  /** What pays beside gift cards; left out or null where they pay everything. */
  public TransactionCreate paymentMethod(CardWithUrlPaymentMethodCreate value) {
    put("payment_method", value);
    return this;
  }

  /** What pays beside gift cards; left out or null where they pay everything. */
  public TransactionCreate paymentMethod(RedirectPaymentMethodCreate value) {
    put("payment_method", value);
    return this;
  }

  /** What pays beside gift cards; left out or null where they pay everything. */
  public TransactionCreate paymentMethod(TokenPaymentMethodCreate value) {
    put("payment_method", value);
    return this;
  }

  /** What pays beside gift cards; left out or null where they pay everything. */
  public TransactionCreate paymentMethod(ApplePayPaymentMethodCreate value) {
    put("payment_method", value);
    return this;
  }

  /** What pays beside gift cards; left out or null where they pay everything. */
  public TransactionCreate paymentMethod(ClickToPayPaymentMethodCreate value) {
    put("payment_method", value);
    return this;
  }

  /** What pays beside gift cards; left out or null where they pay everything. */
  public TransactionCreate paymentMethod(ClickToPayFpanPaymentMethodCreate value) {
    put("payment_method", value);
    return this;
  }

  /** What pays beside gift cards; left out or null where they pay everything. */
  public TransactionCreate paymentMethod(GooglePayPaymentMethodCreate value) {
    put("payment_method", value);
    return this;
  }

  /** What pays beside gift cards; left out or null where they pay everything. */
  public TransactionCreate paymentMethod(GooglePayFpanPaymentMethodCreate value) {
    put("payment_method", value);
    return this;
  }

  /** What pays beside gift cards; left out or null where they pay everything. */
  public TransactionCreate paymentMethod(PazePaymentMethodCreate value) {
    put("payment_method", value);
    return this;
  }

  /** What pays beside gift cards; left out or null where they pay everything. */
  public TransactionCreate paymentMethod(NetworkTokenPaymentMethodCreate value) {
    put("payment_method", value);
    return this;
  }

  /** What pays beside gift cards; left out or null where they pay everything. */
  public TransactionCreate paymentMethod(PlaidPaymentMethodCreate value) {
    put("payment_method", value);
    return this;
  }

  /** What pays beside gift cards; left out or null where they pay everything. */
  public TransactionCreate paymentMethod(AchBankPaymentMethodCreate value) {
    put("payment_method", value);
    return this;
  }

  /** What pays beside gift cards; left out or null where they pay everything. */
  public TransactionCreate paymentMethod(SepaBankPaymentMethodCreate value) {
    put("payment_method", value);
    return this;
  }

  /** What pays beside gift cards; left out or null where they pay everything. */
  public TransactionCreate paymentMethod(BacsBankPaymentMethodCreate value) {
    put("payment_method", value);
    return this;
  }

  /** What pays beside gift cards; left out or null where they pay everything. */
  public TransactionCreate paymentMethod(BaseBankPaymentMethodCreate value) {
    put("payment_method", value);
    return this;
  }

  /** What pays beside gift cards; left out or null where they pay everything. */
  public TransactionCreate paymentMethod(CheckoutSessionWithUrlPaymentMethodCreate value) {
    put("payment_method", value);
    return this;
  }

  /** A guest: who pays, for this payment alone. One of <code>buyer</code>, <code>buyer_id</code> and <code>buyer_external_identifier</code>. */
  public TransactionCreate buyer(GuestBuyerInput value) {
    put("buyer", value);
    return this;
  }

  /** The stored buyer who pays. */
  public TransactionCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Your own identifier of the stored buyer who pays. */
  public TransactionCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** At most ten cards, none twice; their amounts are part of <code>amount</code>. */
  public TransactionCreate giftCards(List<?> value) {
    put("gift_cards", value);
    return this;
  }

  /** Your own identifier of the payment; need not be unique. */
  public TransactionCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** <code>authorize</code> holds the money, <code>capture</code> takes it. Where no payment service that takes the method can hold money (its connector has no <code>delayed_capture</code>), <code>authorize</code> is refused; under <code>published</code> it becomes <code>capture</code>. */
  public TransactionCreate intent(TransactionIntent value) {
    put("intent", value);
    return this;
  }

  /** True stores the payment method for later payments; refused with one that is stored. */
  public TransactionCreate store(boolean value) {
    put("store", value);
    return this;
  }

  /** A proof of your own, handed to the processor as it is. */
  public TransactionCreate threeDSecureData(ThreeDSecureDataV1Input value) {
    put("three_d_secure_data", value);
    return this;
  }

  /** A proof of your own, handed to the processor as it is. */
  public TransactionCreate threeDSecureData(ThreeDSecureDataV2 value) {
    put("three_d_secure_data", value);
    return this;
  }

  /** How 3-D Secure is to be done. */
  public TransactionCreate threeDSecure(ThreeDSecureRequest value) {
    put("three_d_secure", value);
    return this;
  }

  /** Your own keys and values, strings both; changes replace the whole. */
  public TransactionCreate metadata(Map<String, String> value) {
    put("metadata", value);
    return this;
  }

  /** True for a later payment of a series. */
  public TransactionCreate isSubsequentPayment(boolean value) {
    put("is_subsequent_payment", value);
    return this;
  }

  /** True where you charge without the buyer being there; the payment source is then <code>recurring</code>, <code>installment</code> or <code>card_on_file</code>. */
  public TransactionCreate merchantInitiated(boolean value) {
    put("merchant_initiated", value);
    return this;
  }

  /** How the payment comes about. */
  public TransactionCreate paymentSource(TransactionPaymentSource value) {
    put("payment_source", value);
    return this;
  }

  /** What is known about the flights. */
  public TransactionCreate airline(AirlineInput value) {
    put("airline", value);
    return this;
  }

  /** What the payment is for, for connectors that pass it on. */
  public TransactionCreate description(String value) {
    put("description", value);
    return this;
  }

  /** What is bought. */
  public TransactionCreate cartItems(List<CartItemInput> value) {
    put("cart_items", value);
    return this;
  }

  /** What the buyer is to read on the bank statement. */
  public TransactionCreate statementDescriptor(StatementDescriptorInput value) {
    put("statement_descriptor", value);
    return this;
  }

  /** The scheme's id of an earlier payment of the series; takes the place of the stored one. */
  public TransactionCreate previousSchemeTransactionId(String value) {
    put("previous_scheme_transaction_id", value);
    return this;
  }

  /** The scheme's newer link id of an earlier payment of the series; takes the place of the stored one. */
  public TransactionCreate previousTransactionLinkId(String value) {
    put("previous_transaction_link_id", value);
    return this;
  }

  /** What the buyer's browser told about itself. */
  public TransactionCreate browserInfo(BrowserInfoInput value) {
    put("browser_info", value);
    return this;
  }

  /** A stored address of the buyer. */
  public TransactionCreate shippingDetailsId(String value) {
    put("shipping_details_id", value);
    return this;
  }

  /** Settings for single connectors, by their names. */
  public TransactionCreate connectionOptions(TransactionConnectionOptions value) {
    put("connection_options", value);
    return this;
  }

  /** With the intent <code>capture</code>: answers once it is authorized, and captures afterwards. */
  public TransactionCreate asyncCapture(boolean value) {
    put("async_capture", value);
    return this;
  }

  /** Id that an anti-fraud script gave to the buyer's device or session. */
  public TransactionCreate antiFraudFingerprint(String value) {
    put("anti_fraud_fingerprint", value);
    return this;
  }

  /** The payment service to pay through; left out, routing chooses. */
  public TransactionCreate paymentServiceId(String value) {
    put("payment_service_id", value);
    return this;
  }

  /** True where the money loads an account of the buyer's. */
  public TransactionCreate accountFundingTransaction(boolean value) {
    put("account_funding_transaction", value);
    return this;
  }

  /** True takes a promise of less than <code>amount</code>; <code>authorized_amount</code> then says how much. */
  public TransactionCreate allowPartialAuthorization(boolean value) {
    put("allow_partial_authorization", value);
    return this;
  }

  /** Whose account is loaded, for an account funding transaction. */
  public TransactionCreate recipient(RecipientInput value) {
    put("recipient", value);
    return this;
  }

  /** In how many parts the issuer collects from the buyer; passed on, and collected by nobody here. */
  public TransactionCreate installmentCount(long value) {
    put("installment_count", value);
    return this;
  }

  /** Tax in the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public TransactionCreate taxAmount(long value) {
    put("tax_amount", value);
    return this;
  }

  /** The number under which you are taxed. */
  public TransactionCreate merchantTaxId(String value) {
    put("merchant_tax_id", value);
    return this;
  }

  /** The buyer's order. */
  public TransactionCreate purchaseOrderNumber(String value) {
    put("purchase_order_number", value);
    return this;
  }

  /** The buyer's own reference. */
  public TransactionCreate customerReferenceNumber(String value) {
    put("customer_reference_number", value);
    return this;
  }

  /** Whether the tax is in the amount. */
  public TransactionCreate amountIncludesTax(boolean value) {
    put("amount_includes_tax", value);
    return this;
  }

  /** Your order at your supplier. */
  public TransactionCreate supplierOrderNumber(String value) {
    put("supplier_order_number", value);
    return this;
  }

  /** Customs duty in the amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public TransactionCreate dutyAmount(long value) {
    put("duty_amount", value);
    return this;
  }

  /** What sending it costs. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public TransactionCreate shippingAmount(long value) {
    put("shipping_amount", value);
    return this;
  }

  /** What of the amount the buyer pays for paying this way. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public TransactionCreate surchargeAmount(long value) {
    put("surcharge_amount", value);
    return this;
  }

  /** What of the amount is a tip. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public TransactionCreate tipAmount(long value) {
    put("tip_amount", value);
    return this;
  }

  /** Where a receipt goes by e-mail of every capture and every refund. Left out: to the buyer, where the merchant account has automatic receipts; else nowhere. */
  public TransactionCreate receiptEmail(String value) {
    put("receipt_email", value);
    return this;
  }

  /** Which kind of client SDK the buyer approves in; the answer then has a <code>session_token</code>. */
  public TransactionCreate integrationClient(IntegrationClient value) {
    put("integration_client", value);
    return this;
  }

  /** Until when the buyer may pay a voucher or approve; in the future and within what the connector can promise. */
  public TransactionCreate approvalExpiresAt(String value) {
    put("approval_expires_at", value);
    return this;
  }

  /** With the intent <code>authorize</code>: when all that is held is captured, unless you capture or void first; in the future, within seven days. <code>PUT</code> moves it or takes it away. */
  public TransactionCreate captureAt(String value) {
    put("capture_at", value);
    return this;
  }

  /** True where <code>external_identifier</code> names an order that is paid once: while another payment of it that asks for the same is under way, or once one came about, this one is 409 <code>invalid_state</code> and names the other. */
  public TransactionCreate paysOnce(boolean value) {
    put("pays_once", value);
    return this;
  }

  /** Tries the charge again, days later, where it is declined in a way that may pass: for what you initiate with a stored payment method and without gift cards. */
  public TransactionCreate retry(TransactionRetryCreate value) {
    put("retry", value);
    return this;
  }
}
