import { createHash } from 'node:crypto';
import { ApiError } from '../../api/error.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/db.ts';
import {
  type CardOfToken,
  type NetworkTokenRow,
  type NetworkTokenStatus,
  beginNetworkToken,
  completeNetworkToken,
  getNetworkToken,
  giveUpNetworkToken,
  selectCardOfToken,
  selectCurrentNetworkToken,
  updateNetworkToken,
} from '../../db/queries/network-tokens.ts';
import { parseExpiry } from '../../domain/expiry.ts';
import { type MerchantAccountId, type NetworkTokenId, type PaymentMethodId, type VaultRecordId, toId } from '../../domain/ids.ts';
import type { Secret } from '../../domain/secret.ts';
import { newId, randomToken } from '../../entropy.ts';
import type { Held, Vault } from '../vault.ts';
import { type ServiceToken, TokenRefused, TokenService } from './service.ts';

/** Who a network token is made through. `publicUrl` is where the token service notifies us. */
export type NetworkTokenParts = Readonly<{ db: Db; clock: Clock; vault: Vault; tokenServiceUrl: string | null; publicUrl: string }>;

/** Where the sandbox's token service is. In production there is none yet. */
export function tokenServiceUrl(simulatorUrl: string | null): string | null {
  return simulatorUrl === null ? null : `${simulatorUrl}/network-tokens`;
}

export function networkTokenPartsOf({ db, clock, vault, simulatorUrl, config }: Readonly<{ db: Db; clock: Clock; vault: Vault; simulatorUrl: string | null; config: Pick<Config, 'publicUrl'> }>): NetworkTokenParts {
  return { db, clock, vault, tokenServiceUrl: tokenServiceUrl(simulatorUrl), publicUrl: config.publicUrl };
}

/** Field of the vault record that holds the token. The record has the network token's own id. */
export const TOKEN_FIELD = 'token';
/** Field of a card's vault record that holds its number; as `payment-methods/store-card.ts` seals it. */
const CARD_NUMBER_FIELD = 'number';

/**
 * Asks the token service for a token of a stored card and seals it. The row stands before the service is asked and its id is the service's
 * idempotency key, so an answer that got lost is asked for again and nothing is made twice. A refusal leaves nothing behind.
 */
export async function provisionNetworkToken(parts: NetworkTokenParts, merchantAccountId: MerchantAccountId, card: CardOfToken, securityCode: Held | null = null): Promise<NetworkTokenRow> {
  const expiry = parseExpiry(card.expiration_date ?? '');
  if (card.method !== 'card' || card.vault_record_id === null || expiry === null) throw badRequest('/payment_method_id', 'is not a card', 'value_error');
  const service = serviceOf(parts);
  const secret = randomToken();
  const begun = await beginNetworkToken(parts.db, merchantAccountId, newId(parts.clock.nowFor(merchantAccountId)), card.payment_method_id, notificationDigest(secret), parts.clock.nowFor(merchantAccountId));
  if (begun === null) throw badRequest('/payment_method_id', 'has a network token already', 'value_error.duplicate');
  const id = begun.network_token_id;
  try {
    const number = parts.vault.secret(merchantAccountId, card.vault_record_id, CARD_NUMBER_FIELD, 'card.number');
    const made = await service.provision(merchantAccountId, id, { number, expiry, securityCode: securityCode?.secret ?? null, notificationUrl: `${parts.publicUrl}/network-token-events/${secret}` });
    return await complete(parts, merchantAccountId, id, made);
  } catch (error) {
    if (error instanceof TokenRefused) {
      await giveUpNetworkToken(parts.db, merchantAccountId, id);
      throw badRequest('/payment_method_id', `was refused by the token service: ${error.code}`, 'value_error.network_token_refused');
    }
    throw error;
  }
}

/** The card's active token: the one there is, else a new one. Null where it cannot have one now, whatever the reason. */
export async function networkTokenFor(parts: NetworkTokenParts, merchantAccountId: MerchantAccountId, paymentMethodId: PaymentMethodId): Promise<NetworkTokenRow | null> {
  const current = await selectCurrentNetworkToken(parts.db, merchantAccountId, paymentMethodId);
  if (current !== null && current.reference !== null) return current.status === 'active' ? current : null;
  if (parts.tokenServiceUrl === null) return null;
  const card = await selectCardOfToken(parts.db, merchantAccountId, paymentMethodId);
  if (card === null) return null;
  try {
    return await provisionNetworkToken(parts, merchantAccountId, card);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Two requests at once: the other one made it.
    const made = await selectCurrentNetworkToken(parts.db, merchantAccountId, paymentMethodId);
    return made?.status === 'active' ? made : null;
  }
}

/** A handle to the token's number. */
export function tokenSecret(vault: Vault, merchantAccountId: MerchantAccountId, id: NetworkTokenId): Secret {
  return vault.secret(merchantAccountId, recordOf(id), TOKEN_FIELD, 'network_token.token');
}

export type OneTimeProof = Readonly<{ cryptogram: Held; eci: string | null }>;

