import assert from 'node:assert/strict';
import { createPrivateKey, type KeyObject, randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { SignJWT } from 'jose';
import { ensureRoles } from '../../../server/access/bootstrap.ts';
import { allows } from '../../../server/access/scopes.ts';
import { OPERATIONS } from '../../../server/api-contract/index.ts';
import type { Operation } from '../../../server/api-contract/operation.ts';
import { ROUTES } from '../../../server/api/routes/index.ts';
import { sealLogs } from '../../../server/transparency-log/seal-logs.ts';
import { DASHBOARD_URL } from '../../harness/dashboard-url.ts';
import { eventually, type RequestOptions, type TestAnswer } from '../../harness/index.ts';
import { CARD, openShop, type Shop } from '../../harness/shop.ts';
import { type NamingField, namingFields, smallest } from '../../walk/fields.ts';
import { oneOfEverything, type Things, toldThings } from '../../walk/one-of-everything.ts';

/**
 * Every operation × every credential that is legitimate but weak × every field by which a request names
 * something, all of it found in the contract: each names a thing of somebody else's. Nobody may be told
 * anything about that somebody, and no row of theirs may change or appear.
 */
let shop: Shop;
/** A buyer of merchant account `default`, and the account as a whole: whom all others would like to reach. */
let victim: Things;
/** What an account of its own has, and a buyer of their own in `default`. */
let mine: Map<string, string>;
let self: Things;
let credentials: readonly Credential[];
/** The key that is bound to `mine`. */
let boundId = '';

const WORDS = 'Vittima';

type Credential = Readonly<{
  name: string;
  /** False where the operation is not walked with it: it is of no use there, or may do all of it. */
  isWalked(operation: Operation): boolean;
  /** True where it gets past the door; else one request shows that it does not. */
  isAdmitted(operation: Operation): boolean;
  options(operation: Operation): Promise<RequestOptions>;
  others: Things;
  own: Things;
  /** What marks a row as somebody else's. */
  marks: readonly string[];
}>;

const routed = new Set(ROUTES.map(({ operation }) => operation.id));
/** What destroys comes last, so that everything is there for as long as it is asked for. */
const served: readonly Operation[] = OPERATIONS.filter(
  ({ id, raw }) => routed.has(id) && raw !== true,
).toSorted((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'));

before(async () => {
  shop = await openShop({ worker: false, config: { dashboardUrl: DASHBOARD_URL } });
  await shop.post('/merchant-accounts', { id: 'mine', display_name: 'Mine' });
  const told = await toldThings(shop, WORDS);
  const account = await oneOfEverything(shop, 'default', {
    words: WORDS,
    number: '5105105105105100',
    giftCard: '6035710000001111',
  });
  mine = await oneOfEverything(shop, 'mine', {
    words: 'Mine',
    number: '4111111111111111',
    giftCard: '6035710000002222',
  });
  await sealLogs(shop.service.parts);
  mine.set('checkpoint_id', await checkpointOf('mine'));
  const roles = await ensureRoles(shop.service.parts);
  const key = async (slug: 'full-access' | 'system-management', accounts: readonly string[]) => {
    const made = await shop.post('/api-key-pairs', {
      display_name: slug,
      role_ids: [roles[slug].role_id],
      merchant_account_ids: accounts,
    });
    assert.equal(made.status, 201, made.text);
    return {
      id: String(made.body.id),
      sign: signer(createPrivateKey(made.body.private_key), made.body.thumbprint),
    };
  };
  const bound = await key('full-access', ['mine']);
  boundId = bound.id;
  const manager = await key('system-management', []);
  const full = await key('full-access', []);
  victim = new Map([
    ...told,
    ...account,
    ['merchant_account_id', 'default'],
    ['role_id', roles['full-access'].role_id],
    ['api_key_pair_id', full.id],
    ['checkpoint_id', await checkpointOf('default')],
  ]);
  const buyer = await shop.post('/buyers', { external_identifier: 'self' });
  const stored = await shop.post('/payment-methods', { ...CARD, buyer_id: buyer.body.id });
  const session = await shop.post('/checkout/sessions', {
    amount: 1299,
    currency: 'USD',
    buyer_id: buyer.body.id,
  });
  self = new Map([
    ['buyer_id', buyer.body.id],
    ['payment_method_id', stored.body.id],
    ['session_id', session.body.id],
  ]);
  credentials = credentialsOf(bound.sign, manager.sign, roles['system-management'].allow);
});
after(() => shop.close());

/** The newest that was signed of its transparency log. */
async function checkpointOf(merchantAccount: string): Promise<string> {
  const { body, text } = await shop.service.request('GET', '/transparency-log/checkpoints', {
    merchantAccount,
  });
  assert.ok(body.items.length > 0, text);
  return body.items[0].id;
}

type Sign = (claims: Readonly<Record<string, unknown>>) => Promise<string>;

function signer(privateKey: KeyObject, kid: string): Sign {
  return (claims) => {
    const at = Math.floor(shop.service.parts.clock.now().getTime() / 1000);
    return new SignJWT({ iat: at, nbf: at, exp: at + 600, scopes: ['*.read', '*.write'], ...claims })
      .setProtectedHeader({ typ: 'JWT', alg: 'ES512', kid })
      .sign(privateKey);
  };
}

function credentialsOf(bound: Sign, manager: Sign, managed: readonly string[]): readonly Credential[] {
  const personal = [
    ...['buyer_id', 'shipping_details_id', 'payment_method_id', 'network_token_id', 'session_id'],
    ...['gift_card_id', 'transaction_id', 'capture_id', 'refund_id'],
  ].map((name) => victim.get(name) ?? '');
  const isToken = ({ access }: Operation): boolean => access.kind === 'token';
  const embed = (name: string, claims: Readonly<Record<string, unknown>>): Credential => ({
    name,
    isWalked: isToken,
    isAdmitted: ({ access }) => access.kind === 'token' && access.scopes.includes('embed'),
    options: async () => ({ scopes: ['embed'], claims }),
    others: new Map([...victim, ['merchant_account_id', 'mine']]),
    own: self,
    marks: personal,
  });
  const operations = served.flatMap(({ id, access }) =>
    access.kind === 'token' && access.scopes.includes('embed') ? [id] : [],
  );
  const elsewhere = { others: victim, own: mine, marks: ['"merchant_account_id": "default"'] };
  return [
    embed('an embed token without pins', {}),
    embed('an embed token with pins', {
      embed: { amount: 1299, currency: 'USD', buyer_id: self.get('buyer_id'), operations },
    }),
    embed('an embed token of a checkout session', { checkout_session_id: self.get('session_id') }),
    {
      name: 'the id of a checkout session as a bearer',
      isWalked: isToken,
      isAdmitted: () => false,
      options: async () => ({ token: self.get('session_id') ?? '' }),
      others: victim,
      own: self,
      marks: personal,
    },
    {
      name: 'the id of a checkout session',
      isWalked: ({ access }) => access.kind === 'public',
      isAdmitted: () => true,
      options: async () => ({ token: null }),
      others: victim,
      own: self,
      marks: personal,
    },
    {
      name: 'a token with one scope',
      isWalked: (operation) => isToken(operation) && operation.merchantAccount === 'header',
      isAdmitted: () => true,
      options: async ({ access }) => ({ scopes: ownScopes(access), merchantAccount: 'mine' }),
      ...elsewhere,
    },
    {
      name: 'a key bound to one merchant account',
      isWalked: isToken,
      isAdmitted: () => true,
      options: async () => ({ token: await bound({}) }),
      ...elsewhere,
    },
    {
      name: 'a key that manages keys',
      // Its role says that it knows what webhooks tell of payments, and to whom a merchant account exported cards.
      isWalked: (operation) =>
        isToken(operation) &&
        !ownScopes(operation.access).includes('events.read') &&
        !operation.path.startsWith('/card-exports'),
      isAdmitted: ({ access }) => allows(access, ['*.read', '*.write'], managed),
      options: async () => ({ token: await manager({}) }),
      others: victim,
      own: new Map(),
      marks: [victim.get('role_id') ?? '', victim.get('api_key_pair_id') ?? ''],
    },
  ];
}

function ownScopes(access: Operation['access']): readonly string[] {
  const scopes = access.kind === 'token' ? access.scopes.filter((scope) => scope !== 'embed') : [];
  return access.kind === 'token' && access.all === true ? scopes : scopes.slice(0, 1);
}

test('no weak credential reads or changes what is somebody else’s, by any field of any operation', async (context) => {
  const totals = { operations: new Set<string>(), fields: 0, requests: 0, accepted: 0, atTheDoor: 0 };
  for (const credential of credentials) {
    const before = await rowsWith(credential.marks);
    assert.ok(before.size > 0, `${credential.name} has somebody to leave alone`);
    const isUnchanged = async (after: string): Promise<void> =>
      assert.deepEqual(await rowsWith(credential.marks), before, `${credential.name}: after ${after}`);
    for (const operation of served.filter(credential.isWalked)) {
      const isAdmitted = credential.isAdmitted(operation);
      const fields = fieldsFor(credential, operation);
      const asked = isAdmitted ? fields : fields.slice(0, 1);
      let accepted = 0;
      for (const field of asked.length === 0 ? [null] : asked) {
        const answer = await ask(credential, operation, field);
        const what = `${credential.name}: ${operation.id} ${field?.place} ${field?.pointer}: ${answer.text}`;
        assert.ok(answer.status < 500 || answer.status === 502, what);
        assert.ok(!answer.text.includes(WORDS), what);
        assert.ok(isAdmitted || [401, 403].includes(answer.status), what);
        accepted += answer.status < 300 ? 1 : 0;
        totals.requests += 1;
        totals.atTheDoor += isAdmitted ? 0 : 1;
      }
      totals.operations.add(operation.id);
      totals.fields += fields.length;
      totals.accepted += accepted;
      if (accepted > 0 && operation.method !== 'GET') await isUnchanged(operation.id);
    }
    await isUnchanged('the last operation');
  }
  context.diagnostic(
    `${totals.operations.size} operations × ${credentials.length} credentials: ${totals.fields} fields, ` +
      `${totals.requests} requests, ${totals.accepted} accepted, ${totals.atTheDoor} refused at the door`,
  );
  assert.ok(totals.operations.size > 100, `${totals.operations.size} operations`);
  assert.ok(totals.fields > 1500, `${totals.fields} fields`);
});

test('calls of a key that is bound to one merchant account are in no other’s log', async () => {
  const logged = () =>
    shop.service.db.query<{ merchant_account_id: string; calls: number }>(
      {
        name: '',
        text: `SELECT merchant_account_id, count(*)::int AS calls FROM requests
               WHERE api_key_pair_id = $1 GROUP BY merchant_account_id`,
      },
      [boundId],
    );
  // Rows gather for a second.
  await eventually(async () => (await logged()).some(({ calls }) => calls > 100));
  assert.deepEqual([...new Set((await logged()).map(({ merchant_account_id: id }) => id))], ['mine']);
});

test('the walk finds what it looks for: a server token is told, and changes things, by the same fields', async () => {
  const strong: Credential = {
    name: 'a server token',
    isWalked: () => true,
    isAdmitted: () => true,
    options: async () => ({}),
    others: victim,
    own: victim,
    marks: [victim.get('buyer_id') ?? ''],
  };
  const told = new Set<string>();
  for (const operation of served.filter(({ method, access }) => method === 'GET' && access.kind === 'token'))
    for (const field of [null, ...fieldsFor(strong, operation)])
      if ((await ask(strong, operation, field)).text.includes(WORDS)) told.add(operation.id);
  assert.ok(told.size >= 10, [...told].join());
  const pay = served.find(({ id }) => id === 'create_transaction');
  assert.ok(pay);
  const before = await rowsWith(strong.marks);
  const naming = fieldsFor(strong, pay).filter(({ name }) => name === 'buyer_id');
  assert.ok(naming.length > 5, 'in the body, and in every kind of payment method');
  for (const field of naming) await ask(strong, pay, field);
  assert.notDeepEqual(await rowsWith(strong.marks), before);
});

test('whatever a front end may call, a field that names something says whose it may be', () => {
  const unmarked = served
    .filter(({ access }) => access.kind === 'token' && access.scopes.includes('embed'))
    .flatMap((operation) => namingFields(operation).map((field) => ({ operation, field })))
    .filter(({ operation, field }) => field.place !== 'header' && !isMarked(operation, field))
    .map(({ operation, field }) => `${operation.id} ${field.place} ${field.pointer}`);
  assert.deepEqual(unmarked, []);
});

/** The credential itself names no thing of somebody else's. */
function fieldsFor({ name }: Credential, operation: Operation): readonly NamingField[] {
  const isSession = (field: NamingField): boolean => /^(?:checkout_)?session_id$/.test(field.name);
  return namingFields(operation).filter(
    (field) =>
      !(name === 'the id of a checkout session' && isSession(field)) &&
      !(name === 'a token with one scope' && field.place === 'header') &&
      !(name === 'a key that manages keys' && field.place === 'header'),
  );
}

async function ask(
  credential: Credential,
  operation: Operation,
  field: NamingField | null,
): Promise<TestAnswer> {
  const { others, own } = credential;
  const value = field === null ? '' : valueOf(field, others);
  const things = field?.place === 'path' ? others : own;
  const path = operation.path.replaceAll(
    /\{([a-z0-9_]+)\}/g,
    (_, name: string) => WORDS_IN_PATHS[name] ?? things.get(name) ?? randomUUID(),
  );
  const query = new URLSearchParams();
  for (const [name, given] of Object.entries(partOf(operation.query, 'query', field, value)))
    query.set(name, String(given));
  const body = { ...BODIES[operation.id], ...bodyOf(operation, field, value) };
  const options = await credential.options(operation);
  return shop.service.request(operation.method, query.size === 0 ? path : `${path}?${query}`, {
    unchecked: true,
    ...options,
    ...(operation.body === undefined ? {} : { body }),
    ...(field?.place === 'header' ? { headers: field.build(value) as Readonly<Record<string, string>> } : {}),
  });
}

function partOf(
  schema: Operation['query'],
  place: NamingField['place'],
  field: NamingField | null,
  value: string,
): Readonly<Record<string, unknown>> {
  if (field?.place === place) return field.build(value);
  const made = schema === undefined ? {} : smallest(schema);
  return typeof made === 'object' && made !== null ? { ...made } : {};
}

/** All of a body where it is one of alternatives, else what stands at the top beside the smallest that is right. */
function bodyOf(
  operation: Operation,
  field: NamingField | null,
  value: string,
): Readonly<Record<string, unknown>> {
  const made = partOf(operation.body, 'body', field, value);
  const [, top = ''] = field?.pointer.split('/') ?? [];
  const name = top.replace(/\(.*/, '');
  const isWhole =
    BODIES[operation.id] === undefined || field?.place !== 'body' || field.pointer.startsWith('(');
  return isWhole ? (BODIES[operation.id] ?? made) : { [name]: made[name] };
}

/** Whose thing is named, by the name of the field and where it stands. */
function valueOf({ name, pointer, isId }: NamingField, others: Things): string {
  const one = name.replace(/_ids$/, '_id');
  const known = others.get(one);
  if (known !== undefined) return known;
  if (!isId) return others.get('buyer_external_identifier') ?? '';
  const kind =
    one === 'checkout_session_id' || pointer.includes('(checkout-session)')
      ? 'session_id'
      : /gift_cards|items/.test(pointer)
        ? 'gift_card_id'
        : pointer.includes('(id)')
          ? 'payment_method_id'
          : 'transaction_id';
  return others.get(kind) ?? '';
}

function isMarked(operation: Operation, { place, pointer }: NamingField): boolean {
  const schema = place === 'path' ? operation.params : place === 'query' ? operation.query : operation.body;
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replace(/\(.*/, ''));
  return JSON.stringify(schema).includes('x-front-end') && marksOn(schema, names);
}

/** True where the field, or something that it stands in, is marked. */
function marksOn(schema: unknown, names: readonly string[]): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if ('x-front-end' in schema) return true;
  const { properties, items, anyOf } = schema as {
    properties?: Readonly<Record<string, unknown>>;
    items?: unknown;
    anyOf?: readonly unknown[];
  };
  const [name = '', ...rest] = names;
  if (anyOf !== undefined) return anyOf.some((branch) => marksOn(branch, names));
  if (items !== undefined) return marksOn(items, rest);
  return name !== '' && properties?.[name] !== undefined && marksOn(properties[name], rest);
}

/** They name kinds of things, which everybody has. */
const WORDS_IN_PATHS: Readonly<Record<string, string>> = {
  flow: 'card-transaction',
  action: 'decline-early',
  number: '1',
  date: '2026-11-01',
  source: 'authorization',
  metric: 'transactions',
  module: 'country',
  payment_service_definition_id: 'mock-card',
  gift_card_service_definition_id: 'mock-gift-card',
  anti_fraud_service_definition_id: 'mock-anti-fraud',
  token_service_definition_id: 'mock-network-tokens',
};
/** Nothing of the kind is there before days have passed or something has failed: their own tests have some. */
const NOT_MADE: ReadonlySet<string> = new Set(['settlement_id', 'incident_id', 'report_execution_id']);

test('the walk has one of everything that a path can name, so that an operation added later is walked too', () => {
  const named = served
    .filter(({ access }) => access.kind === 'token')
    .flatMap(({ path: pattern }) => [...pattern.matchAll(/\{([a-z0-9_]+)\}/g)].map(([, name = '']) => name));
  const missing = named.filter(
    (name) => !victim.has(name) && WORDS_IN_PATHS[name] === undefined && !NOT_MADE.has(name),
  );
  assert.deepEqual([...new Set(missing)], []);
});

/** What a schema alone does not tell of a request that is right. */
const BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  create_transaction: { amount: 1299, currency: 'USD', country: 'US', payment_method: CARD },
  create_gift_card: { number: '6035710000003333', pin: '0500' },
  activate_gift_card: { number: '6035710000003333', pin: '0500', amount: 1299, currency: 'USD' },
  list_gift_card_balances: { items: [{ number: '6035710000003333', pin: '0500' }] },
  update_checkout_session_fields: { payment_method: CARD },
  create_checkout_session_fields: { payment_method: CARD },
  create_buyer: {},
  create_checkout_session: {},
  update_checkout_session: {},
};

/**
 * Rows by table, as one digest each, of all that hold one of the marks; notes of who called what left out: they say
 * which ids a caller asked for.
 */
async function rowsWith(marks: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const tables = await shop.service.db.query<{ table_name: string }>(
    {
      name: '',
      text: `SELECT table_name FROM information_schema.tables
        WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
               AND table_name NOT IN ('audit_logs', 'requests', 'rate_limits', 'idempotency_keys', 'relays', 'roles')`,
    },
    [],
  );
  const parts = tables.map(
    ({ table_name: table }) =>
      `SELECT '${table}' AS name, count(*)::text || ' ' || coalesce(md5(string_agg(row, '' ORDER BY row)), '') AS digest
       FROM (SELECT (to_jsonb(t) - 'last_used_at')::text AS row FROM ${table} t) rows WHERE row LIKE ANY ($1)`,
  );
  const rows = await shop.service.db.query<{ name: string; digest: string }>(
    { name: '', text: parts.join(' UNION ALL ') },
    [marks.map((mark) => `%${mark}%`)],
  );
  return new Map(
    rows.filter(({ digest }) => !digest.startsWith('0 ')).map(({ name, digest }) => [name, digest]),
  );
}
