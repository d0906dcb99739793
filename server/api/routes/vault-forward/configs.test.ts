import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { after, before, test } from 'node:test';
import { compactDecrypt } from 'jose';
import { issue } from '../../../../test/harness/certificates.ts';
import { type TestAnswer, type TestService, openTestService } from '../../../../test/harness/index.ts';
import {
  type Target,
  authority,
  openTlsTarget,
  trustTestAuthority,
} from '../../../../test/harness/tls-target.ts';
import { type MerchantAccountId, type PaymentMethodId, toId } from '../../../domain/ids.ts';
import { describeCard } from '../../../payment-methods/describe-card.ts';
import { storeCard } from '../../../payment-methods/store-card.ts';

const DEFAULT: MerchantAccountId = toId('default');
const SCOPES = [
  'vault-forward.write',
  'vault-forward-configs.read',
  'vault-forward-configs.write',
  'vault-forward-authentications.read',
  'vault-forward-authentications.write',
  'vault-forward-definitions.read',
];
let service: TestService;
let target: Target;
let card: PaymentMethodId;
let configId: string;

before(async () => {
  trustTestAuthority();
  service = await openTestService();
  target = await openTlsTarget(undefined, {
    requestCert: true,
    rejectUnauthorized: false,
    ca: [authority.certificate],
  });
  const { parts } = service;
  const number = await parts.vault.hold('card.number', Buffer.from('4111111111111111'));
  card = (
    await storeCard(
      parts,
      {
        merchantAccountId: DEFAULT,
        number,
        expirationDate: '09/30',
        description: await describeCard(parts.bins, number.facts),
        buyerId: null,
        externalIdentifier: null,
        status: 'succeeded',
      },
      parts.clock.now(),
    )
  ).payment_method_id;
  configId = (
    await call('POST', '', {
      definition_id: 'generic',
      hosts: ['Api.Example.com', `localhost:${target.port}`],
    })
  ).body.id;
});
after(async () => {
  await service.close();
  await target.close();
});

const call = (method: string, path: string, body?: unknown): Promise<TestAnswer> =>
  service.request(method, `/vault-forward/configs${path}`, {
    scopes: SCOPES,
    ...(body === undefined ? {} : { body }),
  });
const problemsOf = (answer: TestAnswer): string[] =>
  (answer.body.details as { pointer: string }[]).map(({ pointer }) => pointer).toSorted();

test('200: PUT changes hosts and name, and the stored keys stay, with the hosts that they are for', async () => {
  const hosts = ['api.example.com', `localhost:${target.port}`];
  const kept = await authentication('signature', undefined, {
    secret: 'a stored secret',
    algorithm: 'sha256',
  });
  const more = [...hosts, 'more.example.com'];
  assert.deepEqual(problemsOf(await call('PUT', `/${configId}`, { hosts: more })), ['/hosts/2']);
  const fewer = await call('PUT', `/${configId}`, { hosts: hosts.slice(1) });
  assert.deepEqual(
    [fewer.status, fewer.body.hosts, fewer.body.authentications.map(({ id }: { id: string }) => id)],
    [200, hosts.slice(1), [kept]],
    fewer.text,
  );
  const named = await call('PUT', `/${configId}`, { display_name: 'Ours' });
  assert.deepEqual([named.body.display_name, named.body.hosts.length], ['Ours', 1]);
  assert.deepEqual(problemsOf(await call('PUT', `/${configId}`, { hosts: ['https://x'] })), ['/hosts/0']);
  assert.deepEqual(problemsOf(await call('PUT', `/${configId}`, { hosts: [] })), ['/hosts']);
  assert.equal((await call('PUT', `/${kept}`, { hosts })).status, 404);
  assert.equal((await call('DELETE', `/${configId}/authentications/${kept}`)).status, 204);
  const back = await call('PUT', `/${configId}`, { hosts, display_name: null });
  assert.deepEqual(back.body.hosts, hosts);
  assert.notEqual(back.body.display_name, 'Ours');
});

type Fields = Readonly<Record<string, string>>;
const fieldsOf = (fields: Fields): { key: string; value: string }[] =>
  Object.entries(fields).map(([key, value]) => ({ key, value }));

async function authentication(kind: string, method: string | undefined, fields: Fields): Promise<string> {
  const answer = await call('POST', `/${configId}/authentications`, {
    kind,
    ...(method === undefined ? {} : { method }),
    display_name: `a ${kind}`,
    fields: fieldsOf(fields),
  });
  assert.equal(answer.status, 201, answer.text);
  return answer.body.id;
}

