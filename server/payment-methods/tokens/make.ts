import { returnAddressProblems } from '../../access/return-address-problems.ts';
import { type Detail, Problem } from '../../domain/problem.ts';
import { attemptAt } from '../../payment-services/attempt.ts';
import type { Instrument, ProcessorToken } from '../../connectors/connector.ts';
import { type PaymentService, paymentServices } from '../../connections/connection-kinds.ts';
import { callFor } from '../../payment-services/call.ts';
import { claimOfBeginner } from '../../payment-services/sending-claim.ts';
import { type PaymentMethodWithBuyerRow, getLivePaymentMethod } from '../../db/queries/payment-methods.ts';
import {
  PAYMENT_SERVICE_TOKEN_FIELD,
  type PaymentServiceTokenRow,
  awaitPaymentServiceToken,
  completePaymentServiceToken,
  insertPaymentServiceToken,
  removePaymentServiceToken,
} from '../../db/queries/payment-service-tokens.ts';
import { parseExpiry } from '../../domain/expiry.ts';
import {
  type MerchantAccountId,
  type PaymentMethodId,
  type PaymentServiceTokenId,
  type VaultRecordId,
  toId,
} from '../../domain/ids.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Secret } from '../../domain/secret.ts';
import { newId } from '../../platform/entropy.ts';
import type { MoneyParts } from '../../parts.ts';
import { cardNumberOf } from '../card-number.ts';
import type { HeldValue, Vault } from '../../vault/vault.ts';
import { UNFINISHED_AFTER_MS, unfinishedJob } from '../unfinished.ts';
import { APPROVAL_MS, nextLook } from './approval-looks.ts';
import { tokenReturnUrl } from './token-return.ts';

type NewToken = Readonly<{
  merchantAccountId: MerchantAccountId;
  paymentMethodId: string;
  paymentServiceId: string;
  redirectUrl: string;
  securityCode: HeldValue | null;
}>;

/** Has a payment service make its own token of a stored card. */
export async function makePaymentServiceToken(
  parts: MoneyParts,
  making: NewToken,
): Promise<PaymentServiceTokenRow> {
  const { merchantAccountId, redirectUrl } = making;
  const card = await getLivePaymentMethod(parts.db, merchantAccountId, toId(making.paymentMethodId));
  if (card === null) throw new Problem('not_found');
  const service =
    (await paymentServices.active(parts, merchantAccountId)).find(
      ({ id }) => id === making.paymentServiceId.toLowerCase(),
    ) ?? null;
  const instrument = instrumentOf(parts.vault, card, making.securityCode?.secret ?? null);
  const problems = [
    ...problemsOf(service, instrument),
    ...(await returnAddressProblems(parts.db, merchantAccountId, redirectUrl, '/redirect_url')),
  ];
  if (problems.length > 0 || service === null || instrument === null)
    throw new Problem('bad_request', { details: problems });

  return askForToken(parts, {
    merchantAccountId,
    paymentMethodId: card.payment_method_id,
    service,
    instrument,
    redirectUrl,
    refusedAt: '/payment_service_id',
  });
}

type TokenRequest = Readonly<{
  merchantAccountId: MerchantAccountId;
  paymentMethodId: PaymentMethodId;
  service: PaymentService;
  instrument: Instrument;
  redirectUrl: string;
  /** Pointer of the member that a refusal is about. */
  refusedAt: string;
}>;

/** Whether it makes tokens of such instruments without a payment. */
export function makesTokensOf({ connector }: PaymentService, method: Instrument['method']): boolean {
  return (
    connector.operations.tokenize !== undefined && connector.accepts.some((row) => row.method === method)
  );
}

/**
 * The row stands before the processor is asked and its id is our reference there, so a crash leaves what a worker
 * finds, and never a token at the processor that nothing points to. What was refused leaves nothing behind.
 */
export async function askForToken(
  parts: MoneyParts,
  { merchantAccountId, paymentMethodId, service, instrument, redirectUrl, refusedAt }: TokenRequest,
): Promise<PaymentServiceTokenRow> {
  const now = parts.clock.nowFor(merchantAccountId);
  const id = newId<'payment-service-token'>(now);
  const job = unfinishedJob(parts, {
    kind: 'payment-service-token',
    merchantAccountId,
    paymentServiceId: service.id,
  });
  const begun = await insertPaymentServiceToken(
    parts.db,
    {
      merchant_account_id: merchantAccountId,
      payment_service_token_id: id,
      payment_method_id: paymentMethodId,
      payment_service_id: service.id,
      status: 'processing',
      vault_record_id: null,
      fingerprint: null,
      redirect_url: redirectUrl,
      transaction_id: null,
    },
    job,
    now,
  );
  // Without a fingerprint it was not there already: the payment method has been deleted.
  if (begun === null) throw new Problem('not_found');

  const run = service.connector.operations.tokenize;
  if (run === undefined) throw new Error('BUG: a connector that makes no tokens');
  const returnUrl = tokenReturnUrl(parts.config.publicUrl, service, merchantAccountId, id);
  const claim = claimOfBeginner(parts, { ...job, operation_id: toId(id) }, UNFINISHED_AFTER_MS);
  const outcome = await attemptAt(service, 'tokenize', () =>
    run(callFor(parts, service, { operationId: id, input: { instrument, returnUrl }, now, claim })),
  );
  return conclude(parts, begun, outcome, refusedAt);
}

