// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

/** What <code>transactions.list</code> can be asked for. */
public final class ListTransactionsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListTransactionsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListTransactionsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** True has the answer say what all of the list comes to. */
  public ListTransactionsQuery totals(boolean value) {
    put("totals", value);
    return this;
  }

  /** Made at this moment or before. */
  public ListTransactionsQuery createdAtLte(String value) {
    put("created_at_lte", value);
    return this;
  }

  /** Made at this moment or after. */
  public ListTransactionsQuery createdAtGte(String value) {
    put("created_at_gte", value);
    return this;
  }

  /** Last changed at this moment or before. */
  public ListTransactionsQuery updatedAtLte(String value) {
    put("updated_at_lte", value);
    return this;
  }

  /** Last changed at this moment or after. */
  public ListTransactionsQuery updatedAtGte(String value) {
    put("updated_at_gte", value);
    return this;
  }

  /** A part of an id, an identifier of yours, or the buyer's name or e-mail address. */
  public ListTransactionsQuery search(String value) {
    put("search", value);
    return this;
  }

  /** Of the buyer with this identifier of yours, and of guests who were sent with it, by a front end too. */
  public ListTransactionsQuery buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** Paid by this stored buyer. */
  public ListTransactionsQuery buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Of buyers and guests with this e-mail address. */
  public ListTransactionsQuery buyerEmailAddress(String value) {
    put("buyer_email_address", value);
    return this;
  }

  /** Asked for by a browser with this address. */
  public ListTransactionsQuery ipAddress(String value) {
    put("ip_address", value);
    return this;
  }

  /** In one of these states. */
  public ListTransactionsQuery status(List<TransactionStatus> value) {
    put("status", value);
    return this;
  }

  /** Only the one with this id. */
  public ListTransactionsQuery id(String value) {
    put("id", value);
    return this;
  }

  /** With this id of the processor's. */
  public ListTransactionsQuery paymentServiceTransactionId(String value) {
    put("payment_service_transaction_id", value);
    return this;
  }

  /** With exactly this identifier of yours. */
  public ListTransactionsQuery externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** JSON objects of strings: all of their keys must be there with these values. */
  public ListTransactionsQuery metadata(List<String> value) {
    put("metadata", value);
    return this;
  }

  /** For exactly this amount, in minor units. */
  public ListTransactionsQuery amountEq(long value) {
    put("amount_eq", value);
    return this;
  }

  /** For this amount or less, in minor units. */
  public ListTransactionsQuery amountLte(long value) {
    put("amount_lte", value);
    return this;
  }

  /** For this amount or more, in minor units. */
  public ListTransactionsQuery amountGte(long value) {
    put("amount_gte", value);
    return this;
  }

  /** In one of these currencies. */
  public ListTransactionsQuery currency(List<String> value) {
    put("currency", value);
    return this;
  }

  /** Of buyers in one of these countries. */
  public ListTransactionsQuery country(List<String> value) {
    put("country", value);
    return this;
  }

  /** Last tried at one of these payment services. */
  public ListTransactionsQuery paymentServiceId(List<String> value) {
    put("payment_service_id", value);
    return this;
  }

  /** Paid with this stored payment method. */
  public ListTransactionsQuery paymentMethodId(String value) {
    put("payment_method_id", value);
    return this;
  }

  /** Paid with something that has this label. */
  public ListTransactionsQuery paymentMethodLabel(String value) {
    put("payment_method_label", value);
    return this;
  }

  /** Paid with one of these schemes. */
  public ListTransactionsQuery paymentMethodScheme(List<String> value) {
    put("payment_method_scheme", value);
    return this;
  }

  /** Paid with a method of this country. */
  public ListTransactionsQuery paymentMethodCountry(String value) {
    put("payment_method_country", value);
    return this;
  }

  /** Paid with this card, by its fingerprint. */
  public ListTransactionsQuery paymentMethodFingerprint(String value) {
    put("payment_method_fingerprint", value);
    return this;
  }

  /** Paid by one of these methods. */
  public ListTransactionsQuery method(List<PaymentMethodKind> value) {
    put("method", value);
    return this;
  }

  /** Declined or failed with one of these codes. */
  public ListTransactionsQuery errorCode(List<String> value) {
    put("error_code", value);
    return this;
  }

  /** Whether anything was refunded. */
  public ListTransactionsQuery hasRefunds(boolean value) {
    put("has_refunds", value);
    return this;
  }

  /** Whether a person has to decide. */
  public ListTransactionsQuery pendingReview(boolean value) {
    put("pending_review", value);
    return this;
  }

  /** Paid with the card of this checkout session. */
  public ListTransactionsQuery checkoutSessionId(String value) {
    put("checkout_session_id", value);
    return this;
  }

  /** Made by this payment link. */
  public ListTransactionsQuery paymentLinkId(String value) {
    put("payment_link_id", value);
    return this;
  }

  /** With this id in base 62. */
  public ListTransactionsQuery reconciliationId(String value) {
    put("reconciliation_id", value);
    return this;
  }

  /** Whether gift cards paid. */
  public ListTransactionsQuery hasGiftCardRedemptions(boolean value) {
    put("has_gift_card_redemptions", value);
    return this;
  }

  /** Paid with this stored gift card. */
  public ListTransactionsQuery giftCardId(String value) {
    put("gift_card_id", value);
    return this;
  }

  /** Paid with a gift card that ends in these digits. */
  public ListTransactionsQuery giftCardLast4(String value) {
    put("gift_card_last4", value);
    return this;
  }

  /** Whether a settlement was reported. */
  public ListTransactionsQuery hasSettlements(boolean value) {
    put("has_settlements", value);
    return this;
  }

  /** Paid with a card that begins with these digits. */
  public ListTransactionsQuery paymentMethodBin(String value) {
    put("payment_method_bin", value);
    return this;
  }

  /** That came about in one of these ways. */
  public ListTransactionsQuery paymentSource(List<TransactionPaymentSource> value) {
    put("payment_source", value);
    return this;
  }

  /** Whether it is a later one of a series. */
  public ListTransactionsQuery isSubsequentPayment(boolean value) {
    put("is_subsequent_payment", value);
    return this;
  }

  /** Whether the merchant charged without the buyer. */
  public ListTransactionsQuery merchantInitiated(boolean value) {
    put("merchant_initiated", value);
    return this;
  }

  /** Whether 3-D Secure was done. */
  public ListTransactionsQuery used3ds(boolean value) {
    put("used_3ds", value);
    return this;
  }

  /** Whether a chargeback was reported. */
  public ListTransactionsQuery disputed(boolean value) {
    put("disputed", value);
    return this;
  }

  /** In the place of this expired one. */
  public ListTransactionsQuery reauthorizedFromTransactionId(String value) {
    put("reauthorized_from_transaction_id", value);
    return this;
  }

  /** Parts of the buyer's name, identifier or e-mail address, all of which must fit. */
  public ListTransactionsQuery buyerSearch(List<String> value) {
    put("buyer_search", value);
    return this;
  }
}
