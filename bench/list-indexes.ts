import { backendTimes } from './cpu.ts';
import { firstPayment } from './first-payment.ts';
import { fillTransactions } from './many-transactions.ts';
import { startRig } from './rig.ts';

/**
 * `npm run bench -- --only=list-indexes [--rows=300000] [--turns=20]`: what the indexes that people search by cost a
 * payment. Its two writes of the transaction, the intent and the outcome, sixteen payments a statement, with these
 * indexes and without them in turn; the service stands still meanwhile. Processor time of PostgreSQL's backend and
 * bytes of its log say nearly the same on a busy machine.
 */
const argument = (name: string, otherwise: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise);
const ROWS = argument('rows', 300_000);
const TURNS = argument('turns', 20);
const STATEMENTS = 100;
const TOGETHER = 16;
const INDEXES = [
  'transactions_by_label_and_update',
  'transactions_by_bin_and_update',
  'transactions_by_amount_and_update',
  'transactions_in_process_by_update',
];
/** Rows like those that are there, of this moment. */
const BEGIN = {
  name: 'bench_begin_payments',
  text: `INSERT INTO transactions SELECT copy.*
    FROM (SELECT t AS original FROM transactions t WHERE t.merchant_account_id = 'default'
      ORDER BY t.created_at DESC LIMIT 1) one,
    generate_series(1, $1::bigint) serial,
    LATERAL (SELECT gen_random_uuid() AS id, (random() * 1e9)::bigint AS drawn, serial) draw,
    jsonb_populate_record(one.original, jsonb_build_object('transaction_id', draw.id, 'created_at', clock_timestamp(),
      'updated_at', clock_timestamp(), 'amount', 100 + drawn % 50000, 'authorized_amount', 0, 'held_amount', 0,
      'captured_amount', 0, 'capture_closed', false, 'status', 'processing',
      'payment_method_label', lpad((drawn % 10000)::text, 4, '0'), 'payment_method_bin', (400000 + drawn % 2000)::text,
      'payment_method_fingerprint', md5((drawn % 300000)::text), 'external_identifier', 'new-' || drawn,
      'buyer_email_address', 'buyer-' || drawn % 300000 || '@example.com',
      'payment_service_transaction_id', null)) copy
    RETURNING transaction_id`,
} as const;
const ADVANCE = {
  name: 'bench_advance_payments',
  text: `UPDATE transactions SET status = 'captured', authorized_amount = amount, captured_amount = amount,
      capture_closed = true, updated_at = clock_timestamp(), version = version + 1,
      payment_service_transaction_id = 'psp-' || external_identifier
    WHERE merchant_account_id = 'default' AND transaction_id = ANY ($1::uuid[])`,
} as const;
const SIDES = ['without', 'withThem'] as const;

const rig = await startRig();
try {
  await firstPayment(rig);
  await fillTransactions(rig, ROWS, (line) => console.error(`… ${line}`));
  process.kill(rig.processes.service, 'SIGSTOP');
  const definitions = await rig.db.query<{ text: string }>(
    {
      name: 'bench_index_definitions',
      text: `SELECT pg_get_indexdef(indexrelid) AS text FROM pg_index WHERE indexrelid::regclass::text = ANY ($1)`,
    },
    [INDEXES],
  );
  const turns: Record<(typeof SIDES)[number], Cost>[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    console.error(`… turn ${turn + 1} of ${TURNS}`);
    const both: Partial<Record<(typeof SIDES)[number], Cost>> = {};
    for (const side of turn % 2 === 0 ? SIDES : SIDES.toReversed()) {
      for (const name of INDEXES) await ask(`DROP INDEX IF EXISTS ${name}`);
      if (side === 'withThem') for (const { text } of definitions) await ask(text);
      await pay(STATEMENTS / 5);
      both[side] = await pay(STATEMENTS);
    }
    if (both.without !== undefined && both.withThem !== undefined)
      turns.push({ without: both.without, withThem: both.withThem });
  }
  const row = (part: keyof Cost): object => ({
    without: Math.round(median(turns.map(({ without }) => without[part]))),
    with: Math.round(median(turns.map(({ withThem }) => withThem[part]))),
    'median of the differences': Math.round(
      median(turns.map(({ without, withThem }) => withThem[part] - without[part])),
    ),
  });
  console.table({
    'µs of the backend, a payment': row('microseconds'),
    'bytes of the log, a payment': row('bytes'),
    'of these, pages that are whole behind a checkpoint': row('pages'),
  });
} finally {
  process.kill(rig.processes.service, 'SIGCONT');
  await rig.close();
}

/** Of one payment. */
type Cost = Readonly<{ microseconds: number; bytes: number; pages: number }>;

async function pay(statements: number): Promise<Cost> {
  const before = await tellRatio();
  for (let made = 0; made < statements; made += 1) {
    const begun = await rig.db.query<{ transaction_id: string }>(BEGIN, [TOGETHER]);
    await rig.db.query(ADVANCE, [begun.map(({ transaction_id: id }) => id)]);
  }
  const after = await tellRatio();
  const payments = statements * TOGETHER;
  return {
    microseconds: (after.nanoseconds - before.nanoseconds) / 1_000 / payments,
    bytes: (after.bytes - before.bytes) / payments,
    pages: (8_192 * (after.pages - before.pages)) / payments,
  };
}

async function tellRatio(): Promise<Readonly<{ nanoseconds: number; bytes: number; pages: number }>> {
  const times = backendTimes(rig.processes.postgres, 'railyard');
  const [log] = await rig.db.query<{ bytes: string; pages: string }>(
    { name: 'bench_log', text: 'SELECT wal_bytes::text AS bytes, wal_fpi::text AS pages FROM pg_stat_wal' },
    [],
  );
  return {
    nanoseconds: [...times.values()].reduce((sum, one) => sum + one, 0),
    bytes: Number(log?.bytes),
    pages: Number(log?.pages),
  };
}

function ask(text: string): Promise<unknown> {
  return rig.db.query({ name: '', text }, []);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
