import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SoftAuthenticator } from '../../../test/harness/authenticator.ts';
import {
  askConfirmed,
  askDashboard,
  comeIn,
  cookieOf,
  DASHBOARD_URL,
} from '../../../test/harness/dashboard.ts';
import { openTestService, type TestService } from '../../../test/harness/index.ts';
import { inviteFirstAdministrator } from '../../people/invite.ts';

let service: TestService;
let secret: string;
before(async () => {
  service = await openTestService({ worker: false, config: { dashboardUrl: DASHBOARD_URL } });
  secret = await firstSecret();
});
after(() => service.close());

const passkey = new SoftAuthenticator();
const post = (path: string, body: unknown) => askDashboard(service, 'POST', path, { body });
const me = async (cookie: string) => {
  const answer = await askDashboard(service, 'GET', '/api/me', { cookie });
  return answer.json() as { email_address: string; session: { way: string }; access: { role: string }[] };
};

async function firstSecret(): Promise<string> {
  const link = await inviteFirstAdministrator(service.parts);
  assert.match(link?.url ?? '', /^http:\/\/dashboard\.localhost\/auth\/begin#[\w-]{43}$/);
  return link?.url.split('#')[1] ?? '';
}

async function optionsOf(answer: Awaited<ReturnType<typeof post>>) {
  return answer.json() as { options: { challenge: string; user: { id: string } } };
}

test('the first link makes a passkey and an administrator, once; an earlier one leads nowhere', async () => {
  const later = await firstSecret();
  assert.equal((await post('/auth/begin', { secret })).status, 404);
  const begun = await post('/auth/begin', { secret: later });
  assert.equal(begun.status, 200, begun.text);
  const { options } = await optionsOf(begun);
  const credential = passkey.create(options);
  const body = { secret: later, credential, display_name: 'Jo', email_address: 'Jo@Shop.example' };
  const foreign = passkey.create(options, { origin: 'http://evil.localhost' });
  assert.equal((await post('/auth/begin/passkey', { ...body, credential: foreign })).status, 401);
  const again = await optionsOf(await post('/auth/begin', { secret: later }));
  const unseen = passkey.create(again.options, { isVerified: false });
  assert.equal((await post('/auth/begin/passkey', { ...body, credential: unseen })).status, 401);

  const third = await optionsOf(await post('/auth/begin', { secret: later }));
  const made = await post('/auth/begin/passkey', { ...body, credential: passkey.create(third.options) });
  assert.equal(made.status, 204, made.text);
  const who = await me(cookieOf(made));
  assert.deepEqual(
    [who.email_address, who.session.way, who.access[0]?.role],
    ['jo@shop.example', 'invitation', 'administrator'],
  );
  assert.equal((await post('/auth/begin', { secret: later })).status, 404);
  assert.equal(await inviteFirstAdministrator(service.parts), null);
});

test('the first link, and the administrator whom it invited, end once somebody has come in by another', async () => {
  const other = await openTestService({ worker: false, config: { dashboardUrl: DASHBOARD_URL } });
  const first = await inviteFirstAdministrator(other.parts);
  const body = { email_address: 'ada@shop.example', display_name: 'Ada' };
  const { id } = (await other.request('POST', '/users', { body })).body;
  const link = (await other.request('POST', `/users/${id}/invitations`)).body;
  await askDashboard(other, 'POST', '/auth/demo');
  const secretOf = (url: string) => ({ body: { secret: url.split('#')[1] } });
  const leads = async () =>
    (await askDashboard(other, 'POST', '/auth/begin', secretOf(first?.url ?? ''))).status;
  assert.equal(await leads(), 200, 'a demo administrator is nobody');
  await comeIn(other, link.url);
  assert.equal(await leads(), 404);
  const { items } = (await other.request('GET', '/users')).body as { items: { email_address: string }[] };
  assert.ok(!items.some(({ email_address: at }) => at.endsWith('.invalid')));
  await other.close();
});

test('a passkey logs its owner in, whom nobody named; other signatures do not', async () => {
  const ask = async () => (await post('/auth/passkey/options', {})).json() as { challenge: string };
  const good = await ask();
  const answer = passkey.get(good);
  const loggedIn = await post('/auth/passkey', { credential: answer });
  assert.equal(loggedIn.status, 204, loggedIn.text);
  assert.equal((await me(cookieOf(loggedIn))).session.way, 'passkey');
  const attacks: readonly (readonly [what: string, credential: object])[] = [
    ['the same answer again', answer],
    ['another origin', passkey.get(await ask(), { origin: 'http://shop.localhost' })],
    ['nobody was there', passkey.get(await ask(), { isVerified: false })],
    ['a challenge of nobody', passkey.get(await ask(), { challenge: 'A'.repeat(43) })],
    ['a counter that stands', passkey.get(await ask(), { count: 1 })],
    ['a passkey that nobody knows', new SoftAuthenticator().get(await ask())],
  ];
  for (const [what, credential] of attacks) {
    const refused = await post('/auth/passkey', { credential });
    assert.deepEqual([refused.status, refused.headers.get('set-cookie')], [401, null], what);
  }
  for (const body of [{}, { credential: {} }, { credential: 'x' }, { credential: { ...answer, id: 5 } }])
    assert.equal((await post('/auth/passkey', body)).status, 400);

  const cookie = cookieOf(
    await post('/auth/passkey', { credential: passkey.get(await ask(), { count: 9 }) }),
  );
  const { items } = (await askDashboard(service, 'GET', '/api/audit-logs?limit=100', { cookie })).json() as {
    items: { resource: { type: string; name: string }; user: { name: string } }[];
  };
  const failed = items.filter(({ resource }) => resource.type === 'failed-log-in');
  assert.equal(failed.filter(({ resource }) => resource.name === 'passkey').length, attacks.length);
});

test('a second passkey is made and renamed; the last one stays', async () => {
  const { challenge } = (await post('/auth/passkey/options', {})).json() as { challenge: string };
  const cookie = cookieOf(await post('/auth/passkey', { credential: passkey.get({ challenge }) }));
  const ask = (method: string, path: string, body?: unknown) =>
    askDashboard(service, method, `/api${path}`, { cookie, ...(body === undefined ? {} : { body }) });
  const confirm = (method: string, path: string, body?: unknown) =>
    askConfirmed(service, { cookie, passkey }, method, path, body === undefined ? {} : { body });
  const second = new SoftAuthenticator();
  const { options } = await optionsOf(await ask('POST', '/passkeys/options'));
  const body = { display_name: 'Key', credential: second.create(options) };
  assert.equal((await ask('POST', '/passkeys', body)).status, 403, 'a stolen cookie makes no passkey');
  const made = await confirm('POST', '/passkeys', body);
  assert.equal(made.status, 201, made.text);
  assert.equal((await confirm('POST', '/passkeys', body)).status, 400);
  const { id } = made.json() as { id: string };
  assert.equal((await ask('PUT', `/passkeys/${id}`, { display_name: 'Spare' })).status, 200);
  const { items } = (await ask('GET', '/passkeys')).json() as {
    items: { id: string; display_name: string }[];
  };
  assert.deepEqual(
    items.map((one) => one.display_name),
    ['Passkey', 'Spare'],
  );
  assert.equal((await confirm('DELETE', `/passkeys/${id}`)).status, 204);
  assert.equal((await confirm('DELETE', `/passkeys/${items[0]?.id}`)).status, 409);
});
