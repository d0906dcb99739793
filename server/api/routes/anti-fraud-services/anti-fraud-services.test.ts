import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestService, type TestService } from '../../../../test/harness/index.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());

const settings = {
  anti_fraud_service_definition_id: 'mock-anti-fraud',
  display_name: 'Watchful',
  fields: [{ key: 'on_error', value: 'reject' }],
};
const post = (body: object) => service.request('POST', '/anti-fraud-services', { body });

test('201: a service is created, read, changed and deleted, and one at a time is active', async () => {
  const made = await post(settings);
  assert.equal(made.status, 201);
  const { id } = made.body;
  assert.match(made.body.webhook_url, /\/i\/af\/[^/]+\/[^/]+$/);
  assert.deepEqual((await service.request('GET', `/anti-fraud-services/${id}`)).body, made.body);
  const second = await post(settings);
  assert.deepEqual([second.status, second.body.code, second.body.resource_id], [409, 'duplicate_record', id]);
  const spare = await post({ ...settings, active: false });
  assert.equal(spare.status, 201);
  const both = await service.request('PUT', `/anti-fraud-services/${spare.body.id}`, {
    body: { active: true },
  });
  assert.equal(both.status, 409);
  const changed = await service.request('PUT', `/anti-fraud-services/${id}`, {
    body: {
      active: false,
      silent_mode_enabled: true,
      fields: [{ key: 'placement', value: 'after_authorization' }],
    },
  });
  assert.deepEqual(
    [changed.status, changed.body.active, changed.body.silent_mode_enabled, changed.body.fields],
    [
      200,
      false,
      true,
      [
        { key: 'on_error', value: 'reject' },
        { key: 'placement', value: 'after_authorization' },
      ],
    ],
  );
  const now = await service.request('PUT', `/anti-fraud-services/${spare.body.id}`, {
    body: { active: true },
  });
  assert.equal(now.status, 200);
  const listed = await service.request('GET', '/anti-fraud-services');
  assert.equal(listed.body.items.length, 2);
  for (const one of [id, spare.body.id])
    assert.equal((await service.request('DELETE', `/anti-fraud-services/${one}`)).status, 204);
  assert.equal((await service.request('GET', `/anti-fraud-services/${id}`)).status, 404);
});

test('422: everything that is wrong with the settings is told, each with its pointer', async () => {
  const answer = await post({
    ...settings,
    fields: [
      { key: 'on_error', value: 'perhaps' },
      { key: 'colour', value: 'blue' },
    ],
  });
  assert.equal(answer.status, 422);
  const pointers = answer.body.details.map(({ pointer }: { pointer: string }) => pointer);
  assert.deepEqual(pointers, ['/fields/0/value', '/fields/1/key']);
});

test('422: a connector that is none is refused', async () => {
  const answer = await post({ ...settings, anti_fraud_service_definition_id: 'nobody-anti-fraud' });
  assert.deepEqual(
    [answer.status, answer.body.details[0].pointer],
    [422, '/anti_fraud_service_definition_id'],
  );
});

test('404: an address that nobody made, and one of another service, are taken for none', async () => {
  for (const address of ['/i/af/abc/def', '/i/af/ZGVmYXVsdC8/zzz'])
    assert.equal((await fetch(`${service.url}${address}`, { method: 'POST', body: '{}' })).status, 404);
});

test('200: definitions tell the settings that every service takes', async () => {
  const { body } = await service.request('GET', '/anti-fraud-service-definitions/mock-anti-fraud');
  const keys = body.fields.map(({ key }: { key: string }) => key);
  assert.deepEqual(keys, ['placement', 'on_error', 'timeout_seconds']);
  const missing = await service.request('GET', '/anti-fraud-service-definitions/nobody');
  assert.equal(missing.status, 404);
});
