import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { after, before, test } from 'node:test';
import { askDashboard, DASHBOARD_URL, demoCookie, OWN_PAGE } from '../../test/harness/dashboard.ts';
import { type TestService, openTestService } from '../../test/harness/index.ts';
import { openPerson } from '../../test/harness/person.ts';
import { ROLES } from '../access/roles.ts';

/** What a person sees of buyers at the dashboard. */
let service: TestService;
let cookie: string;
let buyerId: string;
before(async () => {
  service = await openTestService({ worker: false, config: { dashboardUrl: DASHBOARD_URL } });
  cookie = await demoCookie(service);
  const billing = { first_name: 'Ann', email_address: 'ann@example.com' };
  const made = await service.request('POST', '/buyers', {
    body: { display_name: 'Ann', billing_details: billing },
  });
  buyerId = made.body.id;
});
after(() => service.close());

const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  askDashboard(service, 'GET', `/api${path}`, { cookie, headers });
const revealed = async (): Promise<unknown[]> =>
  (await service.request('GET', '/audit-logs?action=revealed')).body.items;

test('200: personal data are masked for a person, in JSON and in a file, and a key sees them', async () => {
  assert.equal(
    JSON.parse((await ask(`/buyers/${buyerId}`)).text).billing_details.email_address,
    'a•••@example.com',
  );
  const file = await ask('/buyers', { accept: 'text/csv' });
  assert.match(file.text, /a•••@example\.com/);
  assert.doesNotMatch(file.text, /ann@/);
  const byKey = await service.request('GET', `/buyers/${buyerId}`);
  assert.equal(byKey.body.billing_details.email_address, 'ann@example.com');
  assert.deepEqual(await revealed(), []);
});

test('200: what endpoints are told of a buyer is masked for a person, too', async () => {
  const [event] = JSON.parse((await ask(`/events?resource_id=${buyerId}`)).text).items;
  assert.equal(JSON.parse(event.payload).target.billing_details.email_address, 'a•••@example.com');
  const [byKey] = (await service.request('GET', `/events?resource_id=${buyerId}`)).body.items;
  assert.match(byKey.payload, /ann@example\.com/);
});

test('200: a person who asks to see them does, and the audit log says who looked at what', async () => {
  const answer = await ask(`/buyers/${buyerId}`, { 'x-railyard-reveal': 'true' });
  assert.equal(JSON.parse(answer.text).billing_details.email_address, 'ann@example.com');
  const [entry] = (await revealed()) as { resource: unknown; user: { email_address: string } }[];
  assert.deepEqual(entry?.resource, { type: 'buyer', id: buyerId, name: buyerId });
  assert.match(entry.user.email_address, /@/);
});

test('a stream that shows personal data ends with the right to see them; one that is masked goes on', async () => {
  const kim = await openPerson(service, { email: 'kim@shop.example', role: 'customer-support' });
  const { id: role_id } = ROLES['system-support'];
  const given = { user_id: kim.userId, role_id };
  assert.equal((await service.request('POST', '/roles/assignments', { body: given })).status, 201);
  const open = async (headers: Readonly<Record<string, string>>): Promise<IncomingMessage> => {
    const at = { host: new URL(DASHBOARD_URL).host, accept: 'text/event-stream', cookie: kim.cookie };
    const asked = get(`${service.url}/api/events`, { headers: { ...OWN_PAGE, ...at, ...headers } });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    assert.equal(answer.statusCode, 200);
    return answer.resume();
  };
  const [masked, shown] = [await open({}), await open({ 'x-railyard-reveal': 'true' })];
  const isOver = once(shown, 'close');
  await service.request('DELETE', `/roles/assignments/${kim.roleAssignmentId}`);
  await isOver;
  assert.equal(masked.closed, false);
  masked.destroy();
});

test('a person is told four digits of a network token, and no cryptogram, which pay anywhere', async () => {
  const card = { method: 'card', number: '4111111111111111', expiration_date: '12/30' };
  const { id } = (await service.request('POST', '/payment-methods', { body: card })).body;
  const path = `/payment-methods/${id}/network-tokens`;
  const merchant = { merchant_initiated: false, is_subsequent_payment: false };
  const made = await service.request('POST', path, { body: merchant });
  assert.equal(made.status, 201, made.text);
  const { token } = made.body as { token: string };
  const shown = await ask(path);
  assert.equal(JSON.parse(shown.text).items[0].token, `•••${token.slice(-4)}`);
  const asked = { cookie, body: { merchant_initiated: false } };
  const place = `${path}/${made.body.id}/cryptogram`;
  assert.equal((await askDashboard(service, 'POST', `/api${place}`, asked)).status, 404);
  assert.equal((await service.request('POST', place, { body: asked.body })).status, 201);
});
