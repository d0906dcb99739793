import { endErrand } from '../db/queries/errands.ts';
import {
  type NetworkTokenRow,
  findNetworkToken,
  forgetTokenOrder,
  selectCardOfToken,
} from '../db/queries/network-tokens.ts';
import type { DueOperation } from '../db/queries/operations.ts';
import { type MerchantAccountId, toId } from '../domain/ids.ts';
import type { Kind, Verdict } from '../operations/kinds.ts';
import { PENDING_LOOK_MS } from '../operations/retry-schedule.ts';
import type { Parts } from '../parts.ts';
import { Problem } from '../problem/problem.ts';
import { stillUnderWay } from './unfinished.ts';
import {
  MAKING_MAX_MS,
  deleteAtService,
  networkTokenPartsOf,
  provisionNetworkToken,
} from '../vault/network-tokens/network-tokens.ts';

/** Tokens that were ordered are made, and those that are deleted here are deleted at the token service. */
export const networkTokenKind: Kind = {
  seeTo: async (parts, operation) => {
    const { merchant_account_id: merchantAccountId, operation_id: id } = operation;
    const token = await findNetworkToken(parts.db, merchantAccountId, toId(id));
    if (token?.status === 'deleted') return deleteThere(parts, operation, token);
    try {
      if (token?.is_ordered === true) await makeOrdered(parts, merchantAccountId, token);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // A refusal takes the order back.
      const now = await findNetworkToken(parts.db, merchantAccountId, toId(id));
      if (now?.is_ordered === true) return { kind: 'again', detail: error.message };
    }
    await endErrand(parts.db, merchantAccountId, id, operation);
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

async function makeOrdered(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  { payment_method_id: of }: NetworkTokenRow,
): Promise<void> {
  const card = await selectCardOfToken(parts.db, merchantAccountId, of);
  const by = { by: 'us' } as const;
  if (card !== null) await provisionNetworkToken(networkTokenPartsOf(parts), merchantAccountId, card, by);
}

/** Repeated until the service knows. One that it may still be making is waited for first. */
async function deleteThere(parts: Parts, operation: DueOperation, token: NetworkTokenRow): Promise<Verdict> {
  const underWay = token.reference === null ? stillUnderWay(parts, operation, MAKING_MAX_MS) : null;
  if (underWay !== null) return underWay;
  try {
    await deleteAtService(networkTokenPartsOf(parts), operation.merchant_account_id, token);
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { kind: 'again', detail: error.message, withinMs: PENDING_LOOK_MS };
  }
}
