import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type MandateNews, getMandate, rememberMandate } from '../../server/db/queries/mandates.ts';
import { type MerchantAccountId, toId } from '../../server/domain/ids.ts';
import { newId } from '../../server/platform/entropy.ts';
import { ANNOUNCED, learnMandate } from '../../server/payment-methods/mandates.ts';
import { eventually } from '../harness/index.ts';
import { SCHEMES, outside } from './bank-shop.ts';
import { type Shop, openShop } from '../harness/shop.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

type News = Pick<MandateNews, 'status' | 'endedBy'> & Partial<Pick<MandateNews, 'toldAt'>>;
const dateAt = (minute: number): Date => new Date(Date.UTC(2027, 0, 1, 0, minute));
const PENDING: News = { status: 'pending', endedBy: null };
const ACTIVE: News = { status: 'active', endedBy: null };
const PAUSED: News = { status: 'paused', endedBy: 'buyer', toldAt: dateAt(2) };
const RESUMED: News = { status: 'active', endedBy: 'buyer', toldAt: dateAt(3) };
const ACTIVATED: News = { status: 'active', endedBy: 'bank', toldAt: dateAt(1) };
const BY_BUYER: News = { status: 'revoked', endedBy: 'buyer' };
const BY_BANK: News = { status: 'revoked', endedBy: 'bank' };
const REFUSED: News = { status: 'failed', endedBy: 'bank' };

let count = 0;
const rememberNews = (news: MandateNews): ReturnType<typeof rememberMandate> =>
  rememberMandate(shop.service.db, news, null, new Date());

/** The end of it all, and how often something was news. */
async function afterAll(news: readonly News[]): Promise<string> {
  const of = {
    merchantAccountId: 'default' as MerchantAccountId,
    paymentServiceId: toId<'payment-service'>(shop.paymentServiceId),
    reference: `mandate-${(count += 1)}`,
    paymentMethodId: null,
    transactionId: null,
  };
  let fresh = 0;
  for (const one of news) fresh += (await rememberNews({ ...of, toldAt: null, ...one })).is_news ? 1 : 0;
  const end = await getMandate(shop.service.db, of.merchantAccountId, of.paymentServiceId, of.reference);
  return `${end?.status ?? ''} ${end?.ended_by ?? '-'} ${fresh}`;
}

/** By name: what happens within one millisecond is in no order. */
const toldOutside = async (paymentMethodId: string): Promise<readonly string[]> =>
  (await outside(paymentMethodId, shop)).toSorted();

function orders<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.length < 2
    ? [items]
    : items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

test('news of a mandate end the same in every order, and what has ended stays ended', async () => {
  for (const order of orders([PENDING, ACTIVE, ACTIVE]))
    assert.match(await afterAll(order), /^active - [12]$/);
  for (const order of orders([PENDING, ACTIVE, BY_BUYER, BY_BUYER]))
    assert.match(await afterAll(order), /^revoked buyer [123]$/);
  for (const order of orders([PENDING, REFUSED, ACTIVE]))
    assert.match(await afterAll(order), /^failed bank [123]$/);
});

test('whether a mandate is paused is what the newest event says, in whatever order they come', async () => {
  for (const order of orders([PENDING, ACTIVE, ACTIVATED, PAUSED]))
    assert.match(await afterAll(order), /^paused - [123]$/);
  for (const order of orders([ACTIVE, ACTIVATED, PAUSED, RESUMED]))
    assert.match(await afterAll(order), /^active - [123]$/);
  for (const order of orders([PAUSED, RESUMED, BY_BUYER]))
    assert.match(await afterAll(order), /^revoked buyer [123]$/);
});

test('of two that say they ended it, the first is believed', async () => {
  assert.equal(await afterAll([ACTIVE, BY_BUYER, BY_BANK, REFUSED]), 'revoked buyer 2');
  assert.equal(await afterAll([BY_BANK, BY_BUYER, PENDING]), 'revoked bank 1');
});

test('what a mandate comes to is told outside once, also where its event comes before the outcome', async () => {
  const mandateOf = async (...news: readonly News[]): Promise<readonly string[]> => {
    const stored = await shop.post('/payment-methods', SCHEMES.ach.account);
    const of = {
      merchantAccountId: 'default' as MerchantAccountId,
      paymentServiceId: toId<'payment-service'>(shop.paymentServiceId),
      reference: `mandate-${(count += 1)}`,
      transactionId: null,
    };
    for (const one of news)
      await learnMandate(shop.service.parts, {
        ...of,
        toldAt: null,
        // The outcome says whose mandate it is, and events do not.
        paymentMethodId: one === ACTIVE ? stored.body.id : null,
        ...one,
      });
    return toldOutside(stored.body.id);
  };
  const updated = 'payment-method.authorization-updated';
  assert.deepEqual(await mandateOf(ACTIVE, ACTIVATED), [updated]);
  assert.deepEqual(await mandateOf(ACTIVATED, ACTIVE, ACTIVATED), [updated]);
  assert.deepEqual(await mandateOf(ACTIVATED, PAUSED, ACTIVE), ['payment-method.paused']);
  assert.deepEqual(await mandateOf(ACTIVATED, ACTIVE, PAUSED, RESUMED), [
    updated,
    'payment-method.paused',
    'payment-method.resumed',
  ]);
  assert.deepEqual(await mandateOf(BY_BANK, ACTIVE), ['payment-method.authorization-update-required']);
  assert.deepEqual(await mandateOf({ status: 'revoked', endedBy: 'merchant' }, ACTIVE), []);
});

test('what two say at one moment is news once, and told once', async () => {
  const { db } = shop.service;
  const UPDATED = 'payment-method.authorization-updated';
  const rows: readonly (readonly [known: readonly News[], said: News, outside: readonly string[]])[] = [
    [[], ACTIVE, [UPDATED]],
    [[PENDING], ACTIVE, [UPDATED]],
    [[ACTIVE, PAUSED], RESUMED, [UPDATED, 'payment-method.paused', 'payment-method.resumed']],
    [[ACTIVE], BY_BANK, [UPDATED, 'payment-method.authorization-update-required']],
  ];
  for (const [known, said, expected] of rows) {
    const stored = await shop.post('/payment-methods', SCHEMES.ach.account);
    const of = {
      merchantAccountId: 'default' as MerchantAccountId,
      paymentServiceId: toId<'payment-service'>(shop.paymentServiceId),
      reference: `mandate-${(count += 1)}`,
      paymentMethodId: stored.body.id,
      transactionId: null,
      toldAt: null,
    };
    for (const one of known) await learnMandate(shop.service.parts, { ...of, ...one });
    let second = Promise.resolve(true);
    await db.transaction(async (tx) => {
      const announcement = { id: newId(new Date()), names: ANNOUNCED };
      const first = await rememberMandate(tx, { ...of, ...said }, announcement, new Date());
      assert.equal(first.is_news, true);
      second = learnMandate(shop.service.parts, { ...of, ...said });
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await eventually(async () => (await db.query({ name: '', text: waiting }, [])).length > 0);
    });
    assert.equal(await second, false, said.status);
    assert.deepEqual(await toldOutside(stored.body.id), expected.toSorted());
  }
});
