import { attemptAt } from '../../payment-services/attempt.ts';
import { type PaymentService, paymentServices } from '../../connections/connection-kinds.ts';
import { callFor } from '../../payment-services/call.ts';
import {
  type DeletedPaymentServiceToken,
  beginPaymentServiceTokenDeletion,
  getPaymentServiceToken,
  giveUpPaymentServiceToken,
  paymentServiceTokensOf,
  removePaymentServiceToken,
} from '../../db/queries/payment-service-tokens.ts';
import { endJob } from '../../db/queries/jobs.ts';
import {
  type MerchantAccountId,
  type PaymentMethodId,
  type PaymentServiceTokenId,
  toId,
} from '../../domain/ids.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Secret } from '../../domain/secret.ts';
import { newId } from '../../platform/entropy.ts';
import type { MoneyParts } from '../../parts.ts';
import { DONE, UNTIL_DONE } from '../../operations/find-out.ts';
import type { Kind } from '../../operations/kinds.ts';
import { PENDING_LOOK_MS } from '../../operations/retry-schedule.ts';
import { stillUnderWay, unfinishedJob } from '../unfinished.ts';
import { seeToApproval } from './collect.ts';
import { tokenRecord, tokenSecret } from './make.ts';

/**
 * Deletes a token, here and at the processor. From the first statement on nobody sees or uses it. Null `id`:
 * all tokens of a payment method that is deleted. False: there was none.
 */
export async function deletePaymentServiceTokens(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
  id: PaymentServiceTokenId | null,
): Promise<boolean> {
  const begun = await beginPaymentServiceTokenDeletion(
    parts.db,
    merchantAccountId,
    paymentMethodId,
    id,
    unfinishedJob(parts, { kind: 'payment-service-token', merchantAccountId }),
  );
  for (const token of begun) await finish(parts, { merchant_account_id: merchantAccountId, ...token });
  return begun.length > 0;
}

/** Its processor has ended a token. False: none of ours. */
export async function endToldToken(
  parts: MoneyParts,
  service: PaymentService,
  token: string,
): Promise<boolean> {
  const kept = await tokensCalled(parts, service, token);
  for (const { payment_method_id, payment_service_token_id } of kept)
    await deletePaymentServiceTokens(
      parts,
      service.merchantAccountId,
      payment_method_id,
      payment_service_token_id,
    );
  return kept.length > 0;
}

/** Those that are this very token, known by its fingerprint alone. */
export async function tokensCalled(
  parts: MoneyParts,
  { merchantAccountId, id: paymentServiceId }: PaymentService,
  token: string,
): ReturnType<typeof paymentServiceTokensOf> {
  const held = await parts.vault.hold('payment_service_token', Buffer.from(token));
  const fingerprint = await parts.vault
    .fingerprint(merchantAccountId, held)
    .finally(() => parts.vault.release([held]));
  return paymentServiceTokensOf(parts.db, merchantAccountId, paymentServiceId, fingerprint);
}

type TokenDeletion = DeletedPaymentServiceToken & Readonly<{ merchant_account_id: MerchantAccountId }>;

/** What a crash left half made or half deleted, and what a processor could not be told. */
export const tokenKind: Kind<TokenDeletion, Readonly<{ kind: 'told' | 'not_told' }>> = {
  open: async (parts, operation) => {
    const { merchant_account_id, operation_id: id } = operation;
    const made = await getPaymentServiceToken(parts.db, merchant_account_id, toId(id));
    if (made?.status === 'buyer_approval_required') return seeToApproval(parts, made);
    const underWay = stillUnderWay(parts, operation);
    if (underWay !== null) return underWay;
    const token = await giveUpPaymentServiceToken(parts.db, merchant_account_id, toId(id));
    if (token !== null) return { kind: 'open', subject: { merchant_account_id, ...token } };
    await endJob(parts.db, merchant_account_id, id, operation);
    return DONE;
  },
  send: async (parts, token) => ({ kind: (await tellProcessor(parts, token)) ? 'told' : 'not_told' }),
  apply: async (parts, token, { kind }) => {
    if (kind === 'not_told')
      return { kind: 'again', detail: 'its payment service could not be told', withinMs: PENDING_LOOK_MS };
    await remove(parts, token);
    return DONE;
  },
  policy: () => UNTIL_DONE,
  tells: 'what became of a token is not known',
};

