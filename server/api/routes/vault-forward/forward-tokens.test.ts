import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { type TestAnswer, type TestService, openTestService } from '../../../../test/harness/index.ts';
import { buyerOf } from '../../../../test/three-d-secure/buyer.ts';
import { type Target, openTlsTarget, trustTestAuthority } from '../../../../test/harness/tls-target.ts';

let service: TestService;
let target: Target;

before(async () => {
  trustTestAuthority();
  service = await openTestService({ worker: false });
  target = await openTlsTarget();
});
after(async () => {
  await service.close();
  await target.close();
});
beforeEach(async () => {
  await fetch(`${service.simulatorUrl}/_control/behaviours`, { method: 'DELETE' });
});

async function card(number = '4111111111111111'): Promise<string> {
  const stored = await service.request('POST', '/payment-methods', {
    scopes: ['payment-methods.write'],
    body: { method: 'card', number, expiration_date: '12/30' },
  });
  assert.equal(stored.status, 201, stored.text);
  return stored.body.id;
}

async function session(paymentMethod?: Readonly<Record<string, string>>): Promise<string> {
  const made = await service.request('POST', '/checkout/sessions', {
    scopes: ['checkout-sessions.write'],
    body: {},
  });
  assert.equal(made.status, 201, made.text);
  if (paymentMethod !== undefined)
    assert.equal(
      (
        await service.request('PUT', `/checkout/sessions/${made.body.id}/fields`, {
          token: null,
          body: { payment_method: paymentMethod },
        })
      ).status,
      204,
    );
  return made.body.id;
}

function relay(
  body: Readonly<Record<string, string>>,
  control: Readonly<Record<string, string>>,
): Promise<TestAnswer> {
  return service.request('POST', '/vault-forward', {
    rawBody: JSON.stringify(body),
    scopes: ['vault-forward.write'],
    unchecked: true,
    headers: {
      'content-type': 'application/json',
      'x-vault-forward-url': target.url,
      'x-vault-forward-http-method': 'POST',
      ...control,
    },
  });
}

async function relayedBody(
  body: Readonly<Record<string, string>>,
  control: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const answer = await relay(body, control);
  assert.equal(answer.status, 200, answer.text);
  return JSON.parse(target.received.at(-1)?.body.toString() ?? '{}') as Record<string, string>;
}

async function assertRefused(
  body: Readonly<Record<string, string>>,
  control: Readonly<Record<string, string>>,
  reason: string,
): Promise<void> {
  const seen = target.received.length;
  const answer = await relay(body, control);
  assert.deepEqual([answer.status, answer.headers.get('x-vault-forward-error')], [400, reason], answer.text);
  assert.equal(target.received.length, seen);
}

const byCard = (...ids: readonly string[]): Readonly<Record<string, string>> => ({
  'x-vault-forward-payment-methods': ids.join(','),
});
const bySession = (id: string): Readonly<Record<string, string>> => ({
  'x-vault-forward-checkout-session': id,
});

test('200: a network token is made on the way and kept; every relay has a cryptogram of its own', async () => {
  const id = await card();
  const template = {
    token: '{{CARD_NETWORK_TOKEN_1}}',
    expiry: '{{CARD_NETWORK_TOKEN_EXPIRATION_DATE_MMYY_1}}',
    cryptogram: '{{CARD_CRYPTOGRAM_1}}',
  };
  const first = await relayedBody(template, byCard(id));
  const second = await relayedBody(template, byCard(id));
  assert.match(first['token'] ?? '', /^489537\d{10}$/);
  assert.match(first['expiry'] ?? '', /^(0[1-9]|1[0-2])\d\d$/);
  assert.deepEqual([second['token'], second['expiry']], [first['token'], first['expiry']]);
  assert.match(first['cryptogram'] ?? '', /^[A-Za-z0-9+/]+=*$/);
  assert.notEqual(first['cryptogram'], second['cryptogram']);
});

