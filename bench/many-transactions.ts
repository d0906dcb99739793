import { COLUMNS } from '../server/db/columns.ts';
import type { Rig } from './rig.ts';

const BATCH = 10_000;

/**
 * Copies of the latest payment, a second apart and older than it, which differ in what people search by: amount,
 * currency, card, e-mail address, identifiers, status. One in fifty was declined. `from`: so many are there already.
 */
export async function fillTransactions(
  rig: Rig,
  rows: number,
  tell: (line: string) => void,
  from = 0,
): Promise<void> {
  for (let made = from; made < rows; made += BATCH) {
    tell(`transactions: ${made} of ${rows}`);
    await rig.db.query(COPY, [made, Math.min(BATCH, rows - made)]);
  }
  await rig.db.query(ANALYZE, []);
}

/** What a copy has of its own; `drawn` is a number of up to ten digits. */
const OWN: Readonly<Record<string, string>> = {
  transaction_id: `('00000000-0000-7000-9000-' || lpad(to_hex(serial), 12, '0'))::uuid`,
  created_at: `one.created_at - serial * interval '1 second'`,
  updated_at: `one.updated_at - serial * interval '1 second'`,
  amount: '100 + drawn % 50000',
  authorized_amount: '100 + drawn % 50000',
  held_amount: '0',
  captured_amount: 'CASE WHEN serial % 50 = 0 THEN 0 ELSE 100 + drawn % 50000 END',
  capture_closed: 'serial % 50 <> 0',
  status: `CASE WHEN serial % 50 = 0 THEN 'declined' ELSE 'captured' END`,
  currency: `(ARRAY['USD', 'EUR', 'GBP'])[1 + drawn % 3]`,
  payment_method_label: `lpad((drawn % 10000)::text, 4, '0')`,
  payment_method_bin: '(400000 + drawn % 2000)::text',
  payment_method_fingerprint: 'md5((drawn % 300000)::text)',
  buyer_email_address: `'buyer-' || drawn % 300000 || '@example.com'`,
  external_identifier: `'order-' || serial`,
  payment_service_transaction_id: `'psp-' || serial`,
};
const NAMES = Object.keys(COLUMNS.transactions);
const COPY = {
  name: 'bench_copy_varied_transactions',
  text: `INSERT INTO transactions (${NAMES.join(', ')})
    SELECT ${NAMES.map((name) => OWN[name] ?? `one.${name}`).join(', ')}
    FROM (SELECT * FROM transactions ORDER BY created_at DESC LIMIT 1) one,
    generate_series($1::bigint + 1, $1::bigint + $2::bigint) serial,
    LATERAL (SELECT hashint8(serial)::bigint + 2147483648 AS drawn) draw`,
} as const;
/** As autovacuum leaves a table some minutes after such a load. */
const ANALYZE = { name: 'bench_analyze', text: 'VACUUM (ANALYZE) transactions' } as const;
