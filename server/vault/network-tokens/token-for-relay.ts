import { Problem } from '../../domain/problem.ts';
import { parseExpiry } from '../../domain/expiry.ts';
import type { MerchantAccountId, PaymentMethodId } from '../../domain/ids.ts';
import type { Open } from '../../net/outgoing.ts';
import type { NetworkTokenValues } from '../../relay/relay.ts';
import { type NetworkTokenParts, cryptogramFor, tokenSecret } from './network-tokens.ts';
import { networkTokenFor } from './provision.ts';

/**
 * A network token's values for the relay, opened; null where the card cannot have one or the token service
 * cannot be used. The relay wipes them.
 */
export async function networkTokenForRelay(
  parts: NetworkTokenParts,
  open: Open,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
  want: Readonly<{ cryptogram: boolean; merchantInitiated: boolean }>,
): Promise<NetworkTokenValues | null> {
  try {
    const row = await networkTokenFor(parts, merchantAccountId, paymentMethodId);
    const expiry = parseExpiry(row?.expiration_date ?? '');
    if (row === null || expiry === null) return null;
    const cryptogram = want.cryptogram
      ? await openedCryptogram(parts, open, merchantAccountId, row, want.merchantInitiated)
      : null;
    return {
      number: await open(tokenSecret(parts.vault, merchantAccountId, row.network_token_id)),
      expiry,
      cryptogram,
    };
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

async function openedCryptogram(
  parts: NetworkTokenParts,
  open: Open,
  merchantAccountId: MerchantAccountId,
  row: NonNullable<Awaited<ReturnType<typeof networkTokenFor>>>,
  merchantInitiated: boolean,
): Promise<Buffer> {
  const { cryptogram } = await cryptogramFor(parts, merchantAccountId, row, merchantInitiated);
  try {
    return await open(cryptogram.secret);
  } finally {
    await parts.vault.release([cryptogram]);
  }
}
