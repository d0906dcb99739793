import { type Queryable, sql } from '../db.ts';

/** The simulated token service's books. Nothing outside `server/simulator` reads them. */
export type SimulatedToken = Readonly<{ reference: string; card_digest: string; expiration_month: number; expiration_year: number; status: 'active' | 'suspended' | 'deleted'; card_art_url: string; notification_url: string | null; cryptograms: number }>;

const COLUMNS = 'reference, card_digest, expiration_month, expiration_year, status, card_art_url, notification_url, cryptograms';

const OPEN = sql(
  'simulator.open_network_token',
  `INSERT INTO simulator.network_tokens (merchant_account_id, reference, request_reference, card_digest, expiration_month, expiration_year, status, card_art_url, notification_url, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, 'active', $7, $8, $9, $9)
   ON CONFLICT (merchant_account_id, request_reference) DO UPDATE SET notification_url = excluded.notification_url
   RETURNING ${COLUMNS}`,
);
export async function openSimulatedToken(db: Queryable, account: string, requestReference: string, token: Omit<SimulatedToken, 'status' | 'cryptograms'>, now: Date): Promise<SimulatedToken> {
  const [row] = await db.query<SimulatedToken>(OPEN, [account, token.reference, requestReference, token.card_digest, token.expiration_month, token.expiration_year, token.card_art_url, token.notification_url, now]);
  if (row === undefined) throw new Error('BUG: an upsert gave no row');
  return row;
}

const GET = sql('simulator.network_token', `SELECT ${COLUMNS} FROM simulator.network_tokens WHERE merchant_account_id = $1 AND reference = $2`);
export async function findSimulatedToken(db: Queryable, account: string, reference: string): Promise<SimulatedToken | null> {
  return (await db.query<SimulatedToken>(GET, [account, reference]))[0] ?? null;
}

const CHANGE = sql(
  'simulator.change_network_token',
  `UPDATE simulator.network_tokens SET status = coalesce($3, status), expiration_month = coalesce($4, expiration_month), expiration_year = coalesce($5, expiration_year), card_art_url = coalesce($6, card_art_url),
     cryptograms = cryptograms + $7, updated_at = $8
   WHERE merchant_account_id = $1 AND reference = $2 AND status <> 'deleted' RETURNING ${COLUMNS}`,
);
export type TokenChange = Readonly<{ status?: string; expirationMonth?: number; expirationYear?: number; cardArtUrl?: string; cryptograms?: number }>;
export async function changeSimulatedToken(db: Queryable, account: string, reference: string, change: TokenChange, now: Date): Promise<SimulatedToken | null> {
  const values = [account, reference, change.status ?? null, change.expirationMonth ?? null, change.expirationYear ?? null, change.cardArtUrl ?? null, change.cryptograms ?? 0, now];
  return (await db.query<SimulatedToken>(CHANGE, values))[0] ?? null;
}
