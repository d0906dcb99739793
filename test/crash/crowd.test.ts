import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newId } from '../../server/platform/entropy.ts';
import { eventually } from '../harness/eventually.ts';
import { type Answer, cardPayment, type CrashRig } from '../harness/crash-rig.ts';
import { setUp } from './scenarios.ts';
import { openCrashWorld } from '../harness/crash-world.ts';
import type { Cut } from '../harness/wire-proxy.ts';

/** So many payments at once: their intents share a statement, and so do their outcomes. */
const CROWD = 4;
/** More statements than the crowd sends. */
const STATEMENTS_MAX = 200;
const STATEMENTS_MIN = 10;

let rig: CrashRig;
before(async () => {
  rig = await openCrashWorld();
  await setUp(rig);
});
after(() => rig.close());

test('killed at any statement of payments that share them, every operation ends, and both ledgers agree', async (t) => {
  for (let statement = 1; statement <= STATEMENTS_MAX; statement += 1) {
    const cut: Cut = { statement, when: statement % 2 === 0 ? 'after' : 'before' };
    if (await survives(cut)) continue;
    assert.ok(statement > STATEMENTS_MIN, `only ${statement - 1} places to be killed at`);
    return t.diagnostic(`${statement - 1} crashes`);
  }
  assert.fail('the payments never ran to their end');
});

for (const name of ['payments.begin_with_key', 'payments.advance_with_key'])
  for (const when of ['before', 'after'] as const)
    test(`killed ${when} ${name}, which several share, all of them are told the same`, async () => {
      assert.ok(await survives({ statement: name, when }), 'the payments never sent that statement');
    });

/** One crash and what must hold after it. False where all were answered before that statement. */
async function survives(cut: Cut): Promise<boolean> {
  const keys = Array.from({ length: CROWD }, () => newId<'idempotency-key'>(new Date()));
  const pay = (key: string): Promise<Answer> => rig.request('POST', '/transactions', cardPayment(1000), key);
  const movedBefore = await movedCount();
  let answers: readonly Answer[] = [];
  const { killed, statements } = await rig.during(cut, async () => {
    answers = await Promise.all(keys.map(pay));
    return { status: 200, body: {} };
  });
  const where = `killed ${cut.when} statement ${cut.statement} (${statements.at(-1) ?? ''})`;
  if (killed) {
    await rig.start();
    await rig.comeToRest(where);
    answers = await Promise.all(keys.map((key) => endedAnswer(() => pay(key), where)));
    await rig.comeToRest(`${where}, repeated`);
  }
  for (const { status, body } of answers) assert.ok(status < 300, `${where}: ${JSON.stringify(body)}`);
  const authorized = answers.filter(({ body }) => body['status'] === 'authorized');
  assert.equal(
    (await movedCount()) - movedBefore,
    BigInt(authorized.length),
    `${where}: told otherwise than moved`,
  );
  return killed;
}

/** Its repetition, once the one before has ended. */
function endedAnswer(send: () => Promise<Answer>, where: string): Promise<Answer> {
  return eventually(
    async () => {
      const again = await send();
      assert.notEqual(again.status, 409, `${where}: ${JSON.stringify(again)}`);
      return again;
    },
    { deadlineMs: rig.patienceMs },
  );
}

async function movedCount(): Promise<bigint> {
  const text = `SELECT count(*) FROM simulator.operations WHERE kind = 'authorize' AND status = 'approved'`;
  const [row] = await rig.db.query<{ count: bigint }>({ name: '', text }, []);
  return row?.count ?? 0n;
}
