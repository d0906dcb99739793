import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { Call, Fields } from '../../../server/connectors/connector.ts';
import {
  type Browser,
  type Device,
  DirectoryFault,
  type PreparedAuthentication,
  type Purchase,
  type ThreeDSecureConnector,
  type ToAnswer,
} from '../../../server/connectors/three-d-secure-connector.ts';
import { threedsecureio } from '../../../server/connectors/threedsecureio/definition.ts';
import { currency } from '../../../server/domain/currency.ts';
import { readBuyer, readShippingDetails } from '../../../server/domain/purchase/people.ts';
import { Secret } from '../../../server/domain/secret.ts';
import type { ExchangedIds } from '../../../server/domain/three-d-secure/result.ts';
import { systemClock } from '../../../server/platform/clock.ts';
import { createOutbound } from '../../../server/net/exchange.ts';
import { sendWhole } from '../../../server/net/send-whole.ts';
import { type Wire, WireFault, type WireRequest, type WireResponse } from '../../../server/net/wire.ts';
import { type Simulator, startSimulator } from '../../../sandbox/processors/server.ts';
import { unknownFields, wrongFields } from '../../../sandbox/processors/threedsecureio/fields.ts';
import { Recorder } from '../../connectors/recorder.ts';
import { recordSecret, testDb, type TestDb } from '../../harness/index.ts';

/**
 * What 3dsecure.io receives and answers, over the real wire to its simulator. `GOLDEN=write` records it into
 * `exchanges/`, for people to read.
 */
const FOLDER = path.join(import.meta.dirname, '../../../server/connectors/threedsecureio/exchanges');
const KEY = '6f1d0a52-8c3e-4b7a-9d24-1e5f7c9b3a60';
const UNKNOWN_KEY = '1bde2d3e-7f44-46df-adfd-1db8f3f75783';
const NOW = new Date('2026-11-22T14:13:12Z');
const { operations }: ThreeDSecureConnector = threedsecureio;

let database: TestDb;
let simulator: Simulator;
let plain: Wire;
let outbound: ReturnType<typeof createOutbound>;
const recorder = new Recorder();
const values = new Map<Secret, string>();
before(async () => {
  database = await testDb();
  simulator = await startSimulator({ db: database.db, clock: systemClock(), port: 0 });
  outbound = createOutbound({
    allowLoopback: true,
    ownOrigins: [simulator.url],
    resolve: async () => [],
  });
  const open = async (secret: Secret) => Buffer.from(values.get(secret) ?? assert.fail(String(secret)));
  plain = { send: (request) => sendWhole(outbound, request, open) };
});
after(async () => {
  await outbound.close();
  await simulator.close();
  await database.close();
});

function secret(label: string, value: string): Secret {
  const made = new Secret(label, { kind: 'held', handle: label });
  values.set(made, value);
  recordSecret(value);
  return made;
}

type WireKey = Readonly<{ wire: Wire; key?: string }>;
function callFor<Input>(input: Input, { wire, key = KEY }: WireKey): Call<Fields, Input> {
  return {
    input,
    settings: { api_key: secret('settings.api_key', key) },
    merchantAccountId: 'default',
    operationId: '019aab00-0000-7000-8000-000000000001',
    options: {},
    baseUrl: `${simulator.url}/threedsecureio`,
    http: wire,
    accessToken: null,
    state: {},
    webhookUrl: null,
    now: NOW,
  };
}

const recordedWire = (scenario: string): WireKey => ({
  wire: recorder.wrap('threedsecureio', scenario, `${simulator.url}/threedsecureio`, plain),
});