/** What its processor cannot be told now waits for a worker. */
async function finish(parts: MoneyParts, token: TokenDeletion): Promise<void> {
  if (await tellProcessor(parts, token)) await remove(parts, token);
}

async function remove(parts: MoneyParts, token: TokenDeletion): Promise<void> {
  const { merchant_account_id: merchantAccountId, payment_service_token_id: id } = token;
  await parts.vault.shred(merchantAccountId, token.vault_record_id ?? tokenRecord(id));
  await removePaymentServiceToken(parts.db, merchantAccountId, id);
}

/** False: it cannot be told now. Of a token that stays there it need not be. */
async function tellProcessor(parts: MoneyParts, token: TokenDeletion): Promise<boolean> {
  if (token.stays_at_processor) return true;
  const service = await paymentServices.find(parts, token.merchant_account_id, token.payment_service_id);
  return service === null || forgetAtProcessor(parts, service, token);
}

/**
 * Whether its processor need not be told again: it has forgotten the token, or refuses it as none of its own. Of
 * everything else it is not known.
 */
export function isForgotten(outcome: Outcome<null>): boolean {
  return (
    outcome.kind === 'succeeded' ||
    outcome.kind === 'declined' ||
    (outcome.kind === 'failed' && outcome.reference !== undefined)
  );
}

/** False: not known whether it did. */
async function forgetAtProcessor(
  parts: MoneyParts,
  service: PaymentService,
  token: TokenDeletion,
): Promise<boolean> {
  const { deleteToken } = service.connector.operations;
  if (deleteToken === undefined) return true;
  const sealed = tokenSecret(parts.vault, token);
  const found =
    sealed === null
      ? await tokenOfCrash(parts, service, token)
      : { secret: sealed, release: async () => undefined };
  if (found === 'none') return true;
  if (found === 'unknown') return false;

  const now = parts.clock.nowFor(service.merchantAccountId);
  const outcome = await attemptAt(service, 'delete-token', () =>
    deleteToken(
      callFor(parts, service, {
        operationId: newId(now),
        input: { token: found.secret, buyerId: token.customer_reference ?? token.buyer_id },
        now,
      }),
    ),
  );
  await found.release();
  const isOver = isForgotten(outcome);
  if (!isOver)
    parts.log.warn(
      { paymentServiceTokenId: token.payment_service_token_id, outcome: outcome.kind },
      'a payment service could not be told to forget a token; it is told again',
    );
  return isOver;
}

type FoundToken = Readonly<{ secret: Secret; release(): Promise<void> }> | 'none' | 'unknown';

/** A token that was asked for and never sealed: the processor may have made it all the same. */
async function tokenOfCrash(
  parts: MoneyParts,
  service: PaymentService,
  token: TokenDeletion,
): Promise<FoundToken> {
  const { findToken } = service.connector.operations;
  if (findToken === undefined) return 'none';
  const now = parts.clock.nowFor(service.merchantAccountId);
  const outcome = await attemptAt(service, 'find-token', () =>
    findToken(callFor(parts, service, { operationId: token.payment_service_token_id, input: null, now })),
  );
  // Its buyer may yet approve it: it is asked for again, until that is decided.
  if (outcome.kind === 'pending') return 'unknown';
  if (outcome.kind === 'unknown' || (outcome.kind === 'failed' && outcome.reference === undefined))
    return 'unknown';
  if (outcome.kind !== 'succeeded') return 'none';

  const held = await parts.vault.hold('payment_service_token', Buffer.from(outcome.value.token));
  return { secret: held.secret, release: () => parts.vault.release([held]) };
}
