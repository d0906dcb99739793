import { createHash } from 'node:crypto';
import { Problem } from '../../domain/problem.ts';
import {
  type TokenAtService,
  type TokenMove,
  TokenRefused,
} from '../../connectors/token-service-connector.ts';
import type { Config } from '../../config.ts';
import {
  type NetworkTokenRow,
  type NetworkTokenStatus,
  deleteNetworkTokenRow,
  getNetworkToken,
  selectCurrentNetworkToken,
  updateNetworkToken,
} from '../../db/queries/network-tokens.ts';
import { newJob } from '../../db/new-operation.ts';
import { endJob } from '../../db/queries/jobs.ts';
import type { JobRow } from '../../db/queries/transaction-rows.ts';
import {
  type MerchantAccountId,
  type NetworkTokenId,
  type PaymentMethodId,
  type VaultRecordId,
  toId,
} from '../../domain/ids.ts';
import type { Secret } from '../../domain/secret.ts';
import type { HeldValue, Vault } from '../vault.ts';
import { type TokenService, tokenServices } from '../../connections/token-service-kind.ts';
import { askTokenService, TOKEN_SERVICE_TIMEOUT_MS, type TokenServiceParts } from './token-services.ts';

/** Who a network token is made through. */
export type NetworkTokenParts = TokenServiceParts &
  /** Where token services tell us of changes. */
  Readonly<{ config: Pick<Config, 'publicUrl'> }>;

/** Field of the vault record that holds the token. The record has the network token's own id. */
export const TOKEN_FIELD = 'token';

/** A handle to the token's number. */
export function tokenSecret(vault: Vault, merchantAccountId: MerchantAccountId, id: NetworkTokenId): Secret {
  return vault.secret(merchantAccountId, recordOf(id), TOKEN_FIELD, 'network_token.token');
}

export type OneTimeProof = Readonly<{ cryptogram: HeldValue; eci: string | null }>;

/** A new cryptogram for one use. The caller releases it. */
export async function cryptogramFor(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  row: NetworkTokenRow,
  merchantInitiated: boolean,
): Promise<OneTimeProof> {
  if (row.status !== 'active' || row.reference === null)
    throw badRequest('/status', 'only an active network token gets cryptograms', 'value_error.state');

  const service = await serviceOf(parts, merchantAccountId, row);
  const asked = { id: row.network_token_id, input: { reference: row.reference, merchantInitiated } };
  try {
    const { answer, held } = await askTokenService(
      parts,
      service,
      asked,
      (call) => service.connector.operations.cryptogram(call),
      ({ cryptogram }) => cryptogram,
    );
    if (held === null) throw new Error(`BUG: ${service.connector.id} gave what the vault does not hold`);
    return { cryptogram: held, eci: answer.eci };
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

const FROM: Readonly<Record<TokenMove, readonly NetworkTokenStatus[]>> = {
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
  move: TokenMove,
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

  const there = { ...row, reference: row.reference };
  try {
    return await apply(
      parts,
      merchantAccountId,
      row,
      await moveAtService(parts, merchantAccountId, there, move),
    );
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

  const service = await serviceOf(parts, merchantAccountId, row);
  const asked = { id: row.network_token_id, input: { reference: row.reference } };
  try {
    const { answer } = await askTokenService(parts, service, asked, (call) =>
      service.connector.operations.find(call),
    );
    return await apply(parts, merchantAccountId, row, answer);
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
    jobOf(parts, merchantAccountId, graceMs),
    parts.clock.nowFor(merchantAccountId),
  );
  // The worker tries again.
  if (row.reference !== null) await deleteAtService(parts, merchantAccountId, row).catch(() => undefined);
  return deleted;
}
/** A token whose making was never answered may be in the making for this long. */
export const MAKING_MAX_MS = 6 * TOKEN_SERVICE_TIMEOUT_MS;
/** How long the service may be asked by whoever deletes it, before a worker does. */
const SENT_GRACE_MS = 10_000;

/** What is owed to the token service, for a worker. */
export function jobOf(
  { clock }: Pick<NetworkTokenParts, 'clock'>,
  merchantAccountId: MerchantAccountId,
  graceMs: number,
): JobRow {
  return newJob(
    { kind: 'network-token', merchant_account_id: merchantAccountId, status: 'pending' },
    { now: clock.nowFor(merchantAccountId), machineNow: clock.now(), firstRecoveryMs: graceMs },
  );
}

/**
 * Throws where the token service gives no answer. False: it may have made one whose answer never came, and cannot be
 * asked for it; nobody has that token's number.
 */
export async function deleteAtService(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  row: OfToken,
): Promise<boolean> {
  let isTold = true;
  try {
    if (row.reference !== null)
      await moveAtService(parts, merchantAccountId, { ...row, reference: row.reference }, 'delete');
    else if (row.service !== null) isTold = await deleteMadeFor(parts, merchantAccountId, row);
  } catch (error) {
    if (!(error instanceof TokenRefused) || error.code !== 'not_found') throw error;
  }
  await endJob(parts.db, merchantAccountId, row.network_token_id);
  return isTold;
}

async function deleteMadeFor(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  row: OfToken,
): Promise<boolean> {
  const service = await serviceOf(parts, merchantAccountId, row);
  const { deleteMadeFor: remove } = service.connector.operations;
  if (remove === undefined) return false;
  await askTokenService(parts, service, { id: row.network_token_id, input: null }, remove);
  return true;
}

type OfToken = Pick<NetworkTokenRow, 'network_token_id' | 'reference' | 'service'>;

async function moveAtService(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  row: OfToken & Readonly<{ reference: string }>,
  move: TokenMove,
): Promise<TokenAtService> {
  const service = await serviceOf(parts, merchantAccountId, row);
  const asked = { id: row.network_token_id, input: { reference: row.reference, move } };
  const { answer } = await askTokenService(parts, service, asked, (call) =>
    service.connector.operations.move(call),
  );
  return answer;
}

export function notificationDigest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** `null`: it does not exist there any more. A deleted token's number goes for good. */
async function apply(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  row: NetworkTokenRow,
  at: TokenAtService | null,
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

/** The one that the token was asked for at. */
async function serviceOf(
  parts: NetworkTokenParts,
  merchantAccountId: MerchantAccountId,
  { service }: Pick<NetworkTokenRow, 'service'>,
): Promise<TokenService> {
  const found = service === null ? null : await tokenServices.named(parts, merchantAccountId, service);
  if (found === null) throw noService();
  return found;
}

export function noService(): Problem {
  return badRequest(
    '',
    'no token service for this scheme is set up for the merchant account (token-services)',
    'value_error',
  );
}

export function recordOf(id: NetworkTokenId): VaultRecordId {
  return toId<'vault-record'>(id);
}

export function badRequest(pointer: string, message: string, type: string): Problem {
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
