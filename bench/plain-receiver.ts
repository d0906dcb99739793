import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventsIn } from '../test/connectors/sandbox-events.ts';
import { mockBank } from '../server/connectors/mock-bank/definition.ts';
import { createDb } from '../server/db/db.ts';
import { advanceTransaction } from '../server/db/queries/perform.ts';
import { findEvent } from '../server/db/queries/processor-events.ts';
import { type MerchantAccountId, type PaymentServiceId, parseUuid } from '../server/domain/ids.ts';
import { timestamp } from '../server/domain/timestamp.ts';
import { apply } from '../server/domain/transaction/apply.ts';
import { eventRows, ledgerRows, webhookRows } from '../server/operations/rows.ts';

/**
 * The floors under webhooks that come in: a plain HTTP server that reads an event, checks its signature and
 * answers. At `/` it writes one row, which is the least that takes an event but moves nothing; at `/same/…`
 * it runs the very statements of an event that moves a transaction, with the rows of a real one.
 */
const db = createDb(JSON.parse(process.env['BENCH_CONNECTION'] ?? '{}') as Parameters<typeof createDb>[0]);
await db.query(
  {
    name: '',
    text: 'CREATE TABLE IF NOT EXISTS bench_events (event_id text PRIMARY KEY, body text NOT NULL)',
  },
  [],
);
let serial = 0;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks);
    const signed = createHmac('sha256', 'whsec')
      .update(`${String(request.headers['x-event-timestamp'])}.`)
      .update(body)
      .digest('hex');
    const [, kind, merchantAccountId = '', paymentServiceId = ''] = (request.url ?? '').split('/');
    const done =
      kind === 'same'
        ? move(body, merchantAccountId as MerchantAccountId, paymentServiceId as PaymentServiceId)
        : insert(signed, body);
    done.then(
      () => response.writeHead(200, { 'content-length': 2 }).end('{}'),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});

async function insert(signed: string, body: Buffer): Promise<void> {
  serial += 1;
  await db.query({ name: 'insert', text: 'INSERT INTO bench_events VALUES ($1, $2)' }, [
    `${signed}${serial}`,
    body.toString(),
  ]);
}

async function move(
  body: Buffer,
  merchantAccountId: MerchantAccountId,
  paymentServiceId: PaymentServiceId,
): Promise<void> {
  const [event] = await eventsIn(mockBank, body);
  if (event?.change?.kind !== 'payment') throw new Error('no event of a payment');
  const { steps } = await findEvent(
    db,
    { merchantAccountId, paymentServiceId, eventId: event.eventId },
    {
      operationId: parseUuid<'operation'>(event.of.operationId ?? ''),
      reference: event.of.reference ?? null,
    },
  );
  const [step] = steps;
  if (step === undefined) throw new Error('nothing to move');
  const { operation, transaction } = step;
  const now = new Date();
  const changes = apply(transaction, operation, event.change.outcome, now);
  if (changes.kind !== 'changed' || changes.operation === null) throw new Error('nothing moved');
  const rows = eventRows(
    transaction,
    [
      ...changes.events,
      { name: 'payment-connector-transaction-webhook-processed', context: { body: body.toString() } },
    ],
    now,
  );
  const heard = rows.at(-1);
  if (heard === undefined) throw new Error('no row');
  const updated_at = timestamp(now);
  await advanceTransaction(
    db,
    transaction,
    { ...changes.transaction, updated_at },
    {
      operationChanges: [
        { ...changes.operation, due_at: null, operation_id: operation.operation_id, updated_at },
      ],
      ledger: ledgerRows(transaction, operation.operation_id, changes.ledger, now),
      events: rows.slice(0, -1),
      webhooks: webhookRows(transaction, operation.operation_id, changes.webhooks, now),
      heard: { paymentServiceId, eventId: event.eventId, name: event.name, receivedAt: now, event: heard },
    },
  );
}

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', () => process.exit(0));
