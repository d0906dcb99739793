// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class MerchantAccount extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Chosen at creation: letters, digits and hyphens; the header <code>x-merchant-account-id</code> names it. */
  public String getId() {
    return asText("id");
  }

  /** A name for people to read. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /**
   * Taken and not kept: always null.
   * <p>
   * It may be null.
   */
  public String getLoonClientKey() {
    return asText("loon_client_key");
  }

  /**
   * Taken and not kept: always null.
   * <p>
   * It may be null.
   */
  public Secret getLoonSecretKey() {
    return asSecret("loon_secret_key");
  }

  /**
   * As given; nothing here depends on it. Null where it was not.
   * <p>
   * It may be null.
   */
  public List<CardScheme> getLoonAcceptedSchemes() {
    return asWords("loon_accepted_schemes", CardScheme.class);
  }

  /**
   * As given; nothing here depends on it. Null where it was not.
   * <p>
   * It may be null.
   */
  public String getLoonMerchantAccountId() {
    return asText("loon_merchant_account_id");
  }

  /**
   * Taken and not kept: always null.
   * <p>
   * It may be null.
   */
  public String getAccountUpdaterRequestEncryptionKey() {
    return asText("account_updater_request_encryption_key");
  }

  /**
   * As given; nothing here depends on it. Null where it was not.
   * <p>
   * It may be null.
   */
  public String getAccountUpdaterRequestEncryptionKeyId() {
    return asText("account_updater_request_encryption_key_id");
  }

  /**
   * Taken and not kept: always null.
   * <p>
   * It may be null.
   */
  public Secret getAccountUpdaterResponseDecryptionKey() {
    return asSecret("account_updater_response_decryption_key");
  }

  /**
   * As given; nothing here depends on it. Null where it was not.
   * <p>
   * It may be null.
   */
  public String getAccountUpdaterResponseDecryptionKeyId() {
    return asText("account_updater_response_decryption_key_id");
  }

  /** As given; stored cards can be asked about either way. */
  public boolean getAccountUpdaterEnabled() {
    return asFlag("account_updater_enabled");
  }

  /**
   * How far captures may go beyond the authorization; the smaller of both limits counts, null is no limit of this kind, and neither is none at all. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getOverCaptureAmount() {
    return asWholeOrNull("over_capture_amount");
  }

  /**
   * The same in percent of the authorized amount.
   * <p>
   * It may be null.
   */
  public Long getOverCapturePercentage() {
    return asWholeOrNull("over_capture_percentage");
  }

  /**
   * As given; token services of this release do not ask for it. Null where it was not.
   * <p>
   * It may be null.
   */
  public String getVisaNetworkTokensRequestorId() {
    return asText("visa_network_tokens_requestor_id");
  }

  /**
   * As given; token services of this release do not ask for it. Null where it was not.
   * <p>
   * It may be null.
   */
  public String getVisaNetworkTokensAppId() {
    return asText("visa_network_tokens_app_id");
  }

  /**
   * As given; token services of this release do not ask for it. Null where it was not.
   * <p>
   * It may be null.
   */
  public String getAmexNetworkTokensRequestorId() {
    return asText("amex_network_tokens_requestor_id");
  }

  /**
   * As given; token services of this release do not ask for it. Null where it was not.
   * <p>
   * It may be null.
   */
  public String getAmexNetworkTokensAppId() {
    return asText("amex_network_tokens_app_id");
  }

  /**
   * As given; token services of this release do not ask for it. Null where it was not.
   * <p>
   * It may be null.
   */
  public String getMastercardNetworkTokensRequestorId() {
    return asText("mastercard_network_tokens_requestor_id");
  }

  /**
   * As given; token services of this release do not ask for it. Null where it was not.
   * <p>
   * It may be null.
   */
  public String getMastercardNetworkTokensAppId() {
    return asText("mastercard_network_tokens_app_id");
  }

  /**
   * As given; token services of this release do not ask for it. Null where it was not.
   * <p>
   * It may be null.
   */
  public String getDiscoverNetworkTokensRequestorId() {
    return asText("discover_network_tokens_requestor_id");
  }

  /**
   * As given; token services of this release do not ask for it. Null where it was not.
   * <p>
   * It may be null.
   */
  public String getDiscoverNetworkTokensAppId() {
    return asText("discover_network_tokens_app_id");
  }

  /** True makes network tokens by a worker, so that no payment waits for one. */
  public boolean getAsyncNetworkTokensEnabled() {
    return asFlag("async_network_tokens_enabled");
  }

  /**
   * Schemes of your own apps (<code>myshop</code> for <code>myshop://paid</code>) that a <code>redirect_url</code> may have beside <code>http</code> and <code>https</code>.
   * <p>
   * It may be null.
   */
  public List<String> getRedirectUrlSchemes() {
    return asList("redirect_url_schemes");
  }

  /**
   * Origins of your pages (<code>https://shop.example</code>) that may show frames of Secure Fields; none: any in the sandbox, and no page in production.
   * <p>
   * It may be null.
   */
  public List<String> getFrontEndOrigins() {
    return asList("front_end_origins");
  }

  /**
   * Colour of buttons on pages that buyers see, as <code>#rrggbb</code>; null is our own.
   * <p>
   * It may be null.
   */
  public String getBrandColor() {
    return asText("brand_color");
  }

  /**
   * Picture at the top of pages that buyers see: https, or a picture as <code>data:</code>; null shows the name alone.
   * <p>
   * It may be null.
   */
  public String getBrandLogoUrl() {
    return asText("brand_logo_url");
  }

  /**
   * Your shop: where a page leads back to that knows no better address; null leads nowhere.
   * <p>
   * It may be null.
   */
  public String getShopUrl() {
    return asText("shop_url");
  }

  /**
   * Receipts by e-mail: when and how they are sent; null sends those that payments ask for, as they are.
   * <p>
   * It may be null.
   */
  public MerchantAccountReceipts getReceipts() {
    return asStruct("receipts", MerchantAccountReceipts.class);
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
