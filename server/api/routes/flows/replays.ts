import type { Static } from 'typebox';
import { type FlowReplayRow, getFlowReplay as readReplay } from '../../../db/queries/flow-replays.ts';
import type { ValueProblem } from '../../../domain/flow/condition-values.ts';
import { readFees } from '../../../domain/flow/fees.ts';
import { reportOf } from '../../../domain/flow/replay-report.ts';
import { idTimeMs } from '../../../domain/ids.ts';
import { beginReplay } from '../../../flows/replay-flow.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { type FlowReplay, createFlowReplay, getFlowReplay } from '../../../api-contract/flow-replays.ts';
import { route } from '../../route.ts';
import { draftAt } from './drafts.ts';

const DAY_MS = 24 * 60 * 60_000;
const PERIOD_MS_DEFAULT = 30 * DAY_MS;
/** Before that, years are counted in a way that the API does not write. */
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');

export const create = route(createFlowReplay, async ({ params, body, merchantAccountId, now, parts }) => {
  const { flow } = params;
  if (flow === 'checkout')
    throw new Problem('unprocessable', {
      message: 'What the checkout flow shows is not kept, so it is not replayed',
    });
  const draft = await draftAt(parts, merchantAccountId, params);
  const to = body?.to == null ? now : new Date(body.to);
  const from =
    body?.from == null ? new Date(Math.max(FIRST_MS, to.getTime() - PERIOD_MS_DEFAULT)) : new Date(body.from);
  if (from >= to) throw ruleBroken({ pointer: '/from', message: 'must be before to' });

  const wrong: ValueProblem[] = [];
  const fees = body?.fees == null ? null : readFees(flow, body.fees, null, '/fees', wrong);
  if (wrong.length > 0) throw ruleBroken(...wrong);
  const row = await beginReplay(parts, { merchantAccountId, flow, rules: draft.rules, fees, from, to, now });
  return { status: 201, body: renderReplay(row) };
});

export const get = route(getFlowReplay, async ({ params, merchantAccountId, parts }) => {
  const row = await readReplay(parts.db, merchantAccountId, params.flow, params.replay_id);
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: renderReplay(row) };
});

function renderReplay(row: FlowReplayRow): Static<typeof FlowReplay> {
  const { tally, fees } = row;
  const { moves, threeDSecure, approvals, unknown, skipped, samples } = reportOf(tally, fees.length > 0);
  return {
    type: 'flow-replay',
    id: row.flow_replay_id,
    merchant_account_id: row.merchant_account_id,
    flow: row.flow,
    status: row.due_at === null ? 'completed' : 'running',
    from: row.from_time,
    to: row.to_time,
    progress_percent: progressOf(row),
    decisions: tally.decisions,
    reproduced: tally.reproduced,
    changed: tally.changed,
    changed_otherwise: tally.otherwise,
    moves: [...moves],
    three_d_secure: [...threeDSecure],
    approvals: [...approvals],
    unknown: [...unknown],
    skipped: [...skipped],
    samples: [...samples],
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** How far the last transaction that was gone through is in the period; one that is under way is never at its end. */
function progressOf({ from_time, to_time, reached, due_at }: FlowReplayRow): number {
  if (due_at === null) return 100;
  const [from, to] = [Date.parse(from_time), Date.parse(to_time)];
  const share = (idTimeMs(reached) - from) / (to - from);
  return Math.min(99, Math.max(0, Math.floor(share * 100)));
}
