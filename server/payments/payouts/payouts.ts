import type { Static } from 'typebox';
import type { CallAudit } from '../../access/audit.ts';
import type { IdempotentCall } from '../../access/idempotency.ts';
import { type Detail, Problem } from '../../domain/problem.ts';
import type { PayoutCreate } from '../../api-contract/payouts.ts';
import type { ApiVersion } from '../../domain/api-version.ts';
import { attemptAt } from '../../payment-services/attempt.ts';
import type { MovedAmount, Payout } from '../../connectors/connector.ts';
import { type PaymentService, paymentServices } from '../../connections/connection-kinds.ts';
import { callFor } from '../../payment-services/call.ts';
import { type SendingClaim, claimOfBeginner } from '../../payment-services/sending-claim.ts';
import type { JobRow } from '../../db/queries/transaction-rows.ts';
import { type PayoutId, type PayoutRow, beginPayout } from '../../db/queries/payouts.ts';
import { parseCurrency } from '../../domain/currency.ts';
import { type MerchantAccountId, toId } from '../../domain/ids.ts';
import { objectOf } from '../../domain/json.ts';
import { money } from '../../domain/money.ts';
import { readBuyer, readPayoutMerchant } from '../../domain/purchase/people.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { newId } from '../../platform/entropy.ts';
import type { MoneyParts } from '../../parts.ts';
import type { HeldValue } from '../../vault/vault.ts';
import { bindKey } from '../request/idempotent-answer.ts';
import { EVERYTHING, type Question, askOnce } from '../create/ask-once.ts';
import { serviceProblems } from '../routing/routing.ts';
import { type BuyerSnapshot, buyerOf, ownerProblems, resolveBuyer } from '../create/buyer.ts';
import { SENT_GRACE_MS } from '../../operations/retry-schedule.ts';
import { newJob } from '../../db/new-operation.ts';
import { type Payee, accountProblems, resolvePayee } from './payee.ts';
import { settlePayout } from './settle-payout.ts';

type PayoutContext = Readonly<{
  parts: MoneyParts;
  merchantAccountId: MerchantAccountId;
  body: Static<typeof PayoutCreate>;
  held: ReadonlyMap<string, HeldValue>;
  now: Date;
  answering: Readonly<{ version: ApiVersion; idempotency: IdempotentCall | null; audit: CallAudit | null }>;
}>;

/**
 * Money that goes out, in the three steps of every operation: the intent is committed, the connector called,
 * the outcome committed.
 */
export async function payOut(context: PayoutContext): Promise<PayoutRow> {
  const { parts, merchantAccountId, body, answering } = context;
  const problems: Detail[] = [];
  const services = await paymentServices.active(parts, merchantAccountId);
  const ask = askOnce(PAYOUT_QUESTIONS);
  problems.push(...(await ask(['request'], { body, services, paidOut: null })));
  const buyer = await resolveBuyer(
    { parts, merchantAccountId, body: { ...body, payment_method: null, shipping_details_id: null } },
    problems,
  );
  const payee = await resolvePayee(context, problems);
  if (payee !== null)
    problems.push(...(await ask(EVERYTHING, { body, services, paidOut: { buyer, payee } })));
  const service = serviceOf({ body, services });
  if (problems.length > 0 || service === null || payee === null)
    throw new Problem('unprocessable', { details: problems });

  const row = rowOf(context, service, payee, buyerOf(buyer, payee));
  const operation = operationOf(context, row);
  const audit = answering.audit?.of('payout', row.payout_id) ?? null;
  const key = bindKey(answering.idempotency, null);
  if (!(await beginPayout(parts.db, row, operation, key, audit))) throw new Problem('concurrent_request');
  const claim = claimOfBeginner(parts, operation);
  const outcome = await send(parts, service, row, payoutInput(row, payee), claim);
  const settled = await settlePayout(parts, row, outcome);
  if (settled.payout.status !== 'unknown') answering.idempotency?.answerStored();
  return settled.payout;
}

type PayoutSubject = Readonly<{
  body: PayoutContext['body'];
  services: readonly PaymentService[];
  /** Null while it is not known. */
  paidOut: Readonly<{ buyer: BuyerSnapshot; payee: Payee }> | null;
}>;

function serviceOf({ body, services }: Pick<PayoutSubject, 'body' | 'services'>): PaymentService | null {
  return services.find(({ id }) => id === body.payment_service_id.toLowerCase()) ?? null;
}

/** What may be wrong with a payout, wherever its card or account came from. */
const PAYOUT_QUESTIONS: readonly Question<PayoutSubject>[] = [
  { needs: 'request', problems: ({ body, services }) => serviceProblems({ body }, services, null) },
  { needs: 'request', problems: noPayoutProblems },
  {
    needs: 'request',
    problems: ({ body }) => (body.amount > 0 ? [] : problem('/amount', 'must be more than 0', 'number')),
  },
  { needs: 'request', problems: currencyProblems },
  {
    needs: 'instrument',
    problems: ({ paidOut }) =>
      paidOut === null ? [] : ownerProblems(paidOut.buyer, paidOut.payee, undefined),
  },
  {
    needs: 'instrument',
    problems: ({ body, services, paidOut }) => {
      const service = serviceOf({ body, services });
      if (service?.connector.payoutsTo === undefined || paidOut === null) return [];
      const { payee } = paidOut;
      return payee.instrument.method === 'card'
        ? serviceProblems({ body }, services, payee)
        : accountProblems(service, payee.instrument, body.currency);
    },
  },
];

