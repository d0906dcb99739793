import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import braintree from 'braintree';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import { type ProcessorFront, agentTo, openProcessorFront } from '../../../test/harness/processor-front.ts';
import { type JsonObject, objectOf } from '../../domain/json.ts';
import { PRIVATE_KEY } from '../../../sandbox/processors/braintree/desk.ts';
import { DECLINES, KEY_ERRORS } from './declines.ts';
import { parseXml } from './xml.ts';

/** Braintree's own npm package drives the simulator. */

let running: ConnectorBench;
let front: ProcessorFront;
let sdk: braintree.BraintreeGateway;
before(async () => {
  running = await openConnectorBench();
  front = await openProcessorFront(running.simulator.url, 'braintree', true);
  sdk = gateway(PRIVATE_KEY);
});
after(async () => {
  await front.close();
  await running.close();
});

function gateway(privateKey: string): braintree.BraintreeGateway {
  return new braintree.BraintreeGateway({
    environment: braintree.Environment.Sandbox,
    merchantId: 'sandbox',
    publicKey: 'public_judge',
    privateKey,
    customHttpAgent: agentTo(front),
  });
}

let orders = 0;
const CARD = { number: '4111111111111111', expirationDate: '03/2030', cvv: '100' };

function sale(more: JsonObject = {}): Promise<braintree.Result> {
  orders += 1;
  return sdk.transaction.sale({
    amount: '12.99',
    orderId: `order-${orders}`,
    creditCard: CARD,
    merchantAccountId: 'shop_usd',
    ...more,
  });
}

const idOf = ({ success, message, transaction }: braintree.Result): string => {
  assert.ok(success, message);
  return String(transaction['id']);
};

const codesOf = ({ errors }: braintree.Result): readonly string[] =>
  errors.deepErrors().map(({ code }) => code);

async function failsWith(type: string, run: Promise<unknown>): Promise<void> {
  const thrown = await run.then(
    () => assert.fail('it was not refused'),
    (error: unknown) => objectOf(error),
  );
  assert.equal(thrown?.['type'], type);
}

test('the SDK sells, settles a part of it, refunds in parts and reads it', async () => {
  const held = await sale();
  const { transaction } = held;
  assert.deepEqual(
    [transaction['status'], transaction['processorResponseCode'], transaction['amount']],
    ['authorized', '1000', '12.99'],
  );
  const id = idOf(held);
  const settled = await sdk.transaction.submitForSettlement(id, '8.00');
  assert.equal(settled.transaction['status'], 'submitted_for_settlement');
  assert.deepEqual(codesOf(await sdk.transaction.refund(id, '5.00')), ['91506']);
  await sdk.testing.settle(id);
  const refund = await sdk.transaction.refund(id, { amount: '5.00', orderId: 'back-1' });
  assert.deepEqual(
    [refund.transaction['type'], refund.transaction['refundedTransactionId'], refund.transaction['orderId']],
    ['credit', id, 'back-1'],
  );
  assert.deepEqual(codesOf(await sdk.transaction.refund(id, '3.01')), ['91521']);
  const read = await sdk.transaction.find(id);
  assert.deepEqual(read['refundIds'], [refund.transaction['id']]);
  assert.deepEqual([read['status'], read['amount'], read['type']], ['settled', '8.00', 'sale']);
});

test('the SDK is told of an item that costs nothing, and of a code without its kind', async () => {
  const line = { kind: 'debit', name: 'Tea', quantity: '1', unitAmount: '6.50', totalAmount: '6.50' };
  for (const [more, codes] of [
    [{}, []],
    [{ unitAmount: '0.00' }, ['95820']],
    [{ totalAmount: '0.00', upcCode: '036000291452' }, ['95816', '95832']],
    [{ upcType: 'UPC-A' }, ['95830']],
    [{ upcCode: '036000291452', upcType: 'UPC-A' }, []],
  ] as const) {
    const { success, errors } = await sale({ lineItems: [{ ...line, ...more }] });
    assert.deepEqual(success ? [] : errors.deepErrors().map(({ code }) => code), codes);
  }
});

test('the SDK settles in parts, each a transaction of its own', async () => {
  const id = idOf(await sale({ amount: '10.00' }));
  const first = await sdk.transaction.submitForPartialSettlement(id, '6.00', { orderId: 'part-1' });
  assert.deepEqual(
    [first.transaction['status'], first.transaction['orderId']],
    ['submitted_for_settlement', 'part-1'],
  );
  assert.equal((await sdk.transaction.find(id))['status'], 'settlement_pending');
  const second = await sdk.transaction.submitForPartialSettlement(id, '4.00');
  assert.deepEqual((await sdk.transaction.find(id))['partialSettlementTransactionIds'], [
    first.transaction['id'],
    second.transaction['id'],
  ]);
  assert.equal((await sdk.transaction.submitForPartialSettlement(id, '0.01')).success, false);
  assert.deepEqual(codesOf(await sdk.transaction.submitForPartialSettlement(idOf(first), '1.00')), [
    '915103',
  ]);
});

