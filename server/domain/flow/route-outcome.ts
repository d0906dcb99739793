import { isObject } from '../json.ts';
import { attemptsOf } from './attempt-list.ts';
import { type ValueProblem, members, addProblem, wholeNumber } from './condition-values.ts';
import { experimentOf } from './experiment-outcome.ts';
import { readFees } from './fees.ts';
import type { AttemptOrder, FlowName, KnownNames, Outcome } from './rule.ts';

/** The attempts in their order, an object that says by what they are put in one, or the arms of an experiment. */
export function routeOf(
  flow: FlowName,
  outcome: unknown,
  known: KnownNames | null,
  wrong: ValueProblem[],
): Outcome | null {
  if (!isObject(outcome)) {
    const attempts = attemptsOf(flow, outcome, known, '/outcome', wrong);
    return attempts === null ? null : { kind: 'attempts', attempts, order: null };
  }
  if (Object.hasOwn(outcome, 'experiment_id')) {
    const experiment = experimentOf(flow, outcome, known, wrong);
    return experiment === null ? null : { kind: 'experiment', experiment };
  }
  const before = wrong.length;
  const read = members(outcome, ['order_by', 'attempts', 'fees', 'explore_percent'], '/outcome', wrong);

  if (read === null) return null;
  const order = orderOf(flow, read, known, wrong);
  const attempts =
    read['attempts'] == null ? null : attemptsOf(flow, read['attempts'], known, '/outcome/attempts', wrong);
  return order === null || wrong.length > before ? null : { kind: 'attempts', attempts, order };
}

const EXPLORE_PERCENT = { default: 10, min: 1, max: 50 } as const;

function orderOf(
  flow: FlowName,
  { order_by: by, fees: table, explore_percent: percent }: Readonly<Record<string, unknown>>,
  known: KnownNames | null,
  wrong: ValueProblem[],
): AttemptOrder | null {
  if (by !== 'cost' && by !== 'success_rate')
    return addProblem(wrong, '/outcome/order_by', 'must be cost or success_rate', 'value_error.flow_outcome');
  if (by === 'cost') {
    if (percent != null) addProblem(wrong, '/outcome/explore_percent', 'goes with success_rate only');
    const fees = readFees(flow, table, known?.paymentServices ?? null, '/outcome/fees', wrong);
    return fees === null ? null : { by, fees };
  }

  if (table != null) addProblem(wrong, '/outcome/fees', 'goes with cost only');
  const { min, max } = EXPLORE_PERCENT;
  const explorePercent = wholeNumber(min, max)(
    percent ?? EXPLORE_PERCENT.default,
    '/outcome/explore_percent',
    wrong,
  );
  return explorePercent === null ? null : { by, explorePercent };
}
