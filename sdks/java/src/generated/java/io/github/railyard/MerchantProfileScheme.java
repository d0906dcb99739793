// Printed from the contract; do not edit.
package io.github.railyard;

public final class MerchantProfileScheme extends Struct {
  /** BIN of the acquirer, as the scheme gave it. */
  public MerchantProfileScheme merchantAcquirerBin(String value) {
    put("merchant_acquirer_bin", value);
    return this;
  }

  /** The merchant's number at the acquirer. */
  public MerchantProfileScheme merchantAcquirerId(String value) {
    put("merchant_acquirer_id", value);
    return this;
  }

  /** What the cardholder reads during authentication. */
  public MerchantProfileScheme merchantName(String value) {
    put("merchant_name", value);
    return this;
  }

  /** Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2. */
  public MerchantProfileScheme merchantCountryCode(String value) {
    put("merchant_country_code", value);
    return this;
  }

  /** ISO 18245 code, four digits. */
  public MerchantProfileScheme merchantCategoryCode(String value) {
    put("merchant_category_code", value);
    return this;
  }

  /** The merchant's site. */
  public MerchantProfileScheme merchantUrl(String value) {
    put("merchant_url", value);
    return this;
  }
}
