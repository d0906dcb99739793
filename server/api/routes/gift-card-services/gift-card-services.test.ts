import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestService, type TestService } from '../../../../test/harness/index.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());

const post = (more: object) =>
  service.request('POST', '/gift-card-services', {
    body: { gift_card_service_definition_id: 'mock-gift-card', display_name: 'Cards', fields: [], ...more },
  });

test('of two changes at once none undoes the other: the later is done upon it, or refused', async () => {
  const { body: made } = await post({ active: true });
  const change = (body: object) => service.request('PUT', `/gift-card-services/${made.id}`, { body });
  let expected = { display_name: made.display_name, active: made.active };
  for (let round = 0; round < 10; round += 1) {
    const changes = [{ display_name: `Round ${round}` }, { active: round % 2 === 0 }];
    const answers = await Promise.all(changes.map(change));
    for (const [index, { status, body }] of answers.entries()) {
      if (status === 200) expected = { ...expected, ...changes[index] };
      else assert.deepEqual([status, body.code], [409, 'concurrent_request']);
    }
    const { body: now } = await service.request('GET', `/gift-card-services/${made.id}`);
    assert.deepEqual({ display_name: now.display_name, active: now.active }, expected);
  }
});

test('409: while another is active, none becomes it', async () => {
  const { items } = (await service.request('GET', '/gift-card-services')).body;
  const [first] = items;
  await service.request('PUT', `/gift-card-services/${first.id}`, { body: { active: true } });
  assert.equal((await post({ active: true })).status, 409);
  const spare = await post({ active: false });
  const refused = await service.request('PUT', `/gift-card-services/${spare.body.id}`, {
    body: { active: true },
  });
  assert.deepEqual(
    [refused.status, refused.body.code, refused.body.resource_id],
    [409, 'duplicate_record', first.id],
  );
});
