// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class FlowPayment extends Struct {
  /** What the payment method pays, without the part of gift cards, in minor units. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public FlowPayment amount(long value) {
    put("amount", value);
    return this;
  }

  /** ISO 4217, upper case. */
  public FlowPayment currency(String value) {
    put("currency", value);
    return this;
  }

  /** Country of the buyer. ISO 3166-1 alpha-2, upper case. */
  public FlowPayment country(String value) {
    put("country", value);
    return this;
  }

  /** What it is paid with; left out, what the card says, or the only method that the flow is about. */
  public FlowPayment paymentMethod(PaymentMethodKind value) {
    put("payment_method", value);
    return this;
  }

  /** Of a bank account: <code>ach</code>, <code>sepa</code> &#8230; */
  public FlowPayment bankScheme(String value) {
    put("bank_scheme", value);
    return this;
  }

  /** What is known of the card, for <code>card-transaction</code>. */
  public FlowPayment card(FlowPaymentCard value) {
    put("card", value);
    return this;
  }

  /** Whether the money is held first. */
  public FlowPayment intent(TransactionIntent value) {
    put("intent", value);
    return this;
  }

  /** Where the payment comes from. */
  public FlowPayment paymentSource(TransactionPaymentSource value) {
    put("payment_source", value);
    return this;
  }

  /** Whether you start it, and not the buyer. */
  public FlowPayment merchantInitiated(boolean value) {
    put("merchant_initiated", value);
    return this;
  }

  /** Whether others came before it in its series. */
  public FlowPayment isSubsequentPayment(boolean value) {
    put("is_subsequent_payment", value);
    return this;
  }

  /** For example <code>en-GB</code>. */
  public FlowPayment browserLanguage(String value) {
    put("browser_language", value);
    return this;
  }

  /** As the transaction would have it. */
  public FlowPayment metadata(Map<String, String> value) {
    put("metadata", value);
    return this;
  }

  /** What rules may ask of what is bought. */
  public FlowPayment cartItems(List<FlowCartItem> value) {
    put("cart_items", value);
    return this;
  }

  /** First digits of the gift cards beside it. */
  public FlowPayment giftCardBins(List<String> value) {
    put("gift_card_bins", value);
    return this;
  }

  /**
   * What the anti-fraud service would say: it is not asked.
   * <p>
   * One of <code>accept</code>, <code>error</code>, <code>reject</code>, <code>review</code>, <code>exception</code>, <code>skipped</code>.
   */
  public FlowPayment antiFraudDecision(String value) {
    put("anti_fraud_decision", value);
    return this;
  }

  /** The payment service that the request would name. */
  public FlowPayment paymentServiceId(String value) {
    put("payment_service_id", value);
    return this;
  }

  /** In which of a hundred shares it falls, for <code>split_routing</code>: a real payment gets that by its id. */
  public FlowPayment share(long value) {
    put("share", value);
    return this;
  }

  /** What the payments before it come to, for <code>velocity</code>: a real payment is counted with others. */
  public FlowPayment velocity(List<FlowVelocity> value) {
    put("velocity", value);
    return this;
  }
}
