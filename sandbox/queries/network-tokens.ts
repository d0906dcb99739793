import { type Queryable, sql } from '../../server/db/db.ts';

/** The simulated token service's books. Nothing outside `sandbox/processors` reads them. */
export type SimulatedToken = Readonly<{
  reference: string;
  card_digest: string;
  expiration_month: number;
  expiration_year: number;
  status: 'active' | 'suspended' | 'deleted';
  card_art_url: string;
  notification_url: string | null;
  cryptograms: number;
}>;

const COLUMNS =
  'reference, card_digest, expiration_month, expiration_year, status, card_art_url, notification_url, cryptograms';

const OPEN = sql(
  'simulator.open_network_token',
  `INSERT INTO simulator.network_tokens (merchant_account_id, reference, request_reference, card_digest,
    expiration_month, expiration_year, status, card_art_url, notification_url, created_at, updated_at, token_digest)
   VALUES ($1, $2, $3, $4, $5, $6, 'active', $7, $8, $9, $9, $10)
   ON CONFLICT (merchant_account_id, request_reference) DO UPDATE SET notification_url = excluded.notification_url
   RETURNING ${COLUMNS}`,
);
export async function openSimulatedToken(
  db: Queryable,
  account: string,
  requestReference: string,
  token: Omit<SimulatedToken, 'status' | 'cryptograms'>,
  tokenDigest: string,
  now: Date,
): Promise<SimulatedToken> {
  const [row] = await db.query<SimulatedToken>(OPEN, [
    account,
    token.reference,
    requestReference,
    token.card_digest,
    token.expiration_month,
    token.expiration_year,
    token.card_art_url,
    token.notification_url,
    now,
    tokenDigest,
  ]);
  if (row === undefined) throw new Error('BUG: an upsert gave no row');
  return row;
}

const GET = sql(
  'simulator.network_token',
  `SELECT ${COLUMNS} FROM simulator.network_tokens WHERE merchant_account_id = $1 AND reference = $2`,
);
export async function findSimulatedToken(
  db: Queryable,
  account: string,
  reference: string,
): Promise<SimulatedToken | null> {
  return (await db.query<SimulatedToken>(GET, [account, reference]))[0] ?? null;
}

const CHANGE = sql(
  'simulator.change_network_token',
  `UPDATE simulator.network_tokens
    SET status = coalesce($3, status), expiration_month = coalesce($4, expiration_month),
    expiration_year = coalesce($5, expiration_year), card_art_url = coalesce($6, card_art_url),
     updated_at = $7
   WHERE merchant_account_id = $1 AND reference = $2 AND status <> 'deleted' RETURNING ${COLUMNS}`,
);
export type TokenChange = Readonly<{
  status?: string;
  expirationMonth?: number;
  expirationYear?: number;
  cardArtUrl?: string;
}>;
export async function changeSimulatedToken(
  db: Queryable,
  account: string,
  reference: string,
  change: TokenChange,
  now: Date,
): Promise<SimulatedToken | null> {
  const values = [
    account,
    reference,
    change.status ?? null,
    change.expirationMonth ?? null,
    change.expirationYear ?? null,
    change.cardArtUrl ?? null,
    now,
  ];
  return (await db.query<SimulatedToken>(CHANGE, values))[0] ?? null;
}

const DELETE_MADE_FOR = sql(
  'simulator.delete_network_token_made_for',
  `UPDATE simulator.network_tokens SET status = 'deleted', updated_at = $3
    WHERE merchant_account_id = $1 AND request_reference = $2 AND status <> 'deleted' RETURNING ${COLUMNS}`,
);
export async function deleteSimulatedTokenMadeFor(
  db: Queryable,
  account: string,
  requestReference: string,
  now: Date,
): Promise<SimulatedToken | null> {
  return (await db.query<SimulatedToken>(DELETE_MADE_FOR, [account, requestReference, now]))[0] ?? null;
}

const GIVE_CRYPTOGRAM = sql(
  'simulator.give_cryptogram',
  `WITH counted AS (UPDATE simulator.network_tokens SET cryptograms = cryptograms + 1, updated_at = $5
    WHERE merchant_account_id = $1 AND reference = $2 AND status = 'active' RETURNING reference)
   INSERT INTO simulator.cryptograms (merchant_account_id, cryptogram_digest, reference, token_digest, created_at)
     SELECT $1, $3, reference, $4, $5 FROM counted RETURNING reference`,
);
/** False: the token is not active. */
export async function giveSimulatedCryptogram(
  db: Queryable,
  account: string,
  reference: string,
  digests: Readonly<{ cryptogram: string; token: string }>,
  now: Date,
): Promise<boolean> {
  return (
    (await db.query(GIVE_CRYPTOGRAM, [account, reference, digests.cryptogram, digests.token, now])).length ===
    1
  );
}

const USE_CRYPTOGRAM = sql(
  'simulator.use_cryptogram',
  `WITH used AS (UPDATE simulator.cryptograms SET used_by = coalesce(used_by, $4)
    WHERE merchant_account_id = $1 AND cryptogram_digest = $2 AND token_digest = $3 RETURNING used_by)
   SELECT status, (SELECT used_by FROM used) AS used_by FROM simulator.network_tokens
     WHERE merchant_account_id = $1 AND token_digest = $3 LIMIT 1`,
);
export type PaidWith = Readonly<{
  status: SimulatedToken['status'];
  /** Who has the cryptogram now; null where this token never got it. */ used_by: string | null;
}>;
/** Takes a cryptogram for one payment. Null where the token is none of this service's. */
export async function useSimulatedCryptogram(
  db: Queryable,
  account: string,
  digests: Readonly<{ cryptogram: string | null; token: string }>,
  by: string,
): Promise<PaidWith | null> {
  return (
    (await db.query<PaidWith>(USE_CRYPTOGRAM, [account, digests.cryptogram, digests.token, by]))[0] ?? null
  );
}
