import { argument } from './argument.ts';
import { backendTimes } from './cpu.ts';
import { firstPayment } from './first-payment.ts';
import { load } from './load.ts';
import { fillBuyersAndKeys } from './many-buyers-and-keys.ts';
import { fillTransactions } from './many-transactions.ts';
import { paymentRequest } from './payment.ts';
import { residentMb } from './resident.ts';
import { startRig } from './rig.ts';
import { payFor } from './warm-up.ts';
import { BACKENDS, MAIN_THREAD, measureWindow, median } from './window.ts';

/**
 * `npm run bench -- --only=growth [--rows=1000000] [--buyers=100000]`: what reads and a payment cost beside so many
 * payments, buyers and as many keys, and beside a thousand: each filter of the payments' list where it finds something
 * and where it finds nothing, insights, the audit log, vacuum, and the bytes of the largest tables.
 */
const SMALL = 1_000;
const ROUNDS = 9;
const WARM_UP_PAYMENTS = 2_000;
const SECONDS = 3;
const rows = Number(argument('rows') ?? 1_000_000);
const buyers = Number(argument('buyers') ?? 100_000);

const FILTERS = [
  '',
  'limit=100',
  ...['captured', 'declined', 'processing', 'voided'].map((status) => `status=${status}`),
  'status=voided&status=expired',
  'search=order-123',
  'search=nothing-at-all',
  'external_identifier=order-777',
  'external_identifier=none',
  'payment_service_transaction_id=psp-777',
  'metadata=%7B%22basket%22%3A%22b-1%22%7D',
  'metadata=%7B%22basket%22%3A%22none%22%7D',
  'amount_eq=4321',
  'amount_eq=99999998',
  'amount_gte=50090',
  'amount_gte=90000000',
  'amount_lte=1',
  ...['currency=EUR', 'currency=CHF', 'country=US', 'country=FR', 'method=card', 'method=bank'],
  ...['payment_method_label=1111', 'payment_method_scheme=visa', 'payment_method_scheme=amex'],
  ...['payment_method_bin=400123', 'payment_method_bin=999999', 'payment_method_fingerprint=none'],
  ...['buyer_email_address=buyer-7@example.com', 'buyer_external_identifier=nobody', 'buyer_search=nobody'],
  ...['has_refunds=true', 'has_refunds=false', 'disputed=true', 'pending_review=true', 'used_3ds=true'],
  ...['ip_address=127.0.0.1', 'ip_address=192.0.2.77', 'error_code=insufficient_funds'],
  'created_at_lte=2020-01-01T00:00:00Z',
  'created_at_gte=2020-01-01T00:00:00Z',
  'updated_at_lte=2020-01-01T00:00:00Z',
].map((filter) => `/transactions?${filter}`);
const SIZES = {
  name: '',
  text: `SELECT relname AS name, pg_table_size(oid) AS heap, pg_indexes_size(oid) AS indexes
    FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    ORDER BY pg_total_relation_size(oid) DESC LIMIT 12`,
} as const;
const LAST_MONTH = `${new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z/P31D`;
const OTHERS = [
  ...['volume', 'transactions', 'auth_rate'].map(
    (metric) => `/metrics-explorer/authorization/metrics/${metric}/totals?datetime_range=${LAST_MONTH}`,
  ),
  ...[
    '/buyers',
    '/buyers?search=person 777',
    '/buyers?search=nobody-has-this',
    '/buyers?external_identifier=none',
  ],
  ...['/api-key-pairs', '/audit-logs', '/payment-methods', '/refunds', '/payment-services'],
];

// Copies have no entries in the ledger, and its check says so of each.
const rig = await startRig({ RAILYARD_LOG_LEVEL: 'error' });
try {
  const token = await rig.token();
  const headers = { authorization: `Bearer ${token}` };
  await firstPayment(rig);
  await payFor(rig.url, token, WARM_UP_PAYMENTS);
  await fillTransactions(rig, SMALL, () => undefined);
  const small = await measureAll(token, headers);
  const beganMs = performance.now();
  await fillTransactions(rig, rows, (line) => console.error(`… ${line}`), SMALL);
  await fillBuyersAndKeys(rig, buyers);
  console.error(`… filled in ${((performance.now() - beganMs) / 1_000).toFixed(0)} s`);
  const vacuumMs = await vacuum();
  const large = await measureAll(token, headers);
  console.log(`\nbeside ${SMALL} payments, and beside ${rows} and ${buyers} buyers and keys`);
  const named = (cost: Cost): Cost =>
    Object.fromEntries(Object.entries(cost).map(([figure, value]) => [`${figure}, ${rows}`, value]));
  console.table(
    Object.fromEntries([...large].map(([name, cost]) => [name, { ...small.get(name), ...named(cost) }])),
  );
  const sizes = await rig.db.query<{ name: string; heap: bigint; indexes: bigint }>(SIZES, []);
  console.table(
    sizes.map(({ name, heap, indexes }) => ({ table: name, 'heap MB': mb(heap), 'indexes MB': mb(indexes) })),
  );
  console.log(
    `VACUUM (ANALYZE) ${(vacuumMs / 1000).toFixed(1)} s; resident ${residentMb(rig.processes.service).toFixed(0)} MB`,
  );
} finally {
  await rig.close();
}

type Cost = Readonly<Record<string, number | string>>;

async function measureAll(
  token: string,
  headers: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, Cost>> {
  const costs = new Map<string, Cost>();
  for (const path of [...FILTERS, ...OTHERS]) costs.set(path, await measureRead(path, headers));
  for (const at of [1, 16]) {
    const request = paymentRequest(rig.url, token);
    const window = await measureWindow(rig.processes, () =>
      load(rig.url, { seconds: SECONDS, concurrency: at, status: 201, next: () => request }),
    );
    costs.set(`a payment, ${at} at once`, {
      'p50 ms': Number(window.p50Ms.toFixed(1)),
      'PostgreSQL µs': Math.round(window.times[BACKENDS] ?? Number.NaN),
      answer: `main thread ${Math.round(window.times[MAIN_THREAD] ?? Number.NaN)} µs`,
    });
  }
  return costs;
}

async function measureRead(path: string, headers: Readonly<Record<string, string>>): Promise<Cost> {
  const times: number[] = [];
  let told = '';
  const before = backendTime();
  for (let round = 0; round < ROUNDS; round += 1) {
    const beganMs = performance.now();
    const answer = await fetch(`${rig.url}${path}`, { headers });
    const { items = [], next_cursor } = (await answer.json()) as {
      items?: object[];
      next_cursor?: string | null;
    };
    times.push(performance.now() - beganMs);
    told = answer.ok ? `${items.length} ${next_cursor ? 'more' : 'end'}` : String(answer.status);
  }
  return {
    'p50 ms': Number(median(times).toFixed(1)),
    'PostgreSQL µs': Math.round((backendTime() - before) / 1_000 / ROUNDS),
    answer: told,
  };
}

function backendTime(): number {
  return [...backendTimes(rig.processes.postgres, 'railyard').values()].reduce((sum, one) => sum + one, 0);
}

async function vacuum(): Promise<number> {
  const beganMs = performance.now();
  await rig.db.query({ name: '', text: 'VACUUM (ANALYZE)' }, []);
  return performance.now() - beganMs;
}

function mb(bytes: bigint): number {
  return Math.round(Number(bytes) / 2 ** 20);
}
