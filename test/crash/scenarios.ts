import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newId } from '../../server/machine/entropy.ts';
import { webhookSecretOf } from '../../server/simulator/courier.ts';
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

/**
 * What is done before the cut is armed (it gives the path of the request), the request that is cut, what it
 * is to move once, and whether recovery may end it without that.
 */
type Scenario = Readonly<{
  counted: string;
  prepare(rig: CrashRig): Promise<string>;
  body?: Readonly<Record<string, unknown>>;
  mayFail: boolean;
}>;

const approved = (kind: string): string =>
  `SELECT count(*) FROM simulator.operations WHERE kind = '${kind}' AND status = 'approved'`;
/** What of gift cards was taken and not given back. */
const REDEEMED = `SELECT coalesce(sum(CASE kind WHEN 'redeem' THEN 1 ELSE -1 END), 0)::bigint AS count FROM simulator.operations WHERE processor = 'mock-gift-card' AND kind IN ('redeem', 'refund') AND status = 'approved'`;
const WALLET = {
  method: 'paypal',
  country: 'US',
  currency: 'USD',
  redirect_url: 'https://shop.example/back',
};
const walletPayment = (more: object = {}): Readonly<Record<string, unknown>> => ({
  amount: 900,
  currency: 'USD',
  country: 'US',
  intent: 'capture',
  payment_method: WALLET,
  ...more,
});

const SCENARIOS = {
  // An inline card is gone with its request: what never reached the processor has failed, and the answer says
  // so.
  authorize: {
    counted: approved('authorize'),
    prepare: async () => '/transactions',
    body: cardPayment(1000),
    mayFail: true,
  },
  capture: {
    counted: approved('capture'),
    prepare: async (rig) => `/transactions/${await pay(rig, 'authorize')}/capture`,
    body: { amount: 700 },
    mayFail: false,
  },
  refund: {
    counted: approved('refund'),
    prepare: async (rig) => `/transactions/${await pay(rig, 'capture')}/refunds`,
    body: { amount: 300 },
    mayFail: false,
  },
  // The card is redeemed and the payment method captured, or both are as they were.
  'gift card': {
    counted: REDEEMED,
    prepare: async () => '/transactions',
    body: cardPayment(1000, {
      intent: 'capture',
      gift_cards: [{ number: '6035710000004242', pin: '0900000', amount: 300 }],
    }),
    mayFail: true,
  },
  approval: {
    counted: `SELECT count(*) FROM simulator.payments WHERE processor = 'mock-paypal'`,
    prepare: async () => '/transactions',
    body: walletPayment(),
    mayFail: false,
  },
  completion: {
    counted: `SELECT count(*) FROM simulator.payments WHERE processor = 'mock-paypal' AND captured > 0`,
    prepare: approvedOrder,
    mayFail: false,
  },
} satisfies Readonly<Record<string, Scenario>>;

let rig: CrashRig;

/**
 * The service and the simulated processor do everything that lasts by statements on the same database, so the
 * states that a crash can leave are the
 * states before each statement, and the one after the last: committed, and the client not told. One file of
 * tests for some scenarios, so that files
 * run side by side.
 */
export function testCrashes(...names: readonly (keyof typeof SCENARIOS)[]): void {
  before(startRig);
  after(() => rig.close());
  for (const name of names) {
    test(
      `${name}: killed at any statement, every operation ends, both ledgers agree, and a repetition moves no money again`,
      { timeout: TEST_TIMEOUT_MS },
      () => killEverywhere(name, SCENARIOS[name]),
    );
  }
}

async function startRig(): Promise<void> {
  rig = await startCrashRig();
  await rig.start();
  await must(
    rig.request('POST', '/gift-card-services', {
      gift_card_service_definition_id: 'mock-gift-card',
      display_name: 'Gift cards',
      fields: [],
    }),
  );
  const fields = [
    { key: 'api_key', value: 'sk_sandbox_wallet' },
    { key: 'webhook_secret', value: webhookSecretOf('mock-paypal') },
  ];
  await must(
    rig.request('POST', '/payment-services', {
      display_name: 'Wallet',
      payment_service_definition_id: 'mock-paypal',
      accepted_currencies: ['USD'],
      accepted_countries: ['US'],
      fields,
    }),
  );
}

async function killEverywhere(name: string, scenario: Scenario): Promise<void> {
  let statement = 1;
  while (await survives(name, scenario, { statement, when: 'before' })) {
    statement += 1;
    assert.ok(statement <= STATEMENTS_MAX, 'the request never ran to its end');
  }
  assert.ok(statement > STATEMENTS_MIN, `only ${statement - 1} places to be killed at`);
  await survives(name, scenario, { statement: statement - 1, when: 'after' });
}

