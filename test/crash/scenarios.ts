import assert from 'node:assert/strict';
import { newId } from '../../server/platform/entropy.ts';
import { webhookSecretOf } from '../../sandbox/processors/courier.ts';
import { eventually } from '../harness/eventually.ts';
import { type Answer, cardPayment, type CrashRig, must } from '../harness/crash-rig.ts';
import { chargeOfTooLittle, chargeToRetry, tryAgain } from './charge-to-retry.ts';
import type { Cut } from '../harness/wire-proxy.ts';
import { companyOf } from '../../sandbox/ways/companies.ts';
import { serviceBody, wayOf } from '../../sandbox/ways/ways.ts';

/**
 * What is done before the cut is armed (it gives the path of the request), the request that is cut, what it
 * is to move once, and whether recovery may end it without that.
 */
type Scenario = Readonly<{
  counted: string;
  /** What is not to move at all. */
  untouched?: string;
  prepare(rig: CrashRig): Promise<string>;
  body?: Readonly<Record<string, unknown>>;
  /** Where it is not one request alone. It gives the answer that a client goes by. */
  send?(rig: CrashRig, path: string, key: string): Promise<Answer>;
  mayFail: boolean;
}>;

const approvedCount = (kind: string): string =>
  `SELECT count(*) FROM simulator.operations WHERE kind = '${kind}' AND status = 'approved'`;
/** What of gift cards was taken and not given back. */
const REDEEMED = `SELECT coalesce(sum(CASE kind WHEN 'redeem' THEN 1 ELSE -1 END), 0)::bigint AS count
  FROM simulator.operations
  WHERE processor = 'mock-gift-card' AND kind IN ('redeem', 'refund') AND status = 'approved'`;
const NOTHING = 'SELECT 0::bigint AS count';
const TAKEN_OR_GIVEN_BACK = `SELECT count(*) FROM simulator.operations
  WHERE kind IN ('capture', 'void') AND status = 'approved'`;
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
  // What an anti-fraud service was asked about and never sent on has failed.
  screened: {
    counted: approvedCount('authorize'),
    prepare: async (rig) => (await screening(rig), '/transactions'),
    body: cardPayment(1000, { intent: 'capture', buyer: buyerAs('accept') }),
    mayFail: true,
  },
  // What a review lets go on, a worker does, and is killed as well.
  flagged: {
    counted: approvedCount('authorize'),
    untouched: approvedCount('capture'),
    prepare: async (rig) => (await screening(rig), '/transactions'),
    body: cardPayment(1000, { intent: 'capture', buyer: buyerAs('review') }),
    mayFail: true,
  },
  'review accepted': {
    counted: approvedCount('capture'),
    untouched: approvedCount('void'),
    prepare: underReview,
    send: async (rig, path, key) => workThrough(rig, await review(rig, path, 'accept', key)),
    mayFail: false,
  },
  'review rejected': {
    counted: approvedCount('void'),
    untouched: approvedCount('capture'),
    prepare: underReview,
    send: async (rig, path, key) => workThrough(rig, await review(rig, path, 'reject', key)),
    mayFail: false,
  },
  'review accepted by the provider': {
    counted: approvedCount('capture'),
    untouched: approvedCount('void'),
    prepare: underReview,
    send: async (rig, path) => workThrough(rig, await tellDecision(rig, path, 'accept')),
    mayFail: false,
  },
  // By the merchant and by the provider at once, who disagree: one of them is heard.
  'review resolved twice': {
    counted: TAKEN_OR_GIVEN_BACK,
    prepare: underReview,
    send: async (rig, path, key) => {
      const [ours, theirs] = await Promise.all([
        review(rig, path, 'accept', key),
        tellDecision(rig, path, 'reject'),
      ]);
      assert.ok(ours.status === 200 || ours.body['code'] === 'invalid_state', JSON.stringify(ours));
      return workThrough(rig, theirs);
    },
    mayFail: false,
  },
  // What was given back stays there, whoever accepts it afterwards.
  'review resolved late': {
    counted: approvedCount('void'),
    untouched: approvedCount('capture'),
    prepare: underReview,
    send: async (rig, path, key) => {
      const given = await rig.request('POST', `${path}/void`, {}, key);
      const late = await tellDecision(rig, path, 'accept');
      assert.deepEqual([late.status, late.body['results']], [200, ['ignored']]);
      const refused = await review(rig, path, 'accept');
      assert.deepEqual([refused.status, refused.body['code']], [409, 'invalid_state']);
      return workThrough(rig, given);
    },
    mayFail: false,
  },
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
  'dispute drafted': {
    counted: `SELECT count(*) FROM dispute_events WHERE name = 'dispute.evidence-updated'`,
    prepare: async (rig) => `${await openDispute(rig)}/evidence`,
    body: { explanation: 'They signed for it.' },
    mayFail: false,
  },
  // Its bytes, too: none that no file names.
  'dispute file added': {
    counted: `SELECT count(*) FROM dispute_files WHERE removed_at IS NULL`,
    untouched: `SELECT (SELECT count(*) FROM vault.records WHERE kind = 'dispute_file') -
      (SELECT count(*) FROM dispute_files WHERE removed_at IS NULL) AS count`,
    prepare: async (rig) => `${await openDispute(rig)}/files`,
    body: {
      evidence: 'receipt',
      name: 'receipt.pdf',
      content: Buffer.from('%PDF-1.4 paid').toString('base64'),
    },
    mayFail: false,
  },
  'dispute answered': {
    counted: `SELECT coalesce(sum((body->>'submissions')::integer), 0)::bigint AS count FROM simulator.objects
      WHERE processor = 'stripe' AND kind = 'dispute'`,
    prepare: async (rig) => {
      const path = await openDispute(rig);
      await must(rig.request('POST', `${path}/evidence`, { explanation: 'They signed for it.' }));
      return `${path}/submit`;
    },
    send: (rig, path, key) => respond(rig, path, key),
    mayFail: false,
  },
  'dispute accepted': {
    // Others are lost as well, once their time is over.
    counted: `SELECT count(*) FROM simulator.objects o
      JOIN disputes d ON d.processor_reference = o.body->>'id'
      JOIN dispute_responses r ON r.dispute_id = d.dispute_id
      WHERE r.kind = 'accept' AND r.status = 'succeeded'
        AND o.processor = 'stripe' AND o.kind = 'dispute' AND o.body->>'status' = 'lost'`,
    prepare: async (rig) => `${await openDispute(rig)}/accept`,
    send: (rig, path, key) => respond(rig, path, key),
    mayFail: false,
  },
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

