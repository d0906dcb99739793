// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class MerchantAccountThreeDSConfigurationCreate extends Struct {
  /** BIN of the acquirer, as the scheme gave it. */
  public MerchantAccountThreeDSConfigurationCreate merchantAcquirerBin(String value) {
    put("merchant_acquirer_bin", value);
    return this;
  }

  /** The merchant's number at the acquirer. */
  public MerchantAccountThreeDSConfigurationCreate merchantAcquirerId(String value) {
    put("merchant_acquirer_id", value);
    return this;
  }

  /** What the cardholder reads during authentication. */
  public MerchantAccountThreeDSConfigurationCreate merchantName(String value) {
    put("merchant_name", value);
    return this;
  }

  /** Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2. */
  public MerchantAccountThreeDSConfigurationCreate merchantCountryCode(String value) {
    put("merchant_country_code", value);
    return this;
  }

  /** ISO 18245 code, four digits. */
  public MerchantAccountThreeDSConfigurationCreate merchantCategoryCode(String value) {
    put("merchant_category_code", value);
    return this;
  }

  /** The merchant's site. */
  public MerchantAccountThreeDSConfigurationCreate merchantUrl(String value) {
    put("merchant_url", value);
    return this;
  }

  /** Cards that it is for. */
  public MerchantAccountThreeDSConfigurationCreate scheme(CardScheme value) {
    put("scheme", value);
    return this;
  }

  /** Payments that it is for; null for all currencies without one of their own. ISO 4217, upper case. */
  public MerchantAccountThreeDSConfigurationCreate currency(String value) {
    put("currency", value);
    return this;
  }

  /** Your own keys and values, strings both. */
  public MerchantAccountThreeDSConfigurationCreate metadata(Map<String, String> value) {
    put("metadata", value);
    return this;
  }
}
