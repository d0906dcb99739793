import type { Static } from 'typebox';
import { textAt } from '../../../domain/json.ts';
import type { Json } from '../../../db/queries/transaction-rows.ts';
import type { ApiVersion } from '../../../domain/api-version.ts';
import type { MerchantAccountRow } from '../../../db/queries/merchant-accounts.ts';
import { numberOrNull } from '../../../json/stored-json.ts';
import type { MerchantAccount, MerchantAccountReceipts } from '../../../api-contract/merchant-accounts.ts';
import { cardSchemes } from './card-schemes.ts';

/**
 * The account as it is answered. Secrets of the deprecated updater are taken and never kept, so there is
 * nothing to give back.
 */
export function renderMerchantAccount(
  row: MerchantAccountRow,
  version: ApiVersion,
): Static<typeof MerchantAccount> {
  const {
    merchant_account_id,
    over_capture_amount,
    over_capture_percentage,
    loon_accepted_schemes,
    ...same
  } = row;
  return {
    type: 'merchant-account',
    id: merchant_account_id,
    display_name: same.display_name,
    loon_client_key: null,
    loon_secret_key: null,
    loon_accepted_schemes: cardSchemes(loon_accepted_schemes),
    loon_merchant_account_id: same.loon_merchant_account_id,
    account_updater_request_encryption_key: null,
    account_updater_request_encryption_key_id: same.account_updater_request_encryption_key_id,
    account_updater_response_decryption_key: null,
    account_updater_response_decryption_key_id: same.account_updater_response_decryption_key_id,
    account_updater_enabled: same.account_updater_enabled,
    over_capture_amount: numberOrNull(over_capture_amount),
    over_capture_percentage: numberOrNull(over_capture_percentage),
    visa_network_tokens_requestor_id: same.visa_network_tokens_requestor_id,
    visa_network_tokens_app_id: same.visa_network_tokens_app_id,
    amex_network_tokens_requestor_id: same.amex_network_tokens_requestor_id,
    amex_network_tokens_app_id: same.amex_network_tokens_app_id,
    mastercard_network_tokens_requestor_id: same.mastercard_network_tokens_requestor_id,
    mastercard_network_tokens_app_id: same.mastercard_network_tokens_app_id,
    discover_network_tokens_requestor_id: same.discover_network_tokens_requestor_id,
    discover_network_tokens_app_id: same.discover_network_tokens_app_id,
    async_network_tokens_enabled: same.async_network_tokens_enabled,
    ...(version === 'published'
      ? {}
      : {
          redirect_url_schemes: same.redirect_url_schemes,
          front_end_origins: same.front_end_origins,
          brand_color: same.brand_color,
          brand_logo_url: same.brand_logo_url,
          shop_url: same.shop_url,
          receipts: same.receipts === null ? null : renderReceipts(same.receipts),
        }),
    created_at: same.created_at,
    updated_at: same.updated_at,
  };
}

/** What a body left out of them is null. */
function renderReceipts(receipts: Json): Static<typeof MerchantAccountReceipts> {
  return {
    automatic: receipts['automatic'] === true,
    sender_name: textAt(receipts, 'sender_name'),
    reply_to: textAt(receipts, 'reply_to'),
    support: textAt(receipts, 'support'),
    time_zone: textAt(receipts, 'time_zone'),
  };
}
