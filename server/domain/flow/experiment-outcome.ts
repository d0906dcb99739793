import { isObject, isSameJson } from '../json.ts';
import { attemptsOf } from './attempt-list.ts';
import { type ValueProblem, addProblem, members } from './condition-values.ts';
import { type ExperimentRoute, type FlowName, type KnownNames, UNIT_KINDS } from './rule.ts';

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
    const { name, share_percent, attempts } = isObject(arm) ? arm : {};
    const listed = attemptsOf(flow, attempts, known, `/outcome/arms/${at}/attempts`, wrong);
    return { name: String(name), share_percent: Number(share_percent), attempts: listed ?? [] };
  });
  return kind === undefined || wrong.length > before ? null : { experiment_id: id, unit: kind, arms: dealt };
}
