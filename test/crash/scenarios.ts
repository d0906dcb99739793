import assert from 'node:assert/strict';
import { newId } from '../../server/platform/entropy.ts';
import { webhookSecretOf } from '../../sandbox/processors/courier.ts';
import { eventually } from '../harness/eventually.ts';
import { type Answer, cardPayment, type CrashRig, must } from '../harness/crash-rig.ts';
import { AGENT_SCENARIOS } from './agent-scenarios.ts';
import { chargeOfTooLittle, chargeToRetry, tryAgain } from './charge-to-retry.ts';
import { DISPUTE_SCENARIOS } from './dispute-scenarios.ts';
import { REVIEW_SCENARIOS } from './review-scenarios.ts';
import { approvedCount, pay, type Scenario } from './scenario.ts';
import type { Cut } from '../harness/wire-proxy.ts';

/** What of gift cards was taken and not given back. */
const REDEEMED = `SELECT coalesce(sum(CASE kind WHEN 'redeem' THEN 1 ELSE -1 END), 0)::bigint AS count
  FROM simulator.operations
  WHERE processor = 'mock-gift-card' AND kind IN ('redeem', 'refund') AND status = 'approved'`;
const NOTHING = 'SELECT 0::bigint AS count';
/** One that died before a payment service was asked is made again, as another. */
const ATTEMPTS_AGAIN = `SELECT count(*) FROM transactions
  WHERE retry ->> 'status' = 'attempt' AND payment_service_id IS NOT NULL`;
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
    counted: approvedCount('authorize'),
    prepare: async () => '/transactions',
    body: cardPayment(1000),
    mayFail: true,
  },
  capture: {
    counted: approvedCount('capture'),
    prepare: async (rig) => `/transactions/${await pay(rig, 'authorize')}/capture`,
    body: { amount: 700 },
    mayFail: false,
  },
  refund: {
    counted: approvedCount('refund'),
    prepare: async (rig) => `/transactions/${await pay(rig, 'capture')}/refunds`,
    body: { amount: 300 },
    mayFail: false,
  },
  // Money that went out twice does not come back: its inline card is gone, so nobody ever sends it again.
  payout: {
    counted: approvedCount('payout'),
    prepare: cardService,
    send: (rig, service, key) => rig.request('POST', '/payouts', payoutBy(service), key),
    mayFail: true,
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
  // The card is gone with its request, too. One that is stored is stored with the outcome, whoever learns it.
  'gift card activated': {
    counted: approvedCount('activate'),
    untouched: `SELECT (SELECT count(*) FROM simulator.operations WHERE kind = 'activate' AND status = 'approved')
      - (SELECT count(*) FROM gift_cards) AS count`,
    prepare: async () => '/gift-cards/activations',
    body: { number: '6035710000004242', pin: '0900000', amount: 300, currency: 'USD', store: true },
    mayFail: true,
  },
  'gift card issued': {
    counted: approvedCount('issue'),
    prepare: async () => '/gift-cards/issuances',
    body: { theme: 'birthday', amount: 300, currency: 'USD' },
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
  ...REVIEW_SCENARIOS,
  // One more attempt, which is counted with its end: once, however often that is learnt.
  'charge tried again': {
    counted: ATTEMPTS_AGAIN,
    untouched: `SELECT (SELECT coalesce(sum(tried), 0) FROM retry_counts WHERE issuer = '')::bigint -
      (${ATTEMPTS_AGAIN}) AS count`,
    prepare: chargeToRetry,
    send: tryAgain,
    mayFail: false,
  },
  // Also where the process dies before it asks for money, the charge is to be tried again. After the other:
  // these come due as its days go by.
  'charge with retries': {
    counted: `SELECT count(*) FROM transactions WHERE retry ->> 'status' IN ('planned', 'attempting', 'given_up')`,
    prepare: async (rig) => JSON.stringify(await chargeOfTooLittle(rig)),
    send: (rig, body, key) => rig.request('POST', '/transactions', JSON.parse(body), key),
    mayFail: false,
  },
  ...AGENT_SCENARIOS,
  ...DISPUTE_SCENARIOS,
} satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof SCENARIOS;
export const SCENARIO_NAMES = Object.keys(SCENARIOS) as ScenarioName[]; // the keys of the table above

/** What the scenarios are set up with, once. */
export async function setUp(rig: CrashRig): Promise<void> {
  // The first start of a whole instance sets some of it up by itself.
  const { items } = await must(rig.request('GET', '/gift-card-services'));
  if (Array.isArray(items) && items.length === 0)
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

type Crash = Readonly<{ wasQuiet: boolean }>;

/**
 * One crash and what must hold after it; whether every statement before it had been answered. Null where the request
 * ended before that statement.
 */
export async function survives(rig: CrashRig, name: ScenarioName, cut: Cut): Promise<Crash | null> {
  const scenario: Scenario = SCENARIOS[name];
  const key = newId<'idempotency-key'>(new Date());
  const path = await scenario.prepare(rig);
  const approvedBefore = await count(rig, scenario.counted);
  const untouchedBefore = await count(rig, scenario.untouched ?? NOTHING);
  const send = (): Promise<Answer> => {
    if (scenario.send !== undefined) return scenario.send(rig, path, key);
    return scenario.body === undefined
      ? rig.request('GET', path)
      : rig.request('POST', path, scenario.body, key);
  };
  const { answer, killed, wasQuiet, statements } = await rig.during(cut, async () =>
    endedAnswer(rig, await send()),
  );
  if (!killed) {
    assert.ok((answer?.status ?? 500) < 300, JSON.stringify(answer));
    await rig.comeToRest(name);
    assert.equal(
      (await count(rig, scenario.counted)) - approvedBefore,
      1n,
      `nothing moved without a crash: ${JSON.stringify(answer)} ${statements.join(' ')}`,
    );
    return null;
  }
  const where = `${name}, killed ${cut.when} statement ${cut.statement} (${statements.at(-1) ?? ''})`;
  await rig.start();
  await rig.comeToRest(where);
  const repeated = await eventually(
    async () => {
      const again = await send();
      assert.notEqual(again.status, 409, `${where}: ${JSON.stringify(again)}`);
      return again;
    },
    { deadlineMs: rig.patienceMs },
  );
  const failed = scenario.mayFail && (repeated.body['status'] === 'failed' || wasNeverReceived(repeated));
  assert.ok(repeated.status < 300 || failed, `${where}: ${JSON.stringify(repeated)}`);
  await rig.comeToRest(`${where}, repeated`);
  // What follows from an event a worker does, when it next looks.
  await eventually(
    async () => {
      const moved = (await count(rig, scenario.counted)) - approvedBefore;
      const told = JSON.stringify(repeated.body);
      assert.equal(moved, failed ? 0n : 1n, `${where}: ${moved} moved, and the client was told ${told}`);
    },
    { deadlineMs: rig.patienceMs },
  );
  await eventually(
    async () => {
      const touched = (await count(rig, scenario.untouched ?? NOTHING)) - untouchedBefore;
      assert.equal(touched, 0n, `${where}: ${touched} moved that were not to`);
    },
    { deadlineMs: rig.patienceMs },
  );
  return { wasQuiet };
}

/**
 * A request that takes longer than the grace of recovery finds a worker ahead of it, and is answered while the
 * rest is under way there: that is waited for, as a client would. Where it dies meanwhile, the answer stands.
 */
async function endedAnswer(rig: CrashRig, answer: Answer): Promise<Answer> {
  if (answer.body['status'] !== 'processing') return answer;
  return eventually(
    async () => {
      const now = await rig.request('GET', `/transactions/${String(answer.body['id'])}`).catch(() => answer);
      assert.ok(now === answer || now.body['status'] !== 'processing');
      return now;
    },
    { deadlineMs: rig.patienceMs },
  );
}

/** As the stored answer of a gift card operation says it. */
function wasNeverReceived({ status, body }: Answer): boolean {
  return status === 400 && String(body['message']).endsWith('service_network_error');
}

/** Id of the payment service that the first start has set up for cards. */
async function cardService(rig: CrashRig): Promise<string> {
  const { items } = await must(rig.request('GET', '/payment-services'));
  const services = items as readonly { id: string; payment_service_definition_id: string }[];
  const service = services.find(({ payment_service_definition_id: id }) => id === 'mock-card');
  assert.ok(service !== undefined);
  return service.id;
}

function payoutBy(service: string): Readonly<Record<string, unknown>> {
  const { number, expiration_date } = cardPayment(1000)['payment_method'] as Record<string, string>;
  const payee = { method: 'card', number, expiration_date };
  return { amount: 1000, currency: 'USD', payment_service_id: service, payment_method: payee };
}

async function count(rig: CrashRig, text: string): Promise<bigint> {
  const rows = await rig.db.query<{ count: bigint }>({ name: '', text }, []);
  return rows[0]?.count ?? 0n;
}

/**
 * An order of a wallet that its buyer approved, and that only the completion address completes: its event is
 * dropped.
 */
async function approvedOrder(on: CrashRig): Promise<string> {
  await (
    await fetch(`${on.simulatorUrl()}/_control/events`, {
      method: 'POST',
      body: JSON.stringify({ account: 'default', manner: 'drop' }),
    })
  ).arrayBuffer();
  const {
    id,
    session_token: token,
    payment_service_transaction_id: subject,
  } = await must(on.request('POST', '/transactions', walletPayment({ integration_client: 'web' })));
  const acted = await fetch(`${on.simulatorUrl()}/_control/acts`, {
    method: 'POST',
    body: JSON.stringify({ account: 'default', processor: 'mock-paypal', subject, act: 'approve' }),
  });
  assert.equal(acted.status, 200, await acted.text());
  return `/transactions/${String(id)}/complete?token=${String(token)}`;
}
