import type { Db } from '../../server/db/db.ts';
import type { Desk } from './book.ts';
import type { Courier } from './courier.ts';

/** One simulated processor: what it does with a request to its part of the simulator's address space. */
export interface Processor {
  /** First segment of its paths; the id of the connector that speaks to it. */
  readonly id: string;
  /**
   * Reads a request without acting. A request that is wrong is answered at once; everything else is an action
   * that the server runs, with the faults ordered for it.
   */
  read(request: SimulatedRequest): Action | Answer;
  /** Whose books are meant, of processors that do not say so in the header `sub-merchant`. */
  accountOf?(headers: Readonly<Record<string, string>>): string | null;
  /** The id in the books of something that it calls by a name of its own. */
  subjectOf?(name: string): string | null;
  /**
   * The headers that its events carry; without it, those of the sandbox's own processors. `ownUrl`: where it is
   * reached, for those that publish their keys; `url`: where the event goes.
   */
  signEvent?(body: string, at: Date, ownUrl: string, url: string): Readonly<Record<string, string>>;
  /** Does what it planned to do by now. Asked again after a crash, so it must look at how things stand. */
  step?(desk: Desk, step: Readonly<{ kind: string; subjectId: string }>): Promise<void>;
  /**
   * Does what a test or a developer orders: a buyer's, a bank's or a store's act on a payment or mandate.
   * False: it does not know the act or the subject.
   */
  act?(desk: Desk, subjectId: string, act: string): Promise<boolean>;
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
  nowFor(account: string): Date;
  /** Of the simulator as the caller reached it. */
  origin: string;
  /** Where buyers' browsers reach the processors' pages. */
  pagesUrl: string;
  db: Db;
  courier: Courier;
}>;

/** What the request asks for, told before it is done, so that behaviours can be ordered for it. */
export type Action = Readonly<{
  kind: string;
  reference: string | null;
  amount: bigint | null;
  act(): Promise<Answer>;
  /** What it answers as if it had never heard of what it is asked for. */
  unheard?: Answer;
}>;

export type Answer = Readonly<{
  status: number;
  body: Readonly<Record<string, unknown>> | string;
  headers?: Readonly<Record<string, string>>;
  /** In place of the body: what is written as it is made, and cut off where making it fails. */
  chunks?: AsyncIterable<string>;
  /** Not to be remembered under the request's idempotency key. */
  unkept?: true;
}>;

export function isAction(read: Action | Answer): read is Action {
  return 'act' in read;
}

export function refuse(status: number, code: string, message: string): Answer {
  return { status, body: { code, message } };
}
