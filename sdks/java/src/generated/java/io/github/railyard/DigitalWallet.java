// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class DigitalWallet extends Struct {
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

  /** Whose wallet it is. */
  public DigitalWalletProvider getProvider() {
    return asWord("provider", DigitalWalletProvider.class);
  }

  /** The merchant's legal name. */
  public String getMerchantName() {
    return asText("merchant_name");
  }

  /**
   * What buyers read in the wallet; null for the legal name.
   * <p>
   * It may be null.
   */
  public String getMerchantDisplayName() {
    return asText("merchant_display_name");
  }

  /**
   * The merchant's site; null where it was not given.
   * <p>
   * It may be null.
   */
  public String getMerchantUrl() {
    return asText("merchant_url");
  }

  /**
   * ISO 3166-1 alpha-2 code of the merchant; null where it was not given.
   * <p>
   * It may be null.
   */
  public String getMerchantCountryCode() {
    return asText("merchant_country_code");
  }

  /**
   * ISO 18245 code, four digits; null where it was not given.
   * <p>
   * It may be null.
   */
  public String getMerchantCategoryCode() {
    return asText("merchant_category_code");
  }

  /**
   * Where the merchant is; null where it was not given.
   * <p>
   * It may be null.
   */
  public DigitalWalletAddress getAddress() {
    return asStruct("address", DigitalWalletAddress.class);
  }

  /**
   * Settings of the provider, as given; null where none were.
   * <p>
   * It may be null.
   */
  public Map<String, Object> getExtraConfiguration() {
    return asMap("extra_configuration");
  }

  /** Sites on which the wallet may be shown. */
  public List<String> getDomainNames() {
    return asList("domain_names");
  }

  /** Keys that open tokens now; only Apple Pay has any to count. */
  public long getActiveCertificateCount() {
    return asWhole("active_certificate_count");
  }

  /** Keys that wait for Apple; always 0, since they work at once. */
  public long getPendingCertificateCount() {
    return asWhole("pending_certificate_count");
  }

  /** Keys that have run out; always 0, since they do not. */
  public long getExpiredCertificateCount() {
    return asWhole("expired_certificate_count");
  }

  /**
   * What the provider is to know: your name there, and the public key.
   * <p>
   * It may be null.
   */
  public Map<String, Object> getFields() {
    return asMap("fields");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }
}
