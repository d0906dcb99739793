import type { Db } from '../db/db.ts';

/** One simulated processor: what it does with a request to its part of the simulator's address space. */
export interface Processor {
  /** First segment of its paths; the id of the connector that speaks to it. */
  readonly id: string;
  /** Reads a request without acting. A request that is wrong is answered at once; everything else is an action that the server runs, with the bad manners ordered for it. */
  read(request: SimulatedRequest): Action | Answer;
}

export type SimulatedRequest = Readonly<{
  method: string;
  /** Behind the processor's own segment, decoded. */
  path: readonly string[];
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** The sub-merchant: our merchant account. */
  account: string;
  /** The account's time. */
  now: Date;
  db: Db;
}>;

/** What the request asks for, told before it is done, so that behaviours can be ordered for it. */
export type Action = Readonly<{ kind: string; reference: string | null; amount: bigint | null; act(): Promise<Answer> }>;

export type Answer = Readonly<{ status: number; body: Readonly<Record<string, unknown>> | string; headers?: Readonly<Record<string, string>> }>;

export function isAction(read: Action | Answer): read is Action {
  return 'act' in read;
}

export function refuse(status: number, code: string, message: string): Answer {
  return { status, body: { code, message } };
}