const TOLD: Browser = {
  acceptHeader: 'text/html',
  userAgent: 'Mozilla/5.0',
  language: 'en-US',
  ip: '203.0.113.7',
  javascript: {
    colorDepth: '24',
    screenHeight: '900',
    screenWidth: '1440',
    timeZoneMinutes: '300',
    javaEnabled: false,
  },
};
const BROWSER: Device = { kind: 'browser', told: TOLD };
const UNKNOWN: Device = { kind: 'browser', told: { ...TOLD, userAgent: '', ip: null, javascript: null } };
const APP: Device = {
  kind: 'app',
  told: {
    sdkAppID: '0a0b0c0d-0000-4000-8000-000000000001',
    sdkEncData: 'eyJhbGciOiJSU0EtT0FFUC0yNTYifQ.a.b.c.d',
    sdkEphemPubKey: { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' },
    sdkMaxTimeout: '05',
    sdkReferenceNumber: '3DS_LOA_SDK_TEST',
    sdkTransID: '0a0b0c0d-0000-4000-8000-000000000002',
    sdkType: '01',
    deviceRenderOptions: { sdkInterface: '03', sdkUiType: ['01', '02'] },
    defaultSdkType: { wrappedInd: 'Y', sdkVariant: '01' },
  },
};
const NOBODY: Purchase = {
  buyer: null,
  buyerId: null,
  shippingDetails: null,
  paymentSource: 'ecommerce',
  installmentCount: null,
  accountFunding: false,
  isMandatory: false,
};
const ADDRESS = {
  line1: 'Évora Street 1',
  line2: 'Floor 2',
  city: 'Springfield',
  country: 'US',
  state_code: 'US-IL',
  postal_code: '62701',
};
const SOMEBODY: Purchase = {
  buyer: readBuyer({
    billing_details: {
      first_name: 'Zoë',
      last_name: 'Muñoz',
      email_address: 'zoe@shop.example',
      phone_number: '+1 217 555 0142',
      address: ADDRESS,
    },
  }),
  buyerId: '019aab00-0000-7000-8000-000000000002',
  shippingDetails: readShippingDetails({ address: ADDRESS }),
  paymentSource: 'installment',
  installmentCount: 6,
  accountFunding: false,
  isMandatory: true,
};

/** Visa numbers by what their last four digits order at 3dsecure.io. */
const [FRICTIONLESS, OLD, NEW, ANY, ASKED, ABSENT] = [
  '4000100500082003',
  '4000100500091103',
  '4000100500063003',
  '4000100500020003',
  '4000100500042072',
  '4111111111111111',
];

const card = (number: string) => ({
  number: secret('card.number', number),
  scheme: 'visa' as const,
  planned: null,
});

function prepare(
  number: string,
  asking: WireKey,
  channel: Device['kind'] = 'browser',
): Promise<PreparedAuthentication> {
  return operations.prepare(callFor({ ...card(number), channel }, asking));
}

async function question(
  number: string,
  asking: WireKey,
  more: Partial<Pick<ToAnswer, 'device' | 'purchase' | 'amount'>> = {},
): Promise<ToAnswer> {
  const prepared = await prepare(number, asking, more.device?.kind);
  assert.ok(prepared.kind === 'enrolled');
  return {
    ...card(number),
    serverTransactionId: prepared.serverTransactionId,
    version: prepared.version,
    profile: {
      acquirerBin: '516327',
      acquirerId: '123456789',
      merchantName: 'Shop',
      countryCode: 'US',
      categoryCode: '5411',
      url: 'https://shop.example',
    },
    amount: { minor: 1299n, currency: currency('USD') },
    expirationDate: '03/30',
    device: BROWSER,
    completion: 'Y',
    notificationUrl: 'https://pay.example/approve/token/challenge',
    purchase: NOBODY,
    ...more,
  };
}

const ask = async (input: ToAnswer, asking: WireKey) => operations.authenticate(callFor(input, asking));
const resultOf = (exchanged: ExchangedIds, asking: WireKey) => operations.result(callFor(exchanged, asking));

/** Keeps what was sent, as the tables of the fields judge it. */
function judgingCall(): Readonly<{ asking: WireKey; requests: Record<string, unknown>[] }> {
  const requests: Record<string, unknown>[] = [];
  const send = (request: WireRequest) => {
    if (request.body?.type === 'json' && request.url.endsWith('/auth'))
      requests.push(JSON.parse(JSON.stringify(request.body.value)));
    return plain.send(request);
  };
  return { asking: { wire: { send } }, requests };
}

const CASES = [
  ['a browser', FRICTIONLESS, {}],
  ['a browser, with everything that is known', FRICTIONLESS, { purchase: SOMEBODY }],
  ['a browser of which nothing is known, in 2.1.0', OLD, { device: UNKNOWN }],
  ['a browser of which nothing is known', FRICTIONLESS, { device: UNKNOWN }],
  ['an app', FRICTIONLESS, { device: APP }],
  ['an app, in 2.1.0', OLD, { device: APP, purchase: SOMEBODY }],
  [
    'a card that is verified, and kept',
    FRICTIONLESS,
    {
      amount: { minor: 0n, currency: currency('JPY') },
      purchase: { ...SOMEBODY, paymentSource: 'recurring' },
    },
  ],
  ['a series', FRICTIONLESS, { purchase: { ...NOBODY, paymentSource: 'recurring', isMandatory: true } }],
  ['a browser, with everything that is known, in 2.3.1', NEW, { purchase: SOMEBODY }],
  ['a browser of which nothing is known, in 2.3.1', NEW, { device: UNKNOWN }],
  ['an app, in 2.3.1', NEW, { device: APP, purchase: SOMEBODY }],
  ['a series, in 2.3.1', NEW, { purchase: { ...NOBODY, paymentSource: 'recurring', isMandatory: true } }],
] as const;

for (const [name, number, more] of CASES)
  test(`the question about ${name} is written as the tables of 3dsecure.io want it`, async () => {
    const { asking, requests } = judgingCall();
    const answered = await ask(await question(number, asking, more), asking);
    assert.deepEqual([answered.kind, 'result' in answered && answered.result], ['answered', 'Y']);
    const [sent] = requests;
    assert.ok(sent !== undefined);
    const { acctNumber, ...message } = sent;
    assert.equal(acctNumber, '«card.number»');
    const { missing, malformed } = wrongFields({ ...message, acctNumber: '4000100500082003' });
    assert.deepEqual({ missing, malformed, unknown: unknownFields(sent) }, NOTHING);
  });
const NOTHING = { missing: [], malformed: [], unknown: [] };

test('a browser is asked in the best version, and an app in the one that its SDK surely speaks', async () => {
  const versionOf = async (number: string, channel: Device['kind']): Promise<unknown> => {
    const prepared = await prepare(number, { wire: plain }, channel);
    return prepared.kind === 'enrolled' && prepared.version;
  };
  assert.deepEqual(
    [await versionOf(ANY, 'browser'), await versionOf(ANY, 'app'), await versionOf(NEW, 'app')],
    ['2.3.1', '2.2.0', '2.3.1'],
  );
});

test('in 2.3.1 issuers are told where the acquirer is: as the setting says, or where the merchant is', async () => {
  const { asking, requests } = judgingCall();
  const countries: unknown[] = [];
  for (const settings of [{}, { acquirer_country: 'DK' }]) {
    const call = callFor(await question(NEW, asking), asking);
    await operations.authenticate({ ...call, settings: { ...call.settings, ...settings } });
    const sent = requests.at(-1);
    countries.push([sent?.['acquirerCountryCode'], sent?.['acquirerCountryCodeSource']]);
  }
  assert.deepEqual(countries, [
    ['840', '01'],
    ['208', '01'],
  ]);
});

test('what the issuer has to say to the cardholder is read in every version’s form', async () => {
  const words = 'Call your bank';
  for (const cardholderInfo of [words, { text: words, issuerImage: {} }]) {
    const send: Send = async (request) => {
      const whole = await plain.send(request);
      const text = JSON.stringify({ ...(JSON.parse(whole.text) as object), cardholderInfo });
      return request.url.endsWith('/auth') ? { ...whole, text } : whole;
    };
    const asking: WireKey = { wire: { send } };
    const answered = await ask(await question(NEW, asking), asking);
    assert.ok(answered.kind === 'answered' && answered.exchanged.cardholderInfo === words);
  }
});

test('every exchange is as it was recorded', async () => {
  assert.equal((await prepare(ABSENT, recordedWire('not-enrolled'))).kind, 'not_enrolled');
  const refused = await prepare(FRICTIONLESS, { ...recordedWire('key-refused'), key: UNKNOWN_KEY });
  assert.equal(refused.kind, 'setup_error');
  const frictionless = recordedWire('frictionless');
  await ask(await question(FRICTIONLESS, frictionless), frictionless);
  const everything = recordedWire('frictionless-with-everything');
  await ask(await question(OLD, everything, { purchase: SOMEBODY }), everything);
  const latest = recordedWire('frictionless-in-2.3.1');
  await ask(await question(NEW, latest, { purchase: SOMEBODY }), latest);
  const refusal = recordedWire('question-refused');
  const wrong = await ask({ ...(await question(FRICTIONLESS, refusal)), expirationDate: '13/30' }, refusal);
  assert.ok(wrong.kind === 'error' && wrong.problem.detail === 'cardExpiryDate');
  const app = recordedWire('challenge-in-an-app');
  const inApp = await ask(await question(ASKED, app, { device: APP }), app);
  assert.ok(inApp.kind === 'challenge' && inApp.app?.rendering?.acsInterface === '01');
  const challenge = recordedWire('challenge');
  const asked = await ask(await question('4000100500062070', challenge), challenge);
  assert.ok(asked.kind === 'challenge');
  const ended = await resultOf(asked.exchanged, challenge);
  assert.ok(ended?.kind === 'answered' && ended.result === 'Y' && ended.eci === '05');
  const waiting = recordedWire('challenge-goes-on');
  const open = await ask(await question(ASKED, waiting), waiting);
  assert.ok(open.kind === 'challenge');
  assert.equal(await resultOf(open.exchanged, waiting), null);
  const lost = recordedWire('result-unknown');
  const unheard = { ...open.exchanged, serverTransactionId: '0a0b0c0d-0000-4000-8000-00000000000f' };
  assert.equal((await resultOf(unheard, lost))?.kind, 'error');
  for (const [scenario, text] of recorder.printed('threedsecureio')) {
    const file = path.join(FOLDER, `${scenario}.http`);
    if (process.env['GOLDEN'] === 'write') {
      fs.mkdirSync(FOLDER, { recursive: true });
      fs.writeFileSync(file, text);
    } else assert.equal(text, fs.readFileSync(file, 'utf8'), `${file}: GOLDEN=write records it again`);
  }
});

test('a profile without what issuers are told is a mistake in what was set up, and nothing is sent', async () => {
  const input = await question(FRICTIONLESS, { wire: plain });
  const silent: Wire = { send: () => assert.fail('something was sent') };
  for (const wrong of [{ url: '' }, { url: 'shop' }, { countryCode: 'XX' }]) {
    const answered = await ask({ ...input, profile: { ...input.profile, ...wrong } }, { wire: silent });
    assert.ok(answered.kind === 'setup_error' && /merchant_/.test(answered.problem.detail));
  }
});

type Send = (request: WireRequest) => Promise<WireResponse>;
const answer = (status: number, text: string) => Promise.resolve({ status, headers: {}, text });
const TROUBLES: Readonly<Record<string, (send: Send, request: WireRequest) => Promise<WireResponse>>> = {
  'no bytes left before the time was over': () => Promise.reject(new WireFault('timeout', false, 'no time')),
  'the time was over after it had arrived': async (send, request) => {
    await send(request);
    throw new WireFault('timeout', true, 'no time');
  },
  'the connection was reset': () => Promise.reject(new WireFault('reset', true, 'reset')),
  'fewer requests are wanted': () => answer(429, 'Too Many Requests'),
  'it is away': () => answer(503, '<html>away</html>'),
  'the answer is cut in the middle': async (send, request) => {
    const whole = await send(request);
    return { ...whole, text: whole.text.slice(0, Math.floor(whole.text.length / 2)) };
  },
  'the answer is an empty object': async (send, request) => ({ ...(await send(request)), text: '{}' }),
  'the answer is about another authentication': async (send, request) => {
    const whole = await send(request);
    const id = /"threeDSServerTransID": ?"[^"]+"/;
    const other = '"threeDSServerTransID":"0a0b0c0d-0000-4000-8000-00000000000f"';
    return { ...whole, text: whole.text.replace(id, request.url.endsWith('/preauth') ? '"none":1' : other) };
  },
};

