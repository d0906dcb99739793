import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { luhnCheckDigit } from '../../server/domain/luhn.ts';
import { AUTHORIZATION_AMOUNTS } from '../../server/sandbox/sandbox-amounts.ts';
import type { TestAnswer } from '../harness/index.ts';
import { type Shop, CARD, addPaymentService, openShop } from '../harness/shop.ts';

/**
 * A card that was declined as often as its scheme lets a merchant try is not sent again, whoever asks and however many
 * ask at once. The processor's own book tells how often it was.
 */

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false, config: { schemeLimits: true } });
});
after(() => shop.close());

type Card = typeof CARD;
let serial = 0;
/** A card that nobody has tried yet. */
function newCard(bin = '555555'): Card {
  serial += 1;
  const digits = `${bin}${String(serial).padStart(9, '0')}`;
  return { ...CARD, number: `${digits}${luhnCheckDigit(digits)}` as Card['number'] };
}

const DECLINED = Number(AUTHORIZATION_AMOUNTS.issuer_decline);
const FOR_GOOD = Number(AUTHORIZATION_AMOUNTS.canceled_payment_method);
async function pay(card: Card, amount: number, more = {}): Promise<TestAnswer['body']> {
  const paid = await shop.pay({ payment_method: card, amount, ...more });
  assert.equal(paid.status, 201, paid.text);
  return paid.body;
}
const outcomeOf = ({ status, error_code: code }: TestAnswer['body']): string => `${status} ${code}`;
/** How often each answer came of so many payments, one after the other or all at once. */
async function tally(
  card: Card,
  count: number,
  amount: number,
  atOnce: boolean,
): Promise<Record<string, number>> {
  const tallied: Record<string, number> = {};
  const add = (paid: TestAnswer['body']): void => {
    tallied[outcomeOf(paid)] = (tallied[outcomeOf(paid)] ?? 0) + 1;
  };
  if (atOnce)
    for (const paid of await Promise.all(Array.from({ length: count }, () => pay(card, amount)))) add(paid);
  else for (let index = 0; index < count; index += 1) add(await pay(card, amount));
  return tallied;
}
async function pass(days: number): Promise<void> {
  const moved = await shop.service.request('PUT', '/sandbox/clock', {
    body: { advance_seconds: days * 86_400 },
  });
  assert.ok(moved.status < 300, moved.text);
}
/** How often a card was sent. */
async function timesSent(card: Card): Promise<number> {
  const rows = await shop.service.db.query<{ count: bigint }>(
    {
      name: '',
      text: `SELECT count(*) FROM operations o JOIN transactions t USING (merchant_account_id, transaction_id)
        WHERE o.kind = 'authorize' AND t.payment_method_label = $1 AND t.payment_method_bin = $2`,
    },
    [card.number.slice(-4), card.number.slice(0, 8)],
  );
  return Number(rows[0]?.count ?? 0n);
}

test('a Mastercard is sent no more after ten declines of a day, and again a day later', async () => {
  const card = newCard();
  assert.deepEqual(await tally(card, 12, DECLINED, false), {
    'declined issuer_decline': 10,
    'declined attempt_limit_reached': 2,
  });
  assert.equal(await timesSent(card), 10);
  const refused = await pay(card, 1299);
  assert.equal(outcomeOf(refused), 'declined attempt_limit_reached');
  const { body: events } = await shop.get(`/transactions/${refused.id}/events`);
  const told = events.items.find(({ name }: { name: string }) => name === 'transaction-updated-status');
  assert.match(
    told.context.reason,
    /^Mastercard allows 10 declines within 24 hours, so this card is not sent before 20\d\d-\d\d-\d\dT\d\d:\d\dZ\.$/,
  );
  await pass(1.01);
  assert.equal(outcomeOf(await pay(card, 1299)), 'authorized null');
});

test('a declined transaction says what to do, and a front end is not told', async () => {
  const card = newCard();
  const advised = await pay(card, Number(AUTHORIZATION_AMOUNTS.insufficient_funds));
  assert.deepEqual(advised.decline_advice, {
    action: 'ask_buyer',
    not_before: null,
    reason: 'There is not enough money: have the buyer use another card.',
  });
  assert.equal((await pay(card, 1299)).decline_advice, null);
  const told = await shop.pay(
    { payment_method: card, amount: DECLINED },
    { scopes: ['embed'], claims: { embed: { amount: DECLINED, currency: 'USD' } } },
  );
  assert.deepEqual([told.body.status, told.body.decline_advice ?? null], ['declined', null]);
});

test('a Visa card has fifteen attempts after its first decline, whatever was approved in between', async () => {
  const card = newCard('411111');
  await tally(card, 8, DECLINED, false);
  assert.equal(outcomeOf(await pay(card, 1299)), 'authorized null');
  assert.deepEqual(await tally(card, 10, DECLINED, false), {
    'declined issuer_decline': 8,
    'declined attempt_limit_reached': 2,
  });
});

test('many at once take no more places than there are, and give back those of approved payments', async () => {
  const card = newCard();
  assert.equal(outcomeOf(await pay(card, DECLINED)), 'declined issuer_decline');
  const tallied = await tally(card, 40, DECLINED, true);
  assert.deepEqual(tallied, { 'declined issuer_decline': 9, 'declined attempt_limit_reached': 31 });
  assert.equal(await timesSent(card), 10);

  const good = newCard();
  assert.equal(outcomeOf(await pay(good, DECLINED)), 'declined issuer_decline');
  for (let index = 0; index < 15; index += 1)
    assert.equal(outcomeOf(await pay(good, 1299)), 'authorized null', 'an approved payment keeps no place');
});

test('after a decline for good the card rests: by Visa’s category, by Mastercard’s advice', async () => {
  const visa = newCard('411111');
  assert.equal(outcomeOf(await pay(visa, FOR_GOOD)), 'declined canceled_payment_method');
  assert.equal(outcomeOf(await pay(visa, 1299)), 'declined attempt_limit_reached');
  const mastercard = newCard();
  const advice = { result: '03', account_number: null };
  const advised = await pay(mastercard, DECLINED, {
    connection_options: { 'mock-card': { merchant_advice_code: advice } },
  });
  assert.deepEqual([outcomeOf(advised), advised.merchant_advice_code], ['declined issuer_decline', '03']);
  assert.equal(outcomeOf(await pay(mastercard, 1299)), 'declined attempt_limit_reached');
  await pass(30.1);
  assert.equal(outcomeOf(await pay(mastercard, 1299)), 'authorized null');
});

test('a scheme that counts nothing is not counted', async () => {
  const digits = `37828${String(serial).padStart(9, '0')}`;
  const card = {
    ...newCard('37828'),
    number: `${digits}${luhnCheckDigit(digits)}` as Card['number'],
    security_code: `${1234}` as Card['security_code'],
  };
  assert.deepEqual(await tally(card, 20, DECLINED, false), { 'declined issuer_decline': 20 });
});

test('what is tried elsewhere counts too, and a payment is tried as often as there is room', async () => {
  await addPaymentService(shop.service, {
    display_name: 'Other',
    payment_service_definition_id: 'sandbox-card',
    fields: [{ key: 'api_key', value: 'sk_sandbox_sandbox-card' }],
  });
  const card = newCard();
  assert.deepEqual(await tally(card, 4, DECLINED, false), { 'declined issuer_decline': 4 });
  assert.equal(await timesSent(card), 8, 'two attempts a payment');
  assert.deepEqual(await tally(card, 3, DECLINED, false), {
    'declined issuer_decline': 1,
    'declined attempt_limit_reached': 2,
  });
  assert.equal(await timesSent(card), 10);
});