test('400 without the twin, an empty string with it: a card that no token can be had for', async () => {
  const id = await card('4000000000000119');
  for (const name of ['CARD_NETWORK_TOKEN_1', 'CARD_CRYPTOGRAM_1', 'CARD_NETWORK_TOKEN_EXPIRATION_DATE_YY_1'])
    await assertRefused({ a: `{{${name}}}` }, byCard(id), 'network_token_unavailable');
  assert.deepEqual(
    await relayedBody(
      {
        t: '{{CARD_NETWORK_TOKEN_OR_EMPTY_STRING_1}}',
        c: '{{CARD_CRYPTOGRAM_OR_EMPTY_STRING_1}}',
        e: '{{CARD_NETWORK_TOKEN_EXPIRATION_DATE_YY_OR_EMPTY_STRING_1}}',
        n: '{{CARD_NUMBER_1}}',
      },
      byCard(id),
    ),
    { t: '', c: '', e: '', n: '4000000000000119' },
  );
});

test('200: a token service that is down is a card without a token, as its placeholder says', async () => {
  const id = await card('4242424242424242');
  await fetch(`${service.simulatorUrl}/_control/behaviours`, {
    method: 'POST',
    body: JSON.stringify({ processor: 'network-tokens', manner: 'error_before', times: 20 }),
  });
  await assertRefused({ t: '{{CARD_NETWORK_TOKEN_1}}' }, byCard(id), 'network_token_unavailable');
  assert.deepEqual(await relayedBody({ t: '{{CARD_NETWORK_TOKEN_OR_EMPTY_STRING_1}}' }, byCard(id)), {
    t: '',
  });
});

test('200: a checkout session lends its card and its security code', async () => {
  const id = await session({
    method: 'card',
    number: '4111111111111111',
    expiration_date: '11/31',
    security_code: '737',
  });
  assert.deepEqual(
    await relayedBody(
      { n: '{{CARD_NUMBER_1}}', e: '{{CARD_EXPIRATION_DATE_1}}', c: '{{CARD_SECURITY_CODE_1}}' },
      bySession(id),
    ),
    { n: '4111111111111111', e: '11/31', c: '737' },
  );
  await assertRefused({ a: '{{CARD_NETWORK_TOKEN_1}}' }, bySession(id), 'network_token_unavailable');
  await assertRefused({ a: '{{CARD_NUMBER_2}}' }, bySession(id), 'placeholder_out_of_range');
  await assertRefused({ a: '{{CARD_3DS_CAVV_1}}' }, bySession(id), 'value_missing');
  assert.deepEqual(await relayedBody({ a: '{{CARD_3DS_CAVV_OR_EMPTY_STRING_1}}' }, bySession(id)), { a: '' });
});

test('200: a checkout session whose cardholder was authenticated lends the proof', async () => {
  const profile = {
    scheme: 'mastercard',
    merchant_acquirer_bin: '516327',
    merchant_acquirer_id: '123456789',
    merchant_name: 'Shop',
    merchant_country_code: 'US',
    merchant_category_code: '5411',
    merchant_url: 'https://shop.example',
    metadata: {},
  };
  assert.equal(
    (await service.request('POST', '/merchant-accounts/default/three-ds-configurations', { body: profile }))
      .status,
    201,
  );
  const made = await service.request('POST', '/checkout/sessions', {
    body: { amount: 1299, currency: 'USD' },
  });
  const fields = {
    payment_method: {
      method: 'card',
      number: '5200000000001203',
      expiration_date: '03/30',
      security_code: '100',
    },
  };
  await service.request('PUT', `/checkout/sessions/${made.body.id}/fields`, { token: null, body: fields });
  const begun = await service.request('POST', `/checkout/sessions/${made.body.id}/three-d-secure`, {
    body: { redirect_url: 'https://shop.example/back' },
  });
  const buyer = buyerOf(service);
  await buyer.press(await buyer.open(begun.body.approval_url));
  const lent = await relayedBody(
    {
      eci: '{{CARD_3DS_ECI_1}}',
      cavv: '{{CARD_3DS_CAVV_1}}',
      version: '{{CARD_3DS_VERSION_1}}',
      ds: '{{CARD_3DS_DS_TRANSACTION_ID_1}}',
      said: '{{CARD_3DS_DIRECTORY_RESPONSE_1}}',
      scheme: '{{CARD_3DS_SCHEME_1}}',
    },
    bySession(made.body.id),
  );
  assert.deepEqual([lent['eci'], lent['said'], lent['scheme']], ['02', 'Y', 'mastercard']);
  assert.match(lent['cavv'] ?? '', /^[A-Za-z0-9+/]{27}=$/);
  assert.match(`${lent['version']} ${lent['ds']}`, /^2\.\d\.\d [0-9a-f-]{36}$/);
});