test('the SDK voids, and searches by order id', async () => {
  const orderId = `search-${Date.now()}`;
  const id = idOf(await sale({ orderId }));
  assert.equal((await sdk.transaction.void(id)).transaction['status'], 'voided');
  assert.deepEqual(codesOf(await sdk.transaction.void(id)), ['91504']);
  assert.deepEqual(codesOf(await sdk.transaction.submitForSettlement(id)), ['91507']);
  assert.deepEqual(await searchOrders(orderId), [[id, 'voided']]);
  assert.deepEqual(await searchOrders('nobody’s'), []);
});

function searchOrders(orderId: string): Promise<readonly (readonly unknown[])[]> {
  return new Promise((resolve, reject) => {
    sdk.transaction.search(
      (search) => search.orderId().is(orderId),
      (error, found) => {
        if (error != null) return reject(error instanceof Error ? error : new Error('the search failed'));
        if (found.length() === 0) return resolve([]);
        const rows: (readonly unknown[])[] = [];
        found.each((_error, transaction) => {
          rows.push([transaction['id'], transaction['status']]);
          if (rows.length === found.length()) resolve(rows);
        });
      },
    );
  });
}

test('amounts decline, fail and are rejected as in Braintree’s sandbox', async () => {
  const declined = await sale({ amount: '2001.00' });
  assert.deepEqual(
    [declined.success, declined.message, declined.transaction['status']],
    [false, 'Insufficient Funds', 'processor_declined'],
  );
  assert.equal(declined.transaction['processorResponseType'], 'soft_declined');
  assert.equal((await sale({ amount: '2004.00' })).transaction['processorResponseType'], 'hard_declined');
  assert.equal((await sale({ amount: '3000.00' })).transaction['status'], 'failed');
  const incomplete = (await sale({ amount: '5001.00' })).transaction;
  assert.deepEqual(
    [incomplete['status'], incomplete['gatewayRejectionReason']],
    ['gateway_rejected', 'application_incomplete'],
  );
  const risky = await sale({ creditCard: { ...CARD, number: '4111130000000003' } });
  assert.equal(risky.transaction['gatewayRejectionReason'], 'risk_threshold');
  const part = await sale({ amount: '1004.00', acceptPartialAuthorization: true });
  assert.deepEqual([part.transaction['partiallyAuthorized'], part.transaction['amount']], [true, '502.00']);
});

test('addresses and security codes are checked as in Braintree’s sandbox', async () => {
  const billing = { streetAddress: '200 Main Street', postalCode: '20000' };
  const { transaction } = await sale({ creditCard: { ...CARD, cvv: '200' }, billing });
  assert.deepEqual(
    [
      transaction['avsStreetAddressResponseCode'],
      transaction['avsPostalCodeResponseCode'],
      transaction['cvvResponseCode'],
      transaction['avsErrorResponseCode'],
    ],
    ['N', 'N', 'N', null],
  );
});

test('what is wrong with a request stands where the SDK looks for it', async () => {
  const wrong = await sale({ creditCard: { ...CARD, number: '4111111111111112' } });
  assert.equal(wrong.errors.for('transaction').for('creditCard').on('number')[0]?.code, '81715');
  const twice = await sale({ amount: '0', merchantAccountId: 'nowhere', transactionSource: 'by_pigeon' });
  assert.deepEqual([...codesOf(twice)].sort(), ['91513', '915133']);
  assert.deepEqual(codesOf(await sale({ amount: '100000000.00' })), ['81528']);
  assert.deepEqual(codesOf(await sale({ amount: '1.5', merchantAccountId: 'shop_jpy' })), ['81503']);
  assert.deepEqual(codesOf(await sale({ descriptor: { name: 'SHOP' } })), ['92201']);
  assert.deepEqual(codesOf(await sale({ descriptor: { name: 'SHO*tea & more', url: 'http://a.de' } })), [
    '92201',
    '92206',
  ]);
  const postal = (postalCode: string) => sale({ billing: { postalCode } });
  assert.equal((await postal('94107-1234')).success, true);
  assert.deepEqual(
    [codesOf(await postal('1234567890')), codesOf(await postal('-94107'))],
    [['81809'], ['81813']],
  );
  assert.deepEqual(codesOf(await sale({ customer: { email: `${'a'.repeat(251)}@b.de` } })), ['81605']);
  const token = { ...CARD, networkTokenizationAttributes: { ecommerceIndicator: '05' } };
  assert.deepEqual(codesOf(await sale({ creditCard: token })), ['81762']);
  assert.deepEqual(codesOf(await sdk.transaction.submitForSettlement(idOf(await sale()), '13.00')), [
    '91522',
  ]);
  await failsWith('notFoundError', sdk.transaction.find('nothing'));
  await failsWith('notFoundError', sdk.transaction.void('nothing'));
  await failsWith('authenticationError', gateway('another-private-key').transaction.find('nothing'));
});

