import { endErrand } from '../db/queries/errands.ts';
import { findNetworkToken, forgetTokenOrder, selectCardOfToken } from '../db/queries/network-tokens.ts';
import { toId } from '../domain/ids.ts';
import type { Kind } from '../operations/kinds.ts';
import { PENDING_LOOK_MS } from '../operations/retry-schedule.ts';
import { Problem } from '../problem/problem.ts';
import {
  deleteAtService,
  networkTokenPartsOf,
  provisionNetworkToken,
} from '../vault/network-tokens/network-tokens.ts';

/** Tokens that were ordered are made, and those that are deleted here are deleted at the token service. */
export const networkTokenKind: Kind = {
  seeTo: async (parts, operation) => {
    const { merchant_account_id: merchantAccountId, operation_id } = operation;
    const token = await findNetworkToken(parts.db, merchantAccountId, toId(operation_id));
    const own = networkTokenPartsOf(parts);
    try {
      if (token?.status === 'deleted') await deleteAtService(own, merchantAccountId, token);
      else if (token?.is_ordered === true) {
        const card = await selectCardOfToken(parts.db, merchantAccountId, token.payment_method_id);
        if (card !== null) await provisionNetworkToken(own, merchantAccountId, card, { by: 'us' });
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // A refusal takes the order back. A deletion is repeated until the service knows.
      if (token?.status === 'deleted')
        return { kind: 'again', detail: error.message, withinMs: PENDING_LOOK_MS };
      const now = await findNetworkToken(parts.db, merchantAccountId, toId(operation_id));
      if (now?.is_ordered === true) return { kind: 'again', detail: error.message };
    }
    await endErrand(parts.db, merchantAccountId, operation_id, operation);
    return { kind: 'done' };
  },
  // Nobody asks any more, until the next payment orders it again.
  giveUp: async (parts, operation, detail) => {
    const { merchant_account_id: merchantAccountId, operation_id } = operation;
    await forgetTokenOrder(parts.db, merchantAccountId, toId(operation_id));
    await endErrand(parts.db, merchantAccountId, operation_id, operation);
    parts.log.error({ networkTokenId: operation_id, detail }, 'the token service never made a token');
  },
};