for (const [name, happens] of Object.entries(TROUBLES))
  test(`where ${name}, nothing is known, and nothing is taken for an answer`, async () => {
    const fine: WireKey = { wire: plain };
    const troubled: WireKey = { wire: { send: (request) => happens((one) => plain.send(one), request) } };
    const isFault = (error: unknown) => error instanceof WireFault || error instanceof DirectoryFault;
    await assert.rejects(prepare(FRICTIONLESS, troubled), isFault);
    const input = await question('4000100500062070', fine);
    await assert.rejects(ask(input, troubled), isFault);
    const asked = await ask(await question('4000100500062070', fine), fine);
    assert.ok(asked.kind === 'challenge');
    await assert.rejects(resultOf(asked.exchanged, troubled), isFault);
    const ended = await resultOf(asked.exchanged, fine);
    assert.ok(ended?.kind === 'answered' && ended.result === 'Y');
  });

test('what was prepared is good for one question, about the card that it was prepared for', async () => {
  const asking: WireKey = { wire: plain };
  const input = await question(FRICTIONLESS, asking);
  assert.equal((await ask({ ...input, ...card(OLD) }, asking)).kind, 'error');
  assert.equal((await ask(input, asking)).kind, 'answered');
  const again = await ask(input, asking);
  assert.ok(again.kind === 'error' && again.problem.description === 'Unknown threeDSServerTransID');
});
