import type { ArmTally, Conclusion, EndedBecause, Measure } from '../../domain/experiment/conclude.ts';
import type { GivenArm } from '../../domain/flow/experiment-arms.ts';
import type { ExperimentFlow, UnitKind } from '../../domain/flow/rule.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';
import { claimOf } from './due.ts';
import type { FlowCreator } from './flows.ts';
import { LIMITS } from './limits.ts';

/** What a payment service is taken to charge for a payment that was captured: `fixed` in minor units. */
export type EstimatedFee = Readonly<{ payment_service_id: string; fixed: number; basis_points: number }>;

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
  measure: Measure;
  maturity_days: number;
  slow_after_ms: number;
  standing: boolean;
  /** Of money: what it is counted in, and what a payment counts as at most and on average; null: approvals count. */
  currency: string | null;
  highest_amount: bigint | null;
  average_amount: bigint | null;
  /** Of what payments count as, each a share of `highest_amount`: the mean of the squares. */
  average_square: number | null;
  /** What is taken to be charged where no settlement has told it. */
  fees: readonly EstimatedFee[] | null;
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
     difference_basis_points, horizon_hours, measure, maturity_days, slow_after_ms, standing, currency, highest_amount,
     average_amount, average_square, fees, payments_needed, payments_per_day, state, creator, due_at, created_at,
     updated_at)
   VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18::jsonb, $19, $20,
     'running', $21::jsonb, $22, $23, $23)`,
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
    ...[row.measure, row.maturity_days, row.slow_after_ms, row.standing],
    ...[row.currency, row.highest_amount, row.average_amount, row.average_square],
    row.fees === null ? null : JSON.stringify(row.fees),
    ...[row.payments_needed, row.payments_per_day],
    row.creator === null ? null : JSON.stringify(row.creator),
    ...[dueAt, now],
  ]);
  await tx.query(INSERT_ARMS, [row.merchant_account_id, row.experiment_id, row.arms.map(({ name }) => name)]);
}

/** Of an experiment `e`: a row of JSON for each arm, in their order. */
const TALLIES = `(SELECT jsonb_agg(jsonb_build_object('arm', a.arm, 'payments', a.payments, 'approved', a.approved,
    'not_approved', a.not_approved, 'unknown_outcomes', a.unknown_outcomes, 'challenges', a.challenges,
    'late_answers', a.late_answers, 'matured', a.matured, 'charged_back', a.charged_back,
    'money_payments', a.money_payments, 'asked_amount', a.asked_amount, 'kept_amount', a.kept_amount,
    'fees_estimated', a.fees_estimated, 'residual_sum', a.residual_sum, 'residual_squares', a.residual_squares)
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

/** Of a transaction: how long its payment services took together until their first answers to each attempt. */
const answeredInMs = (of: string): string => `(SELECT sum(extract(epoch FROM heard.at - o.created_at) * 1000)
    FROM operations o CROSS JOIN LATERAL (
      SELECT min(e.created_at) AS at FROM transaction_events e
      WHERE e.merchant_account_id = $1 AND e.transaction_id = ${of}
        AND e.context ->> 'operation_id' = o.operation_id::text AND e.context ->> 'result' IS NOT NULL
    ) heard
    WHERE o.merchant_account_id = $1 AND o.transaction_id = ${of} AND o.kind = 'authorize')`;

/**
 * One statement: payments that are due are looked at, and those whose result is known are counted, while the lease is
 * this worker's. A payment is approved where it was so before its horizon, whenever it is looked at; what is still
 * open is looked at again when twice the time has passed, and at its horizon.
 */
const COUNT = sql(
  'experiments.count_payments',
  `WITH mine AS MATERIALIZED (
     SELECT experiment_id, horizon_hours, maturity_days, slow_after_ms FROM experiments
     WHERE merchant_account_id = $1 AND experiment_id = $2 AND due_at = $3 AND state = 'running' FOR NO KEY UPDATE
   ), due AS MATERIALIZED (
     SELECT p.unit_hash, p.arm, p.counted, p.created_at, p.transaction_id,
       p.created_at + mine.horizon_hours * interval '1 hour' AS horizon,
       p.created_at + mine.maturity_days * interval '1 day' AS maturity, mine.slow_after_ms
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
       matures_at = CASE WHEN l.approved IS NOT NULL THEN l.maturity END,
       look_at = CASE WHEN l.approved IS NULL
         THEN least(l.horizon, $4::timestamptz + greatest($4::timestamptz - l.created_at, interval '5 seconds')) END
     FROM looked_at l WHERE p.merchant_account_id = $1 AND p.experiment_id = $2 AND p.unit_hash = l.unit_hash
   ), totals AS MATERIALIZED (
     SELECT l.arm, count(*) FILTER (WHERE NOT l.counted)::integer AS payments,
       count(*) FILTER (WHERE l.approved)::integer AS approved,
       count(*) FILTER (WHERE NOT l.approved)::integer AS not_approved,
       count(*) FILTER (WHERE l.approved IS NOT NULL AND l.challenged)::integer AS challenges,
       count(*) FILTER (WHERE l.approved IS NOT NULL
         AND ${answeredInMs('l.transaction_id')} > l.slow_after_ms)::integer AS late_answers,
       count(*) FILTER (WHERE l.approved IS NOT NULL AND EXISTS (SELECT FROM transaction_events e
         WHERE e.merchant_account_id = $1 AND e.transaction_id = l.transaction_id
           AND e.context ->> 'kind' = 'authorize' AND e.context ->> 'result' = 'unknown'))::integer
         AS unknown_outcomes
     FROM looked_at l GROUP BY l.arm
   ), counted AS (
     UPDATE experiment_arms a SET payments = a.payments + t.payments, approved = a.approved + t.approved,
       not_approved = a.not_approved + t.not_approved, challenges = a.challenges + t.challenges,
       unknown_outcomes = a.unknown_outcomes + t.unknown_outcomes, late_answers = a.late_answers + t.late_answers
     FROM totals t WHERE a.merchant_account_id = $1 AND a.experiment_id = $2 AND a.arm = t.arm
   )
   UPDATE experiments e SET started_at = coalesce(e.started_at, (SELECT min(created_at) FROM looked_at))
   FROM mine WHERE e.merchant_account_id = $1 AND e.experiment_id = mine.experiment_id
   RETURNING (SELECT count(*) FROM looked_at)::integer AS payments`,
);
/** How many payments were looked at, `limit` at most; null: somebody else has the experiment, or it has ended. */
export const countExperimentPayments = paymentsOf(COUNT);

/**
 * One statement: the money of payments whose time has passed is looked at, once. What counts is what was captured less
 * what went back and the fees; those are of the lines of settlements where one has settled the payment itself, and else
 * the estimate of the plan. No payment counts as more than `highest_amount`, and none keeps less than minus all of it.
 */
const MATURE = sql(
  'experiments.mature_payments',
  `WITH mine AS MATERIALIZED (
     SELECT experiment_id, currency, highest_amount::double precision AS highest,
       1 - expected_decline_basis_points / 10000.0 AS expected, fees
     FROM experiments
     WHERE merchant_account_id = $1 AND experiment_id = $2 AND due_at = $3 AND state = 'running' FOR NO KEY UPDATE
   ), due AS MATERIALIZED (
     SELECT p.unit_hash, p.arm, p.transaction_id, mine.currency, mine.highest, mine.expected, mine.fees
     FROM mine CROSS JOIN LATERAL (
       SELECT * FROM experiment_payments p
       WHERE p.merchant_account_id = $1 AND p.experiment_id = $2 AND p.matures_at <= $4
       ORDER BY p.matures_at LIMIT $5
     ) p
   ), seen AS MATERIALIZED (
     SELECT due.arm, due.highest, due.expected, t.disputed, t.amount::double precision AS amount,
       t.captured_amount - t.refunded_amount - t.returned_amount - t.charged_back_amount AS left_over,
       (SELECT CASE WHEN bool_or(s.kind = 'settlement') THEN sum(s.commission) END FROM settlement_lines s
        WHERE s.merchant_account_id = $1 AND s.transaction_id = due.transaction_id) AS told_fee,
       CASE WHEN t.captured_amount > 0 THEN (
         SELECT f.fixed + t.captured_amount * f.basis_points / 10000.0
         FROM jsonb_to_recordset(due.fees) AS f (payment_service_id uuid, fixed bigint, basis_points bigint)
         WHERE f.payment_service_id = t.payment_service_id) END AS estimated_fee,
       t.currency = due.currency AND t.amount > 0 AS counts
     FROM due LEFT JOIN transactions t
       ON t.merchant_account_id = $1 AND t.transaction_id = due.transaction_id
   ), kept AS MATERIALIZED (
     SELECT s.*, least(s.amount, s.highest) AS asked, greatest(-1, least(1,
       (s.left_over - coalesce(s.told_fee, s.estimated_fee, 0))::double precision / nullif(s.amount, 0))) AS share
     FROM seen s
   ), totals AS MATERIALIZED (
     SELECT k.arm, count(*)::integer AS matured, count(*) FILTER (WHERE k.disputed)::integer AS charged_back,
       count(*) FILTER (WHERE k.counts)::integer AS money_payments,
       coalesce(sum(k.asked) FILTER (WHERE k.counts), 0)::bigint AS asked_amount,
       coalesce(sum(round(k.asked * k.share)) FILTER (WHERE k.counts), 0)::bigint AS kept_amount,
       count(*) FILTER (WHERE k.counts AND k.told_fee IS NULL AND k.estimated_fee IS NOT NULL)::integer
         AS fees_estimated,
       coalesce(sum(k.asked / k.highest * (k.share - k.expected)) FILTER (WHERE k.counts), 0) AS residual_sum,
       coalesce(sum((k.asked / k.highest * (k.share - k.expected)) ^ 2) FILTER (WHERE k.counts), 0)
         AS residual_squares
     FROM kept k GROUP BY k.arm
   ), written AS (
     UPDATE experiment_payments p SET matures_at = NULL
     FROM due WHERE p.merchant_account_id = $1 AND p.experiment_id = $2 AND p.unit_hash = due.unit_hash
   ), counted AS (
     UPDATE experiment_arms a SET matured = a.matured + t.matured, charged_back = a.charged_back + t.charged_back,
       money_payments = a.money_payments + t.money_payments, asked_amount = a.asked_amount + t.asked_amount,
       kept_amount = a.kept_amount + t.kept_amount, fees_estimated = a.fees_estimated + t.fees_estimated,
       residual_sum = a.residual_sum + t.residual_sum, residual_squares = a.residual_squares + t.residual_squares
     FROM totals t WHERE a.merchant_account_id = $1 AND a.experiment_id = $2 AND a.arm = t.arm
   )
   SELECT (SELECT count(*) FROM due)::integer AS payments FROM mine`,
);
/** How many payments matured, `limit` at most; null: somebody else has the experiment, or it has ended. */
export const matureExperimentPayments = paymentsOf(MATURE);

/** What looks at payments of an experiment while the lease is this worker's. */
function paymentsOf(statement: typeof COUNT | typeof MATURE) {
  return async (
    db: Queryable,
    { merchant_account_id, experiment_id, due_at }: ClaimedExperiment,
    { now, limit }: Readonly<{ now: Date; limit: number }>,
  ): Promise<number | null> => {
    const of = [merchant_account_id, experiment_id, due_at, now, limit];
    const [row] = await db.query<{ payments: number }>(statement, of);
    return row?.payments ?? null;
  };
}

/** The newest payments of a merchant account, of all currencies. */
const HISTORY_PAYMENTS = 5000;
const AMOUNTS = sql(
  'experiments.amounts_of_late',
  `WITH recent AS MATERIALIZED (
     SELECT amount, currency FROM transactions WHERE merchant_account_id = $1
     ORDER BY created_at DESC, transaction_id DESC LIMIT ${HISTORY_PAYMENTS}
   ), paid AS MATERIALIZED (
     SELECT amount FROM recent WHERE currency = $2 AND amount > 0
   ), most AS MATERIALIZED (
     SELECT coalesce($3::bigint, percentile_disc(0.99) WITHIN GROUP (ORDER BY amount::bigint)) AS highest FROM paid
   )
   SELECT (SELECT count(*) FROM recent)::integer AS recent, count(*)::integer AS payments, max(m.highest) AS highest,
     round(avg(least(p.amount::bigint, m.highest)))::bigint AS average,
     avg(least(p.amount::double precision / m.highest, 1) ^ 2) AS square
   FROM paid p CROSS JOIN most m`,
  ['recent', 'payments'],
);
/** What payments in a currency asked of late, each as at most `highest`; null: at most what 99 of 100 do not pass. */
export type AmountsOfLate = Readonly<{
  recent: number;
  payments: number;
  highest: bigint | null;
  average: bigint | null;
  square: number | null;
}>;
export async function amountsOfLate(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  { currency, highest }: Readonly<{ currency: string; highest: number | null }>,
): Promise<AmountsOfLate> {
  const [row] = await db.query<AmountsOfLate>(AMOUNTS, [merchantAccountId, currency, highest]);
  if (row === undefined) throw new Error('BUG: a count without an answer');
  return row;
}

const ANSWERS_PAYMENTS = 1000;
const ANSWERS = sql(
  'experiments.answers_of_late',
  `SELECT count(*)::integer AS payments, ceil(percentile_disc(0.95) WITHIN GROUP (ORDER BY took))::integer AS p95_ms
   FROM (SELECT ${answeredInMs('t.transaction_id')} AS took FROM (
     SELECT transaction_id FROM transactions WHERE merchant_account_id = $1
     ORDER BY created_at DESC, transaction_id DESC LIMIT ${ANSWERS_PAYMENTS}) t) answers
   WHERE took IS NOT NULL`,
  ['payments'],
);
/** How long payment services took of late: what 95 of 100 payments did not pass, in ms; null: nothing is known. */
export async function answersOfLate(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<Readonly<{ payments: number; p95_ms: number | null }>> {
  const [row] = await db.query<{ payments: number; p95_ms: number | null }>(ANSWERS, [merchantAccountId]);
  if (row === undefined) throw new Error('BUG: a count without an answer');
  return row;
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
       WHERE e.merchant_account_id = $1 AND ((e.state = 'ended' AND e.due_at IS NULL AND e.ended_at < $2)
         OR (e.standing AND o.created_at < $2 AND o.known_at IS NOT NULL AND o.matures_at IS NULL))
       LIMIT $3
     ) old
     WHERE p.merchant_account_id = $1 AND p.experiment_id = old.experiment_id AND p.unit_hash = old.unit_hash
     RETURNING 1
   )
   SELECT count(*) AS forgotten FROM forgotten`,
);
/**
 * Forgets who was in which arm of experiments that ended before, and of standing ones who came before; what came of the
 * arms stays. How many rows went.
 */
export async function forgetExperimentPayments(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  before: Date,
  limit: number,
): Promise<number> {
  const [row] = await db.query<{ forgotten: bigint }>(FORGET_PAYMENTS, [merchantAccountId, before, limit]);
  return Number(row?.forgotten ?? 0n);
}
