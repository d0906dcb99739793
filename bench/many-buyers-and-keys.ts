import type { Rig } from './rig.ts';

const BATCH = 10_000;

/** So many buyers of the first merchant account, and as many keys, which nobody uses. */
export async function fillBuyersAndKeys(rig: Rig, rows: number): Promise<void> {
  for (let made = 0; made < rows; made += BATCH)
    for (const text of [BUYERS, KEYS])
      await rig.db.query({ name: '', text }, [made, Math.min(BATCH, rows - made)]);
  await rig.db.query({ name: '', text: 'VACUUM (ANALYZE) buyers, api_key_pairs' }, []);
}

const SERIALS = 'generate_series($1::bigint + 1, $1::bigint + $2::bigint) serial';
const ID = `('00000000-0000-7000-9000-' || lpad(to_hex(serial), 12, '0'))::uuid`;
const BEFORE = `now() - serial * interval '1 second'`;
const BUYERS = `INSERT INTO buyers (merchant_account_id, buyer_id, display_name, external_identifier, billing_details,
    created_at, updated_at)
  SELECT 'default', ${ID}, 'Buyer ' || serial, 'customer-' || serial,
    jsonb_build_object('email_address', 'customer-' || serial || '@example.com', 'first_name', 'Ada',
      'last_name', 'Person ' || serial), ${BEFORE}, ${BEFORE}
  FROM ${SERIALS}`;
const KEYS = `INSERT INTO api_key_pairs (api_key_pair_id, thumbprint, display_name, algorithm, jws_algorithm,
    public_key_pem, active, api_version, role_ids, merchant_account_ids, created_at, updated_at)
  SELECT ${ID}, lpad(serial::text, 43, '0'), 'Key ' || serial, one.algorithm, one.jws_algorithm, one.public_key_pem,
    true, one.api_version, one.role_ids, one.merchant_account_ids, ${BEFORE}, ${BEFORE}
  FROM (SELECT * FROM api_key_pairs WHERE active ORDER BY created_at LIMIT 1) one, ${SERIALS}`;
