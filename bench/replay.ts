import fs from 'node:fs';
import { timesEach, timesOf } from './cpu.ts';
import { PAYMENT } from './payment.ts';
import { startRig } from './rig.ts';

/**
 * `npm run bench -- --only=replay [--rows=1000000]`: a replay of a tenth of so many decisions, and then of all of them,
 * by the worker of a service as its operator runs it: decisions a second from the call to the report, and the memory of
 * the process beside what it had before. Microseconds are processor time a decision, which a busy machine changes less.
 */
const rows = Number(process.argv.find((word) => word.startsWith('--rows='))?.slice(7) ?? 1_000_000);
const BATCH = 20_000;
const LOOK_MS = 250;
const GOAL_PER_SECOND = 1_000_000 / 30;

/** A throwaway database: what a replay does not read need not be there. */
const LOOSEN = {
  name: 'bench_replay_loosen',
  text: `DO $$ DECLARE one record; BEGIN
    FOR one IN SELECT conrelid::regclass AS relation, conname FROM pg_constraint
      WHERE contype = 'f' AND conrelid IN ('operations'::regclass, 'transaction_actions'::regclass)
    LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', one.relation, one.conname); END LOOP; END $$`,
} as const;
/** Copies of one payment, a millisecond apart, the oldest first; each tenth was declined. */
const ID = `(lpad(to_hex($1::bigint + serial), 12, '0') || '70008000' || lpad(to_hex(serial), 12, '0'))::uuid`;
const ANALYZE = {
  name: 'bench_replay_analyze',
  text: 'VACUUM (ANALYZE) operations, transaction_actions',
} as const;

const rig = await startRig();
try {
  const headers = { authorization: `Bearer ${await rig.token()}`, 'content-type': 'application/json' };
  const ask = async (method: string, path: string, body: string | Buffer | null): Promise<AnswerBody> => {
    const answer = await fetch(`${rig.url}${path}`, { method, headers, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as AnswerBody;
  };
  const services = await ask('GET', '/payment-services', null);
  const ids = services.items.filter(({ method }) => method === 'card').map(({ id }) => id);
  await ask('POST', '/transactions', PAYMENT);
  await rig.db.query(LOOSEN, []);
  const oldestMs = Date.now() - 20 * 24 * 60 * 60_000;
  const copies = [
    await copyStatement('transaction_actions', { transaction_id: ID }),
    await copyStatement('operations', {
      transaction_id: ID,
      operation_id: ID,
      processor_reference: 'NULL',
      status: `CASE WHEN serial % 10 = 0 THEN 'declined' ELSE 'succeeded' END`,
    }),
  ];
  for (let made = 0; made < rows; made += BATCH)
    for (const copy of copies) await rig.db.query(copy, [oldestMs, made + 1, Math.min(made + BATCH, rows)]);
  await rig.db.query(ANALYZE, []);
  const draft = await ask('POST', '/flows/card-transaction/drafts', draftOf(ids));
  const replay = async (count: number): Promise<object> => {
    const before = residentMb();
    const beganMs = performance.now();
    const timesBefore = timesOf(rig.processes);
    const period = {
      from: new Date(oldestMs).toISOString(),
      to: new Date(oldestMs + count + 1).toISOString(),
    };
    let told = await ask(
      'POST',
      `/flows/card-transaction/drafts/${draft.id}/replays`,
      JSON.stringify(period),
    );
    const seen = [before];
    while (told.status === 'running') {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      seen.push(residentMb());
      told = await ask('GET', `/flows/card-transaction/replays/${told.id}`, null);
    }
    const seconds = (performance.now() - beganMs) / 1000;
    const times = timesEach(timesBefore, timesOf(rig.processes), told.decisions);
    const perSecond = Math.round(told.decisions / seconds);
    return {
      decisions: told.decisions,
      reproduced: told.reproduced,
      seconds: Number(seconds.toFixed(1)),
      'a second': perSecond,
      'of the goal': Number((perSecond / GOAL_PER_SECOND).toFixed(2)),
      'resident MB before': before,
      'most in each quarter': quarters(seen).join(' '),
      'µs, main thread': Number((times['service: its main thread'] ?? 0).toFixed(1)),
      'µs, PostgreSQL': Number((times['PostgreSQL’s backends'] ?? 0).toFixed(1)),
      'load of the machine': fs.readFileSync('/proc/loadavg', 'utf8').split(' ')[0],
    };
  };
  console.table([await replay(rows / 10), await replay(rows)]);
} finally {
  await rig.close();
}

/** Copies of the row of the newest transaction, but for what is given of each. */
async function copyStatement(
  table: 'transaction_actions' | 'operations',
  given: Readonly<Record<string, string>>,
): Promise<Readonly<{ name: string; text: string }>> {
  const columns = await rig.db.query<{ name: string }>(
    {
      name: 'bench_replay_columns',
      text: `SELECT quote_ident(attname) AS name FROM pg_attribute
        WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    },
    [table],
  );
  const names = columns.map(({ name }) => name);
  const only = table === 'operations' ? ` AND kind = 'authorize'` : '';
  const text = `INSERT INTO ${table} (${names.join(', ')})
    SELECT ${names.map((name) => given[name] ?? `original.${name}`).join(', ')}
    FROM (SELECT * FROM ${table} WHERE merchant_account_id = 'default'${only}
        ORDER BY transaction_id DESC LIMIT 1) original,
      generate_series($2::bigint, $3::bigint) serial`;
  return { name: `bench_replay_${table}`, text };
}

type AnswerBody = Readonly<{
  id: string;
  status: string;
  decisions: number;
  reproduced: number;
  items: readonly Readonly<{ id: string; method: string }>[];
}>;

/** A hundred rules by country, and what costs least for the rest. */
function draftOf(ids: readonly string[]): string {
  const rules = Array.from({ length: 100 }, (_, index) => ({
    conditions: [
      { name: 'card_country', operator: 'is_one_of', value: ['DE', 'FR'] },
      { name: 'amount', operator: 'greater_than', value: { currency: 'EUR', value: index } },
    ],
    outcome: ids.slice(0, 1),
  }));
  const fees = ids.slice(0, 3).map((payment_service_id, index) => ({
    payment_service_id,
    basis_points: 100 - index,
  }));
  const cheapest = { conditions: [], outcome: { order_by: 'cost', fees } };
  return JSON.stringify({ actions: [{ action: 'route-transaction', rules: [...rules, cheapest] }] });
}

/** The most of each quarter of the time. */
function quarters(seen: readonly number[]): readonly number[] {
  return [0, 1, 2, 3].map((quarter) => {
    const [from, to] = [quarter, quarter + 1].map((edge) => Math.floor((edge * seen.length) / 4));
    return Math.max(...seen.slice(from, to));
  });
}

function residentMb(): number {
  const text = fs.readFileSync(`/proc/${rig.processes.service}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(text)?.[1] ?? 0) / 1024);
}
