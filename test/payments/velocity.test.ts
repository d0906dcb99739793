import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { luhnCheckDigit } from '../../server/domain/luhn.ts';
import { parseTrustedProxies } from '../../server/platform/trusted-proxies.ts';
import { AUTHORIZATION_AMOUNTS } from '../../server/sandbox/sandbox-amounts.ts';
import type { TestAnswer } from '../harness/index.ts';
import { type Shop, CARD, openShop } from '../harness/shop.ts';

/** Rules count what was paid before with the same card, by the same buyer, and from the same place. */

let shop: Shop;
before(async () => {
  shop = await openShop({
    worker: false,
    config: { trustedProxies: parseTrustedProxies('127.0.0.1') ?? null },
  });
});
after(() => shop.close());

const DECLINED = Number(AUTHORIZATION_AMOUNTS.issuer_decline);
let serial = 0;
function otherCard() {
  serial += 1;
  const digits = `411111${String(serial).padStart(9, '0')}`;
  return { ...CARD, number: `${digits}${luhnCheckDigit(digits)}` };
}

type Rule = Readonly<{ value: object; operator?: string; action?: string; outcome?: unknown }>;
const base = { count: 'payments', by: 'card', within: '1_hour' };

/** The rules of card payments, in the place of those that are there. */
async function publish(...rules: readonly Rule[]): Promise<void> {
  const actions = ['decline-early', 'skip-3ds'].map((action) => ({
    action,
    rules: rules
      .filter((rule) => (rule.action ?? 'decline-early') === action)
      .map(({ value, operator = 'greater_than', outcome = true }) => ({
        conditions: [{ name: 'velocity', operator, value: { ...base, ...value } }],
        outcome,
        ...(action === 'decline-early' ? { error_code: 'flow_velocity' } : {}),
      })),
  }));
  const drafts = '/flows/card-transaction/drafts';
  const made = await shop.post(drafts, { actions });
  assert.equal(made.status, 201, made.text);
  assert.equal((await shop.post(`${drafts}/${made.body.id}/publish`)).status, 201);
}

async function outcomeOf(body: object = {}, address?: string): Promise<string> {
  const options = address === undefined ? {} : { headers: { 'x-forwarded-for': address } };
  const paid = await shop.pay({ ...body }, options);
  assert.equal(paid.status, 201, paid.text);
  return paid.body.error_code ?? paid.body.status;
}
const LIMIT = 'flow_velocity';

test('a card pays twice in an hour, and again an hour later; the story says why it did not a third time', async () => {
  await publish({ value: { value: 2 } });
  const payment_method = otherCard();
  assert.equal(await outcomeOf({ payment_method }), 'authorized');
  assert.equal(await outcomeOf({ payment_method }), 'authorized');
  const { body: third } = await shop.pay({ payment_method });
  assert.deepEqual([third.status, third.error_code, third.payment_service], ['declined', LIMIT, null]);
  const { body: events } = await shop.get(`/transactions/${third.id}/events`);
  const told = events.items.find(({ name }: { name: string }) => name === 'flow-rule-applied');
  assert.match(
    told.context.reason,
    /because velocity is greater than 2 payments per card within 1 hour \(it is 3\): it declines with flow_velocity/,
  );
  const { body: story } = await shop.get(`/transactions/${third.id}/story`);
  assert.match(JSON.stringify(story), /2 payments per card within 1 hour/);
  assert.equal(await outcomeOf({ payment_method: otherCard() }), 'authorized', 'another card goes on');

  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 3_700 } });
  assert.equal(await outcomeOf({ payment_method }), 'authorized', 'what was refused fills nothing');
});

test('whoever is refused more often than payments are read is refused again', async () => {
  await publish({ value: { value: 1 } });
  const payment_method = otherCard();
  assert.equal(await outcomeOf({ payment_method }), 'authorized');
  const { body: refused } = await shop.pay({ payment_method });
  assert.equal(refused.error_code, LIMIT);
  const text = `INSERT INTO transactions SELECT again.*
    FROM transactions t, generate_series(1, 1001) serial,
      jsonb_populate_record(t, jsonb_build_object('transaction_id', md5(t.transaction_id::text || serial)::uuid)) again
    WHERE t.transaction_id = $1`;
  await shop.service.db.query({ name: '', text }, [refused.id]);
  assert.equal(await outcomeOf({ payment_method }), LIMIT);
});

test('declines, cards and amounts are counted by address, device, e-mail address and buyer', async () => {
  await publish(
    { value: { count: 'declined', by: 'ip_address', within: '10_minutes', value: 1 } },
    { value: { count: 'cards', by: 'device', within: '7_days', value: 2 } },
    { value: { count: 'amount', by: 'email_address', within: '1_day', value: 2_598, currency: 'USD' } },
    { value: { count: 'approved', by: 'buyer_external_identifier', value: 1 } },
    { value: { by: 'buyer_id', value: 1 } },
  );
  const decline = (address: string) => outcomeOf({ amount: DECLINED, payment_method: otherCard() }, address);
  const address = '2001:db8:1:ab01::1';
  assert.notEqual(await decline(address), LIMIT);
  assert.notEqual(await decline('2001:db8:1:ab02::77'), LIMIT, 'one customer has both');
  assert.equal(await outcomeOf({ payment_method: otherCard() }, address), LIMIT);
  assert.equal(await outcomeOf({ payment_method: otherCard() }, '2001:db8:2::1'), 'authorized');
  for (let index = 0; index < 3; index += 1)
    assert.notEqual(await decline('10.0.0.9'), LIMIT, 'a private address is every shopper’s');

  const device = { anti_fraud_fingerprint: `d${'7'.repeat(4_000)}` };
  const first = otherCard();
  for (const payment_method of [first, otherCard(), first])
    assert.equal(
      await outcomeOf({ ...device, payment_method }),
      'authorized',
      'two cards, one of them twice',
    );
  assert.equal(await outcomeOf({ ...device, payment_method: otherCard() }), LIMIT);

  const spend = (amount: number, email_address: string, currency = 'USD') =>
    outcomeOf({
      amount,
      currency,
      payment_method: otherCard(),
      buyer: { billing_details: { email_address } },
    });
  assert.equal(await spend(2_000, 'Ann@shop.example'), 'authorized');
  assert.notEqual(await spend(DECLINED, 'ann@shop.example', 'EUR'), LIMIT, 'of another currency');
  assert.equal(await spend(599, 'ann@shop.example'), LIMIT);
  assert.equal(await spend(598, 'ann@shop.example'), 'authorized');

  const known = await shop.post('/buyers', { external_identifier: 'ann', display_name: 'Ann' });
  const byName = () => outcomeOf({ payment_method: otherCard(), buyer: { external_identifier: 'bob' } });
  assert.deepEqual([await byName(), await byName(), await byName()], ['authorized', 'authorized', LIMIT]);
  const byId = () => outcomeOf({ payment_method: otherCard(), buyer_id: known.body.id });
  assert.deepEqual([await byId(), await byId()], ['authorized', LIMIT]);
});

