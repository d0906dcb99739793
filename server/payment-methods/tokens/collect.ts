import { attemptAt } from '../../payment-services/attempt.ts';
import { paymentServices } from '../../connections/connection-kinds.ts';
import { callFor } from '../../payment-services/call.ts';
import type { ProcessorToken } from '../../connectors/connector.ts';
import {
  type PaymentServiceTokenRow,
  failPaymentServiceToken,
  getPaymentServiceToken,
} from '../../db/queries/payment-service-tokens.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { newId } from '../../platform/entropy.ts';
import { DONE, type Verdict } from '../../operations/find-out.ts';
import type { MoneyParts, ReadParts } from '../../parts.ts';
import { nextLook } from './approval-looks.ts';
import { keepToken } from './make.ts';

/** The buyer came back from the processor's page: asks how it went. What is decided stays as it is. */
export async function collectToken(
  parts: MoneyParts,
  row: PaymentServiceTokenRow,
): Promise<PaymentServiceTokenRow> {
  if (row.status !== 'buyer_approval_required') return row;
  await decide(parts, row, await askAbout(parts, row));
  return (
    (await getPaymentServiceToken(parts.db, row.merchant_account_id, row.payment_service_token_id)) ?? row
  );
}

/** The buyer may have approved and not come back, or let the time pass. */
export async function seeToApproval(parts: MoneyParts, row: PaymentServiceTokenRow): Promise<Verdict> {
  const answer = await askAbout(parts, row);
  if (await decide(parts, row, answer)) return DONE;
  const now = parts.clock.nowFor(row.merchant_account_id);
  const expiresAt = new Date(row.approval_expires_at ?? row.created_at);
  if (now < expiresAt) return { kind: 'waits', until: nextLook(now, expiresAt) };
  if (answer.kind === 'unknown')
    return { kind: 'again', detail: 'its payment service does not say whether the buyer has approved' };
  await fail(parts, row);
  return DONE;
}

type Answer = Outcome<ProcessorToken> | Readonly<{ kind: 'not_found' }>;

async function askAbout(parts: MoneyParts, row: PaymentServiceTokenRow): Promise<Answer> {
  const { merchant_account_id: merchantAccountId, payment_service_token_id: operationId } = row;
  const service = await paymentServices.find(parts, merchantAccountId, row.payment_service_id);
  const find = service?.connector.operations.findToken;
  if (service === null || find === undefined) return { kind: 'not_found' };
  const now = parts.clock.nowFor(merchantAccountId);
  const answer = await attemptAt(service, 'find-token', () =>
    find(callFor(parts, service, { operationId, input: null, now })),
  );
  // A look-up that went wrong says nothing about the token.
  return answer.kind === 'failed' && answer.reference === undefined
    ? { kind: 'unknown', detail: answer.detail }
    : answer;
}

/** True once it is decided, by whoever asked first. */
async function decide(parts: MoneyParts, row: PaymentServiceTokenRow, answer: Answer): Promise<boolean> {
  switch (answer.kind) {
    case 'succeeded':
      if ((await keepToken(parts, row, answer.value)) === null) await fail(parts, row);
      return true;
    case 'declined':
    case 'failed':
      await fail(parts, row);
      return true;
    case 'pending':
    case 'unknown':
    case 'not_found':
      return false;
    default:
      return answer satisfies never;
  }
}

/** Changes nothing where it is decided. */
function fail(parts: ReadParts, row: PaymentServiceTokenRow): Promise<void> {
  const { merchant_account_id: merchantAccountId, payment_service_token_id: id } = row;
  const now = parts.clock.nowFor(merchantAccountId);
  return failPaymentServiceToken(parts.db, merchantAccountId, id, newId(now), now);
}
