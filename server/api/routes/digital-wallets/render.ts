import type { Static } from 'typebox';
import type { DigitalWalletProviderName, DigitalWalletRow } from '../../../db/queries/digital-wallets.ts';
import type { DigitalWallet } from '../../../api-contract/digital-wallets.ts';
import { fromStoredJson } from '../../../json/stored-json.ts';

type Body = Static<typeof DigitalWallet>;

export function renderDigitalWallet(row: DigitalWalletRow): Body {
  return {
    type: 'digital-wallet',
    id: row.digital_wallet_id,
    merchant_account_id: row.merchant_account_id,
    provider: row.provider,
    merchant_name: row.merchant_name,
    merchant_display_name: row.merchant_display_name,
    merchant_url: row.merchant_url,
    merchant_country_code: row.merchant_country_code,
    merchant_category_code: row.merchant_category_code,
    address: fromStoredJson<Body['address']>(row.address),
    extra_configuration: fromStoredJson<Body['extra_configuration']>(row.extra_configuration),
    domain_names: row.domain_names,
    // Apple names payment processing keys by their certificates; the key that we made stands for one.
    active_certificate_count: row.provider === 'apple' ? 1 : 0,
    pending_certificate_count: 0,
    expired_certificate_count: 0,
    fields: {
      [REFERENCE_FIELDS[row.provider]]: row.provider_reference,
      ...(row.public_keys.agreement === undefined ? {} : { public_key: row.public_keys.agreement }),
    },
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

const REFERENCE_FIELDS: Readonly<Record<DigitalWalletProviderName, string>> = {
  apple: 'merchant_identifier',
  google: 'recipient_id',
  'click-to-pay': 'digital_payment_application_id',
  paze: 'client_id',
};
