import { createHmac } from 'node:crypto';
import type { CompiledFlow } from '../../domain/flow/compile.ts';
import type { Inputs } from '../../domain/flow/decide-route.ts';
import type { ExperimentUnit } from '../../domain/flow/experiment-arms.ts';
import type { UnitKind } from '../../domain/flow/rule.ts';

/** What a payment can be told apart by; nulls: a guest, and what is no card. */
export type UnitsKnown = Readonly<Record<UnitKind, string | null>> & Readonly<{ transaction: string }>;

/**
 * Of which unit a payment is in each experiment that its flow names. Keyed by the experiment, so that two experiments
 * deal independently, and what is stored tells nobody which card it was.
 */
export function unitsIn(
  { experiments }: Pick<CompiledFlow, 'experiments'>,
  known: UnitsKnown,
): Pick<Inputs, 'units'> {
  if (experiments.length === 0) return {};
  return {
    units: Object.fromEntries(
      experiments.map(({ experiment_id: id, unit }) => [id, unitOf(id, unit, known)] as const),
    ),
  };
}

/** A payment without a buyer is told apart by its card, and one without a card by itself. */
const IN_TURN: Readonly<Record<UnitKind, readonly UnitKind[]>> = {
  buyer: ['buyer', 'card'],
  card: ['card'],
  transaction: [],
};

function unitOf(experimentId: string, unit: UnitKind, known: UnitsKnown): ExperimentUnit {
  const kind = IN_TURN[unit].find((one) => known[one] !== null) ?? 'transaction';
  const hash = createHmac('sha256', experimentId).update(`${kind}:${known[kind]}`).digest('hex').slice(0, 32);
  return { kind, hash };
}