test('200: a checkout session lends its stored card’s number and its own security code', async () => {
  const stored = await card('5555555555554444');
  const id = await session({ method: 'id', id: stored, security_code: '123' });
  const template = { n: '{{CARD_NUMBER_1}}', c: '{{CARD_SECURITY_CODE_1}}' };
  assert.deepEqual(await relayedBody(template, bySession(id)), { n: '5555555555554444', c: '123' });
  const same = await card('5555555555554444');
  assert.deepEqual(await relayedBody(template, { ...bySession(id), ...byCard(same) }), {
    n: '5555555555554444',
    c: '123',
  });
});

test('400: a session lends its security code and proof to no other card', async () => {
  const other = byCard(await card());
  for (const held of [
    { method: 'card', number: '5555555555554444', expiration_date: '11/31', security_code: '123' },
    { method: 'id', id: await card('5555555555554444'), security_code: '123' },
    undefined,
  ]) {
    const id = held === undefined ? await session() : await session(held);
    await assertRefused({ a: 'x' }, { ...bySession(id), ...other }, 'checkout_session_of_another_card');
  }
});

test('400: a session that names nobody lends no card of a buyer, whoever put it in', async () => {
  const buyer = await service.request('POST', '/buyers', { scopes: ['buyers.write'], body: {} });
  const owned = await service.request('POST', '/payment-methods', {
    scopes: ['payment-methods.write'],
    body: { method: 'card', number: '4111111111111111', expiration_date: '11/31', buyer_id: buyer.body.id },
  });
  const id = await session({ method: 'id', id: owned.body.id, security_code: '123' });
  await assertRefused({ a: '{{CARD_NUMBER_1}}' }, bySession(id), 'checkout_session_of_another_buyer');
});

test('400: a session without a card or code, another kind of payment method, a deleted card', async () => {
  await assertRefused({ a: 'x' }, bySession(await session()), 'checkout_session_empty');
  await assertRefused(
    { a: '{{CARD_SECURITY_CODE_1}}' },
    bySession(await session({ method: 'card', number: '4111111111111111', expiration_date: '11/31' })),
    'value_missing',
  );
  const gone = await card();
  assert.equal(
    (await service.request('DELETE', `/payment-methods/${gone}`, { scopes: ['payment-methods.write'] }))
      .status,
    204,
  );
  await assertRefused({ a: 'x' }, byCard(gone), 'payment_method_not_found');
  const account = {
    method: 'bank',
    scheme: 'ach',
    account_number: '000123456789',
    routing_number: '021000021',
    account_type: 'checking',
    account_holder: { first_name: 'Ann', last_name: 'Example' },
  };
  const stored = await service.request('POST', '/payment-methods', {
    scopes: ['payment-methods.write'],
    body: account,
  });
  assert.equal(stored.status, 201, stored.text);
  await assertRefused({ a: 'x' }, byCard(stored.body.id), 'payment_method_not_a_card');
});

test('400: the card of another merchant account is not there', async () => {
  const other = await service.request('POST', '/merchant-accounts', {
    scopes: ['merchant-accounts.write'],
    body: { id: 'other', display_name: 'Other' },
  });
  assert.equal(other.status, 201, other.text);
  const answer = await service.request('POST', '/vault-forward', {
    rawBody: '{}',
    scopes: ['vault-forward.write'],
    merchantAccount: 'other',
    unchecked: true,
    headers: {
      'content-type': 'application/json',
      'x-vault-forward-url': target.url,
      'x-vault-forward-http-method': 'POST',
      ...byCard(await card()),
    },
  });
  assert.deepEqual(
    [answer.status, answer.headers.get('x-vault-forward-error')],
    [400, 'payment_method_not_found'],
  );
});
