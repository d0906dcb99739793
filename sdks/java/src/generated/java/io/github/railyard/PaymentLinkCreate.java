// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class PaymentLinkCreate extends Struct {
  /** A guest: who pays, not stored. */
  public PaymentLinkCreate buyer(GuestBuyerInput value) {
    put("buyer", value);
    return this;
  }

  /** When nobody can begin to pay any more; left out, in a day. */
  public PaymentLinkCreate expiresAt(String value) {
    put("expires_at", value);
    return this;
  }

  /** As for a transaction. */
  public PaymentLinkCreate connectionOptions(TransactionConnectionOptions value) {
    put("connection_options", value);
    return this;
  }

  /** Your own identifier of what is paid, shown on the receipt; the transaction has it too. */
  public PaymentLinkCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** What stands on the buyer's statement, as for a transaction. */
  public PaymentLinkCreate statementDescriptor(StatementDescriptorInput value) {
    put("statement_descriptor", value);
    return this;
  }

  /** Language of the page: en, es, pt, fr, de or ar; left out, the browser's. */
  public PaymentLinkCreate locale(String value) {
    put("locale", value);
    return this;
  }

  /** Who is paid, on the page; left out, the display name of the merchant account. */
  public PaymentLinkCreate merchantName(String value) {
    put("merchant_name", value);
    return this;
  }

  /** Where the page leads back to, where there is no <code>return_url</code>. */
  public PaymentLinkCreate merchantUrl(String value) {
    put("merchant_url", value);
    return this;
  }

  /** Picture at the top of the page. */
  public PaymentLinkCreate merchantBannerUrl(String value) {
    put("merchant_banner_url", value);
    return this;
  }

  /** Colour of the main button, as <code>#rrggbb</code>. */
  public PaymentLinkCreate merchantColor(String value) {
    put("merchant_color", value);
    return this;
  }

  /** A sentence of yours above what is paid. */
  public PaymentLinkCreate merchantMessage(String value) {
    put("merchant_message", value);
    return this;
  }

  /** Your terms, linked under the form. */
  public PaymentLinkCreate merchantTermsAndConditionsUrl(String value) {
    put("merchant_terms_and_conditions_url", value);
    return this;
  }

  /** Kept as given; the page shows no such picture. */
  public PaymentLinkCreate merchantFaviconUrl(String value) {
    put("merchant_favicon_url", value);
    return this;
  }

  /** What is to be paid. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public PaymentLinkCreate amount(long value) {
    put("amount", value);
    return this;
  }

  /** Country of the buyer, by which payment services are chosen. ISO 3166-1 alpha-2, upper case. */
  public PaymentLinkCreate country(String value) {
    put("country", value);
    return this;
  }

  /** Currency of that amount. ISO 4217, upper case. */
  public PaymentLinkCreate currency(String value) {
    put("currency", value);
    return this;
  }

  /** Whether the payment holds or takes the money; ways to pay that cannot hold it take it. */
  public PaymentLinkCreate intent(TransactionIntent value) {
    put("intent", value);
    return this;
  }

  /** Where the receipt leads back to, with <code>payment_link_id</code> and <code>transaction_id</code> added. */
  public PaymentLinkCreate returnUrl(String value) {
    put("return_url", value);
    return this;
  }

  /** What is bought; the page lists it. */
  public PaymentLinkCreate cartItems(List<CartItemInput> value) {
    put("cart_items", value);
    return this;
  }

  /** Your own keys and values, strings both. */
  public PaymentLinkCreate metadata(Map<String, ?> value) {
    put("metadata", value);
    return this;
  }

  /** How the payment comes about. */
  public PaymentLinkCreate paymentSource(TransactionPaymentSource value) {
    put("payment_source", value);
    return this;
  }

  /** True stores the card of a known buyer. */
  public PaymentLinkCreate store(boolean value) {
    put("store", value);
    return this;
  }

  /** The stored buyer who pays; the page offers the cards that they stored. */
  public PaymentLinkCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Instalments at the issuer, as for a transaction. */
  public PaymentLinkCreate installmentCount(long value) {
    put("installment_count", value);
    return this;
  }

  /** When what is held is captured, as for a transaction; not before <code>expires_at</code>, and within seven days. Ways to pay that cannot hold the money take it at once. */
  public PaymentLinkCreate captureAt(String value) {
    put("capture_at", value);
    return this;
  }

  /** True where <code>external_identifier</code> names an order that is paid once, by this link, another one or a transaction that says the same. */
  public PaymentLinkCreate paysOnce(boolean value) {
    put("pays_once", value);
    return this;
  }
}
