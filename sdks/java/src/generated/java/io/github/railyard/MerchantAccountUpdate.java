// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class MerchantAccountUpdate extends Struct {
  /** Kept as given; stored cards can be asked about either way. */
  public MerchantAccountUpdate accountUpdaterEnabled(boolean value) {
    put("account_updater_enabled", value);
    return this;
  }

  /** Schemes of your own apps (<code>myshop</code> for <code>myshop://paid</code>) that a <code>redirect_url</code> may have beside <code>http</code> and <code>https</code>; null: none. */
  public MerchantAccountUpdate redirectUrlSchemes(List<String> value) {
    put("redirect_url_schemes", value);
    return this;
  }

  /** Schemes of your own apps (<code>myshop</code> for <code>myshop://paid</code>) that a <code>redirect_url</code> may have beside <code>http</code> and <code>https</code>; null: none. */
  public MerchantAccountUpdate redirectUrlSchemes(Opt<List<String>> value) {
    put("redirect_url_schemes", value);
    return this;
  }

  /** Origins of your pages (<code>https://shop.example</code>) that may show frames of Secure Fields; none: any in the sandbox, and no page in production. */
  public MerchantAccountUpdate frontEndOrigins(List<String> value) {
    put("front_end_origins", value);
    return this;
  }

  /** Origins of your pages (<code>https://shop.example</code>) that may show frames of Secure Fields; none: any in the sandbox, and no page in production. */
  public MerchantAccountUpdate frontEndOrigins(Opt<List<String>> value) {
    put("front_end_origins", value);
    return this;
  }

  /** Colour of buttons on pages that buyers see, as <code>#rrggbb</code>; null is our own. */
  public MerchantAccountUpdate brandColor(String value) {
    put("brand_color", value);
    return this;
  }

  /** Colour of buttons on pages that buyers see, as <code>#rrggbb</code>; null is our own. */
  public MerchantAccountUpdate brandColor(Opt<String> value) {
    put("brand_color", value);
    return this;
  }

  /** Picture at the top of pages that buyers see: https, or a picture as <code>data:</code>; null shows the name alone. */
  public MerchantAccountUpdate brandLogoUrl(String value) {
    put("brand_logo_url", value);
    return this;
  }

  /** Picture at the top of pages that buyers see: https, or a picture as <code>data:</code>; null shows the name alone. */
  public MerchantAccountUpdate brandLogoUrl(Opt<String> value) {
    put("brand_logo_url", value);
    return this;
  }

  /** Your shop: where a page leads back to that knows no better address; null leads nowhere. */
  public MerchantAccountUpdate shopUrl(String value) {
    put("shop_url", value);
    return this;
  }

  /** Your shop: where a page leads back to that knows no better address; null leads nowhere. */
  public MerchantAccountUpdate shopUrl(Opt<String> value) {
    put("shop_url", value);
    return this;
  }

  /** Receipts by e-mail: when and how they are sent; null sends those that payments ask for, as they are. */
  public MerchantAccountUpdate receipts(MerchantAccountReceiptsCreate value) {
    put("receipts", value);
    return this;
  }

  /** Receipts by e-mail: when and how they are sent; null sends those that payments ask for, as they are. */
  public MerchantAccountUpdate receipts(Opt<MerchantAccountReceiptsCreate> value) {
    put("receipts", value);
    return this;
  }

  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  public MerchantAccountUpdate accountUpdaterRequestEncryptionKey(String value) {
    put("account_updater_request_encryption_key", value);
    return this;
  }

  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  public MerchantAccountUpdate accountUpdaterRequestEncryptionKey(Opt<String> value) {
    put("account_updater_request_encryption_key", value);
    return this;
  }

  /** Kept as given; nothing here depends on it. */
  public MerchantAccountUpdate accountUpdaterRequestEncryptionKeyId(String value) {
    put("account_updater_request_encryption_key_id", value);
    return this;
  }

  /** Kept as given; nothing here depends on it. */
  public MerchantAccountUpdate accountUpdaterRequestEncryptionKeyId(Opt<String> value) {
    put("account_updater_request_encryption_key_id", value);
    return this;
  }

  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  public MerchantAccountUpdate accountUpdaterResponseDecryptionKey(String value) {
    put("account_updater_response_decryption_key", Secret.of(value));
    return this;
  }

  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  public MerchantAccountUpdate accountUpdaterResponseDecryptionKey(Secret value) {
    put("account_updater_response_decryption_key", value);
    return this;
  }

  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  public MerchantAccountUpdate accountUpdaterResponseDecryptionKey(Opt<?> value) {
    put("account_updater_response_decryption_key", value);
    return this;
  }

  /** Kept as given; nothing here depends on it. */
  public MerchantAccountUpdate accountUpdaterResponseDecryptionKeyId(String value) {
    put("account_updater_response_decryption_key_id", value);
    return this;
  }

  /** Kept as given; nothing here depends on it. */
  public MerchantAccountUpdate accountUpdaterResponseDecryptionKeyId(Opt<String> value) {
    put("account_updater_response_decryption_key_id", value);
    return this;
  }

  /** How far captures may go beyond the authorization; the smaller of both limits counts, null is no limit of this kind, and neither is none at all. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public MerchantAccountUpdate overCaptureAmount(long value) {
    put("over_capture_amount", value);
    return this;
  }

  /** How far captures may go beyond the authorization; the smaller of both limits counts, null is no limit of this kind, and neither is none at all. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public MerchantAccountUpdate overCaptureAmount(Opt<Long> value) {
    put("over_capture_amount", value);
    return this;
  }

  /** The same in percent of the authorized amount. */
  public MerchantAccountUpdate overCapturePercentage(long value) {
    put("over_capture_percentage", value);
    return this;
  }

  /** The same in percent of the authorized amount. */
  public MerchantAccountUpdate overCapturePercentage(Opt<Long> value) {
    put("over_capture_percentage", value);
    return this;
  }

  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  public MerchantAccountUpdate loonClientKey(String value) {
    put("loon_client_key", value);
    return this;
  }

  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  public MerchantAccountUpdate loonClientKey(Opt<String> value) {
    put("loon_client_key", value);
    return this;
  }

  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  public MerchantAccountUpdate loonSecretKey(String value) {
    put("loon_secret_key", Secret.of(value));
    return this;
  }

  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  public MerchantAccountUpdate loonSecretKey(Secret value) {
    put("loon_secret_key", value);
    return this;
  }

  /** Taken as the published API has it, and not kept: nothing here depends on it. */
  public MerchantAccountUpdate loonSecretKey(Opt<?> value) {
    put("loon_secret_key", value);
    return this;
  }

  /** Kept as given; nothing here depends on it. */
  public MerchantAccountUpdate loonAcceptedSchemes(List<CardScheme> value) {
    put("loon_accepted_schemes", value);
    return this;
  }

  /** Kept as given; nothing here depends on it. */
  public MerchantAccountUpdate loonAcceptedSchemes(Opt<List<CardScheme>> value) {
    put("loon_accepted_schemes", value);
    return this;
  }

  /** Kept as given; nothing here depends on it. */
  public MerchantAccountUpdate loonMerchantAccountId(String value) {
    put("loon_merchant_account_id", value);
    return this;
  }

  /** Kept as given; nothing here depends on it. */
  public MerchantAccountUpdate loonMerchantAccountId(Opt<String> value) {
    put("loon_merchant_account_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountUpdate visaNetworkTokensRequestorId(String value) {
    put("visa_network_tokens_requestor_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountUpdate visaNetworkTokensRequestorId(Opt<String> value) {
    put("visa_network_tokens_requestor_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountUpdate visaNetworkTokensAppId(String value) {
    put("visa_network_tokens_app_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountUpdate visaNetworkTokensAppId(Opt<String> value) {
    put("visa_network_tokens_app_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountUpdate amexNetworkTokensRequestorId(String value) {
    put("amex_network_tokens_requestor_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountUpdate amexNetworkTokensRequestorId(Opt<String> value) {
    put("amex_network_tokens_requestor_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountUpdate amexNetworkTokensAppId(String value) {
    put("amex_network_tokens_app_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountUpdate amexNetworkTokensAppId(Opt<String> value) {
    put("amex_network_tokens_app_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountUpdate mastercardNetworkTokensRequestorId(String value) {
    put("mastercard_network_tokens_requestor_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountUpdate mastercardNetworkTokensRequestorId(Opt<String> value) {
    put("mastercard_network_tokens_requestor_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountUpdate mastercardNetworkTokensAppId(String value) {
    put("mastercard_network_tokens_app_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountUpdate mastercardNetworkTokensAppId(Opt<String> value) {
    put("mastercard_network_tokens_app_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountUpdate discoverNetworkTokensRequestorId(String value) {
    put("discover_network_tokens_requestor_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountUpdate discoverNetworkTokensRequestorId(Opt<String> value) {
    put("discover_network_tokens_requestor_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountUpdate discoverNetworkTokensAppId(String value) {
    put("discover_network_tokens_app_id", value);
    return this;
  }

  /** Kept as given; token services of this release do not ask for it. */
  public MerchantAccountUpdate discoverNetworkTokensAppId(Opt<String> value) {
    put("discover_network_tokens_app_id", value);
    return this;
  }

  /** True makes network tokens by a worker, so that no payment waits for one. */
  public MerchantAccountUpdate asyncNetworkTokensEnabled(boolean value) {
    put("async_network_tokens_enabled", value);
    return this;
  }

  /** A name for people to read. */
  public MerchantAccountUpdate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** A name for people to read. */
  public MerchantAccountUpdate displayName(Opt<String> value) {
    put("display_name", value);
    return this;
  }
}
