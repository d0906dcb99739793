import { type JsonObject, objectOf, parseObject, textAt, timeAt } from '../../domain/json.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { SettlementLine, SettlementLineKind } from '../../domain/transaction/settlement-line.ts';
import type { Connector } from '../connector.ts';
import type {
  Disputes,
  EventReading,
  EventTools,
  ProcessorChange,
  ProcessorEvent,
  RawEvents,
} from '../events.ts';
import { reportsTold } from './account-money.ts';
import { pathOf } from './operations.ts';
import { type MercadoPagoFields, askerFor, get } from './request.ts';
import { amountAt, currencyOf, paymentOutcome, refundOutcome } from './wire.ts';

type Webhook = NonNullable<Connector<MercadoPagoFields>['webhook']>;
type Settings = Parameters<Webhook['read']>[1];

/**
 * https://www.mercadopago.com.br/developers/en/docs/your-integrations/notifications/webhooks: an event names a payment
 * and says nothing of it. Signed are the payment's id, the request's and a time, and not the body: so nothing in the
 * body is believed, and the payment is read. An old event that is sent again has it read once more.
 */
export const webhook: Webhook = {
  async read(raw, settings, tools): Promise<EventReading> {
    const reports = await reportsTold(raw, settings, tools);
    if (reports !== null) return reports;
    const signed = signedIn(raw);
    if (signed === null || !(await isSigned(signed, settings, tools))) return { kind: 'refused' };
    if (signed.dataId === null || !/^[0-9]{1,20}$/.test(signed.dataId)) return { kind: 'proven', events: [] };
    const body = parseObject(Buffer.from(raw.body).toString('utf8'));
    const topic = textAt(body, 'type') ?? raw.query.get('type') ?? 'unknown';
    const told = eventBuilder(
      `${signed.dataId}:${signed.requestId ?? signed.timestamp}`,
      textAt(body, 'action') ?? topic,
    );
    if (topic !== 'payment') return { kind: 'proven', events: [told(null, {}, null)] };

    const answer = await get(askerFor(tools, settings), pathOf(signed.dataId));
    const payment = answer.status === 200 ? parseObject(answer.text) : null;
    if (payment !== null) return { kind: 'proven', events: eventsIn(payment, told) };
    const of = { reference: processorReference(signed.dataId) };
    return { kind: 'proven', events: [told({ kind: 'look', operation: 'authorize' }, of, null)] };
  },
};

type SignedFacts = Readonly<{
  dataId: string | null;
  requestId: string | null;
  timestamp: string;
  signature: string;
}>;

/** `x-signature: ts=…,v1=…` */
function signedIn({ headers, query }: RawEvents): SignedFacts | null {
  const parts = (headers['x-signature'] ?? '').split(',').map((part) => part.trim().split('='));
  const at = (name: string): string => parts.find(([key]) => key === name)?.[1] ?? '';
  const [timestamp, signature] = [at('ts'), at('v1')];
  if (!/^[0-9]{1,16}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return null;
  const [dataId, requestId] = [query.get('data.id') ?? '', headers['x-request-id'] ?? ''];
  return {
    dataId: dataId === '' ? null : dataId,
    requestId: requestId === '' ? null : requestId,
    timestamp,
    signature,
  };
}

/** What is not there is left out of what is signed. */
function isSigned(
  { dataId, requestId, timestamp, signature }: SignedFacts,
  { webhook_secret: secret }: Settings,
  tools: EventTools,
): Promise<boolean> {
  const manifest = [
    dataId === null ? '' : `id:${dataId.toLowerCase()};`,
    requestId === null ? '' : `request-id:${requestId};`,
    `ts:${timestamp};`,
  ].join('');
  return tools.hmacHolds({
    secret,
    algorithm: 'sha256',
    message: Buffer.from(manifest),
    signature: Buffer.from(signature, 'hex'),
  });
}

type EventBuilder = (
  change: ProcessorChange | null,
  of: ProcessorEvent['of'],
  at: Date | null,
  suffix?: string,
) => ProcessorEvent;

/** By what is signed, so that nobody can use up the id of an event that is still to come. */
function eventBuilder(id: string, name: string): EventBuilder {
  return (change, of, at, suffix = '') => ({ eventId: `${id}${suffix}`, name, at, of, change });
}

function eventsIn(payment: JsonObject, told: EventBuilder): readonly ProcessorEvent[] {
  const outcome = paymentOutcome(payment);
  const at = timeAt(payment, 'date_last_updated');
  const operationId = textAt(payment, 'external_reference');
  const reference =
    'reference' in outcome && outcome.reference != null ? { reference: outcome.reference } : {};
  const of = { ...(operationId === null ? {} : { operationId }), ...reference };

  return [
    told({ kind: 'payment', outcome }, of, at),
    ...refundsIn(payment).map(({ id, change }) =>
      told(change, { reference: processorReference(id) }, at, `:${id}`),
    ),
    ...disputesIn(payment).map((line) => told({ kind: 'settlement_line', line }, of, at, `:${line.kind}`)),
  ];
}

/** A refund has its own id, and nothing of ours. */
function refundsIn(payment: JsonObject): readonly Readonly<{ id: string; change: ProcessorChange }>[] {
  const [refunds, currency] = [payment['refunds'], currencyOf(payment)];
  if (!Array.isArray(refunds) || currency === null) return [];
  return refunds.map(objectOf).flatMap((refund) => {
    const outcome = refundOutcome(refund, currency);
    if (!('reference' in outcome) || outcome.reference == null) return [];
    return [{ id: outcome.reference, change: { kind: 'operation', operation: 'refund', outcome } }];
  });
}

/** `status/status_detail` of a payment. While the bank decides, Mercado Pago keeps the money. */
export const DISPUTES: Disputes = {
  'charged_back/in_process': ['chargeback'],
  'charged_back/settled': ['chargeback'],
  'charged_back/reimbursed': ['chargeback', 'chargeback-reversal'],
};

/** A detail that is new says no more than the status does: the money is gone. */
const TAKEN: readonly SettlementLineKind[] = ['chargeback'];

function disputesIn(payment: JsonObject): readonly SettlementLine[] {
  if (payment['status'] !== 'charged_back') return [];
  const turn = `charged_back/${textAt(payment, 'status_detail') ?? 'in_process'}`;
  const kinds = Object.hasOwn(DISPUTES, turn) ? (DISPUTES[turn] ?? []) : TAKEN;
  const [currency, id] = [currencyOf(payment), String(payment['id'])];
  const paid = amountAt(payment, 'transaction_amount');
  const refunded = amountAt(payment, 'transaction_amount_refunded') ?? 0n;
  const postedAt = timeAt(payment, 'date_last_updated');
  if (currency === null || paid === null || postedAt === null || paid <= refunded) return [];

  const fees = { commission: 0n, interchange: null, markup: null, schemeFee: null };
  return kinds.map((kind) => ({
    kind,
    reference: `${kind}-${id}`,
    amount: paid - refunded,
    currency,
    fees,
    report: id,
    postedAt,
  }));
}
