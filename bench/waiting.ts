import { fork } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { statements } from '../server/db/db.ts';
import { claimDueOperations } from '../server/db/queries/operations.ts';
import { load, type Load, percentiles, requestBytes } from './load.ts';
import { firstPayment } from './first-payment.ts';
import { startRig } from './rig.ts';
import { median, measureWindow, type Window, windowRow } from './window.ts';

/**
 * `npm run bench -- --only=webhooks,sweep [--rows=100000] [--events=80000]`: events of processors that come in, of
 * which there are so many, and the sweep over approvals that wait.
 */
const argument = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = (argument('only') ?? 'webhooks,sweep').split(',');
const rows = Number(argument('rows') ?? 100_000);
const events = Number(argument('events') ?? 80_000);

const SECRET = 'whsec_bench';
const SECONDS = 2;
const TURNS = 5;
const WARM_UP_SECONDS = 6;
const CONCURRENCY = 16;
const SWEEPS = 200;
const BATCH = 10_000;
const DUE = 1_000;

const rig = await startRig();

type PendingOperation = Readonly<{ operation_id: string; amount: bigint; currency: string }>;

/** A payment service, and payments at it that wait for an event each. */
async function pendingDebits(): Promise<
  Readonly<{ serviceId: string; address: string; pending: readonly PendingOperation[] }>
