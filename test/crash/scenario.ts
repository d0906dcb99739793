import assert from 'node:assert/strict';
import { type Answer, cardPayment, type CrashRig } from '../harness/crash-rig.ts';

/**
 * What is done before the cut is armed (it gives the path of the request), the request that is cut, what it
 * is to move once, and whether recovery may end it without that.
 */
export type Scenario = Readonly<{
  counted: string;
  /** What is not to move at all. */
  untouched?: string;
  prepare(rig: CrashRig): Promise<string>;
  body?: Readonly<Record<string, unknown>>;
  /** Where it is not one request alone. It gives the answer that a client goes by. */
  send?(rig: CrashRig, path: string, key: string): Promise<Answer>;
  mayFail: boolean;
}>;

export const approvedCount = (kind: string): string =>
  `SELECT count(*) FROM simulator.operations WHERE kind = '${kind}' AND status = 'approved'`;

/** The id of a payment by card. */
export async function pay(on: CrashRig, intent: string): Promise<string> {
  const { status, body } = await on.request('POST', '/transactions', cardPayment(1200, { intent }));
  assert.equal(status, 201, JSON.stringify(body));
  assert.equal(body['status'], intent === 'authorize' ? 'authorized' : 'captured');
  return String(body['id']);
}
