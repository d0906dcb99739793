import type { ArmTally, Conclusion, EndedBecause } from '../../domain/experiment/conclude.ts';
import type { ExperimentFlow, UnitKind } from '../../domain/flow/rule.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';
import { claimOf } from './due.ts';
import type { FlowCreator } from './flows.ts';
import { LIMITS } from './limits.ts';

/** An arm as it was given: `attempts` as a rule of the flow lists them. */
export type GivenArm = Readonly<{ name: string; share_percent: number; attempts: readonly unknown[] }>;

export type ExperimentRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  experiment_id: string;
  name: string;
  flow: ExperimentFlow;
  unit: UnitKind;
  arms: readonly GivenArm[];
  expected_decline_basis_points: number;
  difference_basis_points: number;
  horizon_hours: number;
  payments_needed: number;
  payments_per_day: number | null;
  state: 'running' | 'ended';
  ended_because: EndedBecause | null;
  winner: string | null;
  goes_on_with: string | null;
  creator: FlowCreator | null;
  due_at: string | null;
  created_at: string;
  updated_at: string;
  started_at: string | null;
  ended_at: string | null;
}>;

/** With what came of its arms, in their order. */
export type CountedExperiment = ExperimentRow &
  Readonly<{ tallies: readonly Omit<ArmTally, 'share_percent'>[] }>;

const INSERT = sql(
  'experiments.insert',
  `INSERT INTO experiments (merchant_account_id, experiment_id, name, flow, unit, arms, expected_decline_basis_points,
     difference_basis_points, horizon_hours, payments_needed, payments_per_day, state, creator, due_at, created_at,
     updated_at)
   VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11, 'running', $12::jsonb, $13, $14, $14)`,
);
const INSERT_ARMS = sql(
  'experiments.insert_arms',
  `INSERT INTO experiment_arms (merchant_account_id, experiment_id, position, arm)
   SELECT $1, $2, given.place - 1, given.arm FROM unnest($3::text[]) WITH ORDINALITY AS given (arm, place)`,
);
/** With its arms, which have counted nothing yet; inside a SQL transaction. */
export async function insertExperiment(
  tx: Queryable,
  row: Omit<
    ExperimentRow,
    | 'state'
    | 'ended_because'
    | 'winner'
    | 'goes_on_with'
    | 'due_at'
    | 'created_at'
    | 'updated_at'
    | 'started_at'
    | 'ended_at'
  >,
  { dueAt, now }: Readonly<{ dueAt: Date; now: Date }>,
): Promise<void> {
  await tx.query(INSERT, [
    ...[row.merchant_account_id, row.experiment_id, row.name, row.flow, row.unit, JSON.stringify(row.arms)],
    ...[row.expected_decline_basis_points, row.difference_basis_points, row.horizon_hours],
    ...[row.payments_needed, row.payments_per_day],
    row.creator === null ? null : JSON.stringify(row.creator),
    ...[dueAt, now],
  ]);
  await tx.query(INSERT_ARMS, [row.merchant_account_id, row.experiment_id, row.arms.map(({ name }) => name)]);
}

/** Of an experiment `e`: a row of JSON for each arm, in their order. */
const TALLIES = `(SELECT jsonb_agg(jsonb_build_object('arm', a.arm, 'payments', a.payments, 'approved', a.approved,
    'not_approved', a.not_approved, 'unknown_outcomes', a.unknown_outcomes, 'challenges', a.challenges)
    ORDER BY a.position)
  FROM experiment_arms a WHERE a.merchant_account_id = $1 AND a.experiment_id = e.experiment_id) AS tallies`;

