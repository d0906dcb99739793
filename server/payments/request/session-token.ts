import { inBulkhead } from '../../access/bulkhead.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import {
  type MerchantAccountId,
  type TransactionId,
  parseMerchantAccountId,
  parseUuid,
} from '../../domain/ids.ts';
import { isSameSecret } from '../../domain/same-secret.ts';
import { randomToken } from '../../platform/entropy.ts';
import type { ReadParts } from '../../parts.ts';
import { Problem } from '../../domain/problem.ts';

/**
 * What a buyer's browser or app shows to go on with one transaction: names it, and holds a secret that only
 * this transaction has. It lets nobody pay or read; whoever has it can ask the processor to finish what the
 * buyer approved, and learns the status.
 */
export function sessionToken(merchantAccountId: MerchantAccountId, id: TransactionId): string {
  return Buffer.from(`${merchantAccountId}/${id}/${randomToken(24)}`).toString('base64url');
}

/** The transaction of a token; null for anything else, whatever is wrong with it. */
export async function transactionAt(parts: ReadParts, token: string): Promise<TransactionRow | null> {
  if (token.length > TOKEN_LENGTH_MAX) return null;
  const [account = '', uuid = ''] = Buffer.from(token, 'base64url').toString('utf8').split('/');
  const id = parseUuid<'transaction'>(uuid);
  const merchantAccountId = parseMerchantAccountId(account);
  if (id === null || merchantAccountId === null) return null;
  const row = await inBulkhead(parts.db, () => getTransactionRow(parts.db, merchantAccountId, id));
  if (row === null || row.session_token === null) return null;
  return isSameSecret(row.session_token, token) ? row : null;
}

/** The transaction that an address names, for whoever brings its token; 404 for everybody else. */
export async function transactionNamed(
  parts: ReadParts,
  id: TransactionId,
  token: unknown,
): Promise<TransactionRow> {
  const found = typeof token === 'string' ? await transactionAt(parts, token) : null;
  if (found === null || found.transaction_id !== id.toLowerCase()) throw new Problem('not_found');
  return found;
}

const TOKEN_LENGTH_MAX = 500;

/** Our page that a provider sends the buyer back to; null where no buyer comes back. */
export function returnUrl(publicUrl: string, { session_token: token }: TransactionRow): string | null {
  return token === null ? null : `${publicUrl}/return/${token}`;
}

/** Where a front end goes after the buyer approved in a client SDK. */
export function completionUrl(
  publicUrl: string,
  { transaction_id: id, session_token: token }: TransactionRow,
): string {
  return `${publicUrl}/transactions/${id}/complete?token=${token ?? ''}`;
}
