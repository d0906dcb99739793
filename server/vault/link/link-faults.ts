import { Problem, type Detail, PROBLEMS, type ProblemCode } from '../../domain/problem.ts';
import { faultOf as databaseFaultOf, PassingTrouble } from '../../db/faults.ts';
import { WireFault } from '../../net/wire.ts';

/** An error on its way from the vault to the API: the same class comes out at the other end. */
export type Fault =
  | Readonly<{
      kind: 'api';
      code: string;
      message: string;
      details: readonly Detail[];
      privateText: string | null;
      resourceId: string | null;
      retryAfterSeconds: number | null;
      reason: string | null;
    }>
  | Readonly<{ kind: 'wire'; code: WireFault['code']; sent: boolean; message: string }>
  | Readonly<{ kind: 'passing'; message: string }>
  | Readonly<{ kind: 'bug'; message: string }>;

export function faultOf(error: unknown): Fault {
  if (error instanceof Problem)
    return {
      kind: 'api',
      code: error.code,
      message: error.message,
      details: error.details,
      privateText: error.privateText,
      resourceId: error.resourceId,
      retryAfterSeconds: error.retryAfterSeconds,
      reason: error.reason,
    };
  if (error instanceof WireFault)
    return { kind: 'wire', code: error.code, sent: error.sent, message: error.message };

  const message = error instanceof Error ? error.message : 'unknown';
  return { kind: databaseFaultOf(error) === 'passing' ? 'passing' : 'bug', message };
}

export function errorOf(fault: Fault): Error {
  switch (fault.kind) {
    case 'api':
      return new Problem(isProblemCode(fault.code) ? fault.code : 'server_error', {
        message: fault.message,
        details: fault.details,
        ...(fault.privateText === null ? {} : { privateText: fault.privateText }),
        ...(fault.resourceId === null ? {} : { resourceId: fault.resourceId }),
        ...(fault.retryAfterSeconds === null ? {} : { retryAfterSeconds: fault.retryAfterSeconds }),
        ...(fault.reason === null ? {} : { reason: fault.reason }),
      });
    case 'wire':
      return new WireFault(fault.code, fault.sent, fault.message);
    case 'passing':
      return new PassingTrouble(`vault: ${fault.message}`);
    case 'bug':
      return new Error(`vault: ${fault.message}`);
    default:
      return fault satisfies never;
  }
}

function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEMS, code);
}
