import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WatchedExchange } from '../../../sandbox/processors/watch.ts';
import { faultsOfPassed } from '../../connectors/passed.ts';

/** What is held to a document, and what to types: the same mistakes are found by both. */

const refund = {
  id: '1JU08902781691411',
  amount: { currency_code: 'USD', value: '1.00' },
  status: 'COMPLETED',
};
const paypal = { processor: 'paypal', method: 'POST', path: '/v2/payments/captures/2GG/refund', query: '' };
const refused = {
  name: 'UNPROCESSABLE_ENTITY',
  message:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  debug_id: '1',
  details: [{ issue: 'REFUND_AMOUNT_EXCEEDED', description: 'Too much.' }],
};
const told = { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: refund };

const stripe = { processor: 'stripe', method: 'POST', path: '/v1/refunds', query: '' };
const made = {
  ...{ id: 're_1', object: 'refund', amount: 100, created: 1793527200, currency: 'usd' },
  ...{ status: 'succeeded' },
};
const error = { type: 'invalid_request_error', code: 'amount_too_large', message: 'Too much.' };
const happened = {
  ...{ id: 'evt_1', object: 'event', type: 'refund.created', data: { object: made } },
  ...{ created: 1793527200, livemode: false, pending_webhooks: 1 },
};
const paymentsOf = { processor: 'stripe', method: 'GET', path: '/v1/payment_intents/search' };
const nothing = { object: 'search_result', data: [], has_more: false, next_page: null, url: '/v1/search' };

const text = JSON.stringify;
const dispute = '<dispute><id>1</id><undone>1</undone></dispute>';
const WON = `<notification><kind>dispute_won</kind><timestamp/><subject>${dispute}</subject></notification>`;
const GOOD: readonly WatchedExchange[] = [
  { ...paypal, request: text({ amount: refund.amount }), status: 201, answer: text(refund) },
  { ...paypal, request: '{"amount":"of a request that is refused"}', status: 422, answer: text(refused) },
  { processor: 'paypal', event: 'PAYMENT.CAPTURE.REFUNDED', body: text(told) },
  { ...stripe, request: 'payment_intent=pi_1&amount=100', status: 200, answer: text(made) },
  { ...stripe, request: 'amount=of-a-request-that-is-refused', status: 400, answer: text({ error }) },
  { processor: 'stripe', event: 'refund.created', body: text(happened) },
  { ...paymentsOf, query: 'query=all&limit=10', request: '', status: 200, answer: text(nothing) },
  // What no processor publishes.
  {
    ...paypal,
    path: '/v1/oauth2/token',
    request: 'grant_type=client_credentials',
    status: 200,
    answer: '{}',
  },
  { ...paypal, processor: 'mock-paypal', request: '{}', status: 200, answer: '{}' },
];

test('what is as published is judged, and nothing is found', async () => {
  assert.deepEqual(await faultsOfPassed(GOOD), { judged: 11, faults: [] });
});

