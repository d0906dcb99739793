import type { Decision, Inputs } from './decide-route.ts';
import { type FeeTable, SHARE, costAt } from './fees.ts';
import { type Seen as SeenAt, likenessOf } from './success-rate.ts';

/** A decision of the past, made again, and what came of it then. */
export type Replayed = Readonly<{
  inputs: Inputs;
  /** As it was stored. */
  before: Decision;
  /** As the rules that are tried out have it. */
  after: Decision;
  /** Whether the rules of then give what was stored, to the byte. */
  isReproduced: boolean;
  /** What came of the first attempt: null where there was none, or nobody knows yet. */
  wasApproved: boolean | null;
}>;

/**
 * Everything that a replay remembers, however many decisions it has seen: counts by the currency and kind of what was
 * paid with, and by payment service.
 */
export type Tally = {
  decisions: number;
  reproduced: number;
  changed: number;
  /** `from|to`, each a payment service or an error code. */
  moves: Record<string, number>;
  /** First attempts of the past whose end is known, by `currency|kind|payment service`. */
  seen: Record<string, Seen>;
  /** Those that the rules send to where they went. */
  kept: Record<string, Seen>;
  /** Those that they send elsewhere, by where. */
  moved: Record<string, Moved>;
};
/** Fees are minor units, of those that were approved. `unpriced`: those of them for which there is no fee. */
type Seen = { count: number; approved: number; fees: number; unpriced: number };
/** Fees are minor units, of all. */
type Moved = { count: number; fees: number; unpriced: number };

/** What is beyond goes to one cell, so that no period of any merchant makes a replay grow. */
const CELLS_MAX = 5_000;
const OTHER = 'other|other|other';

export function emptyTally(): Tally {
  return { decisions: 0, reproduced: 0, changed: 0, moves: {}, seen: {}, kept: {}, moved: {} };
}

export function count(
  tally: Tally,
  { inputs, before, after, isReproduced, wasApproved }: Replayed,
  fees: FeeTable,
): void {
  const like = likenessOf(inputs.facts);
  const [from, to] = [placeOf(before), placeOf(after)];
  tally.decisions += 1;
  tally.reproduced += isReproduced ? 1 : 0;
  if (from !== to) {
    tally.changed += 1;
    const move = cellFor(tally.moves, `${from}|${to}`);
    tally.moves[move] = (tally.moves[move] ?? 0) + 1;
  }
  if (wasApproved !== null) {
    const fee = wasApproved ? feeAt(fees, from, inputs) : NO_FEE;
    add(tally.seen, `${like}|${from}`, wasApproved, fee);
    if (from === to && after.attempts.length > 0) add(tally.kept, `${like}|${to}`, wasApproved, fee);
  }
  if (from === to || after.attempts.length === 0) return;
  const { fee, unpriced } = feeAt(fees, to, inputs);
  const cell = cellFor(tally.moved, `${like}|${to}`);
  const moved = (tally.moved[cell] ??= { count: 0, fees: 0, unpriced: 0 });
  moved.count += 1;
  moved.fees += fee;
  moved.unpriced += unpriced;
}

function add(cells: Record<string, Seen>, key: string, isApproved: boolean, { fee, unpriced }: Taken): void {
  const cell = (cells[cellFor(cells, key)] ??= { count: 0, approved: 0, fees: 0, unpriced: 0 });
  cell.count += 1;
  cell.approved += isApproved ? 1 : 0;
  cell.fees += fee;
  cell.unpriced += unpriced;
}

type Taken = Readonly<{ fee: number; unpriced: number }>;
const NO_FEE: Taken = { fee: 0, unpriced: 0 };

/** To the nearest minor unit, as it is charged. */
function feeAt(fees: FeeTable, place: string, { facts }: Inputs): Taken {
  if (fees.length === 0) return NO_FEE;
  const cost = costAt(fees, place, facts);
  return cost === null
    ? { fee: 0, unpriced: 1 }
    : { fee: Math.round(cost.fee_ten_thousandths / SHARE), unpriced: 0 };
}

/** How payments like this one ended before it, as far as was counted: what a rule would have gone by. */
export function seenBefore({ seen }: Tally, { facts, able }: Inputs): readonly SeenAt[] {
  const like = likenessOf(facts);
  return able.flatMap((id) => {
    const cell = Object.hasOwn(seen, `${like}|${id}`) ? seen[`${like}|${id}`] : undefined;
    return cell === undefined ? [] : [{ payment_service_id: id, approved: cell.approved, known: cell.count }];
  });
}

/** Where a payment went first, or why it went nowhere. */
export function placeOf({ attempts, decline }: Decision): string {
  return attempts[0]?.payment_service_id ?? decline ?? 'nothing';
}

function cellFor(cells: Readonly<Record<string, unknown>>, key: string): string {
  return Object.hasOwn(cells, key) || Object.keys(cells).length < CELLS_MAX ? key : OTHER;
}
