// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class MerchantAccountThreeDSConfiguration extends Struct {
  /** BIN of the acquirer, as the scheme gave it. */
  public String getMerchantAcquirerBin() {
    return asText("merchant_acquirer_bin");
  }

  /** The merchant's number at the acquirer. */
  public String getMerchantAcquirerId() {
    return asText("merchant_acquirer_id");
  }

  /** What the cardholder reads during authentication. */
  public String getMerchantName() {
    return asText("merchant_name");
  }

  /** Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2. */
  public String getMerchantCountryCode() {
    return asText("merchant_country_code");
  }

  /** ISO 18245 code, four digits. */
  public String getMerchantCategoryCode() {
    return asText("merchant_category_code");
  }

  /** The merchant's site. */
  public String getMerchantUrl() {
    return asText("merchant_url");
  }

  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }

  /** Cards that it is for. */
  public CardScheme getScheme() {
    return asWord("scheme", CardScheme.class);
  }

  /**
   * Payments that it is for; null for all currencies without one of their own. ISO 4217, upper case.
   * <p>
   * It may be null.
   */
  public String getCurrency() {
    return asText("currency");
  }

  /** Your own keys and values, strings both. */
  public Map<String, String> getMetadata() {
    return asMap("metadata");
  }
}
