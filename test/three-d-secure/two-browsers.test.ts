import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Device } from '../../server/connectors/three-d-secure-connector.ts';
import { authenticationAt } from '../../server/three-d-secure/authentication.ts';
import { transactionSubject } from '../../server/payments/approval/after-authentication.ts';
import { authenticate } from '../../server/three-d-secure/run.ts';
import { addPaymentService, MERCHANT_PROFILE, openShop, type Shop } from '../harness/shop.ts';
import { approvalOf, buyerOf } from './buyer.ts';

/** One approval in several browsers: one of them ends it, and the others are sent to where it ended. */
let shop: Shop;
let secured: string;
before(async () => {
  shop = await openShop({ worker: false });
  secured = await addPaymentService(shop.service, {
    three_d_secure_enabled: true,
    merchant_profile: { visa: MERCHANT_PROFILE },
  });
});
after(() => shop.close());

const FRICTIONLESS = '4111111111101203';
const BROWSER: Device = {
  kind: 'browser',
  told: { acceptHeader: '*/*', userAgent: '', language: 'en', ip: null, javascript: null },
};

/** Comes to the page and goes on; where the browser is sent. */
async function approve(url: string): Promise<string | null> {
  const buyer = buyerOf(shop.service);
  const opened = await buyer.open(url);
  return (opened.location === null ? await buyer.press(opened) : opened).location;
}

async function paidOnce(id: string): Promise<void> {
  const paid = (await shop.get(`/transactions/${id}`)).body;
  assert.equal(paid.status, 'authorized');
  const book = await shop.book(paid.payment_service_transaction_id);
  assert.deepEqual(
    book.operations.map(({ kind }) => kind),
    ['authorize'],
  );
}

test('browsers that approve at once pay once', async () => {
  const { id, url } = await approvalOf(shop, secured, FRICTIONLESS);
  await Promise.all([approve(url), approve(url), approve(url)]);
  await paidOnce(id);
});

test('a browser that asks when another has ended it, and the card is gone with that, learns how it ended', async () => {
  const { id, url } = await approvalOf(shop, secured, FRICTIONLESS);
  const { parts } = shop.service;
  const late = await authenticationAt(parts, url.split('/').at(-1) ?? '');
  assert.ok(late !== null && late.authentication.stage.kind === 'awaiting_buyer');
  assert.match((await approve(url)) ?? '', /transaction_status=authorized$/);
  const arrival = { device: BROWSER, notificationUrl: null };
  const { authentication } = await authenticate(parts, transactionSubject, late, arrival);
  assert.equal(authentication.stage.kind, 'answered');
  await paidOnce(id);
});
