import { fillTransactions } from './many-transactions.ts';
import { firstPayment } from './first-payment.ts';
import { startRig } from './rig.ts';

/**
 * `npm run bench -- --only=search [--rows=1000000]`: the first page of the payments, and what people type to find
 * one, among so many of them. Goals: 300 ms to the first rows, 400 ms for a search.
 */
const ROWS = Number(process.argv.find((word) => word.startsWith('--rows='))?.slice(7) ?? 1_000_000);
const ROUNDS = 40;

/** What is typed, and the list call that it becomes. */
const SEARCHES: Readonly<Record<string, string>> = {
  'first page': '/transactions?limit=50',
  'first page of a day, a year back': '/transactions?limit=50&created_at_gte=DAY&created_at_lte=NEXT',
  'captured, first page': '/transactions?limit=50&status=captured',
  'declined, first page': '/transactions?limit=50&status=declined',
  'under way': '/transactions?limit=50&status=processing',
  'last four digits': '/transactions?payment_method_label=1234',
  'first six digits': '/transactions?payment_method_bin=400123',
  'amount and currency': '/transactions?amount_eq=1234&currency=EUR',
  'e-mail address': '/transactions?buyer_email_address=BUYER-4711@example.com',
  'identifier of ours, the oldest': `/transactions?external_identifier=order-${ROWS - 1}`,
  "processor's id, the oldest": `/transactions?payment_service_transaction_id=psp-${ROWS - 1}`,
  'id, the oldest': `/transactions?id=00000000-0000-7000-9000-${(ROWS - 1).toString(16).padStart(12, '0')}`,
  'any part of a text, of 10,000 rows': '/transactions?search=nobody-has-this',
  'nothing that an index has, of 10,000 rows': '/transactions?ip_address=192.0.2.77',
};

const rig = await startRig();
try {
  const tell = (line: string): void => console.error(`… ${line}`);
  await firstPayment(rig);
  await fillTransactions(rig, ROWS, tell);
  const headers = { authorization: `Bearer ${await rig.token()}` };
  const day = new Date(Date.now() - Math.min(ROWS / 2, 5_000_000) * 1_000);
  const table: Record<string, object> = {};
  for (const [name, declared] of Object.entries(SEARCHES)) {
    const path = declared
      .replace('DAY', day.toISOString())
      .replace('NEXT', new Date(day.getTime() + 86_400_000).toISOString());
    table[name] = await measure(path, headers);
  }
  console.table(table);
} finally {
  await rig.close();
}

/** One request after the other, the first of all by itself: its plan is made, and nothing is in memory. */
async function measure(path: string, headers: Readonly<Record<string, string>>): Promise<object> {
  const beganMs = performance.now();
  const answer = await fetch(`${rig.url}${path}`, { headers });
  const body = (await answer.json()) as { items: unknown[]; looked_back_to: string | null };
  const firstMs = performance.now() - beganMs;
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startMs = performance.now();
    await (await fetch(`${rig.url}${path}`, { headers })).arrayBuffer();
    times.push(performance.now() - startMs);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => Math.round((sorted[Math.floor(share * ROUNDS)] ?? 0) * 10) / 10;
  return {
    rows: body.items.length,
    'looked back to': body.looked_back_to ?? 'the end',
    'first ms': Math.round(firstMs),
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
  };
}
