import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openProduction } from '../../../test/harness/production.ts';
import { type TestService, recordSecret, openTestService } from '../../../test/harness/index.ts';
import { CONSUMER_KEY, fieldsOf, register } from '../../../test/network-tokens/mdes.ts';
import {
  antiFraudServices,
  giftCardServices,
  paymentServices,
  threeDSecureServers,
  tokenServices,
} from '../../connections/connection-kinds.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { isVerifiable } from '../../connections/connection.ts';

/** What is the same for the five kinds of companies that a merchant account connects. */
const KEY = '6f1d0a52-8c3e-4b7a-9d24-1e5f7c9b3a60';
/** 3dsecure.io's example of a key that nobody has. */
const NOBODYS_KEY = '1bde2d3e-7f44-46df-adfd-1db8f3f75783';
const PASSWORD = 'a password of the terminal';

let service: TestService;
let certificate: string;
before(async () => {
  for (const secret of [KEY, PASSWORD]) recordSecret(secret);
  service = await openTestService({ worker: false });
  certificate = await register(service.simulatorUrl);
});
after(() => service.close());

type Fields = readonly Readonly<{ key: string; value: string }>[];
type Kind = Readonly<{
  name: string;
  connections: (typeof KINDS_OF_CODE)[number];
  /** Where one is set up: with the definition in the body, or in the path. */
  made: Readonly<{ method: 'POST' | 'PUT'; path(definition: string): string; status: number; more: object }>;
  /** Which can be asked whether its settings are right; with right ones and with wrong ones. */
  verified: Readonly<{ id: string; right(): Fields; wrong(): Fields }> | null;
  /** Which cannot. */
  unverified: string | null;
  /** Of which production knows no address without its settings; with these it knows none. */
  unaddressed: Readonly<{ id: string; fields: Fields }> | null;
}>;
const KINDS_OF_CODE = [
  paymentServices,
  antiFraudServices,
  giftCardServices,
  threeDSecureServers,
  tokenServices,
] as const;

const terminal = (id: string): Fields => [
  { key: 'terminal_id', value: id },
  { key: 'user_name', value: 'till' },
  { key: 'password', value: PASSWORD },
  { key: 'currency', value: 'INR' },
];

const KINDS: readonly Kind[] = [
  {
    name: 'payment_service',
    connections: paymentServices,
    made: {
      method: 'POST',
      path: () => '/payment-services',
      status: 201,
      more: { display_name: 'One', accepted_currencies: ['EUR'], accepted_countries: ['DE'] },
    },
    verified: {
      id: 'mock-paypal',
      right: () => [
        { key: 'api_key', value: 'sk_sandbox_1' },
        { key: 'webhook_secret', value: 'whsec_sandbox_mock-paypal' },
      ],
      wrong: () => [
        { key: 'api_key', value: 'sk_unknown' },
        { key: 'webhook_secret', value: 'whsec_sandbox_mock-paypal' },
      ],
    },
    unverified: 'mock-card',
    unaddressed: { id: 'adyen-card', fields: [] },
  },
  {
    name: 'anti_fraud_service',
    connections: antiFraudServices,
    made: {
      method: 'POST',
      path: () => '/anti-fraud-services',
      status: 201,
      more: { display_name: 'One', active: false },
    },
    verified: null,
    unverified: 'mock-anti-fraud',
    unaddressed: null,
  },
  {
    name: 'gift_card_service',
    connections: giftCardServices,
    made: {
      method: 'POST',
      path: () => '/gift-card-services',
      status: 201,
      more: { display_name: 'One', active: false },
    },
    verified: {
      id: 'qwikcilver-gift-card',
      right: () => terminal('sandbox-default'),
      wrong: () => terminal('nobody-knows-it'),
    },
    unverified: 'mock-gift-card',
    unaddressed: { id: 'qwikcilver-gift-card', fields: terminal('sandbox-default') },
  },
  {
    name: 'three_ds_server',
    connections: threeDSecureServers,
    made: {
      method: 'PUT',
      path: () => '/merchant-accounts/default/three-ds-server',
      status: 200,
      more: {},
    },
    verified: {
      id: 'threedsecureio',
      right: () => [{ key: 'api_key', value: KEY }],
      wrong: () => [{ key: 'api_key', value: NOBODYS_KEY }],
    },
    unverified: 'mock-three-d-secure',
    unaddressed: null,
  },
  {
    name: 'token_service',
    connections: tokenServices,
    made: {
      method: 'PUT',
      path: (definition) => `/merchant-accounts/default/token-services/${definition}`,
      status: 200,
      more: {},
    },
    verified: {
      id: 'mastercard-mdes',
      right: () => fieldsOf(certificate),
      wrong: () =>
        fieldsOf(certificate).map(({ key, value }) => ({
          key,
          value: value === CONSUMER_KEY ? 'nobody!nothing' : value,
        })),
    },
    unverified: 'mock-network-tokens',
    unaddressed: null,
  },
];
const isInPath = ({ made }: Kind): boolean => made.path('x').endsWith('/x');
const bodyOf = (kind: Kind, definition: string, fields: Fields): object => ({
  ...(isInPath(kind) ? {} : { [`${kind.name}_definition_id`]: definition }),
  fields,
});
const make = (kind: Kind, definition: string, fields: Fields, at: Pick<TestService, 'request'> = service) =>
  at.request(kind.made.method, kind.made.path(definition), {
    body: { ...bodyOf(kind, definition, fields), ...kind.made.more },
  });
