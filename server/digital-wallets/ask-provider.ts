import { Problem } from '../domain/problem.ts';
import type { DigitalWalletRow } from '../db/queries/digital-wallets.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { type JsonObject, objectOf, parseObject, textAt } from '../domain/json.ts';
import { perOwner } from '../platform/per-owner.ts';
import { WireFault, type WireRequest } from '../net/wire.ts';
import type { MoneyParts } from '../parts.ts';
import type { HeldValue, VaultResponse } from '../vault/vault.ts';
import type { WalletRecipient } from '../vault/wallets/opening.ts';
import { createAnswerCache } from './answer-cache.ts';
import { DISPLAY_NAMES } from './register.ts';

const TIMEOUT_MS = 10_000;
const GOOGLE_KEYS_URL = 'https://payments.developers.google.com/paymentmethodtoken/keys.json';

/**
 * Whom a token must be for, and whose signatures count, for a registered wallet. Providers change their keys:
 * they are kept no longer than the provider says.
 */
export async function recipientOf(parts: MoneyParts, wallet: DigitalWalletRow): Promise<WalletRecipient> {
  const { merchant_account_id: merchantAccountId, provider_reference: reference } = wallet;
  switch (wallet.provider) {
    case 'google': {
      const url =
        parts.simulatorUrl === null ? GOOGLE_KEYS_URL : simulatedAddress(parts, wallet, 'google/keys');
      const { answer } = await answersOf(parts.db).get(url, parts.clock.now().getTime(), () =>
        ask(parts, merchantAccountId, { method: 'GET', url }),
      );
      return {
        wallet: 'google',
        recipientId: reference,
        rootSigningKeys: listAt(answer, 'keys').flatMap(rootKeyOf),
      };
    }
    case 'apple': {
      const { answer } = await ask(parts, merchantAccountId, {
        method: 'GET',
        url: simulatedAddress(parts, wallet, 'apple/root'),
      });
      return {
        wallet: 'apple',
        merchantIdentifier: reference,
        rootCertificate: textAt(answer, 'certificate') ?? '',
      };
    }
    case 'paze': {
      const { answer } = await ask(parts, merchantAccountId, {
        method: 'GET',
        url: simulatedAddress(parts, wallet, 'paze/keys'),
      });
      return {
        wallet: 'paze',
        clientId: reference,
        signingKeys: listAt(answer, 'keys').filter((key) => typeof key === 'string'),
      };
    }
    case 'click-to-pay':
      throw new Error('BUG: Click to Pay encrypts nothing for us');
    default:
      return wallet.provider satisfies never;
  }
}

/**
 * Asks the provider of a wallet, which is our simulator's. Its `take` strings are held; the caller releases
 * them.
 */
export function askProvider(
  parts: MoneyParts,
  wallet: DigitalWalletRow,
  path: string,
  value: unknown,
  take: readonly string[] = [],
): Promise<ProviderAnswer> {
  return ask(
    parts,
    wallet.merchant_account_id,
    { method: 'POST', url: simulatedAddress(parts, wallet, path), body: { type: 'json', value } },
    take,
  );
}

type ProviderAnswer = Readonly<{
  answer: JsonObject;
  headers: Readonly<Record<string, string>>;
  taken: ReadonlyMap<string, HeldValue>;
}>;

/** Keys of a provider are the same for every merchant account. */
const answersOf = perOwner(createAnswerCache);

/** A whole JSON answer of status 200 or 201, or an error of ours that says no more than that there was none. */
export async function ask(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  request: WireRequest,
  take: readonly string[] = [],
): Promise<ProviderAnswer> {
  let response: VaultResponse;
  try {
    const headers = { ...request.headers, 'sub-merchant': merchantAccountId };
    response = await parts.vault.send(
      merchantAccountId,
      { timeoutMs: TIMEOUT_MS, ...request, headers },
      { actor: 'digital-wallets', ...(take.length === 0 ? {} : { take }) },
    );
  } catch (error) {
    if (!(error instanceof WireFault)) throw error;
    throw new Problem(error.code === 'timeout' ? 'gateway_timeout' : 'bad_gateway', {
      message: 'The wallet did not answer',
      privateText: error.message,
    });
  }
  const answer = parseObject(response.text);
  if ((response.status === 200 || response.status === 201) && answer !== null)
    return { answer, headers: response.headers, taken: response.taken };

  await parts.vault.release([...response.taken.values()]);
  // Bodies of sessions are the caller's, and go to the provider whole.
  if (response.status === 400 || response.status === 422)
    throw new Problem('bad_request', { message: 'The wallet did not take what was sent' });
  throw new Problem('bad_gateway', {
    message: 'The wallet refused',
    privateText: `the wallet answered ${response.status}`,
  });
}

/** In production only what this release can reach for real. */
function simulatedAddress(parts: MoneyParts, wallet: DigitalWalletRow, path: string): string {
  if (parts.simulatorUrl === null)
    throw new Problem('invalid_state', {
      message:
        `${DISPLAY_NAMES[wallet.provider]} works in the sandbox only in this release: ` +
        `${MISSING[wallet.provider]}`,
    });
  return `${parts.simulatorUrl}/wallets/${path}`;
}

/** What a merchant account would have to have, and cannot give us yet. */
export const MISSING: Readonly<Record<DigitalWalletRow['provider'], string>> = {
  apple: 'there is no setting for a merchant identity certificate and for the root certificate of its tokens',
  google: 'nothing is missing',
  paze: 'there is no setting for the credentials and the signing keys of its API',
  'click-to-pay': 'there is no setting for the credentials of a scheme that runs it',
};

function rootKeyOf(value: unknown): readonly Readonly<{ keyValue: string; expiresAtMs: number }>[] {
  const key = objectOf(value);
  const [keyValue, expiration] = [
    textAt(key, 'keyValue'),
    Number(textAt(key, 'keyExpiration') ?? Number.NaN),
  ];
  return keyValue === null || textAt(key, 'protocolVersion') !== 'ECv2' || Number.isNaN(expiration)
    ? []
    : [{ keyValue, expiresAtMs: expiration }];
}

function listAt(answer: JsonObject, key: string): readonly unknown[] {
  const value = answer[key];
  return Array.isArray(value) ? value : [];
}
