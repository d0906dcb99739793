import { isObject } from '../json.ts';
import type { ExperimentRoute, UnitKind } from './rule.ts';
import { percentOf } from './success-rate.ts';

/** Who or what stays in one arm of an experiment: `hash` is of 32 hexadecimal digits, keyed by the experiment. */
export type ExperimentUnit = Readonly<{ kind: UnitKind; hash: string }>;

/** Units of one payment, by the id of the experiment. */
export type ExperimentUnits = Readonly<Record<string, ExperimentUnit>>;

/** The arm that a payment was dealt to. As it is stored. */
export type DrawnArm = Readonly<{
  experiment_id: string;
  arm: string;
  /** The chance of that, of a hundred. */
  share_percent: number;
  unit: UnitKind;
}>;

/**
 * The arm whose share of a hundred the unit falls into: the same for ever. Where nobody knows the unit, as in a replay
 * of payments that came before the experiment, the transaction's own dice deal.
 */
export function drawArm(
  { experiment_id, arms }: ExperimentRoute,
  { units, seed }: Readonly<{ units?: ExperimentUnits; seed: number }>,
): Readonly<{ arm: ExperimentRoute['arms'][number]; drawn: DrawnArm }> {
  const unit = units?.[experiment_id];
  const point =
    unit === undefined ? percentOf(seed, experiment_id) : Number.parseInt(unit.hash.slice(0, 8), 16) % 100;
  let reached = 0;
  const arm = arms.find(({ share_percent: share }) => {
    reached += share;
    return point < reached;
  });
  if (arm === undefined) throw new Error(`BUG: the shares of experiment ${experiment_id} are not a hundred`);
  const { name, share_percent } = arm;
  return { arm, drawn: { experiment_id, arm: name, share_percent, unit: unit?.kind ?? 'transaction' } };
}

/** What a rule's outcome is that deals payments to the arms of an experiment: these arms, and no others. */
export function experimentOutcome<Arm>({
  experiment_id,
  unit,
  arms,
}: Readonly<{ experiment_id: string; unit: UnitKind; arms: readonly Arm[] }>) {
  return { experiment_id, unit, arms };
}

/** An arm as it was given, without what was null: `attempts` and their order as a rule of the flow has them. */
export type GivenArm = Readonly<{
  name: string;
  share_percent: number;
  attempts: readonly unknown[];
  order_by?: 'cost' | 'success_rate';
  fees?: readonly unknown[];
  explore_percent?: number;
}>;

/** What a rule goes on with once its experiment has ended: what the arm tries, as a rule has it. */
export function outcomeOfArm({ name: _name, share_percent: _share, ...tries }: GivenArm) {
  return tries.order_by === undefined ? tries.attempts : tries;
}

/** The experiment that the outcome of a stored rule names; null where it names none. */
export function experimentIn(outcome: unknown): string | null {
  const id = isObject(outcome) ? outcome['experiment_id'] : null;
  return typeof id === 'string' ? id : null;
}
