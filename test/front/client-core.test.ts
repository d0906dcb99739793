import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  type Api,
  ApiFault,
  authenticateInApp,
  cardDetails,
  type Challenge,
  clickToPaySession,
  createTransaction,
  type Device,
  EMPTY_CARD,
  type End,
  googlePaySession,
  isSettled,
  type NativeSdk,
  openCheckout,
  payWithWallet,
  pazeSession,
  pollTransaction,
  readCard,
  threeDSecureVersion,
  tokenize,
  type TypedCard,
  typeCard,
} from '../../packages/client-core/src/index.ts';
import { transactionStatusWords } from '../../server/api-contract/vocabulary.ts';
import { addVisaProfile, addWalletService, openShop, type Shop } from '../harness/shop.ts';

/** The core of every client, against the real service: no browser, no React. */
let shop: Shop;
let api: Api;
before(async () => {
  shop = await openShop({ worker: false });
  for (const add of [addVisaProfile, addWalletService]) await add(shop.service);
  await registerWallets();
  api = {
    apiUrl: shop.service.url,
    // A completion is answered under the public address, which here is another.
    fetch: (url, init) => fetch(shop.here(url), init),
    token: () => tokenFor({ amount: 1299, currency: 'USD', country: 'US' }),
  };
});
after(() => shop.close());

const tokenFor = (embed: object): Promise<string> =>
  shop.service.token({ scopes: ['embed'], claims: { embed } });

async function registerWallets(): Promise<void> {
  for (const provider of ['google', 'paze', 'click-to-pay']) {
    const made = await shop.post('/digital-wallets', {
      provider,
      merchant_name: 'Corner Shop',
      domain_names: ['shop.example'],
      accept_terms_and_conditions: true,
    });
    assert.equal(made.status, 201, made.text);
  }
}

const FRICTIONLESS = '4111111111101203';
const CHALLENGED = '4111111111181072';
const NOT_ENROLLED = '4111111111111111';

async function newSession(body: object = { amount: 1299, currency: 'USD' }): Promise<string> {
  const made = await shop.post('/checkout/sessions', body);
  assert.equal(made.status, 201, made.text);
  return String(made.body.id);
}

async function sessionWith(number: string): Promise<string> {
  const id = await newSession();
  await tokenize(api, id, { number, expirationDate: '12/30', securityCode: '123' });
  return id;
}

const pay = (id: string) => shop.pay({ payment_method: { method: 'checkout-session', id } });

test('what a buyer types becomes a card in the session, which the server pays with', async () => {
  let card: TypedCard = EMPTY_CARD;
  for (const key of '4111 1111 1111 1111')
    card = typeCard(card, 'number', readCard(card, NOW).shown.number + key);
  for (const key of '1230') card = typeCard(card, 'expiryDate', readCard(card, NOW).shown.expiryDate + key);
  assert.equal(readCard(card, NOW).instrument, null, 'the code is missing');
  card = typeCard(card, 'securityCode', '1234');
  const { shown, scheme, codeLabel, instrument } = readCard(card, NOW);
  assert.deepEqual(shown, { number: '4111 1111 1111 1111', expiryDate: '12 / 30', securityCode: '123' });
  assert.deepEqual([scheme, codeLabel], ['visa', 'CVV']);
  assert.ok(instrument !== null);
  const id = await newSession();
  await tokenize(api, id, instrument);
  assert.equal((await pay(id)).body.status, 'authorized');
});

const NOW = new Date('2026-11-22T00:00:00Z');

test('what is deleted is deleted, whatever stands between the digits', () => {
  let card: TypedCard = { ...EMPTY_CARD, number: '41111', expiryDate: '123' };
  for (const left of ['4111', '411'])
    assert.equal(
      (card = typeCard(card, 'number', readCard(card, NOW).shown.number.slice(0, -1))).number,
      left,
    );
  for (const left of ['12', '1'])
    assert.equal(
      (card = typeCard(card, 'expiryDate', readCard(card, NOW).shown.expiryDate.slice(0, -1))).expiryDate,
      left,
    );
});

test('the first digits are looked up without a token', async () => {
  const { scheme, additional_schemes: more } = await cardDetails(api, await newSession(), '41111111');
  assert.deepEqual([scheme, more], ['visa', []]);
});

