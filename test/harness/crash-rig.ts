import assert from 'node:assert/strict';
import type { Db } from '../../server/db/db.ts';
import type { Agent } from './agents.ts';
import { recordSecret } from './recording.ts';
import type { Cut } from './wire-proxy.ts';

export type Answer = Readonly<{ status: number; body: Readonly<Record<string, unknown>> }>;

/**
 * A service that can be killed at any statement it sends. The simulated processors live in it, and die with
 * it. Two of them keep this promise: one in this process (crash-world.ts), which takes milliseconds, and one that
 * is a process and gets a SIGKILL (crash-process.ts). A third does not kill it, but has it stand still
 * (`openStillWorld`).
 */
export type CrashRig = Readonly<{
  db: Db;
  /** While the service lives. */
  simulatorUrl(): string;
  /** A new service, where the last one died. */
  start(): Promise<void>;
  /**
   * Sends one request while the cut is armed. `answer` is null where the service died before it answered;
   * `killed` says whether the cut was reached, `wasQuiet` whether all statements before it had been answered.
   */
  during(
    cut: Cut | null,
    request: () => Promise<Answer>,
  ): Promise<
    Readonly<{ answer: Answer | null; killed: boolean; wasQuiet: boolean; statements: readonly string[] }>
  >;
  request(method: string, path: string, body?: unknown, idempotencyKey?: string): Promise<Answer>;
  /** One with wide limits, who asks whichever service lives. */
  openAgent(): Promise<Agent>;
  /** What is due now is done, by a worker that can be killed too. */
  work(): Promise<void>;
  /** Time goes by, leases end, and the service does what is due, until nothing is left to do. */
  comeToRest(where: string): Promise<void>;
  /** How long what must come may take after that. */
  patienceMs: number;
  close(): Promise<void>;
}>;

export function cardPayment(
  amount: number,
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const [number, securityCode] = ['4111111111111111', '123'];
  recordSecret(number);
  recordSecret(securityCode);
  return {
    amount,
    currency: 'USD',
    country: 'US',
    intent: 'authorize',
    payment_method: { method: 'card', number, expiration_date: '12/30', security_code: securityCode },
    ...more,
  };
}

/** The body of an answer that is none of a mistake. */
export async function must(asked: Promise<Answer>): Promise<Answer['body']> {
  const { status, body } = await asked;
  assert.ok(status < 300, JSON.stringify(body));
  return body;
}
