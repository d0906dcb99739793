import { RETRY_SCHEDULES, type RetryCause } from '../../server/domain/retry/schedules.ts';
import type { Shop } from './shop.ts';

/** The issuer of a stored card in the sandbox, which is from there, as retries are counted. */
export async function issuerOfCard(shop: Shop, id: string): Promise<string> {
  const { bin, card_issuer_name: name } = (await shop.get(`/payment-methods/${id}`)).body.details;
  return name === null ? bin.slice(0, 6) : `${name} US`;
}

/** So much is known of an issuer that one schedule is taken, and no charge tries another to learn more. */
export async function countSchedule(
  { service: { db } }: Shop,
  { issuer, cause, best }: Readonly<{ issuer: string; cause: RetryCause; best: string }>,
): Promise<void> {
  const schedules = RETRY_SCHEDULES[cause].map(({ name }) => name);
  const text = `INSERT INTO retry_counts (merchant_account_id, issuer, cause, schedule, step, tried, recovered, last_at)
    SELECT 'default', issuer, $3, schedule, step, 100000,
      CASE schedule WHEN $4 THEN 40000 ELSE 1000 END, now()
    FROM unnest($1::text[]) schedule, generate_series(0, 3) step, unnest($2::text[]) issuer
    ON CONFLICT (merchant_account_id, issuer, cause, schedule, step)
      DO UPDATE SET tried = excluded.tried, recovered = excluded.recovered`;
  await db.query({ name: '', text }, [schedules, ['', issuer], cause, best]);
}

export async function forgetCounts({ service: { db } }: Shop): Promise<void> {
  await db.query({ name: '', text: 'DELETE FROM retry_counts' }, []);
}
