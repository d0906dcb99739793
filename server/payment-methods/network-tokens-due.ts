import { endJob } from '../db/queries/jobs.ts';
import {
  type NetworkTokenRow,
  findNetworkToken,
  forgetTokenOrder,
  selectCardOfToken,
} from '../db/queries/network-tokens.ts';
import { type MerchantAccountId, toId } from '../domain/ids.ts';
import { DONE, UNTIL_DONE } from '../operations/find-out.ts';
import type { Kind } from '../operations/kinds.ts';
import { PENDING_LOOK_MS } from '../operations/retry-schedule.ts';
import type { MoneyParts } from '../parts.ts';
import { Problem } from '../domain/problem.ts';
import { stillUnderWay } from './unfinished.ts';
import { MAKING_MAX_MS, deleteAtService } from '../vault/network-tokens/network-tokens.ts';
import { provisionNetworkToken } from '../vault/network-tokens/provision.ts';

type OwnedNetworkToken = NetworkTokenRow & Readonly<{ merchant_account_id: MerchantAccountId }>;
type TokenAnswer = Readonly<{ kind: 'done' }> | Readonly<{ kind: 'refused'; error: Problem }>;

/** Tokens that were ordered are made, and those that are deleted here are deleted at the token service. */
export const networkTokenKind: Kind<OwnedNetworkToken, TokenAnswer> = {
  open: async (parts, operation) => {
    const { merchant_account_id: merchantAccountId, operation_id: id } = operation;
    const token = await findNetworkToken(parts.db, merchantAccountId, toId(id));
    const isDeleted = token?.status === 'deleted';
    // One that the service may still be making is waited for, so that it can be deleted there.
    const isMaking = isDeleted && token.reference === null;
    const underWay = isMaking ? stillUnderWay(parts, operation, MAKING_MAX_MS) : null;
    if (underWay !== null) return underWay;
    if (token !== null && (isDeleted || token.is_ordered))
      return { kind: 'open', subject: { merchant_account_id: merchantAccountId, ...token } };
    await endJob(parts.db, merchantAccountId, id, operation);
    return DONE;
  },
  send: async (parts, token) => {
    try {
      if (token.status === 'deleted') await deleteThere(parts, token);
      else await makeOrdered(parts, token);
      return DONE;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { kind: 'refused', error };
    }
  },
  // What was made or deleted is written down by whoever did it.
  apply: async (parts, { merchant_account_id, network_token_id: id, status }, said, operation) => {
    const again = said.kind === 'refused' ? ({ kind: 'again', detail: said.error.message } as const) : null;
    if (status === 'deleted') return again === null ? DONE : { ...again, withinMs: PENDING_LOOK_MS };
    // A refusal takes the order back.
    const now = again === null ? null : await findNetworkToken(parts.db, merchant_account_id, id);
    if (again !== null && now?.is_ordered === true) return again;
    await endJob(parts.db, merchant_account_id, id, operation);
    return DONE;
  },
  policy: () => UNTIL_DONE,
  // Nobody asks any more, until the next payment orders it again.
  tells: async (parts, operation, detail) => {
    const { merchant_account_id: merchantAccountId, operation_id } = operation;
    await forgetTokenOrder(parts.db, merchantAccountId, toId(operation_id));
    await endJob(parts.db, merchantAccountId, operation_id, operation);
    parts.log.error({ networkTokenId: operation_id, detail }, 'the token service never made a token');
  },
};

async function deleteThere(parts: MoneyParts, token: OwnedNetworkToken): Promise<void> {
  const isTold = await deleteAtService(parts, token.merchant_account_id, token);
  const { network_token_id: networkTokenId, service } = token;
  if (!isTold)
    parts.log.warn(
      { networkTokenId, service },
      'a token may have been made for a card that is deleted; its service cannot be asked, and nobody has its number',
    );
}

async function makeOrdered(
  parts: MoneyParts,
  { merchant_account_id: merchantAccountId, payment_method_id: of }: OwnedNetworkToken,
): Promise<void> {
  const card = await selectCardOfToken(parts.db, merchantAccountId, of);
  const by = { by: 'us' } as const;
  if (card !== null) await provisionNetworkToken(parts, merchantAccountId, card, by);
}
