import { createHash } from 'node:crypto';
import { Problem } from '../../problem/problem.ts';
import type { Clock } from '../../machine/clock.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/db.ts';
import {
  type CardOfToken,
  type NetworkTokenRow,
  type NetworkTokenStatus,
  beginNetworkToken,
  completeNetworkToken,
  deleteNetworkTokenRow,
  getNetworkToken,
  giveUpNetworkToken,
  orderNetworkTokenRow,
  refuseNetworkToken,
  selectCardOfToken,
  selectCurrentNetworkToken,
  updateNetworkToken,
} from '../../db/queries/network-tokens.ts';
import { newErrand } from '../../db/new-operation.ts';
import { endErrand } from '../../db/queries/errands.ts';
import type { ErrandRow } from '../../db/queries/transaction-rows.ts';
import { parseExpiry } from '../../domain/expiry.ts';
import {
  type MerchantAccountId,
  type NetworkTokenId,
  type PaymentMethodId,
  type VaultRecordId,
  toId,
} from '../../domain/ids.ts';
import type { Secret } from '../../domain/secret.ts';
import { newId, randomToken } from '../../machine/entropy.ts';
import type { Held, Vault } from '../vault.ts';
import { type ServiceToken, TOKEN_SERVICE_TIMEOUT_MS, TokenRefused, TokenService } from './token-service.ts';

/** Who a network token is made through. `publicUrl` is where the token service notifies us. */
export type NetworkTokenParts = Readonly<{
  db: Db;
  clock: Clock;
  vault: Vault;
  tokenServiceUrl: string | null;
  publicUrl: string;
  /** How long each call of the token service may take. */ timeoutMs?: number;
}>;

/** Where the sandbox's token service is. In production there is none yet. */
export function tokenServiceUrl(simulatorUrl: string | null): string | null {
  return simulatorUrl === null ? null : `${simulatorUrl}/network-tokens`;
}

export function networkTokenPartsOf({
  db,
  clock,
  vault,
  simulatorUrl,
  config,
}: Readonly<{
  db: Db;
  clock: Clock;
  vault: Vault;
  simulatorUrl: string | null;
  config: Pick<Config, 'publicUrl'>;
}>): NetworkTokenParts {
  return { db, clock, vault, tokenServiceUrl: tokenServiceUrl(simulatorUrl), publicUrl: config.publicUrl };
}

/** Field of the vault record that holds the token. The record has the network token's own id. */
const TOKEN_FIELD = 'token';
/** Field of a card's vault record that holds its number; as `payment-methods/store-card.ts` seals it. */
const CARD_NUMBER_FIELD = 'number';

/**
 * Asks the token service for a token of a stored card and seals it. The row stands before the service is
 * asked and its id is the service's
 * idempotency key, so an answer that got lost is asked for again and nothing is made twice. A refusal leaves
 * nothing behind.
 */
export async function provisionNetworkToken(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  card: CardOfToken,
  asked: Asked = { by: 'merchant', securityCode: null },
): Promise<NetworkTokenRow> {
  const expiry = parseExpiry(card.expiration_date ?? '');
  if (card.method !== 'card' || card.vault_record_id === null || expiry === null)
    throw badRequest('/payment_method_id', 'is not a card', 'value_error');
  const service = serviceOf(parts);
  const secret = randomToken();
  const begun = await beginNetworkToken(
    parts.db,
    merchantAccountId,
    newId(parts.clock.nowFor(merchantAccountId)),
    card.payment_method_id,
    notificationDigest(secret),
    parts.clock.nowFor(merchantAccountId),
  );
  if (begun === null)
    throw badRequest('/payment_method_id', 'has a network token already', 'value_error.duplicate');
  const id = begun.network_token_id;
  try {
    const number = parts.vault.secret(
      merchantAccountId,
      card.vault_record_id,
      CARD_NUMBER_FIELD,
      'card.number',
    );
    const made = await service.provision(merchantAccountId, id, {
      number,
      expiry,
      securityCode: asked.by === 'merchant' ? (asked.securityCode?.secret ?? null) : null,
      notificationUrl: `${parts.publicUrl}/network-token-events/${secret}`,
    });
    return await complete(parts, merchantAccountId, { id, paymentMethodId: card.payment_method_id }, made);
  } catch (error) {
    if (error instanceof TokenRefused) {
      if (asked.by === 'merchant') await giveUpNetworkToken(parts.db, merchantAccountId, id);
      else
        await refuseNetworkToken(
          parts.db,
          merchantAccountId,
          id,
          new Date(parts.clock.now().getTime() + REFUSED_FOR_MS),
          parts.clock.nowFor(merchantAccountId),
        );
      throw badRequest(
        '/payment_method_id',
        `was refused by the token service: ${error.code}`,
        'value_error.network_token_refused',
      );
    }
    throw error;
  }
}

/**
 * A merchant is told of a refusal. One that we met by ourselves is remembered, so that not every payment asks
 * again.
 */
