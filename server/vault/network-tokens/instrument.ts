import { ApiError } from '../../api/error.ts';
import { type Expiry, parseExpiry } from '../../domain/expiry.ts';
import type { MerchantAccountId, PaymentMethodId } from '../../domain/ids.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Held } from '../vault.ts';
import { type NetworkTokenParts, cryptogramFor, networkTokenFor, tokenSecret } from './network-tokens.ts';

/** A network token as a connector's instrument takes it. `held` is released when the exchange is over. */
export type TokenInstrument = Readonly<{ token: Secret; cryptogram: Secret; eci: string | null; expiry: Expiry; held: readonly Held[] }>;

/**
 * For a payment through a payment service that wants network tokens: the card's token, provisioned where there is none yet, with a new
 * cryptogram. Null where the card cannot have one or the token service cannot be used: the payment goes on with the card number.
 */
export async function networkTokenInstrument(parts: NetworkTokenParts, merchantAccountId: MerchantAccountId, paymentMethodId: PaymentMethodId, merchantInitiated: boolean): Promise<TokenInstrument | null> {
  try {
    const row = await networkTokenFor(parts, merchantAccountId, paymentMethodId);
    const expiry = parseExpiry(row?.expiration_date ?? '');
    if (row === null || expiry === null) return null;
    const { cryptogram, eci } = await cryptogramFor(parts, merchantAccountId, row, merchantInitiated);
    return { token: tokenSecret(parts.vault, merchantAccountId, row.network_token_id), cryptogram: cryptogram.secret, eci, expiry, held: [cryptogram] };
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
