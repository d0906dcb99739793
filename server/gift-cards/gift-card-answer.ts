import type { Static } from 'typebox';
import { giftCardRenderer, renderServiceOfCard } from '../answers/gift-card.ts';
import type { GiftCard, GiftCardIssuance } from '../api-contract/gift-cards.ts';
import type { GiftCardConclusion, KeyOfCall } from '../db/queries/gift-card-operations.ts';
import { giftCardServiceTable } from '../db/queries/gift-card-services.ts';
import type { GiftCardRow, NewGiftCardRow } from '../db/queries/gift-cards.ts';
import type { GiftCardOperationRow, Json } from '../db/queries/transaction-rows.ts';
import type { GiftCardOperationKind } from '../domain/gift-card.ts';
import { toId } from '../domain/ids.ts';
import { isUnresolved } from '../domain/operation/operation-machine.ts';
import { Problem, problemText } from '../domain/problem.ts';
import type { ReadParts } from '../parts.ts';
import { storedEvent } from './store.ts';

/**
 * The answer to an operation that succeeded, by its row alone: the request gives the same as a worker that learns the
 * outcome in its place.
 */
export type Answer<Body> = (parts: Pick<ReadParts, 'db'>, row: GiftCardOperationRow) => Promise<Body>;

/** What stands in `operations.details` of an activation. */
export type ActivationDetails = Readonly<{
  bin: string;
  sub_bin: string;
  last4: string;
  /** With `store`: sealed already, and stored once it is loaded. */
  store?: NewGiftCardRow;
}>;

/** The card that was loaded. One that is not stored has the id of its activation. */
export const activationAnswer: Answer<Static<typeof GiftCard>> = (parts, row) => {
  const { merchant_account_id, gift_card_service_id, operation_id, created_at, updated_at } = row;
  const { bin, sub_bin, last4 } = row.details as ActivationDetails; // written by api/routes/gift-cards/activate.ts
  const identity = { merchant_account_id, gift_card_service_id, bin, sub_bin, last_four: last4 };
  const unstored = {
    ...identity,
    gift_card_id: toId<'gift-card'>(operation_id),
    buyer_id: null,
    created_at,
    updated_at,
  };
  const card = { ...(storedBy(row) ?? unstored), ...NEVER_USED };
  return giftCardRenderer(parts, merchant_account_id)(card);
};

const NEVER_USED = {
  expires_at: null,
  usage_count: 0n,
  last_used_at: null,
  cit_usage_count: 0n,
  cit_last_used_at: null,
} as const satisfies Partial<GiftCardRow>;

export const issuanceAnswer: Answer<Static<typeof GiftCardIssuance>> = async ({ db }, row) => {
  const { merchant_account_id, gift_card_service_id } = row;
  const service = await giftCardServiceTable.get(db, merchant_account_id, gift_card_service_id);
  if (service === null || row.currency === null)
    throw new Error('BUG: an issuance without service or currency');

  return {
    type: 'gift-card-issuance',
    id: row.operation_id,
    merchant_account_id,
    gift_card_service: renderServiceOfCard(service),
    gift_card_service_payment_issuance_id: row.processor_reference ?? '',
    url: String(row.details['url'] ?? ''),
    amount: Number(row.amount),
    currency: row.currency,
    external_identifier: row.external_identifier,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
};

/** For whoever learns an outcome in the request's place. */
export function answerOfKind(kind: GiftCardOperationKind): Answer<unknown> {
  if (kind === 'activate-gift-card') return activationAnswer;
  if (kind === 'issue-gift-card') return issuanceAnswer;
  throw new Error(`BUG: a ${kind} without its transaction`);
}

/** Null unless the provider refused, or never had it. */
export function problemOf({ status, error_code, ...row }: GiftCardOperationRow): Problem | null {
  if (status !== 'failed') return null;
  const code = error_code ?? 'unknown_error';
  return new Problem('bad_request', {
    message: `The gift card provider refused: ${code}`,
    details: [
      {
        location: 'unknown',
        pointer: '',
        message: row.raw_response_description ?? 'no reason was given',
        type: `gift_card_error.${code}`,
      },
    ],
  });
}

/** What stands in `operations.answer`. */
export function answerColumn({ operation, key, ownerId }: KeyOfCall): Json {
  return { operation, key, owner_id: ownerId };
}

/** All that is committed with an outcome. `body`: the answer, where it succeeded. */
export function conclusionOf(row: GiftCardOperationRow, body: unknown, now: Date): GiftCardConclusion {
  const card = storedBy(row);
  const key = keyOf(row);
  const problem = problemOf(row);

  return {
    cards: card === null ? [] : [card],
    webhooks: card === null ? [] : [storedEvent(card, now)],
    answer:
      key === null || isUnresolved(row.status)
        ? null
        : {
            ...key,
            body: problem === null ? JSON.stringify(body) : null,
            problem: problem === null ? null : problemText(problem),
          },
  };
}

function keyOf({ answer }: GiftCardOperationRow): KeyOfCall | null {
  if (answer === null) return null;
  type Column = Readonly<{ operation: string; key: string; owner_id: string }>;
  const { operation, key, owner_id: ownerId } = answer as Column; // written by `answerColumn`
  return { operation, key, ownerId };
}

/** The card that is sealed for this activation; null where it stores none. */
export function cardToStore({ kind, details }: GiftCardOperationRow): NewGiftCardRow | null {
  return kind === 'activate-gift-card' ? ((details as ActivationDetails).store ?? null) : null;
}

/** The card that this activation has stored: since it succeeded. */
function storedBy(row: GiftCardOperationRow): NewGiftCardRow | null {
  const card = row.status === 'succeeded' ? cardToStore(row) : null;
  return card === null ? null : { ...card, created_at: row.updated_at, updated_at: row.updated_at };
}
