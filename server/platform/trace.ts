import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { randomBytes } from './entropy.ts';

/** What a span may be told of: short words and numbers, ids of ours, never what a caller wrote. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;
/** By the numbers of OpenTelemetry. */
export type SpanKind = 'internal' | 'server' | 'client';

export type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly kind: SpanKind;
  readonly beganMs: number;
  endedMs: number;
  failed: boolean;
  readonly attributes: Record<string, string | number | boolean>;
};

/** Takes spans that have ended. `share`: how many traces are kept, from 0 to 1. */
export type SpanTaker = Readonly<{ share: number; take(span: Span): void }>;

/** Null: this one is not kept, nor is anything below it. */
const current = new AsyncLocalStorage<Span | null>();
let taker: SpanTaker | null = null;

/** From now on spans go there; null: nobody wants any, and tracing costs nothing. */
export function traceTo(next: SpanTaker | null): void {
  taker = next;
}

/** Of another service's request: the trace that ours is a part of. */
export type Remote = Readonly<{ traceId: string; parentId: string }>;

/**
 * W3C Trace Context, version 00; null for whatever else stands there. Anybody may write it, so its flag decides
 * nothing: no caller hides from traces, or fills the collector.
 */
export function readTraceparent(text: string | undefined): Remote | null {
  if (text === undefined) return null;
  const parts = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(text);
  const [, traceId = '', parentId = ''] = parts ?? [];
  if (/^0*$/.test(traceId) || /^0*$/.test(parentId)) return null;
  return { traceId, parentId };
}

/** Runs `work` as a span below the one that runs, or as the first of a trace. */
export function inSpan<Result>(
  told: Readonly<{ name: string; kind: SpanKind; attributes?: Attributes; remote?: Remote | null }>,
  work: () => Promise<Result>,
): Promise<Result> {
  return taker === null ? work() : inTaken(taker, beginSpan(taker, told), work);
}

function inTaken<Result>(to: SpanTaker, span: Span | null, work: () => Promise<Result>): Promise<Result> {
  return current.run(span, async () => {
    try {
      return await work();
    } catch (error) {
      if (span !== null) span.failed = true;
      throw error;
    } finally {
      if (span !== null) {
        span.endedMs = nowMs();
        to.take(span);
      }
    }
  });
}

/** Adds to the span that runs, where one does. */
export function tellSpan(attributes: Attributes, failed = false): void {
  const span = taker === null ? null : current.getStore();
  if (span === null || span === undefined) return;
  Object.assign(span.attributes, attributes);
  if (failed) span.failed = true;
}

/** Whether spans are taken by anybody, so that nothing is made for nobody. */
export function isTraced(): boolean {
  return taker !== null && current.getStore() !== null;
}

/** What is known of something as it ends, as a span of its own that began so long ago, below the one that runs. */
export function tellMoment(name: string, tookMs: number, attributes: Attributes, failed = false): void {
  const span = taker === null ? null : beginSpan(taker, { name, kind: 'internal', attributes });
  if (span === null) return;
  const endedMs = span.beganMs;
  taker?.take({ ...span, beganMs: endedMs - tookMs, endedMs, failed });
}

function beginSpan(
  { share }: SpanTaker,
  { name, kind, attributes, remote = null }: Parameters<typeof inSpan>[0],
): Span | null {
  const above = current.getStore();
  if (above === null) return null;
  const below = above ?? remote ?? { traceId: randomBytes(16).toString('hex') };
  if (above === undefined && shareOf(below.traceId) >= share) return null;
  return {
    traceId: below.traceId,
    spanId: randomBytes(8).toString('hex'),
    parentId: 'spanId' in below ? below.spanId : 'parentId' in below ? below.parentId : null,
    ...{ name, kind, beganMs: nowMs(), endedMs: 0, failed: false, attributes: { ...attributes } },
  };
}

/** Nobody who chooses the id of a trace can know what is made of it. */
const samplingKey = randomBytes(16).toString('hex');

/** From 0 to 1, the same for all requests of a trace in this process: together they are kept, or not. */
function shareOf(traceId: string): number {
  return Number.parseInt(hash('sha256', samplingKey + traceId).slice(0, 12), 16) / 2 ** 48;
}

function nowMs(): number {
  return performance.timeOrigin + performance.now();
}
