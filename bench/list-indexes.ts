import { type Times, timesEach, timesOf } from './cpu.ts';
import { firstPayment } from './first-payment.ts';
import { load, requestBytes } from './load.ts';
import { fillTransactions } from './many-transactions.ts';
import { startRig } from './rig.ts';

/**
 * `npm run bench -- --only=list-indexes [--rows=1000000] [--turns=8]`: what the indexes that people search by cost a
 * payment. One service on one database, with these indexes and without them in turn; the median of the ratios is
 * what says something on a busy machine, and bytes of PostgreSQL's log depend on no machine at all.
 */
const argument = (name: string, otherwise: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise);
const ROWS = argument('rows', 1_000_000);
const TURNS = argument('turns', 8);
const SECONDS = argument('seconds', 3);
const CONCURRENCY = 16;
const WARM_UP_SECONDS = 25;
const INDEXES = [
  'transactions_by_label',
  'transactions_by_bin',
  'transactions_by_amount',
  'transactions_in_process',
];
const SIDES = ['without', 'withThem'] as const;
const CARDS = [
  '4111111111111111',
  '5555555555554444',
  '4242424242424242',
  '378282246310005',
  '6011111111111117',
];

const rig = await startRig();
try {
  const tell = (line: string): void => console.error(`… ${line}`);
  await firstPayment(rig);
  await fillTransactions(rig, ROWS, tell);
  const definitions = await rig.db.query<{ text: string }>(
    {
      name: 'bench_index_definitions',
      text: `SELECT pg_get_indexdef(indexrelid) AS text FROM pg_index WHERE indexrelid::regclass::text = ANY ($1)`,
    },
    [INDEXES],
  );
  const statement = (text: string): Promise<unknown> => rig.db.query({ name: '', text }, []);
  const token = await rig.token();
  tell('warming up');
  await measure(token, WARM_UP_SECONDS);
  const turns: { without: Measured; withThem: Measured }[] = [];
  // Which of the two comes first changes from turn to turn: what comes later has more rows behind it.
  for (let turn = 0; turn < TURNS; turn += 1) {
    tell(`turn ${turn + 1} of ${TURNS}`);
    const both: Partial<Record<'without' | 'withThem', Measured>> = {};
    for (const side of turn % 2 === 0 ? SIDES : SIDES.toReversed()) {
      for (const name of INDEXES) await statement(`DROP INDEX IF EXISTS ${name}`);
      if (side === 'withThem') for (const { text } of definitions) await statement(text);
      await settle(statement);
      both[side] = await measure(token, SECONDS);
    }
    turns.push({ without: both.without ?? {}, withThem: both.withThem ?? {} });
  }
  console.table(
    Object.fromEntries(
      Object.keys(turns[0]?.without ?? {}).map((part) => [
        part,
        {
          without: Math.round(median(turns.map(({ without }) => without[part] ?? 0))),
          with: Math.round(median(turns.map(({ withThem }) => withThem[part] ?? 0))),
          'median of the ratios': round(
            median(turns.map(({ without, withThem }) => (withThem[part] ?? 0) / (without[part] ?? 0))),
          ),
        },
      ]),
    ),
  );
} finally {
  await rig.close();
}

/** Microseconds by part, bytes of the log and payments a second. */
type Measured = Times;

/** After a checkpoint each page is written whole once: neither side may have more of these than the other. */
async function settle(statement: (text: string) => Promise<unknown>): Promise<void> {
  await statement('CHECKPOINT');
  await measure(await rig.token(), 2);
}

async function measure(token: string, seconds: number): Promise<Measured> {
  const requests = Array.from({ length: 500 }, (_, index) =>
    requestBytes(rig.url, {
      method: 'POST',
      path: '/transactions',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        amount: 100 + ((index * 7_919) % 50_000),
        currency: 'USD',
        country: 'US',
        intent: 'capture',
        external_identifier: `order-${index}`,
        payment_method: {
          method: 'card',
          number: CARDS[index % CARDS.length],
          expiration_date: '12/30',
          security_code: index % CARDS.length === 3 ? '1234' : '123',
        },
      }),
    }),
  );
  const before = { times: timesOf(rig.processes), log: await logOf() };
  const done = await load(rig.url, {
    seconds,
    concurrency: CONCURRENCY,
    status: 201,
    next: (index) => requests[index % requests.length] ?? '',
  });
  const times = timesEach(before.times, timesOf(rig.processes), done.requests);
  const log = await logOf();
  return {
    ...times,
    'bytes of the log': (log.bytes - before.log.bytes) / done.requests,
    'of these, whole pages': (8_192 * (log.pages - before.log.pages)) / done.requests,
    'payments a second': done.perSecond,
    'p50 in µs': done.p50Ms * 1_000,
  };
}

/** Bytes of PostgreSQL's log so far, and pages that it has whole: each once behind a checkpoint. */
async function logOf(): Promise<Readonly<{ bytes: number; pages: number }>> {
  const [row] = await rig.db.query<{ bytes: string; pages: string }>(
    { name: 'bench_log', text: 'SELECT wal_bytes::text AS bytes, wal_fpi::text AS pages FROM pg_stat_wal' },
    [],
  );
  return { bytes: Number(row?.bytes), pages: Number(row?.pages) };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