const BAD: readonly (readonly [what: string, passed: WatchedExchange, fault: RegExp])[] = [
  [
    'a status that nobody has heard of, by what another connector reads',
    {
      ...{ processor: 'dlocal', method: 'GET', path: '/payments/D-4-1', query: '' },
      ...{ request: '', status: 200, answer: text({ id: 'D-4-1', status: 'SETTLED' }) },
    },
    /dlocal: GET .*\/status must be equal/,
  ],
  [
    'an answer without what another connector cannot do without',
    {
      ...{ processor: 'threedsecureio', method: 'POST', path: '/auth', query: '' },
      ...{ request: '{}', status: 200, answer: text({ messageType: 'ARes', transStatus: 'Y' }) },
    },
    /threedsecureio: POST .*'acsTransID'/,
  ],
  [
    'a decision under the name that it has elsewhere in the same API',
    {
      ...{ processor: 'forter', method: 'POST', path: '/v2/orders/1', query: '', request: '{}', status: 200 },
      answer: text({ status: 'success', forterDecision: 'approve', transaction: '1' }),
    },
    /forter: POST .*"forterDecision"/,
  ],
  [
    'a cancellation that does not say of what',
    {
      ...{ processor: 'qwikcilver', method: 'POST', query: '', status: 200, answer: '{}' },
      path: '/QwikCilver/XnP/api/v3/gc/transactions/cancel',
      request: text({ InputType: '1', Cards: [{ CardNumber: '1' }] }),
    },
    /qwikcilver: POST .*"OriginalRequest"/,
  ],
  [
    'an unknown name in a request that was taken, by a document',
    { ...paypal, request: text({ unpublished: 1 }), status: 201, answer: text(refund) },
    /paypal: POST .*"unpublished"/,
  ],
  [
    'a form with an amount that is none, by a document',
    { ...stripe, request: 'payment_intent=pi_1&amount=1.5', status: 200, answer: text(made) },
    /stripe: POST .*\/amount must be integer/,
  ],
  [
    'a form with a text that is too long, by a document',
    {
      ...{ ...stripe, path: '/v1/payment_intents', status: 402, answer: text({ error }) },
      request: `amount=100&currency=usd&shipping[name]=A&shipping[address][city]=${'x'.repeat(5001)}`,
    },
    /stripe: POST .*\/shipping\/address\/city must NOT have more than 5000 characters/,
  ],
  [
    'a look-up by what nobody publishes, by a document',
    { ...paymentsOf, query: 'query=all&unpublished=1', request: '', status: 200, answer: text(nothing) },
    /stripe: GET .*"unpublished"/,
  ],
  [
    'an answer without what it always has, by a document',
    {
      ...stripe,
      request: 'payment_intent=pi_1',
      status: 200,
      answer: text({ ...made, currency: undefined }),
    },
    /stripe: POST .*'currency'/,
  ],
  [
    'an unknown name in a request that was taken, by types',
    { ...stripe, request: 'payment_intent=pi_1&unpublished=1', status: 200, answer: text(made) },
    /stripe: POST .*unpublished/,
  ],
  [
    'a value that an answer may not have, by a document',
    { ...paypal, request: '', status: 201, answer: text({ ...refund, status: 'DONE' }) },
    /paypal: POST .*\/status must be equal to one of/,
  ],
  [
    'a value that an answer may not have, by types that leave their enumerations open',
    {
      processor: 'stripe',
      event: 'payment_intent.succeeded',
      body: text({ ...happened, type: 'payment_intent.succeeded', data: { object: { status: 'done' } } }),
    },
    /stripe: payment_intent.succeeded.*'"done"' is not assignable/,
  ],
  [
    'an error of another operation, by a document',
    {
      ...paypal,
      request: '',
      status: 422,
      answer: text({ ...refused, details: [{ issue: 'INSTRUMENT_DECLINED' }] }),
    },
    /paypal: POST .*\/details\/0\/issue must be equal to one of/,
  ],
  [
    'an error with an unknown code, by types',
    { ...stripe, request: '', status: 400, answer: text({ error: { ...error, code: 'too_much' } }) },
    /stripe: POST .*'"too_much"' is not assignable/,
  ],
  [
    'an error under a status that is not published',
    { ...paypal, request: '', status: 418, answer: text(refused) },
    /does not answer 418/,
  ],
  [
    'an unknown name in an event, by a document',
    {
      processor: 'paypal',
      event: 'PAYMENT.CAPTURE.REFUNDED',
      body: text({ ...told, resource: { ...refund, unpublished: 1 } }),
    },
    /"unpublished"/,
  ],
  [
    'an unknown name in an event, by types',
    { processor: 'stripe', event: 'refund.created', body: text({ ...happened, unpublished: 1 }) },
    /unpublished/,
  ],
  [
    'an event that is not published, by a document',
    { processor: 'paypal', event: 'PAYMENT.CAPTURE.UNDONE', body: text(told) },
    /PAYMENT.CAPTURE.UNDONE is not published/,
  ],
  [
    'an event that is not published, by types',
    { processor: 'stripe', event: 'refund.undone', body: text({ ...happened, type: 'refund.undone' }) },
    /stripe: refund.undone.*never/,
  ],
  [
    'an unknown name in an answer in XML',
    {
      ...{ processor: 'braintree', method: 'GET', path: '/merchants/sandbox/transactions/1', query: '' },
      ...{ request: '', status: 200, answer: '<transaction><id>1</id><undone>1</undone></transaction>' },
    },
    /braintree: GET .*"undone"/,
  ],
  [
    'an unknown name in an event that is a form of XML',
    {
      processor: 'braintree',
      event: 'dispute_won',
      body: new URLSearchParams({ bt_signature: '1', bt_payload: btoa(WON) }).toString(),
    },
    /braintree: .*dispute.*"undone"/,
  ],
  [
    'an operation that is not published, by a document',
    { ...paypal, path: '/v2/payments/undo', request: '', status: 200, answer: '{}' },
    /is not published/,
  ],
  [
    'an operation that is not published, by types',
    { ...stripe, path: '/v1/undo', request: '', status: 200, answer: text(made) },
    /stripe: POST \/v1\/undo.*never/,
  ],
];

test('each mistake is found where it stands', async () => {
  const { faults } = await faultsOfPassed(BAD.map(([, passed]) => passed));
  for (const [what, , fault] of BAD)
    assert.ok(
      faults.some((one) => fault.test(one)),
      `${what}\n${faults.join('\n')}`,
    );
});
