import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SignJWT } from 'jose';
import { createPrivateKey } from 'node:crypto';
import { openTestService, type TestService } from '../../test/harness/index.ts';
import { OPERATIONS } from '../api-contract/index.ts';

let service: TestService;
/** Signs for a key that may act for merchant account `mine` only. */
let restricted: (scopes: readonly string[], claims?: object) => Promise<string>;
before(async () => {
  service = await openTestService({ worker: false });
  for (const id of ['mine', 'other'])
    await service.request('POST', '/merchant-accounts', { body: { id, display_name: id } });
  const { body: roles } = await service.request('GET', '/roles');
  const roleId = roles.items.find((role: { slug: string }) => role.slug === 'tests').id;
  await service.db.query(
    {
      name: 'test_fix_role',
      text: `UPDATE roles SET assignable_to = ARRAY['api-key-pair'] WHERE slug = 'tests'`,
    },
    [],
  );
  const { body: key } = await service.request('POST', '/api-key-pairs', {
    body: { display_name: 'restricted', role_ids: [roleId], merchant_account_ids: ['mine'] },
  });
  const privateKey = createPrivateKey(key.private_key);
  restricted = (scopes, claims = {}) => {
    const at = Math.floor(service.parts.clock.now().getTime() / 1000);
    return new SignJWT({ iat: at, nbf: at, exp: at + 60, scopes: [...scopes], ...claims })
      .setProtectedHeader({ typ: 'JWT', alg: 'ES512', kid: key.thumbprint })
      .sign(privateKey);
  };
});
after(() => service.close());

const probe = '/audit-logs';

test('200: the merchant account comes from either header, and is the default where there is none', async () => {
  assert.equal((await service.request('GET', probe)).status, 200);
  assert.equal((await service.request('GET', probe, { merchantAccount: 'other' })).status, 200);
  assert.equal(
    (await service.request('GET', probe, { headers: { 'x-gr4vy-merchant-account-id': 'other' } })).status,
    200,
  );
  assert.equal(
    (
      await service.request('GET', probe, {
        headers: { 'x-gr4vy-merchant-account-id': 'other' },
        merchantAccount: 'other',
      })
    ).status,
    200,
  );
});

test('400: the two headers contradict each other', async () => {
  const answer = await service.request('GET', probe, {
    headers: { 'x-gr4vy-merchant-account-id': 'default' },
    merchantAccount: 'other',
  });
  assert.equal(answer.status, 400);
  assert.equal(answer.body.details[0].location, 'header');
});

test("403: an account that does not exist and one that is not the key's get the same answer", async () => {
  const token = await restricted(['*.read']);
  assert.equal(
    (await service.request('GET', probe, { token })).status,
    200,
    'its own account is its default',
  );
  const [foreign, missing, malformed] = [
    await service.request('GET', probe, { token, merchantAccount: 'other' }),
    await service.request('GET', probe, { token, merchantAccount: 'nobody' }),
    await service.request('GET', probe, { token, merchantAccount: 'no id!' }),
  ];
  assert.equal(foreign.status, 403);
  assert.deepEqual(foreign.body, missing.body);
  assert.deepEqual(foreign.body, malformed.body);
  assert.equal((await service.request('GET', probe, { merchantAccount: 'nobody' })).status, 403);
});

test('404: a restricted key sees only its own merchant accounts, and makes none', async () => {
  const token = await restricted(['*.read', '*.write']);
  const list = await service.request('GET', '/merchant-accounts', { token });
  assert.deepEqual(
    list.body.items.map((item: { id: string }) => item.id),
    ['mine'],
  );
  assert.equal((await service.request('GET', '/merchant-accounts/mine', { token })).status, 200);
  assert.equal((await service.request('GET', '/merchant-accounts/other', { token })).status, 404);
  assert.equal((await service.request('PUT', '/merchant-accounts/other', { token, body: {} })).status, 404);
  assert.equal(
    (await service.request('GET', '/merchant-accounts/other/three-ds-configurations', { token })).status,
    404,
  );
  assert.equal(
    (
      await service.request('POST', '/merchant-accounts', {
        token,
        body: { id: 'more', display_name: 'More' },
      })
    ).status,
    403,
  );
});

test('403: an embed token calls exactly the operations that name embed, whatever other scopes it carries', async () => {
  for (const scopes of [['embed'], ['embed', '*.read', '*.write']]) {
    const token = await service.token({ scopes });
    for (const operation of OPERATIONS) {
      if (
        operation.access.kind !== 'token' ||
        operation.access.scopes.includes('embed') ||
        operation.method !== 'GET' ||
        operation.path.includes('{')
      )
        continue;
      const answer = await service.request(operation.method, operation.path, { token });
      assert.ok(answer.status === 403 || answer.status === 501, `${operation.id} ${answer.status}`);
    }
    assert.equal((await service.request('GET', probe, { token })).status, 403);
    assert.equal(
      (await service.request('PUT', '/merchant-accounts/default', { token, body: {} })).status,
      403,
    );
  }
});

test('400: an unknown API version is refused, a known one answered', async () => {
  const answer = await service.request('GET', '/roles', { headers: { 'x-api-version': '2019-01-01' } });
  assert.equal(answer.status, 400);
  assert.equal(answer.body.details[0].pointer, 'x-api-version');
  assert.equal((await service.request('GET', '/roles', { version: 'published' })).status, 200);
});