test('a series goes on, and is not counted', async () => {
  await publish({ value: { value: 1 } });
  const card = otherCard();
  const stored = await shop.post('/payment-methods', { ...card });
  const again = { merchant_initiated: true, is_subsequent_payment: true, payment_source: 'recurring' };
  const series = { payment_method: { method: 'id', id: stored.body.id }, ...again };
  assert.deepEqual([await outcomeOf(series), await outcomeOf(series)], ['authorized', 'authorized']);
  assert.equal(await outcomeOf({ payment_method: card }), 'authorized');
  assert.equal(await outcomeOf({ payment_method: card }), LIMIT);
  assert.equal(await outcomeOf(series), 'authorized');
});

test('of payments at one moment more may pass, and of those after them none', async () => {
  await publish({ value: { value: 3 } });
  const payment_method = otherCard();
  const all = await Promise.all(Array.from({ length: 8 }, () => outcomeOf({ payment_method })));
  const passed = all.filter((outcome) => outcome === 'authorized').length;
  assert.ok(passed >= 3, all.join());
  assert.ok(
    all.every((outcome) => outcome === 'authorized' || outcome === LIMIT),
    all.join(),
  );
  assert.equal(await outcomeOf({ payment_method }), LIMIT);
});

test('a payment that is screened first is not counted twice', async () => {
  await publish({ value: { value: 1 } });
  const screening = await shop.post('/anti-fraud-services', {
    anti_fraud_service_definition_id: 'mock-anti-fraud',
    display_name: 'Screening',
    fields: [{ key: 'placement', value: 'before_authorization' }],
  });
  const payment_method = otherCard();
  const pay = () => outcomeOf({ payment_method });
  assert.deepEqual([await pay(), await pay()], ['authorized', LIMIT]);
  await shop.service.request('DELETE', `/anti-fraud-services/${screening.body.id}`);
});

test('a front end gets no authentication skipped by what it may have typed, and one forced', async () => {
  const frontEnd = { scopes: ['embed'], claims: { embed: { amount: 1299, currency: 'USD' } } };
  const mode = async (outcome: string, options = {}): Promise<unknown> => {
    await publish({ action: 'skip-3ds', outcome, value: { value: 5 }, operator: 'less_than' });
    const { body } = await shop.pay({ payment_method: otherCard() }, options);
    const text = `SELECT outcome ->> 'three_d_secure' AS mode FROM transaction_actions WHERE transaction_id = $1`;
    const rows = await shop.service.db.query<{ mode: string | null }>({ name: '', text }, [body.id]);
    return rows[0]?.mode;
  };
  assert.deepEqual([await mode('skip'), await mode('skip', frontEnd)], ['skip', null]);
  assert.deepEqual([await mode('force'), await mode('force', frontEnd)], ['force', 'force']);
});

test('a rule about velocity is tried by hand, against the counts that are given', async () => {
  await publish({ value: { value: 2 } });
  const evaluate = async (payment: object): Promise<TestAnswer['body']> => {
    const versions = (await shop.get('/flows/card-transaction/versions')).body.items;
    const asked = { payment: { amount: 1299, currency: 'USD', card: { bin: '411111' }, ...payment } };
    const answer = await shop.post(`/flows/card-transaction/versions/${versions[0].number}/evaluate`, asked);
    assert.equal(answer.status, 200, answer.text);
    return answer.body;
  };
  const open = await evaluate({});
  assert.deepEqual(
    open.unknown.filter(({ name }: { name: string }) => name === 'velocity'),
    [
      {
        name: 'velocity',
        reason: 'No payments are counted for it. Give velocity to say how many there were.',
      },
    ],
  );
  const { outcome, facts } = await evaluate({ velocity: [{ ...base, value: 3 }] });
  assert.equal(outcome.error_code, LIMIT);
  assert.deepEqual(facts.velocity, { 'payments per card within 1 hour': 3 });
});

test('400: a rule that counts what there is not', async () => {
  const rules = '/flows/card-transaction/actions/decline-early/rules';
  const value = { count: 'cards', by: 'card', within: '2_hours', value: -1 };
  const made = await shop.post(rules, {
    conditions: [{ name: 'velocity', operator: 'greater_than', value }],
    outcome: true,
  });
  const pointers = made.body.details.map(({ pointer }: { pointer: string }) => pointer);
  assert.deepEqual(
    pointers,
    ['by', 'within', 'value'].map((name) => `/conditions/0/value/${name}`),
  );
});
