import { Problem } from '../../problem/problem.ts';
import {
  type DueNetworkToken,
  claimDueNetworkTokens,
  nothingDue,
  selectCardOfToken,
} from '../../db/queries/network-tokens.ts';
import { type NetworkTokenParts, deleteAtService, provisionNetworkToken } from './network-tokens.ts';

/** Seconds after the first, second, … try; the last one repeats. */
const PAUSES_S: readonly number[] = [5, 30, 120, 600, 3_600, 21_600];
/**
 * Then nobody asks for a token that was ordered, until the next payment orders it again. A deletion is
 * repeated until it is done.
 */
const PROVISION_TRIES_MAX = 8;
const BATCH = 20;

/**
 * Makes the tokens that were ordered, and deletes at the token service those that are deleted here. How many
 * were worked on.
 */
export async function settleNetworkTokens(
  parts: NetworkTokenParts & Readonly<{ log: Readonly<{ warn(context: object, message: string): void }> }>,
): Promise<number> {
  if (parts.tokenServiceUrl === null) return 0;
  const due = await claimDueNetworkTokens(parts.db, parts.clock.now(), PAUSES_S, BATCH);
  for (const row of due) {
    try {
      await settle(parts, row);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      parts.log.warn(
        { networkTokenId: row.network_token_id, tries: row.due_tries, reason: error.message },
        'the token service did not take an order; it is repeated',
      );
    }
  }
  return due.length;
}

async function settle(parts: NetworkTokenParts, row: DueNetworkToken): Promise<void> {
  const { merchant_account_id: merchantAccountId, network_token_id: id } = row;
  if (row.status === 'deleted') return deleteAtService(parts, merchantAccountId, row);
  const card = await selectCardOfToken(parts.db, merchantAccountId, row.payment_method_id);
  if (card === null || row.due_tries > PROVISION_TRIES_MAX)
    return nothingDue(parts.db, merchantAccountId, id);
  await provisionNetworkToken(parts, merchantAccountId, card, { by: 'us' });
}
