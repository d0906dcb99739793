import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { eventually, type TestAnswer, type TestService, openTestService } from '../../harness/index.ts';
import { ACCOUNT, fieldsOf, PATH, register, setUpMdes, SIGNING } from '../../network-tokens/mdes.ts';

let service: TestService;
let webhookUrl: string;
before(async () => {
  service = await openTestService({ worker: false });
  webhookUrl = await setUpMdes(service, service.simulatorUrl);
});
after(() => service.close());
beforeEach(async () => {
  await fetch(`${service.simulatorUrl}/_control/behaviours`, { method: 'DELETE' });
  await register(service.simulatorUrl, { notificationUrl: webhookUrl });
});

const NUMBER = '5555555555554444';

async function card(number = NUMBER): Promise<string> {
  const body = { method: 'card', number, expiration_date: '12/30' };
  const stored = await service.request('POST', '/payment-methods', { body });
  assert.equal(stored.status, 201, stored.text);
  return stored.body.id;
}

function provision(of: string): Promise<TestAnswer> {
  const body = { merchant_initiated: false, is_subsequent_payment: false };
  return service.request('POST', `/payment-methods/${of}/network-tokens`, { body });
}

type Row = Readonly<{ network_token_id: string; reference: string | null; service: string; status: string }>;

async function rowOf(of: string): Promise<Row | undefined> {
  const [row] = await service.db.query<Row>(
    {
      name: 'test_row',
      text: `SELECT network_token_id, reference, service, status FROM network_tokens WHERE payment_method_id = $1`,
    },
    [of],
  );
  return row;
}

function act(subject: string, what: string): Promise<Response> {
  const body = { processor: 'mastercard-mdes', account: ACCOUNT, subject, act: what };
  return fetch(`${service.simulatorUrl}/_control/acts`, { method: 'POST', body: JSON.stringify(body) });
}

async function order(behaviour: Readonly<Record<string, unknown>>): Promise<void> {
  await fetch(`${service.simulatorUrl}/_control/behaviours`, {
    method: 'POST',
    body: JSON.stringify({ processor: 'mastercard-mdes', ...behaviour }),
  });
}

function sendNotice(body: string, url = webhookUrl): Promise<Response> {
  const { pathname } = new URL(url);
  return fetch(`${service.url}${pathname}`, { method: 'POST', body });
}

test('the definition says whose cards it serves and what it takes; what is secret is never shown', async () => {
  const { body } = await service.request('GET', '/token-service-definitions');
  const [mdes] = body.items.filter(({ id }: { id: string }) => id === 'mastercard-mdes');
  assert.deepEqual(mdes.schemes, ['mastercard', 'maestro']);
  assert.deepEqual(
    mdes.fields.map(({ key, required, secret }: Record<string, unknown>) => [key, required, secret]),
    [
      ['token_requestor_id', true, false],
      ['consumer_key', true, true],
      ['signing_key', true, true],
      ['signing_key_password', false, true],
      ['encryption_certificate', true, false],
      ['encryption_key_fingerprint', false, false],
      ['decryption_key', true, true],
      ['decryption_key_password', false, true],
    ],
  );
  const listed = await service.request('GET', '/merchant-accounts/default/token-services');
  assert.deepEqual(
    listed.body.items[0].fields.map(({ key }: { key: string }) => key),
    ['token_requestor_id', 'encryption_certificate'],
  );
  assert.match(listed.body.items[0].webhook_url, /\/i\/ts\/[\w-]+\/[\w-]{43}$/);
});

test('settings are checked, all at once; those that are left out of a change stay', async () => {
  const refused = await service.request('PUT', PATH, {
    body: {
      fields: [
        { key: 'token_requestor_id', value: '5011003027' },
        { key: 'encryption_certificate', value: 'not a certificate' },
        { key: 'nobody', value: 'x' },
      ],
    },
  });
  assert.equal(refused.status, 422);
  assert.deepEqual(
    refused.body.details.map(({ pointer }: { pointer: string }) => pointer),
    ['/fields/0/value', '/fields/1/value', '/fields/2/key'],
  );
  const kept = await service.request('PUT', PATH, {
    body: { fields: [{ key: 'token_requestor_id', value: '50110030273' }] },
  });
  assert.deepEqual([kept.status, kept.body.webhook_url], [200, webhookUrl]);
  assert.equal((await provision(await card())).status, 201);
  const path = '/merchant-accounts/default/token-services';
  assert.equal((await service.request('PUT', `${path}/nobody`, { body: { fields: [] } })).status, 404);
  assert.equal((await service.request('DELETE', `${path}/nobody`)).status, 404);
});

test('the scheme of a card decides who is asked', async () => {
  const [mastercard, visa] = [await card(), await card('4111111111111111')];
  for (const stored of [mastercard, visa]) assert.equal((await provision(stored)).status, 201);
  assert.deepEqual(
    [(await rowOf(mastercard))?.service, (await rowOf(visa))?.service],
    ['mastercard-mdes', 'mock-network-tokens'],
  );
});

test('two stored cards with one number have tokens of their own, also where an answer got lost', async () => {
  const [first, second] = [await card(), await card()];
  assert.equal((await provision(first)).status, 201);
  await order({ manner: 'reset_after', kind: 'provision' });
  assert.equal((await provision(second)).status, 502);
  assert.equal((await provision(second)).status, 201);
  assert.notEqual((await rowOf(first))?.reference, (await rowOf(second))?.reference);
});

