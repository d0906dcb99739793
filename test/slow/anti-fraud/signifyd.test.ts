import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { recordSecret } from '../../harness/index.ts';
import { type FraudShop, openFraudShop } from '../../harness/fraud-shop.ts';

const KEY = 'sandbox-key';
type Book = Readonly<{
  event: string;
  request: { purchase: Record<string, unknown>; transactions: Record<string, unknown>[]; device?: object };
  outcomes: readonly Record<string, unknown>[];
}>;

let shop: FraudShop;
let url: string;
before(async () => {
  recordSecret(KEY);
  shop = await openFraudShop('signifyd-anti-fraud', { processor: 'signifyd' });
});
beforeEach(async () => {
  ({ webhook_url: url = '' } = await shop.screenWith({ api_key: KEY }));
});
after(() => shop.close());

async function bookOf(id: string): Promise<Book> {
  const book = await shop.provider<Book>(id);
  assert.ok(book, 'the provider knows of the payment');
  return book;
}

/** An event as Signifyd signs it. */
function sendEvent(body: object, key = KEY) {
  const signature = createHmac('sha256', key).update(JSON.stringify(body)).digest('base64');
  return shop.tell(url, body, { 'signifyd-sec-hmac-sha256': signature });
}
const decisionEvent = (orderId: string, checkpointAction: string) => ({
  orderId,
  decision: { checkpointAction },
});

test('ACCEPT is accept, REJECT is reject, HOLD is review, and a CHALLENGE decides nothing', async () => {
  const outcome = async (wish: string) => {
    const { body } = await shop.payAs(wish, { intent: 'capture' });
    return [body.status, body.anti_fraud_decision];
  };
  assert.deepEqual(await outcome('anybody'), ['captured', 'accept']);
  assert.deepEqual(await outcome('reject'), ['declined', 'reject']);
  assert.deepEqual(await outcome('review'), ['authorized', 'review']);
  assert.deepEqual(await outcome('challenge'), ['captured', 'error']);
});

test('an order has amounts as numbers with their digits, the device, and no card number', async () => {
  const { body } = await shop.payAs('anybody', {
    anti_fraud_fingerprint: 'session-3',
    cart_items: [{ name: 'Teapot', quantity: 1, unit_amount: 1299, product_type: 'digital' }],
  });
  const { event, request } = await bookOf(body.id);
  assert.equal(event, 'checkouts');
  assert.equal(request.purchase['totalPrice'], 12.99);
  assert.deepEqual(request.purchase['products'], [
    { itemName: 'Teapot', itemPrice: 12.99, itemQuantity: 1, itemIsDigital: true },
  ]);
  assert.equal((request.device as { sessionId: string }).sessionId, 'session-3');
  const details = request.transactions[0]?.['checkoutPaymentDetails'] as Record<string, unknown>;
  assert.deepEqual(
    [details['cardBin'], details['cardLast4'], details['cardExpiryMonth'], details['cardExpiryYear']],
    ['41111111', '1111', 12, 2030],
  );
  assert.ok(!JSON.stringify(request).includes('4111111111111111'));
});

test('after the authorization the order is a sale with what the issuer said', async () => {
  await shop.screenWith({ api_key: KEY, placement: 'after_authorization' });
  const { body } = await shop.payAs('anybody', { intent: 'capture' });
  await shop.until(body.id, ({ status }) => status === 'captured');
  const { event, request } = await bookOf(body.id);
  assert.deepEqual([event, request.transactions[0]?.['gatewayStatusCode']], ['sales', 'SUCCESS']);
});

test('an event that is signed with the key ends a review, and one that is not ends none', async () => {
  const { body } = await shop.payAs('review', { intent: 'capture' });
  assert.equal((await sendEvent(decisionEvent(body.id, 'ACCEPT'), 'another-key')).status, 401);
  assert.equal((await shop.tell(url, decisionEvent(body.id, 'ACCEPT'))).status, 401);
  assert.equal((await shop.get(`/transactions/${body.id}`)).body.pending_review, true);
  assert.deepEqual((await sendEvent(decisionEvent(body.id, 'HOLD')))['results'], []);
  assert.deepEqual((await sendEvent(decisionEvent(body.id, 'ACCEPT')))['results'], ['applied']);
  assert.deepEqual((await sendEvent(decisionEvent(body.id, 'REJECT')))['results'], ['ignored']);
  await shop.until(body.id, ({ status }) => status === 'captured');
  assert.deepEqual((await sendEvent(decisionEvent(body.id.replace(/^./, 'f'), 'ACCEPT')))['results'], [
    'unmatched',
  ]);
});

test('Signifyd hears how a payment ended', async () => {
  const paid = (await shop.payAs('anybody', { intent: 'capture' })).body.id;
  const declined = (await shop.payAs('anybody', { amount: 200_011 })).body.id;
  for (const id of [paid, declined]) await shop.until(id, () => true);
  const codes = async (id: string) => (await bookOf(id)).outcomes.map((one) => one['gatewayStatusCode']);
  assert.deepEqual([await codes(paid), await codes(declined)], [['SUCCESS'], ['FAILURE']]);
  const [outcome] = (await bookOf(declined)).outcomes;
  assert.equal(outcome?.['gatewayErrorCode'], 'INSUFFICIENT_FUNDS');
});
