import { isObject, isSameJson } from '../json.ts';
import { attemptsOf } from './attempt-list.ts';
import { orderOf } from './attempt-order.ts';
import { type ValueProblem, addProblem, members } from './condition-values.ts';
import { type ArmRoute, type ExperimentRoute, type FlowName, type KnownNames, UNIT_KINDS } from './rule.ts';

/**
 * The outcome of a rule that names an experiment, `{ experiment_id, unit, arms }`. It is the experiment's own, member
 * by member: a version of the flow has all that its decisions followed from.
 */
export function experimentOf(
  flow: FlowName,
  outcome: Readonly<Record<string, unknown>>,
  known: KnownNames | null,
  wrong: ValueProblem[],
): ExperimentRoute | null {
  const read = members(outcome, ['experiment_id', 'unit', 'arms'], '/outcome', wrong);
  if (read === null) return null;
  const { experiment_id: id, unit, arms } = read;
  if (typeof id !== 'string')
    return addProblem(wrong, '/outcome/experiment_id', 'must be the id of an experiment', 'type_error.uuid');
  const running = known?.experiments.get(id);
  if (known !== null && running === undefined)
    return addProblem(
      wrong,
      '/outcome/experiment_id',
      'is not a running experiment of this flow',
      'value_error.experiment',
    );
  if (running !== undefined && !isSameJson(running, outcome))
    return addProblem(
      wrong,
      '/outcome',
      'must be the `outcome` that the experiment is answered with',
      'value_error.experiment',
    );

  // What is the same as the experiment's is as it was checked when that was made; so is what was stored.
  const kind = UNIT_KINDS.find((one) => one === unit);
  const before = wrong.length;
  const dealt = (Array.isArray(arms) ? arms : []).map((arm: unknown, at) => {
    const { name, share_percent, ...tries } = isObject(arm) ? arm : {};
    const route = armRoute(flow, tries, known, `/outcome/arms/${at}`, wrong);
    return { name: String(name), share_percent: Number(share_percent), ...(route ?? NO_ROUTE) };
  });
  return kind === undefined || wrong.length > before ? null : { experiment_id: id, unit: kind, arms: dealt };
}
const NO_ROUTE: ArmRoute = { attempts: [], order: null };

/** What an arm tries: a list, as it stands or in the order that is said beside it. Null: something is wrong. */
export function armRoute(
  flow: FlowName,
  tries: Readonly<Record<string, unknown>>,
  known: Pick<KnownNames, 'paymentServices'> | null,
  at: string,
  wrong: ValueProblem[],
): ArmRoute | null {
  const before = wrong.length;
  const attempts = attemptsOf(flow, tries['attempts'], known, `${at}/attempts`, wrong);
  const isOrdered = tries['order_by'] != null;
  const order = isOrdered ? orderOf(flow, tries, known, at, wrong) : null;
  if (!isOrdered)
    for (const name of ['fees', 'explore_percent'])
      if (tries[name] != null) addProblem(wrong, `${at}/${name}`, 'goes with `order_by` only');
  return attempts === null || wrong.length > before ? null : { attempts, order };
}
