import type { Static } from 'typebox';
import { readExperiment, renderExperiment } from '../../../answers/experiment.ts';
import {
  type ExperimentArm,
  createExperiment,
  endExperiment,
  getExperiment,
  listExperiments,
} from '../../../api-contract/experiments.ts';
import {
  type ExperimentListRow,
  answersOfLate,
  getExperiment as readRow,
  insertExperiment,
  listExperiments as listRows,
} from '../../../db/queries/experiments.ts';
import { namablePaymentServices } from '../../../db/queries/flows.ts';
import { LIMITS, hasRoomForExperiment } from '../../../db/queries/limits.ts';
import { paymentsNeededBy } from '../../../domain/experiment/conclude.ts';
import { type ValueProblem, addProblem } from '../../../domain/flow/condition-values.ts';
import type { GivenArm } from '../../../domain/flow/experiment-arms.ts';
import { armRoute } from '../../../domain/flow/experiment-outcome.ts';
import type { FlowName } from '../../../domain/flow/rule.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { concludeExperiment } from '../../../flows/end-experiment.ts';
import { matchedOfLate } from '../../../flows/matched-of-late.ts';
import type { Parts } from '../../../parts.ts';
import { newId } from '../../../platform/entropy.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, type RouteContext, route } from '../../route.ts';
import { answerOrNotFound } from '../answer-or-not-found.ts';
import { limitReached } from '../limit-reached.ts';
import { creatorOf } from '../transactions/creator.ts';
import { type PlannedAmounts, planMoney } from './plan-money.ts';

const DAY_MS = 24 * 60 * 60_000;

const create = route(createExperiment, async (context) => {
  const { body, merchantAccountId, caller, now, parts } = context;
  const { name, flow, unit, horizon_hours, maturity_days, measure, standing } = body;
  const money = await assertPlan(context);
  const { expected_decline_basis_points, difference_basis_points } = body;
  const amounts = money ?? NO_AMOUNTS;
  const plan = { expected_decline_basis_points, difference_basis_points, measure, standing, ...amounts };
  const arms = body.arms.map(givenArm);
  const shares = arms.map(({ share_percent: share }) => share);
  const daily = await paymentsPerDay(parts, { merchantAccountId, flow, now });
  const row = {
    merchant_account_id: merchantAccountId,
    experiment_id: newId(now),
    ...{ name, flow, unit, arms, ...plan, horizon_hours, maturity_days },
    slow_after_ms: body.slow_after_ms ?? (await slowOfLate(parts, merchantAccountId)),
    currency: body.money?.currency ?? null,
    fees: body.money?.fees ?? null,
    payments_needed: paymentsNeededBy(plan, shares),
    payments_per_day: daily === null ? null : Math.max(1, Math.round(daily * (money?.share ?? 1))),
    creator: creatorOf(caller),
  };
  await parts.db.transaction(async (tx) => {
    if (!(await hasRoomForExperiment(tx, merchantAccountId)))
      throw limitReached(LIMITS.experimentsRunning, 'running experiments');
    await insertExperiment(tx, row, { dueAt: parts.clock.now(), now });
  });

  const made = await readExperiment(parts, { merchantAccountId, experimentId: row.experiment_id });
  if (made === null) throw new Error('BUG: an experiment was not written');
  return { status: 201, body: made };
});

/** What is null says as much as what is left out, and a rule has the arms member by member. */
function givenArm({
  order_by: order,
  fees,
  explore_percent: explored,
  ...arm
}: Static<typeof ExperimentArm>): GivenArm {
  return {
    ...arm,
    ...(order == null ? {} : { order_by: order }),
    ...(fees == null ? {} : { fees }),
    ...(explored == null ? {} : { explore_percent: explored }),
  };
}

const NO_AMOUNTS = { highest_amount: null, average_amount: null, average_square: null } as const;

