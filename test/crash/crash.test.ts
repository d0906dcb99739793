import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newId } from '../../server/entropy.ts';
import { eventually } from '../harness/eventually.ts';
import { assertBooksAgree, hurryRecovery, openOperations } from './books.ts';
import { type Answer, cardPayment, type CrashRig, startCrashRig } from './rig.ts';
import type { Cut } from './wire-proxy.ts';

/** More statements than any of these requests sends. */
const STATEMENTS_MAX = 80;
/** Fewer would mean that the rig does not see them. */
const STATEMENTS_MIN = 4;
const RECOVERY_DEADLINE_MS = 60_000;
/** Every statement is a restart of the service. */
const TEST_TIMEOUT_MS = 900_000;
/** Longer than any grace that recovery gives a request which may still be on its way. */
const ADVANCE_SECONDS = 300;

/** What is done before the cut is armed (it gives the path of the request), the request that is cut, and whether recovery can still make it happen. */
type Scenario = Readonly<{ kind: string; prepare(rig: CrashRig): Promise<string>; body: Readonly<Record<string, unknown>>; mayFail: boolean }>;

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  // An inline card is gone with its request: what never reached the processor has failed, and the answer says so.
  authorize: { kind: 'authorize', prepare: async () => '/transactions', body: cardPayment(1000), mayFail: true },
  capture: { kind: 'capture', prepare: async (rig) => `/transactions/${await pay(rig, 'authorize')}/capture`, body: { amount: 700 }, mayFail: false },
  refund: { kind: 'refund', prepare: async (rig) => `/transactions/${await pay(rig, 'capture')}/refunds`, body: { amount: 300 }, mayFail: false },
};

let rig: CrashRig;
before(async () => {
  rig = await startCrashRig();
  await rig.start();
});
after(() => rig.close());

/*
 * The service and the simulated processor do everything that lasts by statements on the same database, so the states that a crash can leave are the
 * states before each statement, and the one after the last: committed, and the client not told.
 */
for (const [name, scenario] of Object.entries(SCENARIOS)) {
  test(`${name}: killed at any statement, every operation ends, both ledgers agree, and a repetition moves no money again`, { timeout: TEST_TIMEOUT_MS }, async () => {
    let statement = 1;
    while (await survives(name, scenario, { statement, when: 'before' })) {
      statement += 1;
      assert.ok(statement <= STATEMENTS_MAX, 'the request never ran to its end');
    }
    assert.ok(statement > STATEMENTS_MIN, `only ${statement - 1} places to be killed at`);
    await survives(name, scenario, { statement: statement - 1, when: 'after' });
  });
}

/** One crash and what must hold after it. False where the request ended before that statement. */
async function survives(name: string, scenario: Scenario, cut: Cut): Promise<boolean> {
  const key = newId<'idempotency-key'>(new Date());
  const path = await scenario.prepare(rig);
  const approvedBefore = await countApproved(scenario.kind);
  const send = (): Promise<Answer> => rig.request('POST', path, scenario.body, key);
  const { answer, killed, statements } = await rig.during(cut, send);
  if (!killed) {
    assert.ok((answer?.status ?? 500) < 300, JSON.stringify(answer));
    return false;
  }
  const where = `${name}, killed ${cut.when} statement ${cut.statement} (${statements.at(-1) ?? ''})`;
  await rig.start();
  await settle(where);
  const repeated = await eventually(async () => {
    const again = await send();
    return again.status === 409 ? false : again;
  }, { deadlineMs: RECOVERY_DEADLINE_MS });
  assert.ok(repeated.status < 300, `${where}: ${JSON.stringify(repeated)}`);
  await settle(`${where}, repeated`);
  const moved = (await countApproved(scenario.kind)) - approvedBefore;
  const failed = scenario.mayFail && repeated.body['status'] === 'failed';
  assert.equal(moved, failed ? 0n : 1n, `${where}: the client was told ${String(repeated.body['status'])}, and the processor approved ${moved}`);
  return true;
}

async function pay(on: CrashRig, intent: string): Promise<string> {
  const { status, body } = await on.request('POST', '/transactions', cardPayment(1200, { intent }));
  assert.equal(status, 201, JSON.stringify(body));
  return String(body['id']);
}

async function settle(where: string): Promise<void> {
  const advanced = await rig.request('PUT', '/sandbox/clock', { advance_seconds: ADVANCE_SECONDS });
  assert.equal(advanced.status, 200, JSON.stringify(advanced));
  await hurryRecovery(rig.db);
  await eventually(async () => {
    assert.deepEqual(await openOperations(rig.db), [], `${where}: operations that nobody resolved`);
  }, { deadlineMs: RECOVERY_DEADLINE_MS });
  await assertBooksAgree(rig.db, where);
}

/** Approved operations of a kind at the processor. */
async function countApproved(kind: string): Promise<bigint> {
  const rows = await rig.db.query<{ count: bigint }>({ name: '', text: `SELECT count(*) FROM simulator.operations WHERE kind = $1 AND status = 'approved'` }, [kind]);
  return rows[0]?.count ?? 0n;
}