const verify = (kind: Kind, definition: string, fields: Fields, at: Pick<TestService, 'request'> = service) =>
  at.request('POST', `${kind.made.path(definition)}/verify`, { body: bodyOf(kind, definition, fields) });

for (const kind of KINDS) {
  test(`${kind.name}: a definition that is none is 422 where a body names it, and 404 in a path`, async () => {
    for (const refused of [await make(kind, 'nobody', []), await verify(kind, 'nobody', [])]) {
      if (isInPath(kind)) assert.equal(refused.status, 404, refused.text);
      else {
        const [{ pointer, type }] = refused.body.details;
        assert.deepEqual(
          [refused.status, pointer, type],
          [422, `/${kind.name}_definition_id`, 'value_error.unknown'],
        );
      }
    }
  });

  test(`${kind.name}: definitions are listed in pages, by id`, async () => {
    const path = `/${kind.name.replaceAll('_', '-')}-definitions`;
    const ids: string[] = [];
    let cursor = '';
    do {
      const { status, body } = await service.request('GET', `${path}?limit=1${cursor}`);
      assert.deepEqual([status, body.limit], [200, 1]);
      ids.push(...body.items.map(({ id }: { id: string }) => id));
      cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`;
    } while (cursor !== '');
    assert.deepEqual(ids, kind.connections.connectors.map(({ id }) => id).toSorted());
    const { body } = await service.request('GET', `${path}?limit=100`);
    for (const { id, fields } of body.items) {
      const connector = kind.connections.known(id);
      assert.ok(connector !== null);
      for (const field of fields) assert.equal(field.verifiable, isVerifiable(connector), id);
    }
  });

  test(`${kind.name}: credentials are tried where the definition says so, and nothing is stored`, async () => {
    if (kind.unverified !== null) {
      const cannot = await verify(kind, kind.unverified, []);
      assert.deepEqual([cannot.status, cannot.body.code], [400, 'bad_request'], cannot.text);
    }
    if (kind.verified === null) {
      assert.ok(!kind.connections.connectors.some((connector) => isVerifiable(connector)));
      return;
    }
    const { id, right, wrong } = kind.verified;
    const accepted = await verify(kind, id, right());
    assert.deepEqual([accepted.status, accepted.body.status], [200, 'succeeded'], accepted.text);
    const refused = await verify(kind, id, wrong());
    assert.deepEqual([refused.status, refused.body.code], [400, 'invalid_credentials'], refused.text);
    const missing = await verify(kind, id, []);
    assert.equal(missing.status, 422, missing.text);
    if (kind.made.method === 'POST') return;

    assert.equal((await make(kind, id, right())).status, kind.made.status);
    assert.equal((await verify(kind, id, [])).status, 200, 'what is left out is as it stands');
    assert.equal((await verify(kind, id, wrong())).status, 400);
    const removed = await service.request('DELETE', kind.made.path(id));
    assert.equal(removed.status, 204, removed.text);
  });
}

test('a company that lost its address is passed over, but not the one that is to find frauds', async () => {
  const { parts } = service;
  for (const [kinds, name, active] of [
    [antiFraudServices, 'anti_fraud_service', 1],
    [giftCardServices, 'gift_card_service', 0],
  ] as const) {
    const path = `/${name.replaceAll('_', '-')}s`;
    const body = { [`${name}_definition_id`]: NOWHERE[name], display_name: 'Lost', fields: [] };
    const made = await service.request('POST', path, { body });
    assert.equal(made.status, 201, made.text);
    const config = { ...parts.config, environment: 'production' as const };
    const production = { ...parts, config, simulatorUrl: null };
    const [asked, ...others] = await kinds.active(production, made.body.merchant_account_id);
    assert.deepEqual([asked === undefined ? 0 : 1, others.length], [active, 0], name);
    await service.request('DELETE', `${path}/${made.body.id}`);
  }
});

test('what was begun at a company that lost its address is told that there is none', async () => {
  const { parts } = service;
  const config = { ...parts.config, environment: 'production' as const };
  const production = { ...parts, config, simulatorUrl: null };
  const account = 'default' as MerchantAccountId;
  for (const [kinds, id] of [
    [threeDSecureServers, 'mock-three-d-secure'],
    [tokenServices, 'mock-network-tokens'],
  ] as const) {
    assert.equal((await kinds.named(parts, account, id))?.connector.id, id);
    assert.equal(await kinds.named(production, account, id), null);
  }
});

const NOWHERE = { anti_fraud_service: 'mock-anti-fraud', gift_card_service: 'mock-gift-card' };

test('422: production refuses settings that do not say where the company is, of every kind', async (context) => {
  const { service: production, close } = await openProduction();
  context.after(close);
  for (const kind of KINDS) {
    const unaddressed = kind.connections.connectors.filter(
      ({ addressOf, baseUrls }) => addressOf !== undefined && baseUrls.production === null,
    );
    assert.equal(kind.unaddressed === null, unaddressed.length === 0, `a row for ${kind.name}`);
    if (kind.unaddressed === null) continue;
    const { id, fields } = kind.unaddressed;
    for (const refused of [
      await make(kind, id, fields, production),
      await verify(kind, id, fields, production),
    ]) {
      const problems: readonly { message: string }[] = refused.body.details;
      assert.equal(refused.status, 422, refused.text);
      assert.ok(
        problems.some(({ message }) => message.includes('do not say where')),
        refused.text,
      );
    }
  }
});
