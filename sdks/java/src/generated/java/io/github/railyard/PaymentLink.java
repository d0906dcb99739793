// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class PaymentLink extends Struct {
  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Where the buyer pays. Whoever has it can pay, and sees what is paid: with a buyer in it, it is a secret. */
  public String getUrl() {
    return asText("url");
  }

  /**
   * When nobody can begin to pay any more.
   * <p>
   * It may be null.
   */
  public String getExpiresAt() {
    return asText("expires_at");
  }

  /**
   * Your own identifier of what is paid, shown on the receipt; the transaction has it too.
   * <p>
   * It may be null.
   */
  public String getExternalIdentifier() {
    return asText("external_identifier");
  }

  /**
   * What stands on the buyer's statement, as for a transaction.
   * <p>
   * It may be null.
   */
  public StatementDescriptor getStatementDescriptor() {
    return asStruct("statement_descriptor", StatementDescriptor.class);
  }

  /**
   * Language of the page: en, es, pt, fr, de or ar; left out, the browser's.
   * <p>
   * It may be null.
   */
  public String getLocale() {
    return asText("locale");
  }

  /**
   * Who is paid, on the page; left out, the display name of the merchant account.
   * <p>
   * It may be null.
   */
  public String getMerchantName() {
    return asText("merchant_name");
  }

  /**
   * Where the page leads back to, where there is no <code>return_url</code>.
   * <p>
   * It may be null.
   */
  public String getMerchantUrl() {
    return asText("merchant_url");
  }

  /**
   * Picture at the top of the page.
   * <p>
   * It may be null.
   */
  public String getMerchantBannerUrl() {
    return asText("merchant_banner_url");
  }

  /**
   * Colour of the main button, as <code>#rrggbb</code>.
   * <p>
   * It may be null.
   */
  public String getMerchantColor() {
    return asText("merchant_color");
  }

  /**
   * A sentence of yours above what is paid.
   * <p>
   * It may be null.
   */
  public String getMerchantMessage() {
    return asText("merchant_message");
  }

  /**
   * Your terms, linked under the form.
   * <p>
   * It may be null.
   */
  public String getMerchantTermsAndConditionsUrl() {
    return asText("merchant_terms_and_conditions_url");
  }

  /**
   * Kept as given; the page shows no such picture.
   * <p>
   * It may be null.
   */
  public String getMerchantFaviconUrl() {
    return asText("merchant_favicon_url");
  }

  /** What is to be paid. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }

  /** Country of the buyer, by which payment services are chosen. ISO 3166-1 alpha-2, upper case. */
  public String getCountry() {
    return asText("country");
  }

  /** Currency of that amount. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** Whether the payment holds or takes the money; ways to pay that cannot hold it take it. */
  public TransactionIntent getIntent() {
    return asWord("intent", TransactionIntent.class);
  }

  /**
   * Where the receipt leads back to, with <code>payment_link_id</code> and <code>transaction_id</code> added.
   * <p>
   * It may be null.
   */
  public String getReturnUrl() {
    return asText("return_url");
  }

  /**
   * What is bought; the page lists it.
   * <p>
   * It may be null.
   */
  public List<CartItem> getCartItems() {
    return asStructs("cart_items", CartItem.class);
  }

  /**
   * Your own keys and values, strings both.
   * <p>
   * It may be null.
   */
  public Map<String, Object> getMetadata() {
    return asMap("metadata");
  }

  /** How the payment comes about. */
  public TransactionPaymentSource getPaymentSource() {
    return asWord("payment_source", TransactionPaymentSource.class);
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }

  /** <code>active</code>: can be paid. <code>processing</code>: a payment is under way. <code>completed</code>: paid, once. <code>expired</code>: ended unpaid. A payment that comes to nothing makes it <code>active</code> again. */
  public PaymentLinkStatus getStatus() {
    return asWord("status", PaymentLinkStatus.class);
  }

  /**
   * Who pays; null where nobody was named.
   * <p>
   * It may be null.
   */
  public TransactionBuyer getBuyer() {
    return asStruct("buyer", TransactionBuyer.class);
  }

  /**
   * Null: links ask for none.
   * <p>
   * It may be null.
   */
  public ShippingDetails getShippingDetails() {
    return asStruct("shipping_details", ShippingDetails.class);
  }

  /**
   * As for a transaction.
   * <p>
   * It may be null.
   */
  public Map<String, Map<String, Object>> getConnectionOptions() {
    return asMap("connection_options");
  }

  /** True stores the card of a known buyer. */
  public boolean getStore() {
    return asFlag("store");
  }

  /**
   * The stored buyer who pays, and may use what they stored; null where none was named.
   * <p>
   * It may be null.
   */
  public String getBuyerId() {
    return asText("buyer_id");
  }

  /**
   * Instalments at the issuer, as for a transaction.
   * <p>
   * It may be null.
   */
  public Long getInstallmentCount() {
    return asWholeOrNull("installment_count");
  }

  /**
   * When what is held is captured, as for a transaction; not before <code>expires_at</code>, and within seven days. Ways to pay that cannot hold the money take it at once.
   * <p>
   * It may be null.
   */
  public String getCaptureAt() {
    return asText("capture_at");
  }

  /**
   * True where <code>external_identifier</code> names an order that is paid once, by this link, another one or a transaction that says the same.
   * <p>
   * It may be null.
   */
  public Boolean getPaysOnce() {
    return asFlagOrNull("pays_once");
  }
}