function relay(
  authentications: readonly string[],
  headers: Fields = {},
  to: TestService = service,
): Promise<TestAnswer> {
  return to.request('POST', '/vault-forward', {
    rawBody: '{"n":"{{CARD_NUMBER_1}}"}',
    scopes: SCOPES,
    unchecked: true,
    headers: {
      'content-type': 'application/json',
      'x-vault-forward-url': `${target.url}/pay`,
      'x-vault-forward-http-method': 'POST',
      'x-vault-forward-payment-methods': card,
      ...(authentications.length === 0
        ? {}
        : { 'x-vault-forward-authentications': authentications.join(',') }),
      ...headers,
    },
  });
}

test('200: definitions show every method with its fields', async () => {
  const answer = await service.request('GET', '/vault-forward/definitions', { scopes: SCOPES });
  const generic = (
    answer.body.items as {
      id: string;
      authentications: { kind: string; method: string; fields: unknown[] }[];
    }[]
  ).find(({ id }) => id === 'generic');
  for (const kind of ['mle', 'signature', 'mtls'])
    assert.ok(
      generic?.authentications.some((one) => one.kind === kind && one.fields.length > 0),
      kind,
    );
});

test('201, 200: a config reads back as it was made, with lower-case hosts and its creator', async () => {
  const read = await call('GET', `/${configId}`);
  assert.equal(read.status, 200);
  assert.deepEqual(read.body.hosts, ['api.example.com', `localhost:${target.port}`]);
  assert.notEqual(read.body.creator, null);
  assert.deepEqual(
    (await call('GET', '')).body.items.map(({ id }: { id: string }) => id),
    [configId],
  );
});

test('409: one config for each definition', async () => {
  assert.equal(
    (await call('POST', '', { definition_id: 'generic', hosts: ['other.example.com'] })).status,
    409,
  );
});

test('404: another merchant account, or no such config', async () => {
  assert.equal((await call('GET', '/00000000-0000-7000-8000-000000000000')).status, 404);
  assert.equal((await call('DELETE', '/00000000-0000-7000-8000-000000000000')).status, 404);
  assert.equal(
    (
      await call('POST', '/00000000-0000-7000-8000-000000000000/authentications', {
        kind: 'mtls',
        display_name: 'x',
        fields: [],
      })
    ).status,
    404,
  );
});

test('422: hosts that the relay would refuse are refused here', async () => {
  const hosts = [
    '10.0.0.1',
    'user@example.com',
    'example.com/path',
    'https://example.com',
    'example.com:22',
    '*.example.com',
    'intranet',
    'xn--exmple-cua.com',
    'a b.example.com',
    '[::1',
    '',
  ];
  for (const host of hosts)
    assert.ok(
      [400, 422].includes((await call('POST', '', { definition_id: 'visa', hosts: [host] })).status),
      host,
    );
  for (const body of [
    { definition_id: 'nothing', hosts: ['a.example.com'] },
    { definition_id: 'visa', hosts: ['a.example.com'] },
  ])
    assert.equal((await call('POST', '', body)).status, 422);
});

test('201: an authentication method is stored write-only: what is set is told, no value ever is', async () => {
  const id = await authentication('signature', 'hmac', { secret: 'a very secret secret' });
  const read = await call('GET', `/${configId}/authentications/${id}`);
  assert.deepEqual(
    read.body.fields.filter(({ set }: { set: boolean }) => set),
    [{ key: 'secret', value: null, set: true }],
  );
  assert.ok(!read.text.includes('a very secret secret'));
  assert.ok(!(await call('GET', '')).text.includes('a very secret secret'));
});

test('200: an empty value unsets a field that may be left out; one that is required stays', async () => {
  const id = await authentication('mtls', 'pem', { certificate: 'x', private_key: 'y', passphrase: 'z' });
  const changed = await call('PUT', `/${configId}/authentications/${id}`, {
    display_name: 'renamed',
    fields: fieldsOf({ passphrase: '' }),
  });
  assert.equal(changed.status, 200, changed.text);
  assert.deepEqual(
    [
      changed.body.display_name,
      changed.body.fields.find(({ key }: { key: string }) => key === 'passphrase').set,
    ],
    ['renamed', false],
  );
  const refused = await call('PUT', `/${configId}/authentications/${id}`, {
    fields: fieldsOf({ private_key: '' }),
  });
  assert.equal(refused.status, 422);
});