export type Asked = Readonly<{ by: 'merchant'; securityCode: Held | null }> | Readonly<{ by: 'us' }>;
const REFUSED_FOR_MS = 24 * 60 * 60_000;

/**
 * A worker is to ask for the card's token (see work.ts). Where there is one, or an order or a refusal, that
 * stays.
 */
export async function orderNetworkToken(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
  onlyAsync: 'always' | 'only-async',
): Promise<void> {
  if (parts.tokenServiceUrl === null) return;
  const now = parts.clock.nowFor(merchantAccountId);
  await orderNetworkTokenRow(
    parts.db,
    merchantAccountId,
    {
      id: newId(now),
      paymentMethodId,
      notificationDigest: notificationDigest(randomToken()),
      machineNow: parts.clock.now(),
      errand: errandOf(parts, merchantAccountId, 0),
      onlyAsync: onlyAsync === 'only-async',
    },
    now,
  );
}

/**
 * The card's active token: the one there is, else a new one. Null where it cannot have one now, whatever the
 * reason.
 */
export async function networkTokenFor(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
): Promise<NetworkTokenRow | null> {
  const current = await selectCurrentNetworkToken(parts.db, merchantAccountId, paymentMethodId);
  if (current !== null && current.reference !== null) return current.status === 'active' ? current : null;
  if (parts.tokenServiceUrl === null || isRefused(parts, current)) return null;
  const card = await selectCardOfToken(parts.db, merchantAccountId, paymentMethodId);
  if (card === null) return null;
  try {
    return await provisionNetworkToken(parts, merchantAccountId, card, { by: 'us' });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Two requests at once: the other one made it.
    const made = await selectCurrentNetworkToken(parts.db, merchantAccountId, paymentMethodId);
    return made?.status === 'active' ? made : null;
  }
}

export function isRefused({ clock }: Pick<NetworkTokenParts, 'clock'>, row: NetworkTokenRow | null): boolean {
  return row !== null && row.refused_until !== null && Date.parse(row.refused_until) > clock.now().getTime();
}

/** A handle to the token's number. */
export function tokenSecret(vault: Vault, merchantAccountId: MerchantAccountId, id: NetworkTokenId): Secret {
  return vault.secret(merchantAccountId, recordOf(id), TOKEN_FIELD, 'network_token.token');
}

export type OneTimeProof = Readonly<{ cryptogram: Held; eci: string | null }>;

/** A new cryptogram for one use. The caller releases it. */
export async function cryptogramFor(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  row: NetworkTokenRow,
  merchantInitiated: boolean,
): Promise<OneTimeProof> {
  if (row.status !== 'active' || row.reference === null)
    throw badRequest('/status', 'only an active network token gets cryptograms', 'value_error.state');
  try {
    return await serviceOf(parts).cryptogram(merchantAccountId, row.reference, merchantInitiated);
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error;
    // It was active when we last looked.
    await refreshNetworkToken(parts, merchantAccountId, row);
    throw badRequest(
      '/status',
      `the token service gives no cryptogram: ${error.code}`,
      'value_error.network_token_refused',
    );
  }
}

type Move = 'suspend' | 'resume' | 'delete';
const FROM: Readonly<Record<Move, readonly NetworkTokenStatus[]>> = {
  suspend: ['active'],
  resume: ['suspended'],
  delete: ['active', 'inactive', 'suspended'],
};

/**
 * Moves a token at the service first, then here; repeated, it comes to the same. Null when there is no such
 * token.
 */
export async function moveNetworkToken(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
  id: NetworkTokenId,
  move: Move,
): Promise<NetworkTokenRow | null> {
  const row = await getNetworkToken(parts.db, merchantAccountId, paymentMethodId, id);
  if (row === null || row.reference === null) return null;
  if (!FROM[move].includes(row.status))
    throw badRequest(
      '/status',
      `a network token that is ${row.status} cannot be moved by ${move}`,
      'value_error.state',
    );
  if (move === 'delete') return deleteToken(parts, merchantAccountId, row);
  try {
    const at = await serviceOf(parts).move(merchantAccountId, row.reference, move);
    return await apply(parts, merchantAccountId, row, at);
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error;
    // The service does not know it any more: then it is deleted, whoever did that.
    if (error.code === 'not_found') return apply(parts, merchantAccountId, row, null);
    throw new Problem('bad_gateway', {
      message: 'The token service refused',
      privateText: `${move}: ${error.code}`,
    });
  }
}

/**
 * Looks a token up at the service and takes over what it says: after a notification, whose own content is not
 * believed.
 */
export async function refreshNetworkToken(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  row: NetworkTokenRow,
): Promise<NetworkTokenRow | null> {
  if (row.reference === null) return row;
  try {
    return await apply(
      parts,
      merchantAccountId,
      row,
      await serviceOf(parts).find(merchantAccountId, row.reference),
    );
  } catch (error) {
    if (error instanceof TokenRefused && error.code === 'not_found')
      return apply(parts, merchantAccountId, row, null);
    throw error;
  }
}