> {
  const made = await fetch(`${rig.url}/payment-services`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await rig.token()}` },
    body: JSON.stringify({
      display_name: 'Bank',
      payment_service_definition_id: 'mock-bank',
      accepted_currencies: ['USD'],
      accepted_countries: ['US'],
      fields: [
        { key: 'api_key', value: 'sk_sandbox_bench' },
        { key: 'webhook_secret', value: SECRET },
      ],
    }),
  });
  const service = (await made.json()) as { id: string; webhook_url: string };
  if (made.status !== 201) throw new Error(JSON.stringify(service));
  await copy({ rows: events, from: 0, status: 'pending', paymentServiceId: service.id, expires: null });
  const pending = await rig.db.query<PendingOperation>(
    {
      name: '',
      text: `SELECT operation_id, amount, currency FROM operations WHERE payment_service_id = $1 ORDER BY operation_id`,
    },
    [service.id],
  );
  return { serviceId: service.id, address: new URL(service.webhook_url).pathname, pending };
}

/** Of a debit that is paid. */
function eventOf(of: PendingOperation): string {
  const payment = {
    id: randomUUID(),
    reference: of.operation_id,
    state: 'paid',
    code: null,
    message: null,
    asked: String(of.amount),
    currency: of.currency,
    authorized: String(of.amount),
    captured: String(of.amount),
    refunded: '0',
    expires_at: null,
  };
  return JSON.stringify({
    id: randomUUID(),
    type: 'debit.confirmed',
    created_at: new Date().toISOString(),
    payment,
  });
}

function signedRequest(url: string, at: string, body: string): string {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex');
  return requestBytes(url, {
    method: 'POST',
    path: at,
    headers: {
      'content-type': 'application/json',
      'x-event-timestamp': timestamp,
      'x-event-signature': signature,
    },
    body,
  });
}

/**
 * Verified, matched, applied (pending → captured, with ledger, timeline and outbound event) and written down.
 */
async function benchWebhooks(): Promise<void> {
  const { serviceId, address, pending } = await pendingDebits();
  let used = 0;
  // An event counts once: every load goes on behind the one before.
  const run = async (url: string, at: string, seconds = SECONDS): Promise<Load> => {
    const first = used;
    const done = await load(url, {
      seconds,
      concurrency: CONCURRENCY,
      status: 200,
      next: (index) => {
        const of = pending[first + index];
        if (of === undefined) throw new Error('more events than pending payments: raise --events');
        return signedRequest(url, at, eventOf(of));
      },
    });
    used += done.requests;
    return done;
  };
  const floor = await startFloor();
  try {
    const least = await run(floor.url, '/', SECONDS);
    used = 0;
    const same = `/same/default/${serviceId}`;
    await run(floor.url, same, WARM_UP_SECONDS);
    await run(rig.url, address, WARM_UP_SECONDS);
    const turns: Readonly<Record<'ours' | 'floor', Window>>[] = [];
    for (let turn = 0; turn < TURNS; turn += 1)
      turns.push({
        floor: await measureWindow({ ...rig.processes, service: floor.pid }, () => run(floor.url, same)),
        ours: await measureWindow(rig.processes, () => run(rig.url, address)),
      });
    const [applied] = await rig.db.query<{ count: bigint }>(
      { name: '', text: `SELECT count(*) FROM processor_events WHERE result = 'applied'` },
      [],
    );
    console.log(
      `webhooks in: ${applied?.count ?? 0n} of ${used} applied, in turns with the same statements by hand`,
    );
    for (const side of ['ours', 'floor'] as const) {
      console.log(side);
      console.table(turns.map((turn) => windowRow(turn[side])));
    }
    const ratios = turns.map(({ ours, floor: { perSecond: by } }) => ours.perSecond / by);
    console.log(
      `ratio, median of the turns (goal ≥ 0.9): ${median(ratios).toFixed(2)}\n` +
        `for comparison (plain HTTP server, one insert that moves nothing): ${perSecond(least)}`,
    );
  } finally {
    floor.close();
  }
}

async function startFloor(): Promise<Readonly<{ url: string; pid: number; close(): void }>> {
  const child = fork(path.join(import.meta.dirname, 'plain-receiver.ts'), {
    env: { ...process.env, BENCH_CONNECTION: JSON.stringify(rig.connection) },
  });
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    close: () => {
      child.disconnect();
      child.kill();
    },
  };
}

const perSecond = (of: Load): string =>
  `${of.perSecond.toFixed(0)} per second, p50 ${of.p50Ms.toFixed(1)} ms, p99 ${of.p99Ms.toFixed(1)} ms`;

/**
 * A sweep that finds nothing due among many that wait, beside the same with none; then what each one costs
 * that is due.
 */
async function benchSweep(): Promise<void> {
  const empty = await sweeps();
  await copy({
    rows,
    from: events,
    status: 'buyer_approval_pending',
    paymentServiceId: null,
    expires: '30 days',
  });
  const waiting = await sweeps();
  const plan = await rig.db.query<{ 'QUERY PLAN': string }>(
    { name: '', text: `EXPLAIN ${statements.get('operations.claim_due')?.text ?? ''}` },
    [new Date(), 0, 20, []],
  );
  const lines = plan.map((line) => line['QUERY PLAN']);
  console.log(
    `a sweep with nothing due: p50 ${waiting.p50Ms.toFixed(2)} ms, p99 ${waiting.p99Ms.toFixed(2)} ` +
      `ms with ${rows} waiting; p50 ${empty.p50Ms.toFixed(2)} ms with none; ratio ` +
      `${(waiting.p50Ms / empty.p50Ms).toFixed(2)}`,
  );
  console.log(
    lines.some((line) => /Index Cond: .*due_at/.test(line))
      ? 'plan: by the index on due_at, up to what may be due'
      : `plan: NOT BY THE INDEX\n${lines.join('\n')}`,
  );
  await rig.db.query(
    {
      name: '',
      text: `WITH lapsed AS (UPDATE transactions SET approval_expires_at = created_at
          WHERE transaction_id IN (SELECT transaction_id FROM transactions
          WHERE status = 'buyer_approval_pending' LIMIT $1) RETURNING transaction_id)
        UPDATE operations o SET due_at = o.created_at FROM lapsed WHERE o.transaction_id = lapsed.transaction_id`,
    },
    [DUE],
  );
  const startedAt = performance.now();
  for (;;) {
    const [left] = await rig.db.query<{ count: bigint }>(
      {
        name: '',
        text: `SELECT count(*) FROM transactions
          WHERE status = 'buyer_approval_pending' AND approval_expires_at <= now()`,
      },
      [],
    );
    if (left?.count === 0n) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  console.log(
    `due: ${((performance.now() - startedAt) / DUE).toFixed(2)} ms each of ${DUE}, with a look-up ` +
      'at the processor each (and up to 1 s until the claim begins)',
  );
}

async function sweeps(): Promise<Readonly<{ p50Ms: number; p99Ms: number }>> {
  await rig.db.query({ name: '', text: 'ANALYZE operations' }, []);
  const took: number[] = [];
  for (let sweep = 1; sweep <= SWEEPS; sweep += 1) {
    const startedAt = performance.now();
    const due = await claimDueOperations(rig.db, { now: new Date(), leaseMs: 0, limit: 20, busy: [] });
    took.push(performance.now() - startedAt);
    if (due.length > 0) throw new Error('something is due that must not be');
  }
  return percentiles(took);
}

/** Copies of the one payment, waiting. */
async function copy({
  rows: count,
  from,
  status,
  paymentServiceId,
  expires,
}: Readonly<{
  rows: number;
  from: number;
  status: string;
  paymentServiceId: string | null;
  expires: string | null;
}>): Promise<void> {
  console.error(`… ${count} rows, ${status}`);
  for (let made = 0; made < count; made += BATCH)
    await rig.db.query(COPY, [from + made, Math.min(BATCH, count - made), status, paymentServiceId, expires]);
  for (const table of ['transactions', 'operations'])
    await rig.db.query({ name: '', text: `ANALYZE ${table}` }, []);
}

const COPY = {
  name: 'bench_copy_waiting',
  text: `WITH one AS (SELECT t, o FROM transactions t
      JOIN operations o USING (merchant_account_id, transaction_id)
    WHERE o.kind = 'authorize' AND t.status = 'authorized' LIMIT 1),
    serials AS (SELECT serial, ('00000000-0000-7000-a000-' || lpad(to_hex(serial), 12, '0'))::uuid AS id
    FROM generate_series($1::bigint + 1, $1::bigint + $2::bigint) serial),
    copied AS (
      INSERT INTO transactions SELECT copy.*
      FROM one, serials, jsonb_populate_record(one.t, jsonb_build_object('transaction_id', id, 'status',
        $3::text, 'authorized_amount', 0, 'held_amount', 0, 'payment_service_transaction_id', NULL,
        'authorized_at', NULL, 'authorization_expires_at', NULL,
        'payment_service_id', coalesce($4::uuid, (one.t).payment_service_id),
        'next_action', CASE WHEN $5::text IS NULL THEN NULL
          ELSE '{"kind":"redirect","url":"https://example.com"}'::jsonb END,
        'approval_expires_at', (one.t).created_at + $5::text::interval)) copy RETURNING transaction_id)
    INSERT INTO operations SELECT copy.*
    FROM one, serials, jsonb_populate_record(one.o, jsonb_build_object('transaction_id', id, 'operation_id',
      id, 'status', 'pending', 'moved_amount', NULL, 'resolved_at', NULL, 'processor_reference', NULL,
      'due_at', (one.o).created_at + $5::text::interval,
      'payment_service_id', coalesce($4::uuid, (one.o).payment_service_id))) copy`,
} as const;

try {
  await firstPayment(rig);
  if (only.includes('webhooks')) await benchWebhooks();
  if (only.includes('sweep')) await benchSweep();
} finally {
  await rig.close();
}
