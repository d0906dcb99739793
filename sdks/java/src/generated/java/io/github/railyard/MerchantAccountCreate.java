// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class MerchantAccountCreate extends Struct {
  /** Kept as given; stored cards can be asked about either way. */
  public MerchantAccountCreate accountUpdaterEnabled(boolean value) {
    put("account_updater_enabled", value);
    return this;
  }

  /** Schemes of your own apps (<code>myshop</code> for <code>myshop://paid</code>) that a <code>redirect_url</code> may have beside <code>http</code> and <code>https</code>. */
  public MerchantAccountCreate redirectUrlSchemes(List<String> value) {
    put("redirect_url_schemes", value);
    return this;
  }

  /** Origins of your pages (<code>https://shop.example</code>) that may show frames of Secure Fields; none: any in the sandbox, and no page in production. */
  public MerchantAccountCreate frontEndOrigins(List<String> value) {
    put("front_end_origins", value);
    return this;
  }

  /** Colour of buttons on pages that buyers see, as <code>#rrggbb</code>; null is our own. */
  public MerchantAccountCreate brandColor(String value) {
    put("brand_color", value);
    return this;
  }

  /** Picture at the top of pages that buyers see: https, or a picture as <code>data:</code>; null shows the name alone. */
  public MerchantAccountCreate brandLogoUrl(String value) {
    put("brand_logo_url", value);
    return this;
  }

  /** Your shop: where a page leads back to that knows no better address; null leads nowhere. */
  public MerchantAccountCreate shopUrl(String value) {
    put("shop_url", value);
    return this;
  }

  /** Receipts by e-mail: when and how they are sent; null sends those that payments ask for, as they are. */
  public MerchantAccountCreate receipts(MerchantAccountReceiptsCreate value) {
    put("receipts", value);
    return this;
  }

  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  public MerchantAccountCreate accountUpdaterRequestEncryptionKey(String value) {
    put("account_updater_request_encryption_key", value);
    return this;
  }

  /** Kept as given; nothing here depends on it. */
  public MerchantAccountCreate accountUpdaterRequestEncryptionKeyId(String value) {
    put("account_updater_request_encryption_key_id", value);
    return this;
  }

  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  public MerchantAccountCreate accountUpdaterResponseDecryptionKey(String value) {
    put("account_updater_response_decryption_key", Secret.of(value));
    return this;
  }

  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  public MerchantAccountCreate accountUpdaterResponseDecryptionKey(Secret value) {
    put("account_updater_response_decryption_key", value);
    return this;
  }

  /** Kept as given; nothing here depends on it. */
  public MerchantAccountCreate accountUpdaterResponseDecryptionKeyId(String value) {
    put("account_updater_response_decryption_key_id", value);
    return this;
  }

  /** How far captures may go beyond the authorization; the smaller of both limits counts, null is no limit of this kind, and neither is none at all. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public MerchantAccountCreate overCaptureAmount(long value) {
    put("over_capture_amount", value);
    return this;
  }

  /** The same in percent of the authorized amount. */
  public MerchantAccountCreate overCapturePercentage(long value) {
    put("over_capture_percentage", value);
    return this;
  }

  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  public MerchantAccountCreate loonClientKey(String value) {
    put("loon_client_key", value);
    return this;
  }

  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  public MerchantAccountCreate loonSecretKey(String value) {
    put("loon_secret_key", Secret.of(value));
    return this;
  }

  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  public MerchantAccountCreate loonSecretKey(Secret value) {
    put("loon_secret_key", value);
    return this;
  }

  /** Kept as given; nothing here depends on it. */
  public MerchantAccountCreate loonAcceptedSchemes(List<CardScheme> value) {
    put("loon_accepted_schemes", value);
    return this;
  }

  /** Kept as given; nothing here depends on it. */
  public MerchantAccountCreate loonMerchantAccountId(String value) {
    put("loon_merchant_account_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountCreate visaNetworkTokensRequestorId(String value) {
    put("visa_network_tokens_requestor_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountCreate visaNetworkTokensAppId(String value) {
    put("visa_network_tokens_app_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountCreate amexNetworkTokensRequestorId(String value) {
    put("amex_network_tokens_requestor_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountCreate amexNetworkTokensAppId(String value) {
    put("amex_network_tokens_app_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountCreate mastercardNetworkTokensRequestorId(String value) {
    put("mastercard_network_tokens_requestor_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountCreate mastercardNetworkTokensAppId(String value) {
    put("mastercard_network_tokens_app_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountCreate discoverNetworkTokensRequestorId(String value) {
    put("discover_network_tokens_requestor_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountCreate discoverNetworkTokensAppId(String value) {
    put("discover_network_tokens_app_id", value);
    return this;
  }

  /** True makes network tokens by a worker, so that no payment waits for one. */
  public MerchantAccountCreate asyncNetworkTokensEnabled(boolean value) {
    put("async_network_tokens_enabled", value);
    return this;
  }

  /** Letters, digits and hyphens; it never changes. */
  public MerchantAccountCreate id(String value) {
    put("id", value);
    return this;
  }

  /** A name for people to read. */
  public MerchantAccountCreate displayName(String value) {
    put("display_name", value);
    return this;
  }
}
