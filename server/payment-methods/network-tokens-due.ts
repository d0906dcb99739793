import {
  type DueNetworkToken,
  claimDueNetworkTokens,
  nothingDue,
  postponeNetworkToken,
  selectCardOfToken,
} from '../db/queries/network-tokens.ts';
import type { Source } from '../operations/due.ts';
import { retryDelayMs } from '../operations/retry-schedule.ts';
import type { Parts } from '../parts.ts';
import { Problem } from '../problem/problem.ts';
import {
  deleteAtService,
  networkTokenPartsOf,
  provisionNetworkToken,
} from '../vault/network-tokens/network-tokens.ts';

/**
 * Then nobody asks for a token that was ordered, until the next payment orders it again. A deletion is
 * repeated until it is done.
 */
const PROVISION_TRIES_MAX = 8;

/** Tokens that were ordered are made, and those that are deleted here are deleted at the token service. */
export const networkTokensDue: Source<DueNetworkToken> = {
  name: 'network tokens',
  claim: claimDueNetworkTokens,
  party: () => '',
  about: ({ network_token_id: networkTokenId, due_tries: tries }) => ({ networkTokenId, tries }),
  work: async (parts, row) => {
    try {
      await settle(parts, row);
    } catch (error) {
      const at = new Date(parts.clock.now().getTime() + retryDelayMs(row.due_tries));
      await postponeNetworkToken(parts.db, row, at);
      if (!(error instanceof Problem)) throw error;
      parts.log.warn(
        { networkTokenId: row.network_token_id, tries: row.due_tries, reason: error.message },
        'the token service did not take an order; it is repeated',
      );
    }
  },
};

async function settle(parts: Parts, row: DueNetworkToken): Promise<void> {
  const { merchant_account_id: merchantAccountId, network_token_id: id } = row;
  const own = networkTokenPartsOf(parts);
  if (row.status === 'deleted') return deleteAtService(own, merchantAccountId, row);
  const card = await selectCardOfToken(parts.db, merchantAccountId, row.payment_method_id);
  if (card === null || row.due_tries > PROVISION_TRIES_MAX)
    return nothingDue(parts.db, merchantAccountId, id);
  await provisionNetworkToken(own, merchantAccountId, card, { by: 'us' });
}