test('a fault says what the buyer can do, and quotes nothing that was typed', async () => {
  const id = await newSession();
  const faultOf = async (asked: Promise<unknown>): Promise<ApiFault> => {
    const fault: unknown = await asked.then(
      () => null,
      (error: unknown) => error,
    );
    assert.ok(fault instanceof ApiFault, String(fault));
    return fault;
  };
  const card = { number: '4111111111111112', expirationDate: '12/30' };
  const refused = await faultOf(tokenize(api, id, card));
  assert.deepEqual([refused.kind, refused.status], ['refused', 400]);
  assert.ok(!JSON.stringify(refused).includes(card.number));
  const nowhere = '0192f0aa-0000-7000-8000-00000000aaaa';
  assert.equal((await faultOf(tokenize(api, nowhere, card))).kind, 'expired');
  const away = await faultOf(tokenize({ apiUrl: 'http://127.0.0.1:1' }, id, card));
  assert.deepEqual([away.kind, away.code], ['network', 'network_error']);
  for (let left = 60; left > 0; left -= 1) {
    const fault = await cardDetails(api, id, '41111111').catch((error: unknown) => error);
    if (fault instanceof ApiFault) return assert.equal(fault.kind, 'often');
  }
  assert.fail('never told to come later');
});

test('a proxy that answers with a page is a fault like another, and a bad address a mistake', async () => {
  const fetch: Api['fetch'] = () =>
    Promise.resolve({
      ok: false,
      status: 502,
      headers: { get: () => null },
      text: () => Promise.resolve('<h1>'),
    });
  await assert.rejects(cardDetails({ apiUrl: 'http://x', fetch }, 'id', '411111'), { kind: 'unavailable' });
  await assert.rejects(cardDetails({ apiUrl: 'pay.example' }, 'id', '411111'), /not where a service can be/);
});

/** The SDK of a 3-D Secure vendor, as far as this sandbox's issuer wants one: its messages are in clear. */
function sdkOf(answers: Readonly<{ entry?: string; cancel?: true }>): NativeSdk & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    start: ({ directory_server_id, message_version }) => {
      asked.push(`${directory_server_id} ${message_version}`);
      return Promise.resolve(DEVICE);
    },
    async challenge(challenge) {
      asked.push('challenge');
      const question = await cres(challenge, {});
      assert.equal(question['challengeCompletionInd'], 'N');
      const given = answers.cancel ? { challengeCancel: '01' } : { challengeDataEntry: answers.entry };
      const end = await cres(challenge, given);
      assert.equal(end['challengeCompletionInd'], 'Y');
      return answers.cancel ? 'closed' : 'challenged';
    },
  };
}

const DEVICE: Device = {
  default_sdk_type: { wrappedInd: 'N', sdkVariant: '01' },
  device_channel: '01',
  device_render_options: { sdkInterface: '03', sdkUiType: ['01'] },
  sdk_app_id: 'app',
  sdk_encrypted_data: 'eyJ',
  sdk_ephemeral_pub_key: { x: 'x', y: 'y', kty: 'EC', crv: 'P-256' },
  sdk_reference_number: 'ref',
  sdk_max_timeout: '05',
  sdk_transaction_id: 'sdk-1',
};

async function cres(challenge: Challenge, more: object): Promise<Readonly<Record<string, unknown>>> {
  const [, payload = ''] = challenge.acs_signed_content.split('.');
  const { acsURL } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { acsURL: string };
  const answer = await fetch(shop.here(acsURL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      messageType: 'CReq',
      messageVersion: '2.2.0',
      threeDSServerTransID: challenge.server_transaction_id,
      acsTransID: challenge.acs_transaction_id,
      sdkTransID: DEVICE.sdk_transaction_id,
      sdkCounterStoA: '000',
      ...more,
    }),
  });
  return (await answer.json()) as Readonly<Record<string, unknown>>;
}

const WAYS = [
  ['without friction', FRICTIONLESS, { entry: '1234' }, 'answered', 'complete', 1],
  ['by a challenge that is passed', CHALLENGED, { entry: '1234' }, 'challenged', 'complete', 2],
  ['by a challenge that is left', CHALLENGED, { cancel: true }, 'cancelled', 'cancelled', 2],
] as const;

for (const [how, number, answers, outcome, result, asked] of WAYS) {
  test(`a native app authenticates ${how}, and the service knows the result`, async () => {
    const id = await sessionWith(number);
    const sdk = sdkOf(answers);
    const end: End = await authenticateInApp(api, id, sdk);
    assert.deepEqual([end.outcome, sdk.asked.length], [outcome, asked]);
    assert.match(sdk.asked[0] ?? '', /^A\d+ 2\.2\.0$/);
    const { body } = await shop.get(`/checkout/sessions/${id}/three-d-secure`);
    assert.equal(body.three_d_secure.status, result);
    if (result === 'complete') assert.equal((await pay(id)).body.three_d_secure.status, 'complete');
  });
}

test('a card that does not take part goes on without, and so does an app whose SDK does not start', async () => {
  const end = await authenticateInApp(api, await sessionWith(NOT_ENROLLED), sdkOf({}));
  assert.equal(end.outcome, 'not-attempted');
  const broken = {
    ...sdkOf({}),
    start: () => Promise.reject(new Error('no keys for this directory server')),
  };
  const id = await sessionWith(FRICTIONLESS);
  assert.equal((await authenticateInApp(api, id, broken)).outcome, 'not-attempted');
  assert.equal((await pay(id)).body.status, 'authorized');
});

