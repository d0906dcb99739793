import { Problem, SEAL_BROKEN } from '../domain/problem.ts';
import { type KnownErrorCode, errorCode } from '../domain/decline.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { Log } from '../platform/log.ts';
import { METRICS, timeWork } from '../platform/metrics.ts';
import { inSpan, tellSpan } from '../platform/trace.ts';
import { WireFault } from '../net/wire.ts';

/** An operation of a connector's interface at its processor, for metrics and traces. */
type CallPlace = Readonly<{ connector: Readonly<{ id: string }> }>;

/** `attempt`, counted and timed under its connector and operation. */
export function attemptAt<Result extends Readonly<{ kind: string }>>(
  at: CallPlace,
  operation: string,
  run: () => Promise<Result>,
  log?: Log,
): Promise<Result | Outcome<never>> {
  return measureAt(at, operation, () => attempt(run, log));
}

/** What never throws, counted by the outcome that it gives. */
export function measureAt<Result extends Readonly<{ kind: string }>>(
  { connector: { id: connector } }: CallPlace,
  operation: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const labels = { connector, operation };
  return inSpan({ name: `${connector} ${operation}`, kind: 'client', attributes: labels }, async () => {
    const outcome = await timeWork(run, (seconds) => METRICS.connectorDuration.observe(labels, seconds));
    METRICS.connectorOperations.inc({ ...labels, outcome: outcome.kind });
    tellSpan({ outcome: outcome.kind }, outcome.kind === 'unknown' || outcome.kind === 'failed');
    return outcome;
  });
}

/**
 * Runs one connector operation and gives an outcome whatever happens. The one place where a fault becomes an
 * outcome: nothing was sent → `failed`, anything was sent → `unknown`. A connector that throws anything else
 * has a bug, and since a request may have left before, that is `unknown` as well.
 */
export async function attempt<Result extends Readonly<{ kind: string }>>(
  run: () => Promise<Result>,
  log?: Log,
): Promise<Result | Outcome<never>> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof WireFault && !error.sent)
      return {
        kind: 'failed',
        code: errorCode(NOT_SENT[error.code] ?? 'service_network_error'),
        detail: error.message,
        raw: { code: error.code, description: null },
        unsent: true,
      };
    // Secrets are opened before anything is sent: what is not there any more keeps the whole request at home.
    if (error instanceof Problem && error.code === 'not_found')
      return {
        kind: 'failed',
        code: errorCode('unavailable_payment_method'),
        detail: error.message,
        unsent: true,
      };
    if (error instanceof Problem && error.reason === SEAL_BROKEN) {
      log?.error({ reason: error.privateText }, 'nothing was sent: what the vault keeps does not open');
      return {
        kind: 'failed',
        code: errorCode('unavailable_payment_method'),
        detail: error.message,
        unsent: true,
      };
    }
    return { kind: 'unknown', detail: toldOf(error, log) };
  }
}

/** Why nothing was sent, where that was no matter of the network. */
const NOT_SENT: Readonly<Partial<Record<WireFault['code'], KnownErrorCode>>> = {
  rate_limit: 'service_rate_limit',
  login: 'invalid_service_credentials',
};

/**
 * What may be told of a fault outside: what happened on the wire, in our words. The text of any other
 * exception is ours alone, and goes to the log.
 */
export function toldOf(error: unknown, log?: Log): string {
  if (error instanceof WireFault) return error.message;
  if (!(error instanceof Problem)) {
    const stack = error instanceof Error ? { stack: error.stack } : {};
    log?.error({ reason: error, ...stack }, 'a connector failed by itself');
  }
  return 'the exchange broke off on our side';
}