function noPayoutProblems(subject: PayoutSubject): Detail[] {
  const connector = serviceOf(subject)?.connector;
  return connector === undefined || connector.operations.payout !== undefined
    ? []
    : problem(
        '/payment_service_id',
        `cannot pay out: ${connector.displayName} has no payouts`,
        'not_supported',
      );
}

function currencyProblems(subject: PayoutSubject): Detail[] {
  const { currency } = subject.body;
  if (parseCurrency(currency) === null)
    return problem('/currency', 'is not a currency in use (ISO 4217)', 'currency');
  const isOfService = serviceOf(subject)?.acceptedCurrencies.includes(currency) ?? true;
  return isOfService ? [] : problem('/currency', 'is not a currency of this payment service', 'unsupported');
}

function problem(pointer: string, message: string, type: string): Detail[] {
  return [{ location: 'body', pointer, message, type: `value_error.${type}` }];
}

function rowOf(
  { merchantAccountId, body, now, answering }: PayoutContext,
  service: PaymentService,
  { columns }: Payee,
  { buyerId, buyer }: BuyerSnapshot,
): PayoutRow {
  const {
    method,
    payment_method_id,
    payment_method_label,
    payment_method_scheme,
    payment_method_fingerprint,
    payment_method,
  } = columns;
  const { idempotency, version } = answering;
  const at = timestamp(now);

  return {
    merchant_account_id: merchantAccountId,
    payout_id: idempotency?.reference<'payout'>(1, now) ?? newId<'payout'>(now),
    status: 'sent',
    currency: body.currency,
    amount: BigInt(body.amount),
    external_identifier: body.external_identifier ?? null,
    buyer_id: buyerId,
    buyer,
    method,
    payment_method_id,
    payment_method_label,
    payment_method_scheme,
    payment_method_fingerprint,
    payment_method,
    payment_service_id: service.id,
    payment_service: {
      payment_service_definition_id: service.connector.id,
      display_name: service.displayName,
    },
    request: keptRequest(body, service),
    processor_reference: null,
    error_code: null,
    raw_response_code: null,
    raw_response_description: null,
    detail: null,
    answer:
      idempotency === null
        ? null
        : {
            version,
            operation: idempotency.operation,
            key: idempotency.key,
            owner_id: idempotency.ownerId,
          },
    created_at: at,
    updated_at: at,
  };
}

/** What was asked of the processor beside the money, and which of its accounts pays. */
function keptRequest(
  body: PayoutContext['body'],
  { connector, settings }: PaymentService,
): PayoutRow['request'] {
  return {
    category: body.category ?? null,
    merchant: body.merchant ?? null,
    connection_options: body.connection_options ?? null,
    paid_from: connector.payoutsFrom?.(settings) ?? null,
  };
}

/** Its id is our reference at the processor, and the payout's. */
function operationOf({ parts, now }: PayoutContext, row: PayoutRow): JobRow {
  const { merchant_account_id, payment_service_id, amount, currency, payout_id } = row;
  const operation_id = toId<'operation'>(payout_id);
  return newJob(
    { kind: 'payout', merchant_account_id, operation_id, payment_service_id, amount, currency },
    { now, machineNow: parts.clock.now(), firstRecoveryMs: SENT_GRACE_MS },
  );
}

function payoutInput(row: PayoutRow, { instrument }: Payee): Payout {
  const currency = parseCurrency(row.currency);
  if (currency === null) throw new Error('BUG: the currency was checked');
  return {
    amount: money(row.amount, currency),
    instrument,
    buyer: readBuyer(row.buyer),
    merchant: readPayoutMerchant(row.request['merchant']),
    category: typeof row.request['category'] === 'string' ? row.request['category'] : null,
    externalIdentifier: row.external_identifier,
  };
}

function send(
  parts: MoneyParts,
  service: PaymentService,
  row: PayoutRow,
  input: Payout,
  claim: SendingClaim,
): Promise<Outcome<MovedAmount>> {
  const options = objectOf(objectOf(row.request['connection_options'])?.[service.connector.id]) ?? {};
  const now = parts.clock.nowFor(service.merchantAccountId);
  return attemptAt(service, 'payout', async () => {
    const run = service.connector.operations.payout;
    if (run === undefined) throw new Error(`BUG: ${service.connector.id} was asked to pay out`);
    const operationId: PayoutId = row.payout_id;
    return run(callFor(parts, service, { operationId, input, options, now, claim }));
  });
}
