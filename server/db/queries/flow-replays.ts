import type { FeeTable } from '../../domain/flow/fees.ts';
import type { Tally } from '../../domain/flow/replay-tally.ts';
import type { FlowName, Rule } from '../../domain/flow/rule.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { claimOf } from './due.ts';

export type FlowReplayRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  flow_replay_id: string;
  flow: FlowName;
  rules: readonly Rule[];
  fees: FeeTable;
  from_time: string;
  to_time: string;
  reached: string;
  tally: Tally;
  due_at: string | null;
  created_at: string;
  updated_at: string;
}>;

const INSERT = sql(
  'flow_replays.insert',
  `INSERT INTO flow_replays (merchant_account_id, flow_replay_id, flow, rules, fees, from_time, to_time, reached, tally,
    due_at, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) RETURNING *`,
);
export async function insertFlowReplay(
  db: Queryable,
  row: Pick<
    FlowReplayRow,
    'merchant_account_id' | 'flow_replay_id' | 'flow' | 'rules' | 'fees' | 'reached' | 'tally'
  >,
  times: Readonly<{ from: Date; to: Date; dueAt: Date; now: Date }>,
): Promise<FlowReplayRow> {
  const [written] = await db.query<FlowReplayRow>(INSERT, [
    row.merchant_account_id,
    row.flow_replay_id,
    row.flow,
    JSON.stringify(row.rules),
    JSON.stringify(row.fees),
    times.from,
    times.to,
    row.reached,
    JSON.stringify(row.tally),
    times.dueAt,
    times.now,
  ]);
  if (written === undefined) throw new Error('BUG: a replay was not written');
  return written;
}

const GET = sql(
  'flow_replays.get',
  `SELECT * FROM flow_replays WHERE merchant_account_id = $1 AND flow = $2 AND flow_replay_id = $3`,
);
export async function getFlowReplay(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  flow: FlowName,
  id: string,
): Promise<FlowReplayRow | null> {
  const [row] = await db.query<FlowReplayRow>(GET, [merchantAccountId, flow, id]);
  return row ?? null;
}

export const claimDueFlowReplays = claimOf<FlowReplayRow>('flow_replays.claim', {
  table: 'flow_replays',
  key: ['flow_replay_id'],
  due: 'due_at',
  clock: 'machine',
});

const ADVANCE = sql(
  'flow_replays.advance',
  `UPDATE flow_replays SET reached = $4, tally = $5, due_at = $6, updated_at = $7
   WHERE merchant_account_id = $1 AND flow_replay_id = $2 AND due_at = $3 RETURNING flow_replay_id`,
);
/** Only while the lease is this worker's. */
export async function advanceFlowReplay(
  db: Queryable,
  { merchant_account_id, flow_replay_id, due_at }: FlowReplayRow,
  to: Readonly<{ reached: string; tally: Tally; dueAt: Date | null; now: Date }>,
): Promise<boolean> {
  const values = [
    merchant_account_id,
    flow_replay_id,
    due_at,
    to.reached,
    JSON.stringify(to.tally),
    to.dueAt,
    to.now,
  ];
  return (await db.query(ADVANCE, values)).length > 0;
}

/** A decision of the past, as JSON text, with what came of its first attempt. */
export type PastDecision = Readonly<{
  transaction_id: string;
  flow_version: number;
  inputs: string;
  outcome: string;
  first_status: string | null;
}>;

/** The slice first: however many operations there are, those of its transactions alone are looked at. */
const SLICE = sql(
  'flow_replays.slice',
  `WITH past AS MATERIALIZED (
     SELECT transaction_id, flow_version, inputs::text AS inputs, outcome::text AS outcome FROM transaction_actions
     WHERE merchant_account_id = $1 AND flow = $2 AND transaction_id > $3 AND transaction_id < $4
     ORDER BY transaction_id LIMIT $5)
   SELECT past.*, o.status AS first_status FROM past
   LEFT JOIN operations o ON o.merchant_account_id = $1 AND o.transaction_id = past.transaction_id
     AND o.kind = 'authorize' AND o.attempt = 1 AND o.transaction_id > $3
     AND o.transaction_id <= (SELECT transaction_id FROM past ORDER BY transaction_id DESC LIMIT 1)
   ORDER BY past.transaction_id LIMIT $5`,
);
export function pastDecisions(
  db: Queryable,
  of: Readonly<{
    merchantAccountId: MerchantAccountId;
    flow: FlowName;
    after: string;
    before: string;
    limit: number;
  }>,
): Promise<PastDecision[]> {
  return db.query<PastDecision>(SLICE, [of.merchantAccountId, of.flow, of.after, of.before, of.limit]);
}
