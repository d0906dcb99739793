import assert from 'node:assert/strict';
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { after, before, test } from 'node:test';
import { calculateJwkThumbprint } from 'jose';
import { openTestService, type TestService } from '../../../../test/harness/index.ts';
import { ensureRoles } from '../../../access/bootstrap.ts';

let service: TestService;
let roleIds: Record<string, string>;
before(async () => {
  service = await openTestService({ worker: false });
  const roles = await ensureRoles(service.parts);
  roleIds = Object.fromEntries(Object.entries(roles).map(([slug, role]) => [slug, role.role_id]));
  await service.request('POST', '/merchant-accounts', { body: { id: 'shop', display_name: 'Shop' } });
});
after(() => service.close());

const create = (body: object, options: { token?: string } = {}) =>
  service.request('POST', '/api-key-pairs', {
    body: { display_name: 'A key', role_ids: [roleIds['full-access']], ...body },
    ...options,
  });

/** A token as the published SDKs make it. */
function tokenOf(
  privateKey: KeyObject,
  kid: string,
  alg: 'ES512' | 'RS512',
  scopes: readonly string[] = ['*.read', '*.write'],
): string {
  const at = Math.floor(service.parts.clock.now().getTime() / 1000);
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${encode({ typ: 'JWT', alg, kid })}.${encode({ iat: at, nbf: at, exp: at + 30, scopes })}`;
  const key = alg === 'ES512' ? ({ key: privateKey, dsaEncoding: 'ieee-p1363' } as const) : privateKey;
  return `${signed}.${sign('sha512', Buffer.from(signed), key).toString('base64url')}`;
}

test("201: the private key is answered once, works, and its thumbprint is RFC 7638's", async () => {
  const created = await create({});
  assert.equal(created.status, 201, created.text);
  const privateKey = createPrivateKey(created.body.private_key);
  assert.equal(privateKey.asymmetricKeyDetails?.namedCurve, 'secp521r1');
  assert.equal(
    created.body.thumbprint,
    await calculateJwkThumbprint(createPublicKey(privateKey).export({ format: 'jwk' })),
  );
  assert.equal(
    (
      await service.request('GET', '/merchant-accounts', {
        token: tokenOf(privateKey, created.body.thumbprint, 'ES512'),
      })
    ).status,
    200,
  );
  const read = await service.request('GET', `/api-key-pairs/${created.body.id}`, { version: 'published' });
  assert.deepEqual(read.body, { ...created.body, private_key: null, last_used_at: read.body.last_used_at });
  const [kept] = await service.db.query<{ row: string }>(
    {
      name: 'test_key_row',
      text: `SELECT api_key_pairs::text AS row FROM api_key_pairs WHERE api_key_pair_id = $1`,
    },
    [created.body.id],
  );
  assert.doesNotMatch(kept?.row ?? '', /PRIVATE/);
});

test('201: an RSA key signs RS512', async () => {
  const created = await create({ algorithm: 'RSA' });
  assert.equal(created.body.algorithm, 'RSA');
  assert.equal(
    (
      await service.request('GET', '/roles', {
        token: tokenOf(createPrivateKey(created.body.private_key), created.body.thumbprint, 'RS512'),
      })
    ).status,
    200,
  );
});

test('201: a public key that the caller made is taken; 409 when it is known, also after it was deleted', async () => {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const created = await create({ public_key: publicKey });
  assert.equal(created.status, 201, created.text);
  assert.equal(created.body.private_key, null);
  assert.equal((await create({ public_key: publicKey })).status, 409);
  await service.request('DELETE', `/api-key-pairs/${created.body.id}`);
  assert.equal((await create({ public_key: publicKey })).status, 409);
});

test('400: a public key that is private, weak, of another kind or not a key; nothing of it is repeated', async () => {
  const pem = (key: KeyObject): string =>
    key.export({ type: key.type === 'public' ? 'spki' : 'pkcs8', format: 'pem' }).toString();
  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey;
  const other = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  for (const body of [
    { public_key: pem(other.privateKey) },
    { public_key: pem(other.publicKey) },
    { public_key: pem(weak), algorithm: 'RSA' },
    { public_key: 'nonsense' },
    { public_key: pem(generateKeyPairSync('ed25519').publicKey), algorithm: 'RSA' },
  ]) {
    const answer = await create(body);
    assert.equal(answer.status, 400);
    assert.equal(answer.body.details[0].pointer, '/public_key');
    assert.doesNotMatch(answer.text, /BEGIN|nonsense/);
  }
});

test('400: roles and merchant accounts that do not exist, each by its place', async () => {
  const answer = await create({
    role_ids: [roleIds['full-access'], '0192f0aa-0000-7000-8000-00000000dead'],
    merchant_account_ids: ['shop', 'nowhere'],
  });
  assert.equal(answer.status, 400);
  assert.deepEqual(
    answer.body.details.map((detail: { pointer: string }) => detail.pointer),
    ['/role_ids/1', '/merchant_account_ids/1'],
  );
});

test('400: a caller gives a key no more than it has: neither roles nor merchant accounts', async () => {
  const manager = await create({ role_ids: [roleIds['system-management']], merchant_account_ids: ['shop'] });
  const token = tokenOf(createPrivateKey(manager.body.private_key), manager.body.thumbprint, 'ES512');
  assert.equal(
    (await create({ merchant_account_ids: ['shop'] }, { token })).body.details[0].pointer,
    '/role_ids/0',
  );
  const same = { role_ids: [roleIds['system-management']] };
  assert.equal((await create({ ...same, merchant_account_ids: ['default'] }, { token })).status, 400);
  assert.equal((await create({ ...same, merchant_account_ids: [] }, { token })).status, 400);
  const allowed = await create(same, { token });
  assert.equal(allowed.status, 201, allowed.text);
  assert.deepEqual(
    allowed.body.merchant_accounts.map((account: { id: string }) => account.id),
    ['shop'],
  );
  assert.equal(allowed.body.creator.id, manager.body.id);
  assert.equal(
    (
      await service.request('PUT', `/api-key-pairs/${allowed.body.id}`, {
        token,
        body: { role_ids: [roleIds['full-access']] },
      })
    ).status,
    400,
  );
  const all = await create({});
  for (const method of ['GET', 'DELETE'])
    assert.equal((await service.request(method, `/api-key-pairs/${all.body.id}`, { token })).status, 404);
});

test('400: a token gives no more than its own scopes allow, whatever its key may', async () => {
  const key = await create({});
  const narrow = tokenOf(createPrivateKey(key.body.private_key), key.body.thumbprint, 'ES512', [
    'api-key-pairs.write',
  ]);
  for (const slug of ['full-access', 'processing', 'system-management']) {
    const answer = await create({ role_ids: [roleIds[slug]] }, { token: narrow });
    assert.deepEqual([answer.status, answer.body.details?.[0].pointer], [400, '/role_ids/0'], slug);
  }
  const whole = tokenOf(createPrivateKey(key.body.private_key), key.body.thumbprint, 'ES512');
  assert.equal((await create({}, { token: whole })).status, 201);
});

test('403: a key that could not be given cannot be changed, enabled or deleted either', async () => {
  const manager = await create({ role_ids: [roleIds['system-management']] });
  const token = tokenOf(createPrivateKey(manager.body.private_key), manager.body.thumbprint, 'ES512');
  const stronger = await create({ active: false, merchant_account_ids: ['shop'] });
  const path = `/api-key-pairs/${stronger.body.id}`;
  for (const body of [
    { active: true },
    { merchant_account_ids: [] },
    { display_name: 'Mine' },
    { role_ids: [roleIds['system-management']] },
    {},
  ]) {
    const answer = await service.request('PUT', path, { token, body });
    assert.equal(answer.status, 403, `${JSON.stringify(body)}: ${answer.text}`);
  }
  assert.equal((await service.request('DELETE', path, { token })).status, 403);
  const narrow = tokenOf(createPrivateKey(manager.body.private_key), manager.body.thumbprint, 'ES512', [
    'api-key-pairs.write',
  ]);
  assert.equal(
    (await service.request('PUT', `/api-key-pairs/${manager.body.id}`, { token: narrow, body: {} })).status,
    403,
  );
  const { body: after } = await service.request('GET', path);
  assert.deepEqual(after, { ...stronger.body, private_key: null });
  const weaker = await create({ role_ids: [roleIds['system-management']] });
  assert.equal(
    (await service.request('PUT', `/api-key-pairs/${weaker.body.id}`, { token, body: { active: false } }))
      .status,
    200,
  );
  assert.equal((await service.request('DELETE', `/api-key-pairs/${weaker.body.id}`, { token })).status, 204);
});

test('200: PUT changes what is given and leaves the rest, nulls too', async () => {
  const { body: key } = await create({ merchant_account_ids: ['shop'] });
  const answer = await service.request('PUT', `/api-key-pairs/${key.id}`, {
    body: { display_name: 'Renamed', active: null, role_ids: null },
  });
  assert.deepEqual(
    [
      answer.body.display_name,
      answer.body.active,
      answer.body.roles.length,
      answer.body.merchant_accounts.length,
    ],
    ['Renamed', true, 1, 1],
  );
  assert.equal(
    (await service.request('PUT', `/api-key-pairs/0192f0aa-0000-7000-8000-00000000dead`, { body: {} }))
      .status,
    404,
  );
});

test('204: a deleted key is gone from every answer', async () => {
  const { body: key } = await create({});
  assert.equal((await service.request('DELETE', `/api-key-pairs/${key.id}`)).status, 204);
  assert.equal((await service.request('GET', `/api-key-pairs/${key.id}`)).status, 404);
  assert.equal((await service.request('DELETE', `/api-key-pairs/${key.id}`)).status, 404);
  const list = await service.request('GET', '/api-key-pairs?limit=100');
  assert.ok(!list.body.items.some((item: { id: string }) => item.id === key.id));
});

test('200: a new key speaks the version of the request that made it', async () => {
  const made = await service.request('POST', '/api-key-pairs', {
    version: 'published',
    body: { display_name: 'SDK', role_ids: [roleIds['full-access']] },
  });
  assert.equal(made.status, 201, made.text);
  const [row] = await service.db.query<{ api_version: string }>(
    { name: 'test_key_version', text: 'SELECT api_version FROM api_key_pairs WHERE api_key_pair_id = $1' },
    [made.body.id],
  );
  assert.equal(row?.api_version, 'published');
});

test('200: the roles of the instance are listed', async () => {
  const { body } = await service.request('GET', '/roles', { version: 'published' });
  for (const slug of ['full-access', 'processing', 'system-management'])
    assert.ok(
      body.items.some((role: { slug: string }) => role.slug === slug),
      slug,
    );
});