test('an authentication whose answer is lost is unknown, and nobody is waited for too long', async () => {
  const lost: Api = {
    ...api,
    fetch: async (url, init) => {
      const answer = await fetch(url, init);
      if (url.endsWith('three-d-secure-authenticate')) throw new TypeError('connection reset');
      return answer;
    },
  };
  const id = await sessionWith(FRICTIONLESS);
  assert.equal((await authenticateInApp(lost, id, sdkOf({}))).outcome, 'unknown');
  assert.equal((await shop.get(`/checkout/sessions/${id}/three-d-secure`)).body.status, 'succeeded');
  const forever = { ...sdkOf({}), challenge: () => new Promise<never>(() => undefined) };
  const waiting = await authenticateInApp(api, await sessionWith(CHALLENGED), forever, 20);
  assert.equal(waiting.outcome, 'timed-out');
});

test('wallets are started by what the API has for them', async () => {
  const google = await googlePaySession(api, 'shop.example');
  assert.equal(google.token.split('.').length, 3);
  assert.match((await pazeSession(api)).accessToken, /./);
  const { digital_payment_application_id: application } = await clickToPaySession(api, await newSession());
  assert.match(application, /./);
});

for (const client of ['ios', 'android'] as const) {
  test(`a wallet with an SDK of its own is paid on ${client}, and asked about again where that is safe`, async () => {
    const transaction = {
      amount: 1299,
      currency: 'USD',
      country: 'US',
      payment_method: {
        method: 'paypal',
        country: 'US',
        currency: 'USD',
        redirect_url: 'https://shop.example/back',
      },
    };
    const wallet = { client, transaction, idempotencyKey: `order-${client}` };
    const left = await payWithWallet(api, { ...wallet, approve: () => Promise.resolve(false) });
    assert.equal(left.status, 'buyer_approval_pending');
    const paid = await payWithWallet(api, {
      ...wallet,
      approve: async (session, { payment_method: method }) => {
        assert.deepEqual([session.integration_client, session.session_data?.['currency']], [client, 'USD']);
        const body = new URLSearchParams({ act: 'approve' });
        await fetch(shop.here(String(method?.approval_url)), { method: 'POST', body, redirect: 'manual' });
        return true;
      },
    });
    assert.deepEqual([paid.transaction_id, paid.status], [left.transaction_id, 'authorized']);
  });
}

test('a payment by a token for front ends is made once for a key, held to what the token pins', async () => {
  const asked = {
    country: 'US',
    payment_method: { method: 'checkout-session', id: await sessionWith(NOT_ENROLLED) },
  };
  const first = await createTransaction(api, asked, 'order-1');
  const again = await createTransaction(api, asked, 'order-1');
  assert.deepEqual([again.id, first.status], [first.id, 'authorized']);
  await assert.rejects(createTransaction(api, { ...asked, amount: 1 }, 'order-2'), { status: 400 });
});

test('a payment is asked about until its outcome is known, and a lost answer says nothing of it', async () => {
  const { body: made } = await shop.pay();
  const answers = ['processing', new Error('no network'), 'buyer_approval_pending'];
  const read = async (): Promise<{ status: string }> => {
    const told = answers.shift();
    if (told instanceof Error) throw told;
    return told === undefined ? (await shop.get(`/transactions/${made.id}`)).body : { status: told };
  };
  assert.equal((await pollTransaction(read, { everyMs: 1 }))?.status, 'authorized');
  const never = () => Promise.resolve({ status: 'processing' });
  assert.equal(await pollTransaction(never, { everyMs: 1, timeoutMs: 5 }), null);
});

test('every status of both versions of the API either waits or is settled', () => {
  const words = (['2026-11-01', 'published'] as const).flatMap((version) => transactionStatusWords(version));
  const waiting = new Set(words.filter((word) => !isSettled(word)));
  assert.deepEqual([...waiting].sort(), [
    'authorization_void_pending',
    'buyer_approval_pending',
    'capture_pending',
    'processing',
    'void_pending',
  ]);
});

test('a checkout is opened for a sheet, and what the token does not allow is told by the option’s name', async () => {
  const options = { amount: 1299, currency: 'USD', country: 'US', apiUrl: shop.service.url };
  const token = await tokenFor({ amount: 1299, currency: 'USD' });
  const { url } = await openCheckout({ ...options, token, cartItems: [] }, undefined);
  assert.match(url, /\/pay\//);
  const fault: unknown = await openCheckout({ ...options, amount: 5, token }, undefined).catch(
    (error) => error,
  );
  assert.ok(fault instanceof ApiFault);
  assert.deepEqual(
    fault.arguments.map(({ argument }) => argument),
    ['amount'],
  );
});

test('a version that cannot be learnt is none', async () => {
  assert.equal(await threeDSecureVersion(api, await newSession()), null);
});