/** One crash and what must hold after it. False where the request ended before that statement. */
async function survives(name: string, scenario: Scenario, cut: Cut): Promise<boolean> {
  const key = newId<'idempotency-key'>(new Date());
  const path = await scenario.prepare(rig);
  const approvedBefore = await count(scenario.counted);
  const send = (): Promise<Answer> =>
    scenario.body === undefined ? rig.request('GET', path) : rig.request('POST', path, scenario.body, key);
  const { answer, killed, statements } = await rig.during(cut, send);
  if (!killed) {
    assert.ok((answer?.status ?? 500) < 300, JSON.stringify(answer));
    return false;
  }
  const where = `${name}, killed ${cut.when} statement ${cut.statement} (${statements.at(-1) ?? ''})`;
  await rig.start();
  await settle(where);
  const repeated = await eventually(
    async () => {
      const again = await send();
      return again.status === 409 ? false : again;
    },
    { deadlineMs: RECOVERY_DEADLINE_MS },
  );
  assert.ok(repeated.status < 300, `${where}: ${JSON.stringify(repeated)}`);
  await settle(`${where}, repeated`);
  const moved = (await count(scenario.counted)) - approvedBefore;
  const failed = scenario.mayFail && repeated.body['status'] === 'failed';
  assert.equal(
    moved,
    failed ? 0n : 1n,
    `${where}: the client was told ${String(repeated.body['status'])}, and ${moved} moved`,
  );
  return true;
}

async function pay(on: CrashRig, intent: string): Promise<string> {
  const { status, body } = await on.request('POST', '/transactions', cardPayment(1200, { intent }));
  assert.equal(status, 201, JSON.stringify(body));
  return String(body['id']);
}

/** Looks in a row that see the same: longer than the sandbox's processors take to answer. */
const QUIET_LOOKS = 40;

/**
 * The clock is advanced only while nothing is under way: a request that is still travelling would look
 * minutes old.
 */
async function untilQuiet(): Promise<void> {
  let [before, equal] = ['', 0];
  await eventually(
    async () => {
      const now = await rig.db.query<{ seen: string }>(
        {
          name: '',
          text: `SELECT concat_ws(' ', (SELECT json_agg((transaction_id, version)) FROM transactions WHERE tenders IN ('open', 'unwinding')), (SELECT count(*) FROM operations), (SELECT count(*) FROM gift_card_operations)) AS seen`,
        },
        [],
      );
      const seen = now[0]?.seen ?? '';
      equal = seen === before ? equal + 1 : 0;
      before = seen;
      return equal >= QUIET_LOOKS;
    },
    { deadlineMs: RECOVERY_DEADLINE_MS },
  );
}

async function settle(where: string): Promise<void> {
  await untilQuiet();
  const advanced = await rig.request('PUT', '/sandbox/clock', { advance_seconds: ADVANCE_SECONDS });
  assert.equal(advanced.status, 200, JSON.stringify(advanced));
  await hurryRecovery(rig.db);
  await eventually(
    async () => {
      assert.deepEqual(await openOperations(rig.db), [], `${where}: operations that nobody resolved`);
    },
    { deadlineMs: RECOVERY_DEADLINE_MS },
  );
  // The processor's last event may still be on its way.
  await eventually(() => assertBooksAgree(rig.db, where), { deadlineMs: RECOVERY_DEADLINE_MS });
}

async function count(text: string): Promise<bigint> {
  const rows = await rig.db.query<{ count: bigint }>({ name: '', text }, []);
  return rows[0]?.count ?? 0n;
}

/**
 * An order of a wallet that its buyer approved, and that only the completion address completes: its event is
 * dropped.
 */
async function approvedOrder(on: CrashRig): Promise<string> {
  await (
    await fetch(`${on.simulatorUrl}/_control/events`, {
      method: 'POST',
      body: JSON.stringify({ account: 'default', manner: 'drop' }),
    })
  ).arrayBuffer();
  const {
    id,
    session_token: token,
    payment_service_transaction_id: subject,
  } = await must(on.request('POST', '/transactions', walletPayment({ integration_client: 'web' })));
  const acted = await fetch(`${on.simulatorUrl}/_control/acts`, {
    method: 'POST',
    body: JSON.stringify({ account: 'default', processor: 'mock-paypal', subject, act: 'approve' }),
  });
  assert.equal(acted.status, 200, await acted.text());
  return `/transactions/${String(id)}/complete?token=${String(token)}`;
}

async function must(asked: Promise<Answer>): Promise<Answer['body']> {
  const { status, body } = await asked;
  assert.ok(status < 300, JSON.stringify(body));
  return body;
}
