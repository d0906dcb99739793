// Printed from the contract; do not edit.
package io.github.railyard;

public final class MerchantProfileSchemeSummary extends Struct {
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

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }
}
