import { Problem } from '../problem/problem.ts';
import { errorCode } from '../domain/decline.ts';
import type { Outcome } from '../domain/outcome.ts';
import { WireFault } from '../net/wire.ts';

/**
 * Runs one connector operation and gives an outcome whatever happens. The one place where a fault becomes an
 * outcome: nothing was sent → `failed`,
 * anything was sent → `unknown`. A connector that throws anything else has a bug, and since a request may
 * have left before, that is `unknown` as well.
 */
export async function attempt<Result extends Readonly<{ kind: string }>>(
  run: () => Promise<Result>,
): Promise<Result | Outcome<never>> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof WireFault && !error.sent)
      return {
        kind: 'failed',
        code: errorCode('service_network_error'),
        detail: error.message,
        raw: { code: error.code, description: null },
      };
    // Secrets are opened before anything is sent: what is not there any more keeps the whole request at home.
    if (error instanceof Problem && error.code === 'not_found')
      return { kind: 'failed', code: errorCode('unavailable_payment_method'), detail: error.message };
    return {
      kind: 'unknown',
      detail:
        error instanceof Error
          ? `${error.name}: ${error.message}`
          : 'the connector threw something that is not an error',
    };
  }
}
