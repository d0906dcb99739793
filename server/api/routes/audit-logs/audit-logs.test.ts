import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestService, type TestService } from '../../../../test/harness/index.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());

type Entry = {
  action: string;
  resource: { type: string; id: string; name: string };
  user: { id: string; name: string };
  merchant_account_id: string;
};

test('200: every write is on record when it is answered: who, what, when, and no content', async () => {
  await service.request('POST', '/merchant-accounts', {
    body: { id: 'audited', display_name: 'Audited', loon_secret_key: 'sk_never_told' },
  });
  await service.request('PUT', '/merchant-accounts/audited', {
    body: { visa_network_tokens_app_id: 'never told either' },
  });
  const answer = await service.request('GET', '/audit-logs', {
    merchantAccount: 'audited',
    version: 'published',
  });
  const entries: Entry[] = answer.body.items;
  assert.deepEqual(
    entries.map((entry) => [entry.action, entry.resource.type, entry.resource.id, entry.resource.name]),
    [
      ['updated', 'merchant-account', 'audited', 'Audited'],
      ['created', 'merchant-account', 'audited', 'Audited'],
    ],
  );
  assert.equal(entries[0]?.user.name, 'test ES256');
  assert.doesNotMatch(answer.text, /never/);
});

test('200: reads, refusals and failures leave nothing', async () => {
  const count = async (): Promise<number> =>
    (await service.request('GET', '/audit-logs?limit=100')).body.items.length;
  const before = await count();
  await service.request('GET', '/merchant-accounts');
  await service.request('PUT', '/merchant-accounts/nobody', { body: {} });
  await service.request('POST', '/merchant-accounts', { body: {} });
  assert.equal(await count(), before);
});

test('200: the list of one merchant account is filtered by action, caller and kind of resource', async () => {
  const [role] = (await service.request('GET', '/roles')).body.items;
  await service.db.query(
    { name: 'test_assignable', text: `UPDATE roles SET assignable_to = ARRAY['api-key-pair']` },
    [],
  );
  const { body: key } = await service.request('POST', '/api-key-pairs', {
    body: { display_name: 'Short-lived', role_ids: [role.id] },
  });
  await service.request('DELETE', `/api-key-pairs/${key.id}`);
  const listed = async (query: string): Promise<string[]> =>
    (await service.request('GET', `/audit-logs?${query}`)).body.items.map(
      (entry: Entry) => `${entry.action} ${entry.resource.type} ${entry.resource.id}`,
    );
  assert.deepEqual(await listed('resource_type=api-key-pair'), [
    `deleted api-key-pair ${key.id}`,
    `created api-key-pair ${key.id}`,
  ]);
  assert.deepEqual(await listed('resource_type=api-key-pair&action=deleted'), [
    `deleted api-key-pair ${key.id}`,
  ]);
  const actor = (await service.request('GET', '/audit-logs')).body.items[0].user.id;
  assert.ok((await listed(`user_id=${actor}`)).length > 0);
  assert.deepEqual(await listed('user_id=0192f0aa-0000-7000-8000-00000000dead'), []);
  const history = [`deleted api-key-pair ${key.id}`, `created api-key-pair ${key.id}`];
  assert.deepEqual(await listed(`resource_id=${key.id}`), history);
  assert.deepEqual(
    await listed(`resource_id=${key.id}&api_key_pair_id=${actor}&action=created`),
    history.slice(1),
  );
  assert.deepEqual(await listed(`resource_id=${key.id}&created_at_lte=2020-01-01T00:00:00Z`), []);
  assert.ok((await listed(`api_key_pair_id=${actor}&created_at_gte=2020-01-01T00:00:00Z`)).length > 0);
  assert.equal(
    (await service.request('GET', `/audit-logs?user_id=${key.id}&api_key_pair_id=${actor}`)).status,
    400,
  );
  assert.equal((await service.request('GET', '/audit-logs?action=nonsense')).status, 400);
});

test('of two hundred writes at once every one is on record', async () => {
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      service.request('POST', '/merchant-accounts', { body: { id: `many-${index}`, display_name: 'Many' } }),
    ),
  );
  const rows = await service.db.query(
    { name: 'test_many', text: `SELECT 1 FROM audit_logs WHERE resource_id LIKE 'many-%'` },
    [],
  );
  assert.equal(rows.length, 200);
});
