import { parseCurrency } from '../domain/currency.ts';
import { errorCode } from '../domain/decline.ts';
import { type JsonObject, minorUnitsAt, objectOf, textAt, timeAt } from '../domain/json.ts';
import { type Outcome, processorReference } from '../domain/outcome.ts';
import type { SettlementLine, SettlementLineKind } from '../domain/transaction/settlement-line.ts';
import type { AuthorizedAmounts, Call, Connector, Field, MovedAmount, OperationKind } from './connector.ts';
import type { ProcessorChange } from './events.ts';
import { readSandboxEvents } from './sandbox-connector.ts';

/** What the sandbox's card processors have in common: the events that they send. */

type WebhookField = Readonly<{ webhook_secret: Field & Readonly<{ required: false; sensitive: true }> }>;

export function webhookSecretField(connectorId: string) {
  const help =
    `In the sandbox whsec_sandbox_${connectorId}; with it, the processor also tells outcomes by ` +
    'event, and what it settles where settlement reporting is enabled.';
  return { displayName: 'Webhook secret', help, required: false, sensitive: true, format: 'text' } as const;
}

/** Where the processor is to send its events: to a merchant that can check them. */
export function eventsTo({
  settings: { webhook_secret: secret },
  webhookUrl,
  reportsSettlements,
}: Call<WebhookField, unknown>): Readonly<{ webhook_url: string; report_settlements: boolean }> | null {
  return secret === undefined || webhookUrl === null
    ? null
    : { webhook_url: webhookUrl, report_settlements: reportsSettlements === true };
}

/**
 * How one processor's events name things: they carry what the request was answered with, whoever heard the
 * answer.
 */
export type CardEvents = Readonly<{
  /** The keys of the payment's id, and of the operation. */
  payment: string;
  operation: string;
  readAuthorized(status: number, text: string): Outcome<AuthorizedAmounts>;
  readMoved(status: number, text: string): Outcome<MovedAmount>;
}>;

export function cardWebhook(events: CardEvents): NonNullable<Connector<WebhookField>['webhook']> {
  return {
    read: (raw, { webhook_secret: secret }, tools) =>
      readSandboxEvents(raw, secret, tools, (event) => {
        const [eventId, name, data] = [textAt(event, 'id'), textAt(event, 'type'), objectOf(event?.['data'])];
        if (eventId === null || name === null) return [];

        const lineKind = LINE_KINDS.get(name);
        const [operationId, payment] = [
          textAt(data, 'reference'),
          textAt(data, lineKind === undefined ? events.payment : 'payment_id'),
        ];
        const of = {
          ...(operationId === null ? {} : { operationId }),
          ...(payment === null ? {} : { reference: processorReference(payment) }),
        };
        return [
          {
            eventId,
            name,
            at: timeAt(event, 'created_at'),
            of,
            change: lineKind === undefined ? changeOf(events, name, data) : lineChange(lineKind, data),
          },
        ];
      }),
  };
}

function changeOf(events: CardEvents, name: string, data: JsonObject | null): ProcessorChange | null {
  if (name === 'payout.returned') return returnOf(events, data);
  const action = textAt(data, events.operation);
  if (action === 'authorize')
    return { kind: 'payment', outcome: events.readAuthorized(200, JSON.stringify(data)) };
  if (action === 'payout') return { kind: 'payout', outcome: events.readMoved(200, JSON.stringify(data)) };
  const operation = FOLLOWS.find((kind) => kind === action);
  return operation === undefined
    ? null
    : { kind: 'operation', operation, outcome: events.readMoved(200, JSON.stringify(data)) };
}

/** The bank of the card sent back what was paid out to it. */
function returnOf({ payment }: CardEvents, data: JsonObject | null): ProcessorChange | null {
  const id = textAt(data, payment);
  if (id === null) return null;
  const raw = { code: 'returned', description: 'the bank sent it back' };
  return {
    kind: 'payout_returned',
    code: errorCode('service_decline'),
    raw,
    reference: processorReference(id),
  };
}

const FOLLOWS = [
  'capture',
  'void',
  'refund',
  'cancel',
  'increment',
] as const satisfies readonly OperationKind[];

const LINE_KINDS: ReadonlyMap<string, SettlementLineKind> = new Map([
  ['settlement.posted', 'settlement'],
  ['refund_settlement.posted', 'refund-settlement'],
  ['chargeback.posted', 'chargeback'],
  ['chargeback_reversal.posted', 'chargeback-reversal'],
]);

function lineChange(kind: SettlementLineKind, data: JsonObject | null): ProcessorChange | null {
  const line = readLine(kind, data);
  return line === null ? null : { kind: 'settlement_line', line };
}

/** Reports count in minor units. */
function readLine(kind: SettlementLineKind, data: JsonObject | null): SettlementLine | null {
  const [reference, report, amount, commission] = [
    textAt(data, 'id'),
    textAt(data, 'report'),
    minorUnitsAt(data, 'amount'),
    minorUnitsAt(data, 'fees', 'total'),
  ];
  const [currency, postedAt] = [parseCurrency(textAt(data, 'currency') ?? ''), timeAt(data, 'posted_at')];
  if (
    reference === null ||
    report === null ||
    amount === null ||
    commission === null ||
    currency === null ||
    postedAt === null
  )
    return null;

  const fees = {
    commission,
    interchange: minorUnitsAt(data, 'fees', 'interchange'),
    markup: minorUnitsAt(data, 'fees', 'markup'),
    schemeFee: minorUnitsAt(data, 'fees', 'scheme'),
  };
  return { kind, reference, amount, currency, fees, report, payout: report, postedAt };
}