/** A deleted card takes its token along. */
export async function deleteNetworkTokenOf(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
): Promise<void> {
  const row = await selectCurrentNetworkToken(parts.db, merchantAccountId, paymentMethodId);
  if (row !== null) await deleteToken(parts, merchantAccountId, row);
}

/**
 * Destroyed here first, so that nothing can use it any more. Where the token service cannot be told at once,
 * a worker tells it until it knows.
 */
async function deleteToken(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  row: NetworkTokenRow,
): Promise<NetworkTokenRow | null> {
  await parts.vault.shred(merchantAccountId, recordOf(row.network_token_id));
  const graceMs = row.reference === null ? MAKING_MAX_MS : SENT_GRACE_MS;
  const deleted = await deleteNetworkTokenRow(
    parts.db,
    merchantAccountId,
    row.network_token_id,
    errandOf(parts, merchantAccountId, graceMs),
    parts.clock.nowFor(merchantAccountId),
  );
  if (row.reference !== null && parts.tokenServiceUrl !== null)
    await deleteAtService(parts, merchantAccountId, row).catch(() => undefined); // The worker tries again.
  return deleted;
}
/** A token whose making was never answered may be in the making for this long. */
export const MAKING_MAX_MS = 2 * TOKEN_SERVICE_TIMEOUT_MS;
/** How long the service may be asked by whoever deletes it, before a worker does. */
const SENT_GRACE_MS = 10_000;

/** What is owed to the token service, for a worker. */
function errandOf(
  { clock }: Pick<NetworkTokenParts, 'clock'>,
  merchantAccountId: MerchantAccountId,
  graceMs: number,
): ErrandRow {
  return newErrand(
    { kind: 'network-token', merchant_account_id: merchantAccountId, status: 'pending' },
    { now: clock.nowFor(merchantAccountId), machineNow: clock.now(), firstRecoveryMs: graceMs },
  );
}

/** Throws where the token service gives no answer. */
export async function deleteAtService(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  row: Pick<NetworkTokenRow, 'network_token_id' | 'reference'>,
): Promise<void> {
  try {
    if (row.reference === null) await serviceOf(parts).deleteMadeFor(merchantAccountId, row.network_token_id);
    else await serviceOf(parts).move(merchantAccountId, row.reference, 'delete');
  } catch (error) {
    if (!(error instanceof TokenRefused) || error.code !== 'not_found') throw error;
  }
  await endErrand(parts.db, merchantAccountId, row.network_token_id);
}

export function notificationDigest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

type Wanted = Readonly<{ id: NetworkTokenId; paymentMethodId: PaymentMethodId }>;

async function complete(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  { id, paymentMethodId }: Wanted,
  made: Readonly<{ token: Held; at: ServiceToken }>,
): Promise<NetworkTokenRow> {
  try {
    await parts.vault.seal(merchantAccountId, recordOf(id), 'network_token', { [TOKEN_FIELD]: made.token });
  } catch (error) {
    // The card was deleted while the token service was asked. The worker that this deletion left behind
    // deletes the token, too.
    if (
      (await selectCurrentNetworkToken(parts.db, merchantAccountId, paymentMethodId))?.network_token_id !== id
    )
      throw badRequest('/payment_method_id', 'was deleted meanwhile', 'value_error');
    throw error;
  } finally {
    await parts.vault.release([made.token]);
  }
  const { reference, expirationDate, cardArtUrl } = made.at;
  const row = await completeNetworkToken(
    parts.db,
    merchantAccountId,
    id,
    { reference, expirationDate, cardArtUrl },
    parts.clock.nowFor(merchantAccountId),
  );
  if (row === null)
    throw badRequest('/payment_method_id', 'has a network token already', 'value_error.duplicate');
  return row;
}

/** `null`: it does not exist there any more. A deleted token's number goes for good. */
async function apply(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  row: NetworkTokenRow,
  at: ServiceToken | null,
): Promise<NetworkTokenRow | null> {
  const status = at?.status ?? 'deleted';
  if (status === 'deleted') await parts.vault.shred(merchantAccountId, recordOf(row.network_token_id));
  return updateNetworkToken(
    parts.db,
    merchantAccountId,
    row.network_token_id,
    { status, expirationDate: at?.expirationDate ?? null, cardArtUrl: at?.cardArtUrl ?? null },
    parts.clock.nowFor(merchantAccountId),
  );
}

function serviceOf(parts: NetworkTokenParts): TokenService {
  if (parts.tokenServiceUrl === null)
    throw new Problem('bad_request', {
      details: [
        {
          location: 'unknown',
          pointer: '',
          message: 'no token service is connected to this instance',
          type: 'value_error',
        },
      ],
    });
  return new TokenService(parts.vault, parts.tokenServiceUrl, parts.timeoutMs);
}

function recordOf(id: NetworkTokenId): VaultRecordId {
  return toId<'vault-record'>(id);
}

function badRequest(pointer: string, message: string, type: string): Problem {
  return new Problem('bad_request', {
    details: [
      {
        location: pointer === '/payment_method_id' ? 'path' : 'unknown',
        pointer: pointer.slice(1),
        message,
        type,
      },
    ],
  });
}
