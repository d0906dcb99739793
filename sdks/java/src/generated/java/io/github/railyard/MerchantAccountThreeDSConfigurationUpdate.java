// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class MerchantAccountThreeDSConfigurationUpdate extends Struct {
  /** BIN of the acquirer, as the scheme gave it. */
  public MerchantAccountThreeDSConfigurationUpdate merchantAcquirerBin(String value) {
    put("merchant_acquirer_bin", value);
    return this;
  }

  /** BIN of the acquirer, as the scheme gave it. */
  public MerchantAccountThreeDSConfigurationUpdate merchantAcquirerBin(Opt<String> value) {
    put("merchant_acquirer_bin", value);
    return this;
  }

  /** The merchant's number at the acquirer. */
  public MerchantAccountThreeDSConfigurationUpdate merchantAcquirerId(String value) {
    put("merchant_acquirer_id", value);
    return this;
  }

  /** The merchant's number at the acquirer. */
  public MerchantAccountThreeDSConfigurationUpdate merchantAcquirerId(Opt<String> value) {
    put("merchant_acquirer_id", value);
    return this;
  }

  /** What the cardholder reads during authentication. */
  public MerchantAccountThreeDSConfigurationUpdate merchantName(String value) {
    put("merchant_name", value);
    return this;
  }

  /** What the cardholder reads during authentication. */
  public MerchantAccountThreeDSConfigurationUpdate merchantName(Opt<String> value) {
    put("merchant_name", value);
    return this;
  }

  /** Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2. */
  public MerchantAccountThreeDSConfigurationUpdate merchantCountryCode(String value) {
    put("merchant_country_code", value);
    return this;
  }

  /** Of the merchant: ISO 3166-1 numeric, three digits, or alpha-2. */
  public MerchantAccountThreeDSConfigurationUpdate merchantCountryCode(Opt<String> value) {
    put("merchant_country_code", value);
    return this;
  }

  /** ISO 18245 code, four digits. */
  public MerchantAccountThreeDSConfigurationUpdate merchantCategoryCode(String value) {
    put("merchant_category_code", value);
    return this;
  }

  /** ISO 18245 code, four digits. */
  public MerchantAccountThreeDSConfigurationUpdate merchantCategoryCode(Opt<String> value) {
    put("merchant_category_code", value);
    return this;
  }

  /** The merchant's site. */
  public MerchantAccountThreeDSConfigurationUpdate merchantUrl(String value) {
    put("merchant_url", value);
    return this;
  }

  /** The merchant's site. */
  public MerchantAccountThreeDSConfigurationUpdate merchantUrl(Opt<String> value) {
    put("merchant_url", value);
    return this;
  }

  /** Cards that it is for. */
  public MerchantAccountThreeDSConfigurationUpdate scheme(CardScheme value) {
    put("scheme", value);
    return this;
  }

  /** Cards that it is for. */
  public MerchantAccountThreeDSConfigurationUpdate scheme(Opt<CardScheme> value) {
    put("scheme", value);
    return this;
  }

  /** Payments that it is for; null for all currencies without one of their own. ISO 4217, upper case. */
  public MerchantAccountThreeDSConfigurationUpdate currency(String value) {
    put("currency", value);
    return this;
  }

  /** Payments that it is for; null for all currencies without one of their own. ISO 4217, upper case. */
  public MerchantAccountThreeDSConfigurationUpdate currency(Opt<String> value) {
    put("currency", value);
    return this;
  }

  /** Your own keys and values, strings both. */
  public MerchantAccountThreeDSConfigurationUpdate metadata(Map<String, String> value) {
    put("metadata", value);
    return this;
  }

  /** Your own keys and values, strings both. */
  public MerchantAccountThreeDSConfigurationUpdate metadata(Opt<Map<String, String>> value) {
    put("metadata", value);
    return this;
  }
}
