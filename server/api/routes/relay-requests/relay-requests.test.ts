import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestService, type TestService } from '../../../../test/harness/index.ts';

let service: TestService;
let configId: string;
before(async () => {
  service = await openTestService({ worker: false });
  const made = await service.request('POST', '/vault-forward/configs', {
    body: { definition_id: 'generic', hosts: ['api.example.com', 'api.example.com:8443'] },
  });
  configId = made.body.id;
  await service.db.query(
    {
      name: '',
      text: `INSERT INTO relays (merchant_account_id, relay_id, request_id, caller_name, payment_method_ids,
        authentication_ids, http_method, host, outcome, reason, status, duration_ms, started_at, finished_at)
      SELECT 'default', gen_random_uuid(), 'r-' || n, 'Shop', ARRAY[id]::uuid[], ARRAY[id]::uuid[], 'POST', host,
        outcome, reason, status, 12, now() - n * interval '1 hour', now()
      FROM (VALUES (1, 'api.example.com:443', 'answered', NULL, 201, '0192f0aa-0000-7000-8000-000000000001'::uuid),
        (2, 'api.example.com:8443', 'answered', NULL, 500, '0192f0aa-0000-7000-8000-000000000002'),
        (3, 'other.example.com:443', 'not_sent', 'not_sent', NULL, '0192f0aa-0000-7000-8000-000000000001'))
        v (n, host, outcome, reason, status, id)`,
    },
    [],
  );
});
after(() => service.close());

type Item = Readonly<{
  request_id: string;
  host: string;
  vault_forward_config_id: string | null;
  outcome: string;
}>;
async function listRelays(query: string): Promise<readonly string[]> {
  const { body } = await service.request('GET', `/relay-requests?${query}`);
  return body.items.map(({ request_id }: Item) => request_id);
}

test('200: what was relayed, newest first, with the configuration whose host it went to', async () => {
  const { body } = await service.request('GET', '/relay-requests');
  assert.deepEqual(
    body.items.map((item: Item) => [item.request_id, item.host, item.vault_forward_config_id, item.outcome]),
    [
      ['r-1', 'api.example.com', configId, 'answered'],
      ['r-2', 'api.example.com:8443', configId, 'answered'],
      ['r-3', 'other.example.com', null, 'not_sent'],
    ],
  );
});

test('200: filtered by configuration, host, authentication method, payment method, outcome and time', async () => {
  const id = '0192f0aa-0000-7000-8000-000000000001';
  assert.deepEqual(await listRelays(`vault_forward_config_id=${configId}`), ['r-1', 'r-2']);
  assert.deepEqual(await listRelays('host=Other.example.com'), ['r-3']);
  assert.deepEqual(await listRelays(`vault_forward_authentication_id=${id}`), ['r-1', 'r-3']);
  assert.deepEqual(await listRelays(`payment_method_id=${id}&outcome=answered`), ['r-1']);
  const since = new Date(Date.now() - 1.5 * 3_600_000).toISOString();
  assert.deepEqual(await listRelays(`created_at_gte=${since}`), ['r-1']);
  const missing = await service.request('GET', `/relay-requests?vault_forward_config_id=${id}`);
  assert.equal(missing.status, 404);
});
