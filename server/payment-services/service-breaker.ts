import {
  type BackOff,
  CLOSED_BREAKER,
  type CircuitBreaker,
  breakerAfterFailure,
  breakerStateAt,
} from '../domain/circuit-breaker.ts';
import type { ReportedOutcome } from '../domain/transaction/changes.ts';
import type { ReadParts } from '../parts.ts';
import { perOwner } from '../platform/per-owner.ts';

/**
 * Circuit breaker of a payment service, as this process saw it: opens where half of the last 20 authorizations of a
 * minute failed, for 15 s doubling to 300 s; half-open it lets one payment through as a probe. While it is open the
 * payment service comes last.
 */
type ServiceBreaker = {
  breaker: CircuitBreaker;
  /** Of the closed one, the newest last. */
  seen: SeenAttempt[];
  /** Until when one payment is the probe. */
  probeUntilMs: number;
};
type SeenAttempt = Readonly<{ atMs: number; isBad: boolean }>;

const WINDOW_MS = 60_000;
const SEEN_MAX = 20;
const SEEN_MIN = 5;
const BAD_SHARE = 0.5;
const BACK_OFF: BackOff = { firstMs: 15_000, maxMs: 300_000 };
/** A probe without an outcome by then is followed by another. */
const PROBE_MS = 30_000;
/** A buyer has gone by then. */
const SLOW_MS = 10_000;

/** What says something about the payment service, and nothing about the card. */
export const TECHNICAL_CODES: ReadonlySet<string> = new Set([
  'service_error',
  'service_network_error',
  'service_rate_limit',
  'invalid_service_response',
  'invalid_service_credentials',
]);

/** To be called after every authorization: what came of it, and how long it took. */
export function recordAuthorization(
  parts: Owner,
  id: string,
  outcome: ReportedOutcome,
  tookMs: number,
): void {
  const isTechnical = outcome.kind === 'failed' && TECHNICAL_CODES.has(outcome.code);
  const isBad = outcome.kind === 'unknown' || isTechnical || tookMs > SLOW_MS;
  recordOutcome(breakerFor(parts, id), isBad, nowMs(parts));
}

/** The payment services that are to come last now. Of one that is half-open one caller is the probe. */
export function openAmong(parts: Owner, ids: readonly string[]): readonly string[] {
  return ids.length < 2 ? [] : ids.filter((id) => isOpen(breakerFor(parts, id), nowMs(parts)));
}

/** The same, of a payment that nobody makes: it is no probe. */
export function failingAmong(parts: Owner, ids: readonly string[]): readonly string[] {
  return ids.length < 2 ? [] : ids.filter((id) => isShut(breakerFor(parts, id), nowMs(parts)));
}

/** How this process sees it now; looking makes nobody the probe. `openUntil`: by the machine's time. */
export function breakerOf(
  parts: Owner,
  id: string,
): Readonly<{ state: 'closed' | 'open' | 'half-open'; openUntil: Date | null }> {
  const { breaker } = breakersOf(parts.db).get(id) ?? newServiceBreaker();
  const state = breakerStateAt(breaker, nowMs(parts));
  const { openUntilMs } = breaker;
  return { state, openUntil: state === 'open' && openUntilMs !== null ? new Date(openUntilMs) : null };
}

export function newServiceBreaker(): ServiceBreaker {
  return { breaker: CLOSED_BREAKER, seen: [], probeUntilMs: 0 };
}

export function recordOutcome(service: ServiceBreaker, isBad: boolean, atMs: number): void {
  const { breaker } = service;
  const isClosed = breakerStateAt(breaker, atMs) === 'closed';
  if (!isClosed && !isBad) {
    Object.assign(service, newServiceBreaker());
    return;
  }

  if (isClosed) {
    const recent = service.seen.filter((one) => atMs - one.atMs < WINDOW_MS);
    service.seen = [...recent, { atMs, isBad }].slice(-SEEN_MAX);
  }
  const bad = service.seen.filter((one) => one.isBad).length;
  const isTooMany = service.seen.length >= SEEN_MIN && bad >= service.seen.length * BAD_SHARE;
  if (isClosed && !isTooMany) return;

  const after = breakerAfterFailure(breaker, BACK_OFF, { nowMs: atMs, isTooMany });
  if (after !== breaker) Object.assign(service, { breaker: after, seen: [], probeUntilMs: 0 });
}

/** False for what may be sent: anything while it is closed, and the probe while it is half-open. */
export function isOpen(service: ServiceBreaker, atMs: number): boolean {
  if (isShut(service, atMs)) return true;
  if (breakerStateAt(service.breaker, atMs) !== 'closed') service.probeUntilMs = atMs + PROBE_MS;
  return false;
}

/** Open, or half-open while another payment is the probe. */
function isShut({ breaker, probeUntilMs }: ServiceBreaker, atMs: number): boolean {
  const state = breakerStateAt(breaker, atMs);
  return state === 'open' || (state === 'half-open' && atMs < probeUntilMs);
}

type Owner = Pick<ReadParts, 'db' | 'clock'>;

const breakersOf = perOwner(() => new Map<string, ServiceBreaker>());

function breakerFor({ db }: Owner, id: string): ServiceBreaker {
  const breakers = breakersOf(db);
  const known = breakers.get(id) ?? newServiceBreaker();
  breakers.set(id, known);
  return known;
}

function nowMs({ clock }: Owner): number {
  return clock.now().getTime();
}
