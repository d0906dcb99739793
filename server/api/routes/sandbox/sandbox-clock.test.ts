import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestService, type TestService } from '../../../../test/harness/index.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());

const DAY_SECONDS = 86_400;
const clock = async (): Promise<{ now: string; offset_seconds: number }> =>
  (await service.request('GET', '/sandbox/clock')).body;

test('200: advancing the clock moves what the merchant account is told, and only its own', async () => {
  await service.request('POST', '/merchant-accounts', {
    body: { id: 'elsewhere', display_name: 'Elsewhere' },
  });
  const before = await clock();
  const answer = await service.request('PUT', '/sandbox/clock', {
    body: { advance_seconds: 8 * DAY_SECONDS },
  });
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.body.offset_seconds, 8 * DAY_SECONDS);
  const buyer = await service.request('POST', '/buyers', { body: {} });
  assert.ok(Date.parse(buyer.body.created_at) - Date.parse(before.now) >= 8 * DAY_SECONDS * 1_000);
  const elsewhere = await service.request('GET', '/sandbox/clock', { merchantAccount: 'elsewhere' });
  assert.equal(elsewhere.body.offset_seconds, 0);
});

test('200: the clock can be set to a time that is ahead', async () => {
  const ahead = new Date(Date.parse((await clock()).now) + 3_600_000).toISOString();
  const beganMs = Date.now();
  const answer = await service.request('PUT', '/sandbox/clock', { body: { now: ahead } });
  assert.equal(answer.status, 200, answer.text);
  const pastMs = Date.parse(answer.body.now) - Date.parse(ahead);
  assert.ok(pastMs >= -1 && pastMs <= Date.now() - beganMs + 1, `${pastMs}`);
});

for (const [what, body, status] of [
  ['both forms', { advance_seconds: 1, now: '2090-01-01T00:00:00Z' }, 422],
  ['neither form', {}, 422],
  ['a time that is past', { now: '2020-01-01T00:00:00Z' }, 422],
  ['a negative advance', { advance_seconds: -1 }, 400],
  ['a time that is no time', { now: 'tomorrow' }, 400],
] as const) {
  test(`${status}: ${what} is refused, and the clock stays`, async () => {
    const before = await clock();
    assert.equal((await service.request('PUT', '/sandbox/clock', { body })).status, status);
    assert.equal((await clock()).offset_seconds, before.offset_seconds);
  });
}

test('404: in production time cannot be moved or read', async () => {
  const production = await openTestService({ worker: false, config: { environment: 'production' } });
  try {
    assert.equal((await production.request('GET', '/sandbox/clock')).status, 404);
    assert.equal(
      (await production.request('PUT', '/sandbox/clock', { body: { advance_seconds: 1 } })).status,
      404,
    );
  } finally {
    await production.close();
  }
});
