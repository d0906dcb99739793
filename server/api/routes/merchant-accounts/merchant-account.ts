import type { Static } from 'typebox';
import type { ApiVersion } from '../../../domain/api-version.ts';
import type { MerchantAccountFields, MerchantAccountRow } from '../../../db/queries/merchant-accounts.ts';
import { isAppScheme } from '../../../domain/return-address.ts';
import { ruleBroken } from '../../../domain/problem.ts';
import type { MerchantAccount } from '../../../api-contract/merchant-accounts.ts';
import { cardSchemes } from './card-schemes.ts';

/**
 * The account as it is answered. Secrets of the deprecated updater are taken and never kept, so there is
 * nothing to give back.
 */
export function merchantAccount(
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
        }),
    created_at: same.created_at,
    updated_at: same.updated_at,
  };
}

/** Bounded by the contract well below 2^53. */
export function numberOrNull(value: bigint | null): number | null {
  return value === null ? null : Number(value);
}

/** What of a body is kept: not the id, and none of the deprecated secrets. A name cannot be cleared. */
export function keptFields({
  redirect_url_schemes: schemes,
  front_end_origins: origins,
  ...body
}: Readonly<
  Record<string, unknown> & {
    redirect_url_schemes?: readonly string[] | null;
    front_end_origins?: readonly string[] | null;
  }
>): MerchantAccountFields {
  const index = (schemes ?? []).findIndex((scheme) => !isAppScheme(scheme));
  if (index >= 0)
    throw ruleBroken({
      pointer: `/redirect_url_schemes/${index}`,
      message: 'is not a scheme that can be of an app of yours',
      type: 'value_error.url.scheme',
    });
  for (const name of ['brand_logo_url', 'shop_url'])
    if (typeof body[name] === 'string' && !URL.canParse(body[name]))
      throw ruleBroken({ pointer: `/${name}`, message: 'is not an address', type: 'value_error.url' });
  const kept = Object.entries(body).filter(
    ([name, value]) => !NOT_KEPT.has(name) && !(name === 'display_name' && value === null),
  );
  return {
    ...Object.fromEntries(kept),
    ...(typeof body['brand_color'] === 'string' ? { brand_color: body['brand_color'].toLowerCase() } : {}),
    ...(schemes === undefined ? {} : { redirect_url_schemes: schemes ?? [] }),
    ...(origins === undefined ? {} : { front_end_origins: origins ?? [] }),
  };
}

const NOT_KEPT = new Set([
  'id',
  'loon_client_key',
  'loon_secret_key',
  'account_updater_request_encryption_key',
  'account_updater_response_decryption_key',
]);
