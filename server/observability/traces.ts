import type { Config } from '../config.ts';
import { maskCardNumbers } from '../domain/card-numbers/card-numbers.ts';
import type { Log } from '../platform/log.ts';
import { METRICS } from '../platform/metrics.ts';
import { type Span, type SpanKind, traceTo } from '../platform/trace.ts';
import { createOperatorClient } from '../net/operator-client.ts';

/** Spans of one request to the collector, and the longest that they wait for it. */
const SPAN_BATCH = 512;
const WAIT_MS = 2_000;
/** Beyond this, spans are lost rather than memory. */
const WAITING_MAX = 8_192;
const KINDS: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3 };

/**
 * Sends spans to the collector of `RAILYARD_TRACES_URL`, as OTLP over HTTP in JSON, from then on. What it does
 * not take is lost and counted: traces never hold up a payment. Null where none is set.
 */
export function startTracing(
  { tracesUrl: url, tracesShare: share, role }: Config,
  log: Log,
): Readonly<{ close(): Promise<void> }> | null {
  if (url === null) return null;
  const client = createOperatorClient();
  const waiting: Span[] = [];
  let isTold = false;
  let sending: Promise<void> | null = null;

  const lose = (count: number, reason: unknown): void => {
    METRICS.spansLost.inc(count);
    if (!isTold) log.warn({ reason }, 'the collector of traces does not take spans; they are lost');
    isTold = true;
  };
  const send = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, SPAN_BATCH);
      try {
        const headers = { 'content-type': 'application/json' };
        const answer = await client.ask({ method: 'POST', url, headers, body: otlp(batch, role) });
        if (answer.status >= 300) lose(batch.length, `it answered ${answer.status}`);
        else isTold = false;
      } catch (error) {
        lose(batch.length, error);
      }
    }
  };
  const flush = (): Promise<void> =>
    (sending ??= send().finally(() => {
      sending = null;
    }));
  const timer = setInterval(() => void flush(), WAIT_MS);
  timer.unref();
  traceTo({
    share,
    take: (span) => {
      if (waiting.length >= WAITING_MAX) return lose(1, 'too many spans wait for it');
      waiting.push(span);
      if (waiting.length >= SPAN_BATCH) void flush();
    },
  });
  return {
    close: async () => {
      traceTo(null);
      clearInterval(timer);
      await flush();
      await client.close();
    },
  };
}

function otlp(spans: readonly Span[], role: string): string {
  const resource = { attributes: attributesOf({ 'service.name': 'railyard', 'railyard.role': role }) };
  const scopeSpans = [{ scope: { name: 'railyard' }, spans: spans.map(spanOf) }];
  return JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] });
}

function spanOf({ traceId, spanId, parentId, name, kind, beganMs, endedMs, failed, attributes }: Span) {
  return {
    traceId,
    spanId,
    ...(parentId === null ? {} : { parentSpanId: parentId }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(beganMs),
    endTimeUnixNano: nanoseconds(endedMs),
    attributes: attributesOf(attributes),
    status: failed ? { code: 2 } : {},
  };
}

function nanoseconds(ms: number): string {
  return (BigInt(Math.round(ms * 1000)) * 1000n).toString();
}

function attributesOf(attributes: Span['attributes']) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value:
      typeof value === 'string'
        ? { stringValue: maskCardNumbers(value) }
        : typeof value === 'boolean'
          ? { boolValue: value }
          : Number.isInteger(value)
            ? { intValue: String(value) }
            : { doubleValue: value },
  }));
}
