import { isSameJson } from '../json.ts';
import type { Decision, Inputs } from './decide-route.ts';
import { type FeeTable, SHARE, costAt } from './fees.ts';
import { type SuccessCount as SeenAt, likenessOf } from './success-rate.ts';

/** A decision of the past, made again, and what came of it then. */
export type ReplayedDecision = Readonly<{
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
  /** Those that begin where they began, and go on in another way: another instrument, other attempts after it. */
  otherwise: number;
  /** `from|to`, each a payment service or an error code. */
  moves: Record<string, number>;
  /** `from|to` of what becomes of 3-D Secure, where a payment is tried before and after. */
  authentications: Record<string, number>;
  /** First attempts of the past whose end is known, by `currency|kind|payment service`. */
  seen: Record<string, TallyCell>;
  /** Those that the rules send to where they went. */
  kept: Record<string, TallyCell>;
  /** Those that they refuse, or have no payment service for. */
  refused: Record<string, TallyCell>;
  /** Those that they send elsewhere, by where, and those that went nowhere and that they would have tried. */
  moved: Record<string, MovedCell>;
  /** What they wanted to try and could not, since it did not take the payment then: by payment service. */
  skipped: Record<string, number>;
};
/** Fees are minor units, of those that were approved. `unpriced`: those of them for which there is no fee. */
export type TallyCell = { count: number; approved: number; fees: number; unpriced: number };
/** Fees are minor units, of all; `before` is how the same payments ended. */
type MovedCell = { fees: number; unpriced: number; before: TallyCell };

/** What is beyond goes to one cell, so that no period of any merchant makes a replay grow. */
const CELLS_MAX = 5_000;
const OTHER = 'other|other|other';

export function emptyTally(): Tally {
  const counts = { decisions: 0, reproduced: 0, changed: 0, otherwise: 0 };
  return {
    ...counts,
    moves: {},
    authentications: {},
    seen: {},
    kept: {},
    refused: {},
    moved: {},
    skipped: {},
  };
}

export function count(
  tally: Tally,
  { inputs, before, after, isReproduced, wasApproved }: ReplayedDecision,
  fees: FeeTable,
): void {
  const like = likenessOf(inputs.facts);
  const [from, to] = [placeOf(before), placeOf(after)];
  tally.decisions += 1;
  tally.reproduced += isReproduced ? 1 : 0;
  if (from !== to) {
    tally.changed += 1;
    addOne(tally.moves, `${from}|${to}`);
  } else if (!isSameJson(before.attempts, after.attempts)) tally.otherwise += 1;
  for (const id of after.skipped) addOne(tally.skipped, id);
  const isTried = before.attempts.length > 0;
  const [mode, wanted] = [authenticationOf(before), authenticationOf(after)];
  if (mode !== wanted && isTried && after.attempts.length > 0)
    addOne(tally.authentications, `${mode}|${wanted}`);
  // Nobody knows yet how it ended, so nothing is compared with it.
  if (isTried && wasApproved === null) return;

  const isApproved = wasApproved === true;
  const fee = isApproved ? feeAt(fees, from, inputs) : NO_FEE;
  if (isTried) add(tally.seen, `${like}|${from}`, isApproved, fee);
  if (after.attempts.length === 0) {
    if (isTried) add(tally.refused, `${like}|${from}`, isApproved, fee);
  } else if (from === to) add(tally.kept, `${like}|${to}`, isApproved, fee);
  else addMoved(tally, `${like}|${to}`, isApproved, fee, feeAt(fees, to, inputs));
}

function addOne(cells: Record<string, number>, key: string): void {
  const cell = cellFor(cells, key);
  cells[cell] = (cells[cell] ?? 0) + 1;
}

function add(cells: Record<string, TallyCell>, key: string, isApproved: boolean, fee: FeeTaken): void {
  addTo((cells[cellFor(cells, key)] ??= noneSeen()), isApproved, fee);
}

function addMoved(
  { moved }: Tally,
  key: string,
  wasApproved: boolean,
  before: FeeTaken,
  after: FeeTaken,
): void {
  const cell = (moved[cellFor(moved, key)] ??= { fees: 0, unpriced: 0, before: noneSeen() });
  cell.fees += after.fee;
  cell.unpriced += after.unpriced;
  addTo(cell.before, wasApproved, before);
}

function addTo(seen: TallyCell, isApproved: boolean, { fee, unpriced }: FeeTaken): void {
  seen.count += 1;
  seen.approved += isApproved ? 1 : 0;
  seen.fees += fee;
  seen.unpriced += unpriced;
}

export function noneSeen(): TallyCell {
  return { count: 0, approved: 0, fees: 0, unpriced: 0 };
}

type FeeTaken = Readonly<{ fee: number; unpriced: number }>;
const NO_FEE: FeeTaken = { fee: 0, unpriced: 0 };

/** To the nearest minor unit, as it is charged. */
function feeAt(fees: FeeTable, place: string, { facts }: Inputs): FeeTaken {
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

/** What a rule wants of 3-D Secure; `none` where no rule spoke. */
function authenticationOf({ three_d_secure: mode, exemption }: Decision): string {
  return exemption ?? mode ?? 'none';
}

/** The cell is then there. */
function cellFor(cells: Readonly<Record<string, unknown>>, key: string): string {
  if (Object.hasOwn(cells, key)) return key;
  const count = sizes.get(cells) ?? Object.keys(cells).length;
  if (count >= CELLS_MAX) return OTHER;
  sizes.set(cells, count + 1);
  return key;
}

/** How many cells there are: to count them for each new one takes as long as all of them together. */
const sizes = new WeakMap<object, number>();
