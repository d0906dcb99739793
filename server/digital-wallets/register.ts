import { Problem, ruleBroken } from '../domain/problem.ts';
import {
  type DigitalWalletFields,
  type DigitalWalletId,
  type DigitalWalletProviderName,
  type DigitalWalletRow,
  digitalWalletOf,
  insertDigitalWallet,
  type PublicKeys,
} from '../db/queries/digital-wallets.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { newId } from '../platform/entropy.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';

/**
 * What a provider calls a merchant, the key of `extra_configuration` that says so, and the keys that the
 * vault makes for it.
 */
const PROVIDERS: Readonly<
  Record<
    DigitalWalletProviderName,
    Readonly<{
      key: string;
      prefix: string;
      fallback: (id: DigitalWalletId) => string;
      uses: readonly (keyof PublicKeys)[];
    }>
  >
> = {
  apple: {
    key: 'merchant_identifier',
    prefix: '',
    fallback: (id) => `merchant.railyard.${id}`,
    uses: ['agreement'],
  },
  google: { key: 'merchant_id', prefix: 'merchant:', fallback: (id) => id, uses: ['agreement', 'signature'] },
  'click-to-pay': { key: 'digital_payment_application_id', prefix: '', fallback: (id) => id, uses: [] },
  paze: { key: 'client_id', prefix: '', fallback: (id) => id, uses: ['agreement'] },
};

/**
 * The first character may not make another kind of recipient of it; the rest is what the providers' names
 * consist of.
 */
const REFERENCE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/**
 * Makes the keys, then the wallet. A crash in between leaves a key that nothing refers to and nobody can use.
 */
export async function registerDigitalWallet(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  provider: DigitalWalletProviderName,
  fields: DigitalWalletFields,
  now: Date,
): Promise<DigitalWalletRow> {
  if ((await digitalWalletOf(parts.db, merchantAccountId, provider)) !== null) throw takenProblem(provider);
  const { key, prefix, fallback, uses } = PROVIDERS[provider];
  const id = newId<'digital-wallet'>(now);
  const given = fields.extra_configuration?.[key];
  if (given !== undefined && (typeof given !== 'string' || !REFERENCE.test(given)))
    throw ruleBroken({
      pointer: `/extra_configuration/${key}`,
      message: 'must be 1 to 200 letters, digits, dots, dashes and underscores',
    });
  const recordId = uses.length === 0 ? null : newId<'vault-record'>(now);
  const publicKeys: { -readonly [Use in keyof PublicKeys]: PublicKeys[Use] } = {};
  if (recordId !== null)
    for (const use of uses) publicKeys[use] = await parts.vault.makeKey(merchantAccountId, recordId, use);

  const reference = `${prefix}${typeof given === 'string' ? given : fallback(id)}`;
  const row = await insertDigitalWallet(
    parts.db,
    {
      merchant_account_id: merchantAccountId,
      digital_wallet_id: id,
      provider,
      ...fields,
      provider_reference: reference,
      vault_record_id: recordId,
      public_keys: publicKeys,
    },
    now,
  );
  if (row !== null) return row;
  if (recordId !== null) await parts.vault.shred(merchantAccountId, recordId);
  throw takenProblem(provider);
}

export async function registeredWallet(
  parts: ReadParts,
  merchantAccountId: MerchantAccountId,
  provider: DigitalWalletProviderName,
): Promise<DigitalWalletRow> {
  const row = await digitalWalletOf(parts.db, merchantAccountId, provider);
  if (row === null) throw notRegistered(provider);
  return row;
}

export function notRegistered(provider: DigitalWalletProviderName): Problem {
  return new Problem('not_found', {
    message: `${DISPLAY_NAMES[provider]} is not registered for this merchant account`,
  });
}

export const DISPLAY_NAMES: Readonly<Record<DigitalWalletProviderName, string>> = {
  apple: 'Apple Pay',
  google: 'Google Pay',
  'click-to-pay': 'Click to Pay',
  paze: 'Paze',
};

/** The methods that pay with what each gives. */
export const WALLET_METHODS = {
  apple: 'applepay',
  google: 'googlepay',
  paze: 'paze',
  'click-to-pay': 'click-to-pay',
} as const satisfies Record<DigitalWalletProviderName, string>;

/** A plain DNS name in lower case, as browsers tell it; null for anything else. */
export function readDomain(text: string): string | null {
  const domain = text.toLowerCase();
  return DOMAIN.test(domain) && domain.length <= 253 ? domain : null;
}

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

function takenProblem(provider: DigitalWalletProviderName): Problem {
  return new Problem('duplicate_record', {
    message: `${DISPLAY_NAMES[provider]} is registered for this merchant account already`,
  });
}