/** What the processor said to a token that was being made. */
async function conclude(
  parts: MoneyParts,
  row: PaymentServiceTokenRow,
  outcome: Outcome<ProcessorToken>,
  refusedAt: string,
): Promise<PaymentServiceTokenRow> {
  const { merchant_account_id: merchantAccountId, payment_service_token_id: id } = row;
  switch (outcome.kind) {
    case 'succeeded': {
      const kept = await keepToken(parts, row, outcome.value);
      if (kept !== null) return kept;
      await discard(parts, row);
      throw new Problem('duplicate_record', {
        message: 'The payment service gave a token that this payment method has already',
      });
    }
    case 'pending': {
      const now = parts.clock.nowFor(merchantAccountId);
      const { url: approvalUrl = null, expiresAt = new Date(now.getTime() + APPROVAL_MS) } =
        outcome.next !== undefined && 'url' in outcome.next ? outcome.next : {};
      const lookAt = nextLook(now, expiresAt);
      const waiting = await awaitPaymentServiceToken(
        parts.db,
        merchantAccountId,
        id,
        { approvalUrl, expiresAt, lookAt },
        now,
      );
      if (waiting === null) throw new Problem('not_found');
      return waiting;
    }
    case 'declined':
    case 'failed': {
      await discard(parts, row);
      throw new Problem('bad_request', {
        details: [
          {
            location: 'body',
            pointer: refusedAt,
            message: `the payment service refused to make a token: ${outcome.code}`,
            type: 'value_error.payment_service_token_refused',
          },
        ],
      });
    }
    case 'unknown':
      // A worker finds out, and has the processor forget what it may have made.
      throw new Problem('bad_gateway', {
        message: 'The payment service did not answer properly',
        privateText: outcome.detail,
      });
    default:
      return outcome satisfies never;
  }
}

/**
 * Seals a token that a processor gave for a row that waits for one. Null: the row is gone, or this very token
 * is kept already.
 */
export async function keepToken(
  parts: MoneyParts,
  row: PaymentServiceTokenRow,
  { token, label = null }: ProcessorToken,
): Promise<PaymentServiceTokenRow | null> {
  const { merchant_account_id: merchantAccountId, payment_service_token_id: id } = row;
  const held = await parts.vault.hold('payment_service_token', Buffer.from(token));
  try {
    const fingerprint = await parts.vault.fingerprint(merchantAccountId, held);
    const recordId = tokenRecord(id);
    await parts.vault.seal(merchantAccountId, recordId, 'payment_service_token', {
      [PAYMENT_SERVICE_TOKEN_FIELD]: held,
    });
    const now = parts.clock.nowFor(merchantAccountId);
    return await completePaymentServiceToken(
      parts.db,
      merchantAccountId,
      id,
      { recordId, fingerprint, label, eventId: newId(now) },
      now,
    );
  } finally {
    await parts.vault.release([held]);
  }
}

/**
 * The record of a token has the token's own id, so that it can be shredded whether or not the row says that
 * it is sealed.
 */
export function tokenRecord(id: PaymentServiceTokenId): VaultRecordId {
  return toId<'vault-record'>(id);
}

/** A handle to a sealed token, for a connector to put into a request. */
export function tokenSecret(
  vault: Vault,
  row: Pick<PaymentServiceTokenRow, 'merchant_account_id' | 'payment_service_token_id' | 'vault_record_id'>,
): Secret | null {
  return row.vault_record_id === null
    ? null
    : vault.secret(
        row.merchant_account_id,
        row.vault_record_id,
        PAYMENT_SERVICE_TOKEN_FIELD,
        'payment_service_token',
      );
}

async function discard(parts: MoneyParts, row: PaymentServiceTokenRow): Promise<void> {
  await parts.vault.shred(row.merchant_account_id, tokenRecord(row.payment_service_token_id));
  await removePaymentServiceToken(parts.db, row.merchant_account_id, row.payment_service_token_id);
}

function instrumentOf(
  vault: Vault,
  card: PaymentMethodWithBuyerRow,
  securityCode: Secret | null,
): Instrument | null {
  const number = card.method === 'card' ? cardNumberOf(vault, card) : null;
  if (number === null || card.status !== 'succeeded') return null;
  return {
    method: 'card',
    number,
    expiry: parseExpiry(card.expiration_date ?? ''),
    securityCode,
    scheme: card.scheme ?? 'other',
    preferredScheme: null,
    bin: card.bin ?? '',
    lastFour: card.label ?? '',
  };
}

function problemsOf(service: PaymentService | null, instrument: Instrument | null): Detail[] {
  const at = (location: 'body' | 'path', pointer: string, message: string, type: string) =>
    ({ location, pointer, message, type }) as const;
  return [
    ...(service === null
      ? [at('body', '/payment_service_id', 'is not an active payment service', 'value_error.payment_service')]
      : []),
    ...(service !== null && !makesTokensOf(service, 'card')
      ? [at('body', '/payment_service_id', 'makes no tokens of cards', 'value_error.payment_service')]
      : []),
    ...(instrument === null
      ? [at('path', 'payment_method_id', 'is not a card that can be charged', 'value_error.payment_method')]
      : []),
  ];
}
