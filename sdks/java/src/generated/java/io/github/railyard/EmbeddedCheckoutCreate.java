// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class EmbeddedCheckoutCreate extends Struct {
  /** What is to be paid. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public EmbeddedCheckoutCreate amount(long value) {
    put("amount", value);
    return this;
  }

  /** Currency of that amount. ISO 4217, upper case. */
  public EmbeddedCheckoutCreate currency(String value) {
    put("currency", value);
    return this;
  }

  /** Country of the buyer, by which payment services are chosen. ISO 3166-1 alpha-2, upper case. */
  public EmbeddedCheckoutCreate country(String value) {
    put("country", value);
    return this;
  }

  /** Whether the payment holds or takes the money; ways to pay that cannot hold it take it. */
  public EmbeddedCheckoutCreate intent(TransactionIntent value) {
    put("intent", value);
    return this;
  }

  /** True stores the card of a known buyer. */
  public EmbeddedCheckoutCreate store(boolean value) {
    put("store", value);
    return this;
  }

  /** Language of the page: en, es, pt, fr, de or ar; left out, the browser's. */
  public EmbeddedCheckoutCreate locale(String value) {
    put("locale", value);
    return this;
  }

  /**
   * Where the buyer approves: in a window of its own, or the whole page leaves.
   * <p>
   * One of <code>popup</code>, <code>full_page</code>.
   */
  public EmbeddedCheckoutCreate redirectMode(String value) {
    put("redirect_mode", value);
    return this;
  }

  /** Where the buyer comes back to, where the whole page has to leave. */
  public EmbeddedCheckoutCreate returnUrl(String value) {
    put("return_url", value);
    return this;
  }

  /** Your own identifier of what is paid, shown on the receipt. */
  public EmbeddedCheckoutCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** What stands on the buyer's statement, as for a transaction. */
  public EmbeddedCheckoutCreate statementDescriptor(StatementDescriptorInput value) {
    put("statement_descriptor", value);
    return this;
  }

  /** What is bought; the page lists it. */
  public EmbeddedCheckoutCreate cartItems(List<CartItemInput> value) {
    put("cart_items", value);
    return this;
  }

  /** Your own keys and values, strings both. */
  public EmbeddedCheckoutCreate metadata(Map<String, String> value) {
    put("metadata", value);
    return this;
  }

  /** A guest: who pays, not stored. */
  public EmbeddedCheckoutCreate buyer(GuestBuyerInput value) {
    put("buyer", value);
    return this;
  }

  /** The stored buyer who pays; the page offers the cards that they stored. */
  public EmbeddedCheckoutCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** The same by your own identifier of the buyer. */
  public EmbeddedCheckoutCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** How the payment comes about. */
  public EmbeddedCheckoutCreate paymentSource(TransactionPaymentSource value) {
    put("payment_source", value);
    return this;
  }

  /** As for a transaction. */
  public EmbeddedCheckoutCreate connectionOptions(TransactionConnectionOptions value) {
    put("connection_options", value);
    return this;
  }
}
