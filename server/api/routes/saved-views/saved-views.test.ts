import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { askDashboard, DASHBOARD_URL, demoCookie } from '../../../../test/harness/dashboard.ts';
import { openTestService, type TestService } from '../../../../test/harness/index.ts';
import { LIMITS } from '../../../db/queries/limits.ts';

let service: TestService;
let cookie: string;
before(async () => {
  service = await openTestService({ config: { dashboardUrl: DASHBOARD_URL } });
  cookie = await demoCookie(service);
});
after(() => service.close());

const asPerson = async (method: string, path: string, body?: unknown) => {
  const answer = await askDashboard(service, method, `/api${path}`, {
    cookie,
    merchantAccount: 'default',
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, body: answer.text === '' ? null : JSON.parse(answer.text) };
};
const asKey = (method: string, path: string, body?: unknown, scopes: readonly string[] = ['buyers.read']) =>
  service.request(method, path, { scopes, ...(body === undefined ? {} : { body }) });
const DECLINED = { name: 'Declined', screen: 'payments', query: { status: ['authorization_declined'] } };
const namesFor = async (ask: typeof asPerson): Promise<readonly string[]> =>
  (await ask('GET', '/saved-views')).body.items.map(({ name }: { name: string }) => name);

test('201, 200: a view is its owner’s until it is shared, and nobody else changes it', async () => {
  const made = await asPerson('POST', '/saved-views', DECLINED);
  assert.equal(made.status, 201, JSON.stringify(made.body));
  assert.deepEqual([made.body.own, made.body.shared, made.body.query], [true, false, DECLINED.query]);
  const at = `/saved-views/${made.body.id}`;
  assert.deepEqual(await namesFor(asKey), []);
  assert.equal((await asKey('PUT', at, { name: 'Mine' })).status, 404);

  const shared = await asPerson('PUT', at, { shared: true, query: { status: ['failed'], q: [''] } });
  assert.equal(shared.body.name, 'Declined');
  const [seen] = (await asKey('GET', '/saved-views?screen=payments')).body.items;
  assert.deepEqual([seen.own, seen.query], [false, { status: ['failed'], q: [''] }]);
  assert.deepEqual((await asKey('GET', '/saved-views?screen=refunds')).body.items, []);
  assert.equal((await asKey('PUT', at, { name: 'Mine' })).status, 403);
  assert.equal((await asKey('DELETE', at)).status, 403);
  assert.equal((await asKey('DELETE', at, undefined, ['merchant-accounts.write'])).status, 204);
  assert.equal((await asPerson('PUT', at, { name: 'Gone' })).status, 404);
});

test('409, 422: an owner has so many, and a query has an end', async () => {
  for (let count = 0; count < LIMITS.savedViews; count += 1)
    assert.equal((await asKey('POST', '/saved-views', { ...DECLINED, name: `View ${count}` })).status, 201);
  assert.equal((await asKey('POST', '/saved-views', DECLINED)).status, 409);
  assert.equal((await asPerson('POST', '/saved-views', DECLINED)).status, 201);
  const long = { status: Array.from({ length: 50 }, () => 'x'.repeat(200)) };
  const refused = await asPerson('POST', '/saved-views', { ...DECLINED, query: long });
  assert.equal(refused.status, 422, JSON.stringify(refused.body));
  assert.equal(refused.body.details[0].pointer, '/query');
});

test('200: what this instance is, for whoever is known; 401: nothing, for anybody else', async () => {
  const { status, body } = await asPerson('GET', '/capabilities');
  assert.equal(status, 200);
  assert.deepEqual(
    [body.environment, body.clock_offset_seconds, body.log_in],
    ['sandbox', 0, ['passkey', 'demo']],
  );
  assert.ok(body.roles.includes('worker') && body.features.includes('three-ds-scenarios'));
  assert.equal((await asKey('GET', '/capabilities')).body.release, body.release);
  const unknown = await askDashboard(service, 'GET', '/api/capabilities');
  assert.equal(unknown.status, 401);
  assert.doesNotMatch(unknown.text, /sandbox|release/);
});