test('422: fields that the method does not take, and required ones that are missing, all at once', async () => {
  const answer = await call('POST', `/${configId}/authentications`, {
    kind: 'mtls',
    method: 'pem',
    display_name: 'x',
    fields: fieldsOf({ nonsense: '1' }),
  });
  assert.equal(answer.status, 422);
  assert.deepEqual(problemsOf(answer), ['/fields', '/fields', '/fields/0/key']);
  assert.equal(
    (
      await call('POST', `/${configId}/authentications`, {
        kind: 'mtls',
        method: 'hmac',
        display_name: 'x',
        fields: [],
      })
    ).status,
    422,
  );
});

test('200: encryption, signature and client certificate are applied in one order, however listed', async () => {
  const client = issue({ subject: 'merchant' }, authority);
  const recipient = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const mtls = await authentication('mtls', 'pem', {
    certificate: client.certificate,
    private_key: client.key,
  });
  const mle = await authentication('mle', 'jwe', {
    key: recipient.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    key_id: 'k1',
  });
  const hmac = await authentication('signature', 'hmac', { secret: 'shared' });
  const orders = [
    [mtls, mle, hmac],
    [hmac, mle, mtls],
    [mle, hmac, mtls],
  ];
  for (const order of orders) {
    assert.equal((await relay(order)).status, 200);
    const got = target.received.at(-1);
    assert.equal(got?.clientSubject, 'merchant');
    const sent = got?.body.toString() ?? '';
    assert.ok(!sent.includes('4111111111111111'));
    const jwe = sent.startsWith('{')
      ? (Object.values(JSON.parse(sent) as Record<string, string>)[0] ?? '')
      : sent;
    const { plaintext } = await compactDecrypt(jwe, recipient.privateKey);
    assert.equal(Buffer.from(plaintext).toString(), '{"n":"4111111111111111"}');
    const signature = Object.entries(got?.headers ?? {}).find(([name]) => name.includes('signature'));
    assert.notEqual(signature, undefined);
  }
});

test('400: listed twice, two of one kind, not there, broken: the method is named, nothing is sent', async () => {
  const one = await authentication('signature', 'hmac', { secret: 'shared' });
  const two = await authentication('signature', 'hmac', { secret: 'shared' });
  const broken = await authentication('mtls', 'pem', {
    certificate: 'gibberish one',
    private_key: 'gibberish two',
  });
  const before_ = target.received.length;
  for (const list of [
    [one, one],
    [one, two],
    [crypto.randomUUID()],
    [one, broken],
    [one, two, broken, crypto.randomUUID()],
  ]) {
    const answer = await relay(list);
    assert.equal(answer.status, 400, list.join(','));
    assert.notEqual(answer.headers.get('x-vault-forward-error'), null);
    assert.ok(!answer.text.includes('gibberish'));
  }
  assert.ok((await relay([broken])).text.includes(broken));
  assert.equal(target.received.length, before_);
});

test('204: a deleted method is gone from the vault too, and cannot be applied', async () => {
  const id = await authentication('signature', 'hmac', { secret: 'shared' });
  assert.equal((await call('DELETE', `/${configId}/authentications/${id}`)).status, 204);
  assert.equal((await call('DELETE', `/${configId}/authentications/${id}`)).status, 404);
  assert.equal((await relay([id])).status, 400);
});

test('in production only an enabled host is relayed to, by name and port', async () => {
  // As if this database had been begun by a production instance.
  const begunBy = (environment: string): Promise<unknown[]> =>
    service.db.query({ name: '', text: 'UPDATE instance SET environment = $1' }, [environment]);
  await begunBy('production');
  const production = await openTestService({
    database: service.database,
    config: { environment: 'production', dataDir: service.parts.config.dataDir },
  });
  try {
    const elsewhere = await relay([], { 'x-vault-forward-url': 'https://other.example.com/' }, production);
    assert.deepEqual(
      [elsewhere.status, elsewhere.headers.get('x-vault-forward-error')],
      [400, 'host_not_enabled'],
    );
    const otherPort = await relay(
      [],
      { 'x-vault-forward-url': `https://localhost:${target.port + 1}/` },
      production,
    );
    assert.equal(otherPort.headers.get('x-vault-forward-error'), 'host_not_enabled');
  } finally {
    await production.close();
    await begunBy('sandbox');
  }
});

test('204: deleting a config deletes its methods', async () => {
  const id = await authentication('signature', 'hmac', { secret: 'shared' });
  assert.equal((await call('DELETE', `/${configId}`)).status, 204);
  assert.equal((await call('GET', `/${configId}`)).status, 404);
  assert.equal((await relay([id])).status, 400);
});
