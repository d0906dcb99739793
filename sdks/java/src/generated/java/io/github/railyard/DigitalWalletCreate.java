// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class DigitalWalletCreate extends Struct {
  /** Whose wallet it is; one of each a merchant account. */
  public DigitalWalletCreate provider(DigitalWalletProvider value) {
    put("provider", value);
    return this;
  }

  /** The merchant's legal name. */
  public DigitalWalletCreate merchantName(String value) {
    put("merchant_name", value);
    return this;
  }

  /** What buyers read in the wallet; the legal name where it is left out. */
  public DigitalWalletCreate merchantDisplayName(String value) {
    put("merchant_display_name", value);
    return this;
  }

  /** The merchant's site. */
  public DigitalWalletCreate merchantUrl(String value) {
    put("merchant_url", value);
    return this;
  }

  /** ISO 3166-1 alpha-2 code of the merchant. ISO 3166-1 alpha-2, upper case. */
  public DigitalWalletCreate merchantCountryCode(String value) {
    put("merchant_country_code", value);
    return this;
  }

  /** ISO 18245 code, four digits. */
  public DigitalWalletCreate merchantCategoryCode(String value) {
    put("merchant_category_code", value);
    return this;
  }

  /** Where the merchant is. */
  public DigitalWalletCreate address(DigitalWalletAddressInput value) {
    put("address", value);
    return this;
  }

  /** Settings of the provider; the names are in the guide to digital wallets. */
  public DigitalWalletCreate extraConfiguration(Map<String, ?> value) {
    put("extra_configuration", value);
    return this;
  }

  /** Sites on which the wallet may be shown. */
  public DigitalWalletCreate domainNames(List<String> value) {
    put("domain_names", value);
    return this;
  }

  /** Must be true: you accept the provider's terms. */
  public DigitalWalletCreate acceptTermsAndConditions(boolean value) {
    put("accept_terms_and_conditions", value);
    return this;
  }
}
