import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accountOf } from '../../../sandbox/processors/threedsecureio/processor.ts';
import { unknownFields, wrongFields } from '../../../sandbox/processors/threedsecureio/fields.ts';
import { eventually, recordSecret } from '../../harness/index.ts';
import { addPaymentService, MERCHANT_PROFILE, openShop, type Shop } from '../../harness/shop.ts';
import { buyerOf } from '../../three-d-secure/buyer.ts';

/** Hosted 3-D Secure through 3dsecure.io's server, from the merchant's call to the processor's books. */
const KEY = '6f1d0a52-8c3e-4b7a-9d24-1e5f7c9b3a60';
let shop: Shop;
let secured: string;
before(async () => {
  recordSecret(KEY);
  shop = await openShop();
  secured = await addPaymentService(shop.service, {
    three_d_secure_enabled: true,
    merchant_profile: { visa: MERCHANT_PROFILE },
  });
  await use(KEY);
});
after(() => shop.close());

const SERVER = '/merchant-accounts/default/three-ds-server';
async function use(key: string): Promise<void> {
  const fields = [{ key: 'api_key', value: key }];
  const body = { three_ds_server_definition_id: 'threedsecureio', fields };
  const put = await shop.service.request('PUT', SERVER, { body });
  assert.equal(put.status, 200, put.text);
}

/** Visa numbers by what their last four digits order. */
const CARDS = {
  frictionless: '4000100500082003',
  'frictionless, 2.1': '4000100500091103',
  'frictionless, any version': '4000100500020003',
  refused: '4000100500062013',
  attempted: '4000100500042023',
  rejected: '4000100500022033',
  informational: '4000100500002043',
  unavailable: '4000100500072053',
  'no directory server': '4000100500052063',
  'passes by itself': '4000100500062070',
  'fails by itself': '4000100500052071',
  asked: '4000100500042072',
  'only 2.3': '4000100500063003',
  'asked, 2.3': '4000100500103072',
  'not enrolled': '4111111111111111',
} as const;

function pay(card: keyof typeof CARDS, more: object = {}) {
  return shop.pay({
    payment_service_id: secured,
    payment_method: {
      method: 'card',
      number: CARDS[card],
      expiration_date: '03/30',
      security_code: '100',
      redirect_url: 'https://shop.example/done',
    },
    ...more,
  });
}

/** Goes through the pages as a browser without scripts; `action`: what the buyer clicks at the issuer's. */
async function approve(url: string, action?: string) {
  const buyer = buyerOf(shop.service);
  const asked = await buyer.press(await buyer.open(url));
  if (asked.location !== null) return asked;
  const issuer = await buyer.press(asked);
  return action === undefined ? buyer.press(issuer) : buyer.press(await buyer.press(issuer, action));
}

async function payCard(card: keyof typeof CARDS, action?: string, more: object = {}) {
  const made = await pay(card, more);
  assert.deepEqual([made.status, made.body.status], [201, 'buyer_approval_pending'], made.text);
  await approve(made.body.payment_method.approval_url, action);
  return (await shop.get(`/transactions/${made.body.id}`)).body;
}

type Message = Readonly<Record<string, unknown>>;
/** The AReq of a transaction as it arrived, but for the number. */
async function arrivedRequest(id: string): Promise<Message> {
  const [row] = await shop.service.db.query<{ message: Message }>(
    {
      name: '',
      text: `SELECT s.page->'message' AS message FROM three_ds_authentications a
        JOIN simulator.authentications s
          ON s.server_transaction_id::text = a.details#>>'{exchanged,serverTransactionId}'
        WHERE a.subject_id = $1 AND s.merchant_account_id = $2`,
    },
    [id, accountOf(KEY)],
  );
  assert.ok(row, 'the server knows of it');
  return row.message;
}

