import { type Queryable, sql } from '../../server/db/db.ts';

/** An authentication in the simulated directory server's books (schema `simulator`). */
export type SimulatedAuthentication = Readonly<{
  server_transaction_id: string;
  directory_transaction_id: string;
  acs_transaction_id: string;
  page: Readonly<Record<string, unknown>>;
  planned_result: 'Y' | 'N' | 'timeout' | null;
  result: ChallengeResult | null;
  answer: Readonly<Record<string, unknown>>;
  updated_at: string;
}>;
export type ChallengeResult = 'Y' | 'N' | 'timeout' | 'cancel';

const COLUMNS =
  'server_transaction_id, directory_transaction_id, acs_transaction_id, page, planned_result, result, answer, ' +
  'updated_at';

const OPEN = sql(
  'simulated_authentications.open',
  `WITH opened AS (
     INSERT INTO simulator.authentications (merchant_account_id, server_transaction_id, directory_transaction_id,
       acs_transaction_id, page, planned_result, answer, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
     ON CONFLICT (merchant_account_id, server_transaction_id) DO NOTHING RETURNING ${COLUMNS}
   )
   SELECT ${COLUMNS} FROM opened UNION ALL SELECT ${COLUMNS} FROM simulator.authentications
     WHERE merchant_account_id = $1 AND server_transaction_id = $2 LIMIT 1`,
);
/** Asked again under the same id, the first answer stands. */
export async function openSimulatedAuthentication(
  db: Queryable,
  account: string,
  made: Omit<SimulatedAuthentication, 'result' | 'updated_at'>,
  now: Date,
): Promise<SimulatedAuthentication> {
  const values = [
    account,
    made.server_transaction_id,
    made.directory_transaction_id,
    made.acs_transaction_id,
    JSON.stringify(made.page),
    made.planned_result,
    JSON.stringify(made.answer),
    now,
  ];
  const [row] = await db.query<SimulatedAuthentication>(OPEN, values);
  if (row !== undefined) return row;
  const found = await findSimulatedAuthentication(db, account, made.server_transaction_id);
  if (found === null) throw new Error('BUG: an authentication was neither made nor found');

  return found;
}

const FIND = sql(
  'simulated_authentications.find',
  `SELECT ${COLUMNS} FROM simulator.authentications WHERE merchant_account_id = $1 AND server_transaction_id = $2`,
);
export async function findSimulatedAuthentication(
  db: Queryable,
  account: string,
  serverTransactionId: string,
): Promise<SimulatedAuthentication | null> {
  const [row] = await db.query<SimulatedAuthentication>(FIND, [account, serverTransactionId]);
  return row ?? null;
}

const END = sql(
  'simulated_authentications.end',
  `UPDATE simulator.authentications SET result = COALESCE(result, $3), updated_at = $4
    WHERE merchant_account_id = $1 AND server_transaction_id = $2 RETURNING ${COLUMNS}`,
);
/** The first end stands, whatever a buyer clicks after it. */
export async function endSimulatedChallenge(
  db: Queryable,
  account: string,
  serverTransactionId: string,
  result: ChallengeResult,
  now: Date,
): Promise<SimulatedAuthentication | null> {
  const [row] = await db.query<SimulatedAuthentication>(END, [account, serverTransactionId, result, now]);
  return row ?? null;
}
