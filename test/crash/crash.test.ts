import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newId } from '../../server/entropy.ts';
import { eventually } from '../harness/eventually.ts';
import { assertBooksAgree, hurryRecovery, openOperations } from './books.ts';
import { type Answer, cardPayment, type CrashRig, startCrashRig } from './rig.ts';

/** More statements than any of these requests sends. */
const STATEMENTS_MAX = 80;
const RECOVERY_DEADLINE_MS = 30_000;

/** What is done before the cut is armed (it gives the path of the request), and the request that is cut. */
type Scenario = Readonly<{ kind: string; prepare(rig: CrashRig): Promise<string>; body: Readonly<Record<string, unknown>> }>;

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'an authorization': { kind: 'authorize', prepare: async () => '/transactions', body: cardPayment(1000) },
  'a payment captured at once': { kind: 'authorize', prepare: async () => '/transactions', body: cardPayment(1100, { intent: 'capture' }) },
  'a partial capture': { kind: 'capture', prepare: async (rig) => `/transactions/${await pay(rig, 'authorize')}/capture`, body: { amount: 700 } },
  'a refund': { kind: 'refund', prepare: async (rig) => `/transactions/${await pay(rig, 'capture')}/refunds`, body: { amount: 300 } },
};

let rig: CrashRig;
before(async () => {
  rig = await startCrashRig();
  await rig.start();
});
after(() => rig.close());

for (const [name, scenario] of Object.entries(SCENARIOS)) {
  for (const when of ['before', 'after'] as const) {
    test(`${name}: killed ${when} any statement of it, every operation ends, both ledgers agree, and the client's repetition does not move money again`, async () => {
      let kills = 0;
      for (let statement = 1; ; statement += 1) {
        assert.ok(statement <= STATEMENTS_MAX, 'the request never ran to its end');
        const key = newId<'idempotency-key'>(new Date());
        const requestPath = await scenario.prepare(rig);
        const before = await countSent(scenario.kind);
        const send = (): Promise<Answer> => rig.request('POST', requestPath, scenario.body, key);
        const { answer, killed, statements } = await rig.during({ statement, when }, send);
        if (!killed) {
          assert.ok((answer?.status ?? 500) < 300, JSON.stringify(answer));
          break;
        }
        kills += 1;
        await rig.start();
        await settle(`${name}, ${when} statement ${statement} (${statements.at(-1) ?? ''})`);
        const repeated = await eventually(async () => {
          const again = await send();
          return again.status === 409 ? false : again;
        }, { deadlineMs: RECOVERY_DEADLINE_MS });
        assert.ok(repeated.status < 300, `${statement} ${when}: ${JSON.stringify(repeated)}`);
        await settle(`${name}, repeated after ${when} statement ${statement}`);
        assert.equal((await countSent(scenario.kind)) - before, 1n, `money moved more or less than once after ${when} statement ${statement} (${statements.at(-1) ?? ''})`);
      }
      assert.ok(kills >= 4, `only ${kills} places to be killed at: the rig does not see the statements`);
    });
  }
}

async function pay(on: CrashRig, intent: string): Promise<string> {
  const { status, body } = await on.request('POST', '/transactions', cardPayment(1200, { intent }));
  assert.equal(status, 201, JSON.stringify(body));
  return String(body['id']);
}

async function settle(where: string): Promise<void> {
  await eventually(async () => {
    await hurryRecovery(rig.db);
    const open = await openOperations(rig.db);
    assert.deepEqual(open, [], `${where}: operations that nobody resolved`);
  }, { deadlineMs: RECOVERY_DEADLINE_MS });
  await assertBooksAgree(rig.db, where);
}

/** Approved operations of a kind at the processor. */
async function countSent(kind: string): Promise<bigint> {
  const rows = await rig.db.query<{ count: bigint }>({ name: '', text: `SELECT count(*) FROM simulator.operations WHERE kind = $1 AND status = 'approved'` }, [kind]);
  return rows[0]?.count ?? 0n;
}