const ENDS = [
  ['frictionless', undefined, 'authorized', 'complete'],
  ['frictionless, 2.1', undefined, 'authorized', 'complete'],
  ['frictionless, any version', undefined, 'authorized', 'complete'],
  ['attempted', undefined, 'authorized', 'complete'],
  ['refused', undefined, 'failed', 'declined'],
  ['rejected', undefined, 'failed', 'declined'],
  ['informational', undefined, 'authorized', 'error'],
  ['unavailable', undefined, 'authorized', 'error'],
  ['not enrolled', undefined, 'authorized', 'setup_error'],
  ['no directory server', undefined, 'failed', 'error'],
  ['only 2.3', undefined, 'authorized', 'complete'],
  ['asked, 2.3', 'approve', 'authorized', 'complete'],
  ['asked, 2.3', 'decline', 'failed', 'declined'],
  ['passes by itself', undefined, 'authorized', 'complete'],
  ['fails by itself', undefined, 'failed', 'declined'],
  ['asked', 'approve', 'authorized', 'complete'],
  ['asked', 'decline', 'failed', 'declined'],
  ['asked', 'cancel', 'failed', 'cancelled'],
  ['asked', 'timeout', 'failed', 'error'],
] as const;
for (const [card, action, status, result] of ENDS)
  test(`a card of the kind «${card}»${action === undefined ? '' : `, ${action}`}: ${status}, ${result}`, async () => {
    const { status: found, three_d_secure: told } = await payCard(card, action);
    assert.deepEqual([found, told.status], [status, result]);
    if (result !== 'complete') assert.ok(told.error_data.detail.length > 10, told.error_data.detail);
  });

test('the processor gets the proof that the scheme gave, and the API shows the same', async () => {
  const { id, payment_service_transaction_id: reference, three_d_secure: told } = await payCard('attempted');
  const { response_data: proof } = told;
  const { details } = await shop.book(reference);
  assert.deepEqual([details['eci'], proof.eci, proof.version], ['06', '06', '2.2.0']);
  assert.match(proof.cavv, /^[A-Za-z0-9+/]{27}=$/);
  assert.equal(proof.authentication_response, 'A');
  assert.match(proof.directory_transaction_id, /^[0-9a-f-]{36}$/);
  const stored = await shop.service.db.query<{ cavv: string }>(
    {
      name: '',
      text: `SELECT request#>>'{three_d_secure_data,cavv}' AS cavv FROM transactions WHERE transaction_id = $1`,
    },
    [id],
  );
  assert.equal(stored[0]?.cavv, proof.cavv);
});

test('everything that is known of buyer, browser, purchase and merchant goes along, in fields that fit', async () => {
  const address = {
    line1: 'Évora Street 1',
    city: 'Springfield',
    country: 'US',
    state_code: 'US-IL',
    postal_code: '62701',
  };
  const person = { first_name: 'Zoë', last_name: 'Muñoz', email_address: 'zoe@shop.example', address };
  const { id } = await payCard('frictionless', undefined, {
    store: true,
    buyer: { billing_details: { ...person, phone_number: '+442071838750' } },
  });
  const message = await arrivedRequest(id);
  assert.deepEqual(wrongFields({ ...message, acctNumber: CARDS.frictionless }), {
    missing: [],
    malformed: [],
  });
  assert.deepEqual(unknownFields(message), []);
  assert.deepEqual(
    {
      name: message['cardholderName'],
      phone: message['mobilePhone'],
      line: message['billAddrLine1'],
      state: message['billAddrState'],
      wish: message['threeDSRequestorChallengeInd'],
      amount: [message['purchaseAmount'], message['purchaseExponent'], message['purchaseCurrency']],
      country: message['merchantCountryCode'],
      scripts: message['browserJavascriptEnabled'],
      looked: message['threeDSCompInd'],
    },
    {
      name: 'Zoe Munoz',
      phone: { cc: '44', subscriber: '2071838750' },
      line: 'Evora Street 1',
      state: 'IL',
      wish: '04',
      amount: ['1299', '2', '840'],
      country: '840',
      scripts: false,
      looked: 'N',
    },
  );
});

test('the best version that directory server, issuer and we speak is spoken', async () => {
  for (const [card, version] of [
    ['frictionless, 2.1', '2.1.0'],
    ['frictionless', '2.2.0'],
    ['only 2.3', '2.3.1'],
    ['frictionless, any version', '2.3.1'],
  ] as const) {
    const { id, three_d_secure: told } = await payCard(card);
    const { response_data: proof } = told;
    const message = await arrivedRequest(id);
    assert.deepEqual([proof.version, message['messageVersion']], [version, version], card);
    assert.deepEqual(unknownFields(message), [], card);
  }
});

