// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class DigitalWalletUpdate extends Struct {
  /** The merchant's legal name. */
  public DigitalWalletUpdate merchantName(String value) {
    put("merchant_name", value);
    return this;
  }

  /** The merchant's legal name. */
  public DigitalWalletUpdate merchantName(Opt<String> value) {
    put("merchant_name", value);
    return this;
  }

  /** Sites on which the wallet may be shown, all of them. */
  public DigitalWalletUpdate domainNames(List<String> value) {
    put("domain_names", value);
    return this;
  }

  /** Sites on which the wallet may be shown, all of them. */
  public DigitalWalletUpdate domainNames(Opt<List<String>> value) {
    put("domain_names", value);
    return this;
  }

  /** What buyers read in the wallet; the legal name where it is left out. */
  public DigitalWalletUpdate merchantDisplayName(String value) {
    put("merchant_display_name", value);
    return this;
  }

  /** What buyers read in the wallet; the legal name where it is left out. */
  public DigitalWalletUpdate merchantDisplayName(Opt<String> value) {
    put("merchant_display_name", value);
    return this;
  }

  /** The merchant's site. */
  public DigitalWalletUpdate merchantUrl(String value) {
    put("merchant_url", value);
    return this;
  }

  /** The merchant's site. */
  public DigitalWalletUpdate merchantUrl(Opt<String> value) {
    put("merchant_url", value);
    return this;
  }

  /** ISO 3166-1 alpha-2 code of the merchant. ISO 3166-1 alpha-2, upper case. */
  public DigitalWalletUpdate merchantCountryCode(String value) {
    put("merchant_country_code", value);
    return this;
  }

  /** ISO 3166-1 alpha-2 code of the merchant. ISO 3166-1 alpha-2, upper case. */
  public DigitalWalletUpdate merchantCountryCode(Opt<String> value) {
    put("merchant_country_code", value);
    return this;
  }

  /** ISO 18245 code, four digits. */
  public DigitalWalletUpdate merchantCategoryCode(String value) {
    put("merchant_category_code", value);
    return this;
  }

  /** ISO 18245 code, four digits. */
  public DigitalWalletUpdate merchantCategoryCode(Opt<String> value) {
    put("merchant_category_code", value);
    return this;
  }

  /** Where the merchant is. */
  public DigitalWalletUpdate address(DigitalWalletAddressInput value) {
    put("address", value);
    return this;
  }

  /** Where the merchant is. */
  public DigitalWalletUpdate address(Opt<DigitalWalletAddressInput> value) {
    put("address", value);
    return this;
  }

  /** Settings of the provider; what names you there stays as it was registered. */
  public DigitalWalletUpdate extraConfiguration(Map<String, ?> value) {
    put("extra_configuration", value);
    return this;
  }

  /** Settings of the provider; what names you there stays as it was registered. */
  public DigitalWalletUpdate extraConfiguration(Opt<Map<String, ?>> value) {
    put("extra_configuration", value);
    return this;
  }
}
