import { Problem } from '../../domain/problem.ts';
import {
  type CardOfToken,
  type NetworkTokenRow,
  selectCardOfToken,
  selectCurrentNetworkToken,
  selectTokenForPayment,
} from '../../db/queries/network-tokens.ts';
import { type Expiry, parseExpiry } from '../../domain/expiry.ts';
import type { MerchantAccountId, PaymentMethodId } from '../../domain/ids.ts';
import type { Secret } from '../../domain/secret.ts';
import type { HeldValue } from '../vault.ts';
import { type NetworkTokenParts, cryptogramFor, tokenSecret } from './network-tokens.ts';
import { isRefused, orderNetworkToken, provisionNetworkToken } from './provision.ts';
import { serviceOfScheme } from './token-services.ts';

/** A network token as a connector's instrument takes it. `held` is released when the exchange is over. */
export type TokenInstrument = Readonly<{
  token: Secret;
  cryptogram: Secret;
  eci: string | null;
  expiry: Expiry;
  held: readonly HeldValue[];
}>;

/** What was asked of the token service on the way. `reason`: why it came to nothing. */
export type TokenStep = Readonly<{ step: 'provision' | 'cryptogram'; reason: string | null }>;

/** Null: the payment goes on with the card number. */
export type TokenChoice = Readonly<{ instrument: TokenInstrument | null; steps: readonly TokenStep[] }>;

/**
 * For a payment through a payment service that wants network tokens: the card's token with a new cryptogram.
 * Where there is no token yet, it is provisioned first; or ordered, where the merchant account's payments do
 * not wait for tokens or the token service was just out of reach.
 */
export async function networkTokenInstrument(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
  merchantInitiated: boolean,
): Promise<TokenChoice> {
  const found = await selectTokenForPayment(parts.db, merchantAccountId, paymentMethodId);
  if (found === null) return NOTHING;
  const known = found.token;
  if (known !== null && known.reference !== null)
    return withCryptogram(parts, merchantAccountId, known, merchantInitiated, []);
  if (isRefused(parts, known)) return failedChoice('provision', 'refused');
  if (found.is_async) {
    await orderNetworkToken(parts, merchantAccountId, paymentMethodId, 'always');
    return NOTHING;
  }
  if (known !== null && known.is_ordered) return failedChoice('provision', 'ordered');

  const card = await selectCardOfToken(parts.db, merchantAccountId, paymentMethodId);
  const service = card === null ? null : await serviceOfScheme(parts, merchantAccountId, card.scheme);
  if (card === null || service === null) return NOTHING;
  const made = await provisionedToken(parts, merchantAccountId, card);
  return typeof made === 'string'
    ? failedChoice('provision', made)
    : withCryptogram(parts, merchantAccountId, made, merchantInitiated, [
        { step: 'provision', reason: null },
      ]);
}

const NOTHING: TokenChoice = { instrument: null, steps: [] };

function failedChoice(
  step: TokenStep['step'],
  reason: string,
  before: readonly TokenStep[] = [],
): TokenChoice {
  return { instrument: null, steps: [...before, { step, reason }] };
}

/**
 * Text: why there is none. A token service that gave no answer is asked again by a worker, so that the next
 * payment need not wait for it.
 */
async function provisionedToken(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  card: CardOfToken,
): Promise<NetworkTokenRow | string> {
  const paymentMethodId = card.payment_method_id;
  try {
    return await provisionNetworkToken(parts, merchantAccountId, card, { by: 'us' });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Two payments at once: the other one made it.
    const made = await selectCurrentNetworkToken(parts.db, merchantAccountId, paymentMethodId);
    if (made?.status === 'active') return made;
    if (error.code === 'bad_request') return 'refused';
    if (error.code === 'concurrent_request') return 'ordered';
    await orderNetworkToken(parts, merchantAccountId, paymentMethodId, 'always');
    return error.code;
  }
}

async function withCryptogram(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  row: NetworkTokenRow,
  merchantInitiated: boolean,
  before: readonly TokenStep[],
): Promise<TokenChoice> {
  const expiry = parseExpiry(row.expiration_date ?? '');
  if (row.status !== 'active' || expiry === null) return failedChoice('cryptogram', row.status, before);
  try {
    const { cryptogram, eci } = await cryptogramFor(parts, merchantAccountId, row, merchantInitiated);
    const instrument = {
      token: tokenSecret(parts.vault, merchantAccountId, row.network_token_id),
      cryptogram: cryptogram.secret,
      eci,
      expiry,
      held: [cryptogram],
    };
    return { instrument, steps: [...before, { step: 'cryptogram', reason: null }] };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return failedChoice('cryptogram', error.code === 'bad_request' ? 'refused' : error.code, before);
  }
}