test('the issuer looks at the browser under the id that the question comes with', async () => {
  const made = await pay('frictionless');
  const url = made.body.payment_method.approval_url as string;
  const screen = {
    color_depth: '30',
    screen_height: '900',
    screen_width: '1440',
    time_zone_minutes: '-330',
    java_enabled: 'false',
  };
  const post = async (form: object) => {
    const body = new URLSearchParams({ ...form });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'zh-Hans-CN' };
    const got = await fetch(shop.here(url), { method: 'POST', body, headers, redirect: 'manual' });
    return { html: await got.text(), location: got.headers.get('location') };
  };
  const looking = (await post(screen)).html;
  const data = /name="threeDSMethodData" value="([^"]+)"/.exec(looking)?.[1] ?? '';
  const { threeDSServerTransID } = JSON.parse(Buffer.from(data, 'base64url').toString()) as Record<
    string,
    string
  >;
  assert.match((await post({ ...screen, method: 'Y' })).location ?? '', /transaction_status=authorized/);
  const message = await arrivedRequest(made.body.id);
  assert.deepEqual(
    [message['threeDSServerTransID'], message['threeDSCompInd'], message['browserColorDepth']],
    [threeDSServerTransID, 'Y', '24'],
  );
  assert.deepEqual([message['browserLanguage'], message['browserTZ']], ['zh-Hans', '-330']);
});

const TROUBLES = [
  ['preauth', 'reset_before'],
  ['preauth', 'error_before'],
  ['preauth', 'garbage_before'],
  ['auth', 'reset_before'],
  ['auth', 'reset_after'],
  ['auth', 'error_after'],
  ['auth', 'garbage_after'],
  ['preauth', 'timeout_before'],
] as const;
for (const [kind, manner] of TROUBLES)
  test(`${manner} of ${kind}: the payment ends with an error that says so, and charges nothing`, async () => {
    const order = { account: accountOf(KEY), processor: 'threedsecureio', kind, manner, times: 1 };
    await shop.misbehave(order);
    const failed = await payCard('frictionless');
    const { status, error_data: error } = failed.three_d_secure;
    assert.deepEqual(
      [failed.status, failed.error_code, status, failed.payment_service_transaction_id],
      ['failed', 'failed_buyer_approval', 'error', null],
    );
    assert.equal(error.code, manner === 'timeout_before' ? '402' : '405');
    assert.match(error.detail, /^3dsecure\.io /);
  });

test('a result that cannot be fetched now is fetched later: nobody takes it for a refusal', async () => {
  const account = accountOf(KEY);
  const made = await pay('asked');
  const buyer = buyerOf(shop.service);
  const issuer = await buyer.press(
    await buyer.press(await buyer.open(made.body.payment_method.approval_url)),
  );
  for (const manner of ['error_before', 'garbage_before', 'reset_before'])
    await shop.misbehave({ account, processor: 'threedsecureio', kind: 'postauth', manner, times: 1 });
  await buyer.press(await buyer.press(issuer, 'approve'));
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 60 } });
  await eventually(
    async () => (await shop.get(`/transactions/${made.body.id}`)).body.status === 'authorized',
  );
});

test('a key that is not taken ends as a mistake in what was set up', async () => {
  await use('1bde2d3e-7f44-46df-adfd-1db8f3f75783');
  const refused = await payCard('frictionless');
  assert.deepEqual(
    [refused.status, refused.three_d_secure.status, refused.three_d_secure.error_data.code],
    ['failed', 'setup_error', '303'],
  );
  await use(KEY);
});

test('a challenge that began before the server was removed is still asked for', async () => {
  const made = await pay('asked');
  const buyer = buyerOf(shop.service);
  const issuer = await buyer.press(
    await buyer.press(await buyer.open(made.body.payment_method.approval_url)),
  );
  assert.equal((await shop.service.request('DELETE', SERVER, {})).status, 204);
  assert.equal((await shop.get(SERVER)).status, 404);
  await buyer.press(await buyer.press(issuer, 'approve'));
  assert.equal((await shop.get(`/transactions/${made.body.id}`)).body.status, 'authorized');
  await use(KEY);
});

test('the key is never shown, and the form of it is checked', async () => {
  const shown = await shop.get(SERVER);
  assert.deepEqual([shown.status, shown.body.fields], [200, []]);
  assert.ok(!shown.text.includes(KEY));
  const put = (body: object) => shop.service.request('PUT', SERVER, { body });
  const wrong = await put({
    three_ds_server_definition_id: 'threedsecureio',
    fields: [{ key: 'api_key', value: 'secret' }],
  });
  assert.deepEqual([wrong.status, wrong.body.details[0].pointer], [422, '/fields/0/value'], wrong.text);
  assert.equal((await put({ three_ds_server_definition_id: 'nobody', fields: [] })).status, 422);
});
