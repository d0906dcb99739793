import { returnAddressProblems } from '../../access/return-address-problems.ts';
import { type Detail, Problem } from '../../problem/problem.ts';
import { attempt } from '../../payment-services/attempt.ts';
import type { Instrument, Tokenized } from '../../connectors/connector.ts';
import {
  type PaymentService,
  activePaymentServices,
  callFor,
  findPaymentService,
} from '../../payment-services/payment-services.ts';
import type { PaymentMethodWithBuyerRow } from '../../db/queries/payment-methods.ts';
import {
  PAYMENT_SERVICE_TOKEN_FIELD,
  type PaymentServiceTokenRow,
  awaitPaymentServiceToken,
  completePaymentServiceToken,
  getPaymentServiceToken,
  insertPaymentServiceToken,
  removePaymentServiceToken,
} from '../../db/queries/payment-service-tokens.ts';
import { parseExpiry } from '../../domain/expiry.ts';
import {
  type MerchantAccountId,
  type PaymentServiceTokenId,
  type VaultRecordId,
  toId,
} from '../../domain/ids.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Secret } from '../../domain/secret.ts';
import { newId } from '../../machine/entropy.ts';
import type { Parts } from '../../parts.ts';
import { cardNumberOf, resolvePaymentMethod } from '../resolve-payment-method.ts';
import type { Held, Vault } from '../../vault/vault.ts';
import { unfinishedErrand } from '../unfinished.ts';
import { tokenReturnUrl } from './token-return.ts';

type Making = Readonly<{
  merchantAccountId: MerchantAccountId;
  paymentMethodId: string;
  paymentServiceId: string;
  redirectUrl: string;
  securityCode: Held | null;
}>;

/**
 * Has a payment service make its own token of a stored card. The row stands before the processor is asked and
 * its id is our reference there, so a crash
 * leaves what a worker finds, and never a token at the processor that nothing points to. What was refused
 * leaves nothing behind.
 */
export async function makePaymentServiceToken(parts: Parts, making: Making): Promise<PaymentServiceTokenRow> {
  const { merchantAccountId, redirectUrl } = making;
  const card = await resolvePaymentMethod(parts.db, merchantAccountId, toId(making.paymentMethodId));
  if (card === null) throw new Problem('not_found');
  const service =
    (await activePaymentServices(parts, merchantAccountId)).find(
      ({ id }) => id === making.paymentServiceId.toLowerCase(),
    ) ?? null;
  const instrument = instrumentOf(parts.vault, card, making.securityCode?.secret ?? null);
  const problems = [
    ...problemsOf(service, instrument),
    ...(await returnAddressProblems(parts.db, merchantAccountId, redirectUrl, '/redirect_url')),
  ];
  if (problems.length > 0 || service === null || instrument === null)
    throw new Problem('bad_request', { details: problems });

  const now = parts.clock.nowFor(merchantAccountId);
  const id = newId<'payment-service-token'>(now);
  const begun = await insertPaymentServiceToken(
    parts.db,
    {
      merchant_account_id: merchantAccountId,
      payment_service_token_id: id,
      payment_method_id: card.payment_method_id,
      payment_service_id: service.id,
      status: 'processing',
      vault_record_id: null,
      fingerprint: null,
      approval_url: null,
      redirect_url: redirectUrl,
      transaction_id: null,
    },
    unfinishedErrand(parts, {
      kind: 'payment-service-token',
      merchantAccountId,
      paymentServiceId: service.id,
    }),
    now,
  );
  if (begun === null) throw new Error('BUG: a token without a fingerprint was there already');
  const run = service.connector.operations.tokenize;
  if (run === undefined) throw new Error('BUG: a connector that makes no tokens');
  const returnUrl = tokenReturnUrl(parts.config.publicUrl, service, merchantAccountId, id);
  const outcome = await attempt(() =>
    run(callFor(parts, service, { operationId: id, input: { instrument, returnUrl }, now })),
  );
  return conclude(parts, begun, outcome);
}

/** What the processor said to a token that was being made. */
async function conclude(
  parts: Parts,
  row: PaymentServiceTokenRow,
  outcome: Outcome<Tokenized>,
): Promise<PaymentServiceTokenRow> {
  const { merchant_account_id: merchantAccountId, payment_service_token_id: id } = row;
  switch (outcome.kind) {
    case 'succeeded': {
      const kept = await keepToken(parts, row, outcome.value.token);
      if (kept !== null) return kept;
      await discard(parts, row);
      throw new Problem('duplicate_record', {
        message: 'The payment service gave a token that this payment method has already',
      });
    }
    case 'pending': {
      const approvalUrl = outcome.next !== undefined && 'url' in outcome.next ? outcome.next.url : null;
      const waiting = await awaitPaymentServiceToken(
        parts.db,
        merchantAccountId,
        id,
        { status: 'buyer_approval_required', approvalUrl },
        parts.clock.nowFor(merchantAccountId),
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
            pointer: '/payment_service_id',
            message: `refused to make a token: ${outcome.code}`,
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

/** The buyer came back from the processor's page: asks how it went. What is decided stays as it is. */
export async function collectToken(
  parts: Parts,
  row: PaymentServiceTokenRow,
): Promise<PaymentServiceTokenRow> {
  const { merchant_account_id: merchantAccountId, payment_service_token_id: id } = row;
  const service = await findPaymentService(parts, merchantAccountId, row.payment_service_id);
  const find = service?.connector.operations.findToken;
  if (row.status !== 'buyer_approval_required' || service === null || find === undefined) return row;
  const now = parts.clock.nowFor(merchantAccountId);
  const found = await attempt(() => find(callFor(parts, service, { operationId: id, input: null, now })));
  if (found.kind === 'succeeded') await keepToken(parts, row, found.value.token);
  if (found.kind === 'declined' || (found.kind === 'failed' && found.reference !== undefined))
    await awaitPaymentServiceToken(
      parts.db,
      merchantAccountId,
      id,
      { status: 'failed', approvalUrl: null },
      now,
    );
  return (await getPaymentServiceToken(parts.db, merchantAccountId, id)) ?? row;
}

/**
 * Seals a token that a processor gave for a row that waits for one. Null: the row is gone, or this very token
 * is kept already.
 */
async function keepToken(
  parts: Parts,
  row: PaymentServiceTokenRow,
  token: string,
): Promise<PaymentServiceTokenRow | null> {
  const { merchant_account_id: merchantAccountId, payment_service_token_id: id } = row;
  const held = await parts.vault.hold('payment_service_token', Buffer.from(token));
  try {
    const fingerprint = await parts.vault.fingerprint(merchantAccountId, held);
    const recordId = tokenRecord(id);
    await parts.vault.seal(merchantAccountId, recordId, 'payment_service_token', {
      [PAYMENT_SERVICE_TOKEN_FIELD]: held,
    });
    return await completePaymentServiceToken(
      parts.db,
      merchantAccountId,
      id,
      { recordId, fingerprint },
      parts.clock.nowFor(merchantAccountId),
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

async function discard(parts: Parts, row: PaymentServiceTokenRow): Promise<void> {
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
    ...(service !== null && service.connector.operations.tokenize === undefined
      ? [at('body', '/payment_service_id', 'makes no tokens', 'value_error.payment_service')]
      : []),
    ...(instrument === null
      ? [at('path', 'payment_method_id', 'is not a card that can be charged', 'value_error.payment_method')]
      : []),
  ];
}