/** From here on payments in pounds go to a company that tells of disputes. */
async function tellOfDisputes(rig: CrashRig): Promise<void> {
  const { items } = await must(rig.request('GET', '/payment-services'));
  const ids = (items as readonly { payment_service_definition_id: string }[]).map(
    ({ payment_service_definition_id: id }) => id,
  );
  if (ids.includes('stripe-card')) return;
  const way = { ...wayOf('stripe'), currency: DISPUTED.currency, country: DISPUTED.country };
  const { webhook_url: url } = await must(
    rig.request('POST', '/payment-services', serviceBody(way, 'default')),
  );
  await companyOf('stripe').listen(fetch, rig.simulatorUrl(), 'default', String(url));
}

const DISPUTED = { currency: 'GBP', country: 'GB', intent: 'capture' };

/** The path of the dispute of a payment, which its company has told of. */
async function openDispute(rig: CrashRig): Promise<string> {
  await tellOfDisputes(rig);
  const control = async (what: string, body: object): Promise<void> => {
    const answer = await fetch(`${rig.simulatorUrl()}/_control/${what}`, {
      method: 'POST',
      body: JSON.stringify({ account: 'default', ...body }),
    });
    assert.equal(answer.status, 200, await answer.text());
  };
  await control('events', { manner: 'deliver' });
  const { id, payment_service_transaction_id: subject } = await must(
    rig.request('POST', '/transactions', cardPayment(1200, DISPUTED)),
  );
  await control('acts', { processor: 'stripe', subject, act: 'dispute' });
  const [found] = await eventually(async () => {
    const { items } = await must(rig.request('GET', `/disputes?transaction_id=${String(id)}`));
    assert.ok(Array.isArray(items) && items.length > 0, 'nobody has told of the dispute');
    return items as readonly { id: string }[];
  });
  return `/disputes/${found?.id ?? ''}`;
}

/** An answer to a dispute, with the status of what was sent as that of the answer. */
async function respond(rig: CrashRig, path: string, key: string): Promise<Answer> {
  const { status, body } = await rig.request('POST', path, undefined, key);
  const sent = (body['responses'] as readonly { status: string }[] | undefined)?.at(-1)?.status;
  // What is not known yet is waited for, as behind a key that is in use.
  return sent === 'processing' ? { status: 409, body } : { status, body };
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

async function pay(on: CrashRig, intent: string): Promise<string> {
  const { status, body } = await on.request('POST', '/transactions', cardPayment(1200, { intent }));
  assert.equal(status, 201, JSON.stringify(body));
  assert.equal(body['status'], intent === 'authorize' ? 'authorized' : 'captured');
  return String(body['id']);
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

function buyerAs(wish: string) {
  return { billing_details: { email_address: `${wish}@example.com` } };
}

/** From here on payments are screened. */
async function screening(rig: CrashRig): Promise<void> {
  const { items } = await must(rig.request('GET', '/anti-fraud-services'));
  if (Array.isArray(items) && items.length > 0) return;
  const service = {
    anti_fraud_service_definition_id: 'mock-anti-fraud',
    display_name: 'Screening',
    fields: [],
  };
  await must(rig.request('POST', '/anti-fraud-services', service));
}

/** The path of a payment that is authorized, and waits for somebody to look at it. */
async function underReview(rig: CrashRig): Promise<string> {
  await screening(rig);
  const body = cardPayment(1200, { intent: 'capture', buyer: buyerAs('review') });
  const { id, status, pending_review: isPending } = await must(rig.request('POST', '/transactions', body));
  assert.deepEqual([status, isPending], ['authorized', true]);
  return `/transactions/${String(id)}`;
}

type ReviewDecision = 'accept' | 'reject';

function review(rig: CrashRig, payment: string, decision: ReviewDecision, key?: string): Promise<Answer> {
  return rig.request('POST', `${payment}/review`, { decision }, key);
}

/** What the anti-fraud service sends once somebody there has looked. */
async function tellDecision(rig: CrashRig, payment: string, decision: ReviewDecision): Promise<Answer> {
  const { items } = await must(rig.request('GET', '/anti-fraud-services'));
  const [service] = items as readonly { webhook_url: string }[];
  assert.ok(service);
  const { pathname } = new URL(service.webhook_url);
  return rig.request('POST', pathname, { transaction_id: payment.split('/').at(-1), decision });
}

async function workThrough(rig: CrashRig, answer: Answer): Promise<Answer> {
  await rig.work();
  return answer;
}
