import type { CheckoutMove } from './checkout-moves.ts';
import type { CheckoutEffect, CheckoutSnapshot, CheckoutState } from './checkout-state.ts';

/**
 * The end was told, and nothing happens any more.
 *
 * @example if (isOver(state)) forget()
 */
export function isOver({ at, canRetry }: CheckoutState): boolean {
  return at === 'done' || at === 'closed' || (at === 'failed' && !canRetry);
}

/** In the order in which they are done: kept before it is asked, told before it is forgotten. */
export function effectsOf(before: CheckoutState, [after, effects]: CheckoutMove): readonly CheckoutEffect[] {
  if (isOver(after)) return endingOf(after, effects);
  const snapshot = snapshotOf(after);
  const isKept = snapshot === null || JSON.stringify(snapshot) === JSON.stringify(snapshotOf(before));
  const isWaiting = after.deadline !== null && after.deadline !== before.deadline;
  const waits: readonly CheckoutEffect[] = isWaiting ? [{ do: 'wait', until: after.deadline }] : [];
  return [
    ...(isKept ? [] : [{ do: 'save', snapshot } as const]),
    ...effects,
    ...waits.filter(() => !effects.some((effect) => effect.do === 'wait')),
  ];
}

/** A receipt stays until the buyer closes it. */
function endingOf(state: CheckoutState, effects: readonly CheckoutEffect[]): readonly CheckoutEffect[] {
  const { at, outcome, reason, transaction, id } = state;
  const isReceipt = at === 'done' && state.kind === 'page' && state.page !== 'none';
  const isGone = effects.some((effect) => effect.do === 'dismiss') || state.isLeaving;
  const word = at === 'done' ? (outcome ?? 'pending') : at === 'closed' ? 'closed' : 'failed';
  return [
    ...effects,
    ...(isReceipt || isGone ? [] : [{ do: 'dismiss' } as const]),
    { do: 'end', end: { outcome: word, reason, transaction, id } },
    { do: 'forget' },
  ];
}

/** Null: there is nothing yet that could be asked about. */
function snapshotOf(state: CheckoutState): CheckoutSnapshot | null {
  const { at, kind, id, url, hasSdk, transaction, attempt, isUnderWay, failedIds, deadline, expiresAt } =
    state;
  if (kind === null || id === null) return null;
  const known = { at, kind, id, url, hasSdk, transaction, attempt, isUnderWay, failedIds };
  return { version: 1, ...known, deadline, expiresAt };
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';

/** What each member of a snapshot has to be. */
const MEMBERS: Readonly<Record<keyof CheckoutSnapshot, (value: unknown) => boolean>> = {
  version: (value) => value === 1,
  at: isText,
  kind: (value) => value === 'page' || value === 'form',
  id: isText,
  url: (value) => value === null || isText(value),
  hasSdk: isFlag,
  transaction: (value) => value === null || isTransaction(value),
  attempt: Number.isInteger,
  isUnderWay: isFlag,
  failedIds: (value) => Array.isArray(value) && value.every(isText),
  deadline: (value) => value === null || Number.isInteger(value),
  expiresAt: Number.isInteger,
};

function isTransaction(value: unknown): boolean {
  const { id, status } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return isText(id) && isText(status);
}

/** Null: it is none that this version wrote. What it does not know is left out. */
export function snapshotIn(kept: unknown): CheckoutSnapshot | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const found = kept as Readonly<Record<string, unknown>>;
  if (!Object.entries(MEMBERS).every(([name, isRight]) => isRight(found[name]))) return null;
  if (found['kind'] === 'page' && found['url'] === null) return null;
  const known = Object.fromEntries(Object.keys(MEMBERS).map((name) => [name, found[name]]));
  const snapshot = known as CheckoutSnapshot; // each member has been looked at
  const { transaction } = snapshot;
  return transaction === null
    ? snapshot
    : { ...snapshot, transaction: { id: transaction.id, status: transaction.status } };
}