/** A new cryptogram for one use. The caller releases it. */
export async function cryptogramFor(parts: NetworkTokenParts, merchantAccountId: MerchantAccountId, row: NetworkTokenRow, merchantInitiated: boolean): Promise<OneTimeProof> {
  if (row.status !== 'active' || row.reference === null) throw badRequest('/status', 'only an active network token gets cryptograms', 'value_error.state');
  return serviceOf(parts).cryptogram(merchantAccountId, row.reference, merchantInitiated);
}

export type Move = 'suspend' | 'resume' | 'delete';
const FROM: Readonly<Record<Move, readonly NetworkTokenStatus[]>> = { suspend: ['active'], resume: ['suspended'], delete: ['active', 'inactive', 'suspended'] };

/** Moves a token at the service first, then here; repeated, it comes to the same. Null when there is no such token. */
export async function moveNetworkToken(parts: NetworkTokenParts, merchantAccountId: MerchantAccountId, paymentMethodId: PaymentMethodId, id: NetworkTokenId, move: Move): Promise<NetworkTokenRow | null> {
  const row = await getNetworkToken(parts.db, merchantAccountId, paymentMethodId, id);
  if (row === null || row.reference === null) return null;
  if (!FROM[move].includes(row.status)) throw badRequest('/status', `a network token that is ${row.status} cannot be moved by ${move}`, 'value_error.state');
  try {
    const at = await serviceOf(parts).move(merchantAccountId, row.reference, move);
    return await apply(parts, merchantAccountId, row, at);
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error;
    // The service does not know it any more: then it is deleted, whoever did that.
    if (error.code === 'not_found') return apply(parts, merchantAccountId, row, null);
    throw new ApiError('bad_gateway', { message: 'The token service refused', privateText: `${move}: ${error.code}` });
  }
}

/** Looks a token up at the service and takes over what it says: after a notification, whose own content is not believed. */
export async function refreshNetworkToken(parts: NetworkTokenParts, merchantAccountId: MerchantAccountId, row: NetworkTokenRow): Promise<NetworkTokenRow | null> {
  if (row.reference === null) return row;
  try {
    return await apply(parts, merchantAccountId, row, await serviceOf(parts).find(merchantAccountId, row.reference));
  } catch (error) {
    if (error instanceof TokenRefused && error.code === 'not_found') return apply(parts, merchantAccountId, row, null);
    throw error;
  }
}

/** A deleted card takes its token along. Where the service cannot be told, the token is destroyed here all the same. */
export async function deleteNetworkTokenOf(parts: NetworkTokenParts, merchantAccountId: MerchantAccountId, paymentMethodId: PaymentMethodId): Promise<void> {
  const row = await selectCurrentNetworkToken(parts.db, merchantAccountId, paymentMethodId);
  if (row === null) return;
  if (row.reference !== null && parts.tokenServiceUrl !== null) await serviceOf(parts).move(merchantAccountId, row.reference, 'delete').catch(() => undefined); // Nothing is left here that could use it.
  await apply(parts, merchantAccountId, row, null);
}

export function notificationDigest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

async function complete(parts: NetworkTokenParts, merchantAccountId: MerchantAccountId, id: NetworkTokenId, made: Readonly<{ token: Held; at: ServiceToken }>): Promise<NetworkTokenRow> {
  try {
    await parts.vault.seal(merchantAccountId, recordOf(id), 'network_token', { [TOKEN_FIELD]: made.token });
  } finally {
    await parts.vault.release([made.token]);
  }
  const { reference, expirationDate, cardArtUrl } = made.at;
  const row = await completeNetworkToken(parts.db, merchantAccountId, id, { reference, expirationDate, cardArtUrl }, parts.clock.nowFor(merchantAccountId));
  if (row === null) throw badRequest('/payment_method_id', 'has a network token already', 'value_error.duplicate');
  return row;
}

/** `null`: it does not exist there any more. A deleted token's number goes for good. */
async function apply(parts: NetworkTokenParts, merchantAccountId: MerchantAccountId, row: NetworkTokenRow, at: ServiceToken | null): Promise<NetworkTokenRow | null> {
  const status = at?.status ?? 'deleted';
  if (status === 'deleted') await parts.vault.shred(merchantAccountId, recordOf(row.network_token_id));
  return updateNetworkToken(parts.db, merchantAccountId, row.network_token_id, { status, expirationDate: at?.expirationDate ?? null, cardArtUrl: at?.cardArtUrl ?? null }, parts.clock.nowFor(merchantAccountId));
}

function serviceOf(parts: NetworkTokenParts): TokenService {
  if (parts.tokenServiceUrl === null) throw new ApiError('bad_request', { details: [{ location: 'unknown', pointer: '', message: 'no token service is connected to this instance', type: 'value_error' }] });
  return new TokenService(parts.vault, parts.tokenServiceUrl);
}

function recordOf(id: NetworkTokenId): VaultRecordId {
  return toId<'vault-record'>(id);
}

function badRequest(pointer: string, message: string, type: string): ApiError {
  return new ApiError('bad_request', { details: [{ location: pointer === '/payment_method_id' ? 'path' : 'unknown', pointer: pointer.slice(1), message, type }] });
}