/** All that is wrong with a plan, at once; and where money counts, what payments ask. */
async function assertPlan({
  body,
  merchantAccountId,
  parts,
}: RouteContext<typeof createExperiment>): Promise<PlannedAmounts | null> {
  const { flow, arms, expected_decline_basis_points: declined, difference_basis_points: difference } = body;
  const wrong: ValueProblem[] = [];
  const total = arms.reduce((sum, { share_percent: share }) => sum + share, 0);
  if (total !== 100) addProblem(wrong, '/arms', `must have shares of 100 together, not ${total}`);
  if (new Set(arms.map(({ name }) => name)).size !== arms.length)
    addProblem(wrong, '/arms', 'must have a name of its own each', 'value_error.list.unique_items');
  const most = Math.min(declined, 10_000 - declined);
  if (difference > most)
    addProblem(
      wrong,
      '/difference_basis_points',
      `must be at most ${most}: nothing can move further from ${10_000 - declined} of ten thousand`,
    );
  if (body.maturity_days * 24 < body.horizon_hours)
    addProblem(wrong, '/maturity_days', 'must be no shorter than `horizon_hours`');
  const paymentServices = await namablePaymentServices(parts.db, merchantAccountId);
  const routes = arms.map((arm, at) => armRoute(flow, arm, { paymentServices }, `/arms/${at}`, wrong));
  const named = routes.flatMap((route) => (route?.attempts ?? []).map(({ payment_service_id: id }) => id));
  const amounts = await planMoney(parts, { body, merchantAccountId, named: new Set(named) }, wrong);
  if (wrong.length > 0) throw ruleBroken(...wrong);
  return amounts;
}

/** Where nobody said from when on an answer is late, and fewer answers than this are known. */
const SLOW_AFTER_MS = 5000;
const ANSWERS_LEAST = 100;
const SLOW_MOST_MS = 600_000;

/** The 95th percentile of late. */
async function slowOfLate({ db }: Pick<Parts, 'db'>, merchantAccountId: MerchantAccountId): Promise<number> {
  const { payments, p95_ms: p95 } = await answersOfLate(db, merchantAccountId);
  return payments < ANSWERS_LEAST || p95 === null ? SLOW_AFTER_MS : Math.min(Math.max(p95, 1), SLOW_MOST_MS);
}

/** What the flow decided a day of late; null: nothing. */
async function paymentsPerDay(
  parts: Pick<Parts, 'db' | 'clock'>,
  of: Readonly<{ merchantAccountId: MerchantAccountId; flow: FlowName; now: Date }>,
): Promise<number | null> {
  const { row } = await matchedOfLate(parts, of);
  if (row.counted_from === null) return null;
  const days = Math.max(1, (of.now.getTime() - Date.parse(row.counted_from)) / DAY_MS);
  return row.decisions / days;
}

const list = route(listExperiments, async (context) => {
  const { query, merchantAccountId, now, parts } = context;
  const state = query.state ?? null;
  const body = await listPage(context, {
    list: 'experiments',
    filters: state,
    fetch: (page) => listRows(parts.db, merchantAccountId, state, page),
    item: (row: ExperimentListRow) => renderExperiment(row, now),
  });
  return { status: 200, body };
});

const get = route(getExperiment, async ({ params, merchantAccountId, parts }) =>
  answerOrNotFound(await readExperiment(parts, { merchantAccountId, experimentId: params.experiment_id })),
);

const end = route(endExperiment, async ({ params, body, merchantAccountId, caller, parts }) => {
  const experimentId = params.experiment_id;
  const row = await readRow(parts.db, merchantAccountId, experimentId);
  if (row === null) throw new Problem('not_found');
  const names = row.arms.map(({ name }) => name);
  const arm = body?.goes_on_with ?? names[0] ?? '';
  if (!names.includes(arm))
    throw ruleBroken({ pointer: '/goes_on_with', message: `must be one of ${names.join(', ')}` });
  const conclusion = { because: 'ended_by_hand', winner: null, goes_on_with: arm } as const;
  if (!(await concludeExperiment(parts, row, conclusion, creatorOf(caller))))
    throw new Problem('invalid_state', { message: 'The experiment has ended already' });
  return answerOrNotFound(await readExperiment(parts, { merchantAccountId, experimentId }));
});

export const experimentRoutes: readonly AnyRoute[] = [create, list, get, end];
