import type { Decision, Inputs } from './decide-route.ts';

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
  moved: Record<string, Readonly<{ count: number; amount: number }>>;
};
type Seen = Readonly<{ count: number; approved: number; amount: number; approvedAmount: number }>;

/** What is beyond goes to one cell, so that no period of any merchant makes a replay grow. */
const CELLS_MAX = 5_000;
const OTHER = 'other|other|other';
const NOBODY: Seen = { count: 0, approved: 0, amount: 0, approvedAmount: 0 };

export function emptyTally(): Tally {
  return { decisions: 0, reproduced: 0, changed: 0, moves: {}, seen: {}, kept: {}, moved: {} };
}

export function count(tally: Tally, { inputs, before, after, isReproduced, wasApproved }: Replayed): void {
  const { currency, card_scheme: scheme, payment_method: method, amount } = inputs.facts;
  const [from, to] = [placeOf(before), placeOf(after)];
  const cellAt = (place: string): string => `${currency ?? ''}|${scheme ?? method ?? ''}|${place}`;
  const money = Number(amount ?? 0n);
  tally.decisions += 1;
  tally.reproduced += isReproduced ? 1 : 0;
  if (from !== to) {
    tally.changed += 1;
    put(tally.moves, `${from}|${to}`, (known = 0) => known + 1);
  }
  const add = (known: Seen = NOBODY): Seen => ({
    count: known.count + 1,
    approved: known.approved + (wasApproved === true ? 1 : 0),
    amount: known.amount + money,
    approvedAmount: known.approvedAmount + (wasApproved === true ? money : 0),
  });
  if (wasApproved !== null) put(tally.seen, cellAt(from), add);
  if (after.attempts.length === 0) return;
  if (from === to) {
    if (wasApproved !== null) put(tally.kept, cellAt(to), add);
  } else
    put(tally.moved, cellAt(to), (known = { count: 0, amount: 0 }) => ({
      count: known.count + 1,
      amount: known.amount + money,
    }));
}

/** Where a payment went first, or why it went nowhere. */
export function placeOf({ attempts, decline }: Decision): string {
  return attempts[0]?.payment_service_id ?? decline ?? 'nothing';
}

function put<Value>(cells: Record<string, Value>, key: string, change: (known?: Value) => Value): void {
  const isThere = Object.hasOwn(cells, key);
  const cell = isThere || Object.keys(cells).length < CELLS_MAX ? key : OTHER;
  cells[cell] = Object.hasOwn(cells, cell) ? change(cells[cell]) : change();
}