test('a token whose number did not come is not made anew', async () => {
  const of = await card();
  await order({ manner: 'error_after', kind: 'find' });
  assert.equal((await provision(of)).status, 502);
  const made = await provision(of);
  assert.equal(made.status, 201, made.text);
  const { reference } = (await rowOf(of)) ?? {};
  const tokens = await service.db.query(
    {
      name: 'test_left_over',
      text: `SELECT object_id FROM simulator.objects o WHERE kind = 'token' AND merchant_account_id = $1
        AND NOT EXISTS (SELECT FROM network_tokens t WHERE t.reference = o.object_id)`,
    },
    [ACCOUNT],
  );
  assert.deepEqual([tokens.length, typeof reference], [0, 'string']);
});

test('a signature that Mastercard does not take is 502, and is not held against the card', async () => {
  const other = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await register(service.simulatorUrl, { signingKey: other.publicKey });
  const of = await card();
  assert.equal((await provision(of)).status, 502);
  await register(service.simulatorUrl, { signingKey: SIGNING.publicKey });
  assert.equal((await provision(of)).status, 201);
});

test('what Mastercard encrypted for another key is 502, and the token is there once the key is right', async () => {
  const of = await card();
  const stranger = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await register(service.simulatorUrl, { encryptionKey: stranger.publicKey });
  assert.equal((await provision(of)).status, 502);
  await register(service.simulatorUrl);
  const made = await provision(of);
  assert.equal(made.status, 201, made.text);
  const path = `/payment-methods/${of}/network-tokens/${made.body.id}/cryptogram`;
  await register(service.simulatorUrl, { encryptionKey: stranger.publicKey });
  assert.equal((await service.request('POST', path, { body: { merchant_initiated: true } })).status, 502);
});

test('a token that issuer and merchant both suspended is active once both have resumed it', async () => {
  const of = await card();
  const made = await provision(of);
  const path = `/payment-methods/${of}/network-tokens/${made.body.id}`;
  assert.equal((await service.request('POST', `${path}/suspend`)).body.status, 'suspended');
  const { reference } = (await rowOf(of)) ?? {};
  assert.ok((await act(reference ?? '', 'suspend')).ok);
  assert.equal((await service.request('POST', `${path}/resume`)).body.status, 'suspended');
  assert.ok((await act(reference ?? '', 'unsuspend')).ok);
  await tokenStatus(of, 'active');
});

/** What the token is once the event has come; it comes by itself, and at once when events are sent. */
function tokenStatus(of: string, status: string): Promise<unknown> {
  return eventually(async () => {
    await (await fetch(`${service.simulatorUrl}/_control/run`, { method: 'POST' })).arrayBuffer();
    assert.equal((await rowOf(of))?.status, status);
  });
}

test('a token that its issuer deletes is destroyed here', async () => {
  const of = await card();
  const made = await provision(of);
  assert.ok((await act((await rowOf(of))?.reference ?? '', 'delete')).ok);
  await tokenStatus(of, 'deleted');
  const left = { name: 'test_left', text: 'SELECT 1 FROM vault.records WHERE id = $1' };
  assert.deepEqual(await service.db.query(left, [made.body.id]), []);
  assert.equal((await provision(of)).status, 201);
});

test('what an event says of a token is not believed: it is looked up', async () => {
  const of = await card();
  await provision(of);
  const { reference } = (await rowOf(of)) ?? {};
  const tokens = [{ tokenUniqueReference: reference, status: 'DEACTIVATED' }];
  const answer = await sendNotice(JSON.stringify({ requestId: '1', tokens }));
  assert.equal(answer.status, 200);
  assert.deepEqual(Object.keys((await answer.json()) as object), ['responseId']);
  assert.equal((await rowOf(of))?.status, 'active');
});

test('events at addresses of nobody are 404, and what is none is 400', async () => {
  const { pathname } = new URL(webhookUrl);
  for (const path of [`${pathname}x`, '/i/ts/x/y', pathname.replace('/i/ts/', '/i/ps/')])
    assert.equal((await sendNotice('{}', `http://x${path}`)).status, 404, path);
  const sealed = { encryptedKey: 'ab', oaepHashingAlgorithm: 'SHA512', iv: 'ab', encryptedData: 'ab' };
  const bodies = ['{}', 'x', '{"tokens":[]}', JSON.stringify({ encryptedPayload: sealed })];
  const plain = { ...sealed, oaepHashingAlgorithm: undefined };
  for (const body of [...bodies, JSON.stringify({ encryptedPayload: plain })])
    assert.equal((await sendNotice(body)).status, 400, body);
});

test('an event is 502 while Mastercard is out of reach, so that it comes again', async () => {
  const of = await card();
  await provision(of);
  const { reference } = (await rowOf(of)) ?? {};
  const event = JSON.stringify({ tokens: [{ tokenUniqueReference: reference }] });
  await order({ manner: 'error_before', kind: 'find' });
  assert.equal((await sendNotice(event)).status, 502);
  assert.equal((await sendNotice(event)).status, 200);
});

test('a service that was removed makes no more tokens, and those that it made go on', async () => {
  const of = await card();
  const made = await provision(of);
  assert.equal((await service.request('DELETE', PATH)).status, 204);
  try {
    const other = await card();
    assert.equal((await provision(other)).status, 201);
    assert.equal((await rowOf(other))?.service, 'mock-network-tokens');
    const path = `/payment-methods/${of}/network-tokens/${made.body.id}`;
    const proof = await service.request('POST', `${path}/cryptogram`, { body: { merchant_initiated: true } });
    assert.equal(proof.status, 201, proof.text);
    assert.equal((await service.request('DELETE', path)).status, 204);
  } finally {
    const fields = fieldsOf(await register(service.simulatorUrl, { notificationUrl: webhookUrl }));
    const again = await service.request('PUT', PATH, { body: { fields } });
    assert.deepEqual([again.status, again.body.webhook_url], [200, webhookUrl]);
  }
});
