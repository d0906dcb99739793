import fs from 'node:fs';
import { PAYMENT } from './payment.ts';
import { residentMb } from './resident.ts';
import { startRig } from './rig.ts';

/**
 * `npm run bench -- --only=report [--rows=1000000]`: a report of so many transactions, all columns, into a folder:
 * rows a second from the call to its end, the memory of the process beside what it had before, and the file.
 */
const rows = Number(process.argv.find((word) => word.startsWith('--rows='))?.slice(7) ?? 1_000_000);
const BATCH = 5_000;
const LOOK_MS = 250;
const TENTHS = 10;

const COPY = {
  name: 'bench_copy_for_report',
  text: `INSERT INTO transactions SELECT copy.*
    FROM (SELECT t AS original FROM transactions t ORDER BY created_at DESC LIMIT 1) one,
    generate_series($1::bigint + 1, $1::bigint + $2::bigint) serial,
    jsonb_populate_record(one.original, jsonb_build_object(
      'transaction_id', ('00000000-0000-7000-9000-' || lpad(to_hex(serial), 12, '0'))::uuid,
      'created_at', (one.original).created_at - serial * interval '1 second',
      -- Books of what was declined are empty: the check of the ledger has nothing to say of these copies.
      'status', 'declined', 'authorized_amount', 0, 'held_amount', 0)) copy`,
} as const;
const STATUS = {
  name: 'bench_report_status',
  text: 'SELECT status, row_count FROM report_executions',
} as const;

const rig = await startRig();
try {
  const headers = { authorization: `Bearer ${await rig.token()}`, 'content-type': 'application/json' };
  const ask = async (path: string, body: string | Buffer): Promise<Record<string, string>> => {
    const answer = await fetch(`${rig.url}${path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  await ask('/transactions', PAYMENT);
  for (let made = 0; made < rows; made += BATCH)
    await rig.db.query(COPY, [made, Math.min(BATCH, rows - made)]);
  await rig.db.query({ name: 'bench_analyze_for_report', text: 'VACUUM (ANALYZE) transactions' }, []);
  const before = Math.round(residentMb(rig.processes.service));
  const beganMs = performance.now();
  const once = { name: 'Bench', schedule: 'once', schedule_enabled: true };
  const report = await ask(
    '/reports',
    JSON.stringify({ ...once, spec: { model: 'transactions', params: {} } }),
  );
  const memory: Readonly<{ rows: number; mb: number }>[] = [];
  let run: { status: string; row_count: bigint } | undefined;
  while (run?.status !== 'succeeded') {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    [run] = await rig.db.query<{ status: string; row_count: bigint }>(STATUS, []);
    memory.push({ rows: Number(run?.row_count ?? 0), mb: Math.round(residentMb(rig.processes.service)) });
    if (run?.status === 'failed') throw new Error('the report failed');
  }
  const seconds = (performance.now() - beganMs) / 1000;
  const executions = await fetch(`${rig.url}/reports/${report['id']}/executions`, { headers });
  const { items } = (await executions.json()) as { items: { id: string }[] };
  const file = await ask(`/reports/${report['id']}/executions/${items[0]?.id}/url`, '{}');
  const address = new URL(file['url'] ?? '');
  const bytes = Buffer.from(
    await (await fetch(`${rig.url}${address.pathname}${address.search}`)).arrayBuffer(),
  );
  console.table({
    rows: Number(run.row_count),
    'rows per second': Math.round(Number(run.row_count) / seconds),
    'resident MB before': before,
    ...Object.fromEntries(
      Array.from({ length: TENTHS }, (_, index) => [
        `resident MB at most, rows to ${((index + 1) * rows) / TENTHS}`,
        Math.max(
          ...memory.filter((at) => Math.ceil((TENTHS * at.rows) / rows) === index + 1).map(({ mb }) => mb),
        ),
      ]),
    ),
    'file MB': Math.round(bytes.length / 1_048_576),
    'load of the machine': fs.readFileSync('/proc/loadavg', 'utf8').split(' ')[0],
  });
} finally {
  await rig.close();
}
