import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Answer, CrashRig } from '../harness/crash-rig.ts';
import { setUp } from './scenarios.ts';
import { openCrashWorld } from '../harness/crash-world.ts';

let rig: CrashRig;
before(async () => {
  rig = await openCrashWorld();
  await setUp(rig);
});
after(() => rig.close());

/** More statements than such a request sends. */
const STATEMENTS_MAX = 60;
/** Ten minutes, in steps of what one rest skips. */
const RESTS = 3;

const store = (): Promise<Answer> =>
  rig.request('POST', '/payment-methods', {
    method: 'paypal',
    country: 'US',
    currency: 'USD',
    redirect_url: 'https://shop.example/back',
  });

/** Whoever was asked approves, whether or not anybody was told where to. */
async function approveEverything(): Promise<void> {
  const waiting = await rig.db.query<{ id: string }>(
    {
      name: '',
      text: `SELECT instrument_id AS id FROM simulator.stored_instruments WHERE status = 'waiting'`,
    },
    [],
  );
  for (const { id } of waiting) {
    const acted = await fetch(`${rig.simulatorUrl()}/_control/acts`, {
      method: 'POST',
      body: JSON.stringify({ account: 'default', processor: 'mock-paypal', subject: id, act: 'approve' }),
    });
    assert.equal(acted.status, 200, await acted.text());
  }
}

/** Tokens that only one side has, and payment methods without one. */
const DIFFERENCES = `
  SELECT i.status AS processor, t.status AS token, p.status AS method, p.lifecycle
  FROM simulator.stored_instruments i
  FULL JOIN payment_service_tokens t ON t.payment_service_token_id::text = i.reference
  FULL JOIN payment_methods p ON p.payment_method_id = t.payment_method_id AND p.mode = 'redirect'
  WHERE (i.status, t.status, p.status, p.lifecycle) IS DISTINCT FROM ('active', 'succeeded', 'succeeded', 'live')
    AND (i.status IS DISTINCT FROM 'deleted' OR t.status IS NOT NULL OR p.status IS NOT NULL)`;

test('storing what is approved elsewhere: killed at any statement, neither side has a token alone', async (t) => {
  let crashes = 0;
  for (let statement = 1; statement <= STATEMENTS_MAX; statement += 1) {
    const { killed, statements } = await rig.during({ statement, when: 'before' }, store);
    if (!killed) {
      assert.ok(crashes > 6, `only ${crashes} places to be killed at`);
      t.diagnostic(`${crashes} crashes`);
      return;
    }
    crashes += 1;
    const where = `killed before statement ${statement} (${statements.at(-1) ?? ''})`;
    await rig.start();
    await approveEverything();
    for (let rest = 0; rest < RESTS; rest += 1) await rig.comeToRest(where);
    assert.deepEqual(await rig.db.query({ name: '', text: DIFFERENCES }, []), [], where);
  }
  assert.fail('the request never ran to its end');
});