const GET = sql(
  'experiments.get',
  `SELECT e.*, ${TALLIES} FROM experiments e WHERE e.merchant_account_id = $1 AND e.experiment_id = $2`,
);
export async function getExperiment(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<CountedExperiment | null> {
  const [row] = await db.query<CountedExperiment>(GET, [merchantAccountId, id]);
  return row ?? null;
}

const KEYS: readonly SortKey[] = [
  { expression: 'e.created_at', type: 'timestamptz' },
  { expression: 'e.experiment_id', type: 'uuid' },
];
export type ExperimentListRow = CountedExperiment & Readonly<{ sort_values: readonly string[] }>;
const list = filteredKeyset<ExperimentListRow>('experiments.list', {
  row: 'e',
  from: 'experiments e',
  where: 'e.merchant_account_id = $1',
  columns: `e.*, ${TALLIES}`,
  filters: '($2::text IS NULL OR e.state = $2)',
  values: 2,
  keys: KEYS,
});
/** Newest first. */
export function listExperiments(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  state: string | null,
  page: PageRequest,
): Promise<Slice<ExperimentListRow>> {
  return list(db, [merchantAccountId, state], page);
}

export type RunningExperiment = Pick<ExperimentRow, 'experiment_id' | 'name' | 'flow' | 'unit' | 'arms'>;
const RUNNING = sql(
  'experiments.running',
  `SELECT experiment_id, name, flow, unit, arms FROM experiments
   WHERE merchant_account_id = $1 AND state = 'running' ORDER BY created_at, experiment_id
   LIMIT ${LIMITS.experimentsRunning}`,
);
/** Of all flows. */
export function runningExperiments(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<RunningExperiment[]> {
  return db.query<RunningExperiment>(RUNNING, [merchantAccountId]);
}

export const claimDueExperiments = claimOf<ExperimentRow>('experiments.claim', {
  table: 'experiments',
  key: ['experiment_id'],
  due: 'due_at',
  clock: 'machine',
});

type ClaimedExperiment = Pick<ExperimentRow, 'merchant_account_id' | 'experiment_id' | 'due_at'>;

/**
 * One statement: payments that are due are looked at, and those whose result is known are counted, while the lease is
 * this worker's. A payment is approved where it was so before its horizon, whenever it is looked at; what is still
 * open is looked at again when twice the time has passed, and at its horizon.
 */
const COUNT = sql(
  'experiments.count_payments',
  `WITH mine AS MATERIALIZED (
     SELECT experiment_id, horizon_hours FROM experiments
     WHERE merchant_account_id = $1 AND experiment_id = $2 AND due_at = $3 AND state = 'running' FOR NO KEY UPDATE
   ), due AS MATERIALIZED (
     SELECT p.unit_hash, p.arm, p.counted, p.created_at, p.transaction_id,
       p.created_at + mine.horizon_hours * interval '1 hour' AS horizon
     FROM mine CROSS JOIN LATERAL (
       SELECT * FROM experiment_payments p
       WHERE p.merchant_account_id = $1 AND p.experiment_id = $2 AND p.look_at <= $4 ORDER BY p.look_at LIMIT $5
     ) p
   ), looked_at AS MATERIALIZED (
     SELECT due.*, t.three_d_secure ->> 'method' = 'challenge' AS challenged,
       CASE WHEN t.authorized_at <= due.horizon THEN true
         WHEN t.authorized_at IS NULL AND t.status IN ('declined', 'failed', 'expired', 'voided') THEN false
         WHEN due.horizon <= $4 THEN false END AS approved
     FROM due LEFT JOIN transactions t
       ON t.merchant_account_id = $1 AND t.transaction_id = due.transaction_id
   ), written AS (
     UPDATE experiment_payments p SET counted = true, approved = l.approved,
       known_at = CASE WHEN l.approved IS NOT NULL THEN $4::timestamptz END,
       look_at = CASE WHEN l.approved IS NULL
         THEN least(l.horizon, $4::timestamptz + greatest($4::timestamptz - l.created_at, interval '5 seconds')) END
     FROM looked_at l WHERE p.merchant_account_id = $1 AND p.experiment_id = $2 AND p.unit_hash = l.unit_hash
   ), totals AS MATERIALIZED (
     SELECT l.arm, count(*) FILTER (WHERE NOT l.counted)::integer AS payments,
       count(*) FILTER (WHERE l.approved)::integer AS approved,
       count(*) FILTER (WHERE NOT l.approved)::integer AS not_approved,
       count(*) FILTER (WHERE l.approved IS NOT NULL AND l.challenged)::integer AS challenges,
       count(*) FILTER (WHERE l.approved IS NOT NULL AND EXISTS (SELECT FROM transaction_events e
         WHERE e.merchant_account_id = $1 AND e.transaction_id = l.transaction_id
           AND e.context ->> 'kind' = 'authorize' AND e.context ->> 'result' = 'unknown'))::integer
         AS unknown_outcomes
     FROM looked_at l GROUP BY l.arm
   ), counted AS (
     UPDATE experiment_arms a SET payments = a.payments + t.payments, approved = a.approved + t.approved,
       not_approved = a.not_approved + t.not_approved, challenges = a.challenges + t.challenges,
       unknown_outcomes = a.unknown_outcomes + t.unknown_outcomes
     FROM totals t WHERE a.merchant_account_id = $1 AND a.experiment_id = $2 AND a.arm = t.arm
   )
   UPDATE experiments e SET started_at = coalesce(e.started_at, (SELECT min(created_at) FROM looked_at))
   FROM mine WHERE e.merchant_account_id = $1 AND e.experiment_id = mine.experiment_id
   RETURNING (SELECT count(*) FROM looked_at)::integer AS payments`,
);
/** How many payments were looked at, `limit` at most; null: somebody else has the experiment, or it has ended. */
export async function countExperimentPayments(
  db: Queryable,
  { merchant_account_id, experiment_id, due_at }: ClaimedExperiment,
  { now, limit }: Readonly<{ now: Date; limit: number }>,
): Promise<number | null> {
  const [row] = await db.query<{ payments: number }>(COUNT, [
    merchant_account_id,
    experiment_id,
    due_at,
    now,
    limit,
  ]);
  return row?.payments ?? null;
}

const PUT_OFF = sql(
  'experiments.put_off',
  `UPDATE experiments SET due_at = $4 WHERE merchant_account_id = $1 AND experiment_id = $2 AND due_at = $3
   RETURNING experiment_id`,
);
/** When a worker goes on with it: null where it has ended and nothing is left to do. Only while the lease lasts. */
export async function putOffExperiment(
  db: Queryable,
  { merchant_account_id, experiment_id, due_at }: ClaimedExperiment,
  dueAt: Date | null,
): Promise<boolean> {
  return (await db.query(PUT_OFF, [merchant_account_id, experiment_id, due_at, dueAt])).length > 0;
}

const END = sql(
  'experiments.end',
  `UPDATE experiments SET state = 'ended', ended_because = $3, winner = $4, goes_on_with = $5, ended_at = $6,
     updated_at = $6, due_at = $7
   WHERE merchant_account_id = $1 AND experiment_id = $2 AND state = 'running' RETURNING experiment_id`,
);
/** Once: false where it had ended before. Until `leaseUntil` nobody else sees to its rules. */
export async function endExperiment(
  tx: Queryable,
  { merchant_account_id, experiment_id }: Pick<ExperimentRow, 'merchant_account_id' | 'experiment_id'>,
  { because, winner, goes_on_with }: Conclusion,
  { leaseUntil, now }: Readonly<{ leaseUntil: Date; now: Date }>,
): Promise<boolean> {
  const values = [merchant_account_id, experiment_id, because, winner, goes_on_with, now, leaseUntil];
  return (await tx.query(END, values)).length > 0;
}

const FORGET_PAYMENTS = sql(
  'experiments.forget_payments',
  `WITH forgotten AS (
     DELETE FROM experiment_payments p USING (
       SELECT o.experiment_id, o.unit_hash FROM experiments e
       JOIN experiment_payments o ON o.merchant_account_id = $1 AND o.experiment_id = e.experiment_id
       WHERE e.merchant_account_id = $1 AND e.state = 'ended' AND e.due_at IS NULL AND e.ended_at < $2
       LIMIT $3
     ) old
     WHERE p.merchant_account_id = $1 AND p.experiment_id = old.experiment_id AND p.unit_hash = old.unit_hash
     RETURNING 1
   )
   SELECT count(*) AS forgotten FROM forgotten`,
);
/** Forgets who was in which arm of experiments that ended before; what came of the arms stays. How many rows went. */
export async function forgetExperimentPayments(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  before: Date,
  limit: number,
): Promise<number> {
  const [row] = await db.query<{ forgotten: bigint }>(FORGET_PAYMENTS, [merchantAccountId, before, limit]);
  return Number(row?.forgotten ?? 0n);
}
