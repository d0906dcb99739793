import { isObject } from '../json.ts';
import { attemptsOf } from './attempt-list.ts';
import { orderOf } from './attempt-order.ts';
import { type ValueProblem, members } from './condition-values.ts';
import { experimentOf } from './experiment-outcome.ts';
import type { FlowName, KnownNames, Outcome } from './rule.ts';

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
  const order = orderOf(flow, read, known, '/outcome', wrong);
  const attempts =
    read['attempts'] == null ? null : attemptsOf(flow, read['attempts'], known, '/outcome/attempts', wrong);
  return order === null || wrong.length > before ? null : { kind: 'attempts', attempts, order };
}