test('a key gives what its request came to, and no other request', async () => {
  const [apiRequestKey, orderId] = ['judge-key-1', 'judge-order'];
  const first = await sale({ apiRequestKey, orderId });
  assert.equal(idOf(await sale({ apiRequestKey, orderId })), idOf(first));
  assert.deepEqual(codesOf(await sale({ apiRequestKey, orderId, amount: '2.00' })), ['915232']);
  assert.deepEqual(codesOf(await sale({ apiRequestKey: 'x'.repeat(256) })), ['915230']);
  const void1 = await sdk.transaction.void(idOf(first), { apiRequestKey: 'judge-key-2' });
  const void2 = await sdk.transaction.void(idOf(first), { apiRequestKey: 'judge-key-2' });
  assert.deepEqual([idOf(void1), void2.transaction['status']], [idOf(void2), 'voided']);
  const refund = () => sdk.transaction.refund(idOf(first), { apiRequestKey: 'judge-key-3' });
  assert.deepEqual([codesOf(await refund()), codesOf(await refund())], [['91506'], ['915234']]);
});

test('without a key the same order, amount and card is a duplicate for half a minute', async () => {
  const first = await sale({ orderId: 'twice' });
  const second = await sale({ orderId: 'twice' });
  assert.ok(first.success);
  assert.deepEqual([second.success, second.transaction['gatewayRejectionReason']], [false, 'duplicate']);
  assert.ok((await sale({ orderId: 'twice', amount: '1.00' })).success);
});

test('the SDK has a card verified, and reads a merchant account', async () => {
  const options = { merchantAccountId: 'shop_usd' };
  const good = await sdk.creditCardVerification.create({ creditCard: CARD, options });
  assert.deepEqual([good.success, good.verification['status']], [true, 'verified']);
  const read = await sdk.creditCardVerification.find(String(good.verification['id']));
  assert.equal(read['status'], 'verified');
  const bad = await sdk.creditCardVerification.create({
    creditCard: { ...CARD, number: '4000111111111115' },
    options,
  });
  assert.deepEqual([bad.success, bad.verification['processorResponseCode']], [false, '2000']);
  assert.equal((await sdk.merchantAccount.find('shop_eur'))['currencyIsoCode'], 'EUR');
  await failsWith('notFoundError', sdk.merchantAccount.find('nowhere'));
});

test('a refund that the issuer refuses for good is declined, and after a soft no it settles', async () => {
  const id = idOf(await sale({ amount: '9000.00', options: { submitForSettlement: true } }));
  await sdk.testing.settle(id);
  const soft = await sdk.transaction.refund(id, '2046.00');
  assert.deepEqual(
    [
      soft.success,
      soft.transaction['processorResponseCode'],
      soft.transaction['additionalProcessorResponse'],
    ],
    [true, '1005', '2046 : Declined'],
  );
  const hard = await sdk.transaction.refund(id, '2004.00');
  assert.deepEqual(
    [hard.success, hard.transaction['status'], hard.transaction['processorResponseCode']],
    [false, 'processor_declined', '2004'],
  );
});

test('every reason for a rejection has a code of ours', () => {
  // Beside the package's those of its schema for GraphQL, which the same gateway answers by.
  const more = 'excessive_retry manual_transactions_disabled payment_method_blocked';
  const last = 'too_many_confirmation_attempts union_pay_enrollment_required';
  const reasons = [more, last].flatMap((names) => names.split(' '));
  for (const reason of Object.values(braintree.Transaction.GatewayRejectionReason).concat(reasons))
    assert.ok(Object.hasOwn(DECLINES, reason), reason);
  for (const code of KEY_ERRORS) assert.ok(!Object.hasOwn(DECLINES, code), code);
});

test('XML is read as values, and a document type is refused before it is parsed', () => {
  assert.deepEqual(
    parseXml(
      '<a><b nil="true"/><c type="array"><i>1</i><i>2</i></c><d>x &amp; y</d><e type="array"/><f/></a>',
    ),
    { a: { b: null, c: ['1', '2'], d: 'x & y', e: [], f: '' } },
  );
  assert.deepEqual(parseXml('<a><t>1</t><t>2</t><n>3</n></a>'), { a: { t: ['1', '2'], n: '3' } });
  for (const text of [
    '',
    '{}',
    '<a>',
    '<a><b></a></b>',
    '<a/><b/>',
    '<!DOCTYPE a><a/>',
    '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
    '<a>&b;</a>',
    `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`,
  ])
    assert.equal(parseXml(text), null, text.slice(0, 40));
  assert.equal(parseXml('<a><__proto__>1</__proto__></a>'), null);
  assert.deepEqual(parseXml('<a><constructor>1</constructor><t/><t type="array"/><t>3</t></a>'), {
    a: { constructor: '1', t: ['', [], '3'] },
  });
});
