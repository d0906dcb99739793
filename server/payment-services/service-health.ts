import type { Reported } from '../domain/transaction/changes.ts';
import type { Parts } from '../parts.ts';

/**
 * How payment services have been doing lately, as this process saw it. Where half of what was asked failed, a payment
 * service comes last for a while; then one payment finds out whether it is back.
 */
type Health = {
  /** The newest last. */
  seen: Seen[];
  /** Null while it is well. */
  lastUntilMs: number | null;
  lastForMs: number;
  /** Until when one payment is finding out. */
  probeUntilMs: number;
};
type Seen = Readonly<{ atMs: number; isBad: boolean }>;

const WINDOW_MS = 60_000;
const SEEN_MAX = 20;
const SEEN_MIN = 5;
const BAD_SHARE = 0.5;
const LAST_FOR_MS = 15_000;
const LAST_FOR_MS_MAX = 300_000;
/** A payment that has not told by then does not tell. */
const PROBE_MS = 30_000;
/** A buyer has gone by then. */
const SLOW_MS = 10_000;

/** What says something about the payment service, and nothing about the card. */
const TECHNICAL: ReadonlySet<string> = new Set([
  'service_error',
  'service_network_error',
  'service_rate_limit',
  'invalid_service_response',
  'invalid_service_credentials',
]);

/** To be told of every authorization: what came of it, and how long it took. */
export function noteHealth(parts: Owner, id: string, outcome: Reported, tookMs: number): void {
  const isTechnical = outcome.kind === 'failed' && TECHNICAL.has(outcome.code);
  note(healthOf(parts, id), outcome.kind === 'unknown' || isTechnical || tookMs > SLOW_MS, nowMs(parts));
}

/** The payment services that are to come last now. For each one that may be back, one caller is told that it is. */
export function avoidedAmong(parts: Owner, ids: readonly string[]): readonly string[] {
  return ids.length < 2 ? [] : ids.filter((id) => isAvoided(healthOf(parts, id), nowMs(parts)));
}

export function freshHealth(): Health {
  return { seen: [], lastUntilMs: null, lastForMs: LAST_FOR_MS, probeUntilMs: 0 };
}

export function note(health: Health, isBad: boolean, atMs: number): void {
  if (health.lastUntilMs !== null) {
    // One that is well again starts anew; one that is not waits twice as long.
    if (!isBad) Object.assign(health, freshHealth());
    else if (atMs >= health.lastUntilMs)
      comeLast(health, Math.min(health.lastForMs * 2, LAST_FOR_MS_MAX), atMs);
    return;
  }
  health.seen = [...health.seen.filter((one) => atMs - one.atMs < WINDOW_MS), { atMs, isBad }].slice(
    -SEEN_MAX,
  );
  const bad = health.seen.filter((one) => one.isBad).length;
  if (health.seen.length >= SEEN_MIN && bad >= health.seen.length * BAD_SHARE)
    comeLast(health, LAST_FOR_MS, atMs);
}

export function isAvoided(health: Health, atMs: number): boolean {
  if (health.lastUntilMs === null) return false;
  if (atMs < health.lastUntilMs || atMs < health.probeUntilMs) return true;
  health.probeUntilMs = atMs + PROBE_MS;
  return false;
}

function comeLast(health: Health, forMs: number, atMs: number): void {
  Object.assign(health, { seen: [], lastUntilMs: atMs + forMs, lastForMs: forMs, probeUntilMs: 0 });
}

type Owner = Pick<Parts, 'db' | 'clock'>;

/** One book per database handle, so that two services in one process do not see each other's. */
const books = new WeakMap<object, Map<string, Health>>();

function healthOf({ db }: Owner, id: string): Health {
  const book = books.get(db) ?? new Map<string, Health>();
  books.set(db, book);
  const health = book.get(id) ?? freshHealth();
  book.set(id, health);
  return health;
}

function nowMs({ clock }: Owner): number {
  return clock.now().getTime();
}
