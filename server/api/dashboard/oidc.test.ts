import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { WholeAnswer } from '../../../test/harness/ask-at.ts';
import { askDashboard, comeIn, cookieOf, DASHBOARD_URL } from '../../../test/harness/dashboard.ts';
import {
  type IdentityProviderStand,
  openIdentityProvider,
  type ProviderPerson,
} from '../../../test/harness/identity-provider.ts';
import { openPerson } from '../../../test/harness/person.ts';
import { openShop, type Shop } from '../../../test/harness/shop.ts';

const ANNA = {
  sub: 'anna',
  email: 'anna@corp.example',
  email_verified: true,
  name: 'Anna',
  groups: ['admins'],
};
const HEADER = 'x-railyard-confirmation';

let stand: IdentityProviderStand;
let shop: Shop;
let folder: string;
before(async () => {
  stand = await openIdentityProvider(DASHBOARD_URL);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-oidc-'));
  const oidcCredentials = path.join(folder, 'client.json');
  fs.writeFileSync(oidcCredentials, JSON.stringify({ client_secret: stand.clientSecret }), { mode: 0o600 });
  shop = await openShop({
    config: {
      dashboardUrl: DASHBOARD_URL,
      callsPerMinuteByAddress: 2000,
      oidcIssuer: stand.issuer,
      oidcClientId: stand.clientId,
      oidcCredentials,
      oidcDomains: ['corp.example'],
      oidcRoles: [
        { value: 'admins', role: 'administrator', merchantAccountId: null },
        { value: 'support', role: 'customer-support', merchantAccountId: 'default' },
      ],
    },
  });
});
after(async () => {
  await shop.close();
  await stand.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const NAVIGATION = { 'sec-fetch-site': 'cross-site', 'x-railyard-dashboard': '' };
const ask = (place: string, cookie: string | null, headers: Record<string, string> = NAVIGATION) =>
  askDashboard(shop.service, 'GET', place, { cookie, headers });

/** The cookies of an answer as a browser keeps them. */
function cookiesOf(answer: WholeAnswer): Map<string, string> {
  return new Map(
    answer.headerLines
      .filter(([name]) => name === 'set-cookie')
      .map(([, line]) => [line.split('=')[0] ?? '', line.split(';')[0] ?? ''] as const),
  );
}

/** From a link of the dashboard to the provider, and as far back as it sends the browser: the address it comes to. */
async function travel(link: string, session: string | null = null, jar = new Map<string, string>()) {
  const sent = await ask(link, session, { 'sec-fetch-site': 'same-origin' });
  assert.equal(sent.status, 303, sent.text);
  let url = sent.headers.get('location') ?? '';
  while (!url.startsWith(DASHBOARD_URL)) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar.values()].join('; ') },
    });
    for (const line of answer.headers.getSetCookie())
      jar.set(line.split('=')[0] ?? '', line.split(';')[0] ?? '');
    url = new URL(answer.headers.get('location') ?? '', url).href;
  }
  return { browser: cookieOf(sent), back: url.slice(DASHBOARD_URL.length) };
}

/** Logs in; the session's cookie. */
async function logIn(jar?: Map<string, string>): Promise<string> {
  const { browser, back } = await travel('/auth/oidc/login', null, jar);
  const answer = await ask(back, browser);
  assert.equal(answer.status, 303, answer.text);
  assert.equal(
    answer.headers.get('location'),
    '/',
    'the first page of the dashboard, whatever was asked for',
  );
  return cookiesOf(answer).get('__Host-railyard_session') ?? '';
}

const me = async (cookie: string) =>
  (await askDashboard(shop.service, 'GET', '/api/me', { cookie })).json() as {
    email_address: string;
    session: { way: string };
    access: { role: string; merchant_account_id: string | null }[];
  };
const code = (answer: WholeAnswer): string => (answer.json() as { code: string }).code;

test('somebody of a listed domain is made by their first log-in, with the roles that their claim gives', async () => {
  stand.becomes(ANNA);
  const cookie = await logIn();
  const who = await me(cookie);
  assert.deepEqual(
    [who.email_address, who.session.way, who.access.map(({ role }) => role)],
    ['anna@corp.example', 'identity-provider', ['administrator']],
  );
});

test('what a claim gave it takes back; what people gave stays; the same subject is the same person', async () => {
  stand.becomes({ ...ANNA, groups: ['support'], email: 'anna.new@corp.example' });
  const who = await me(await logIn());
  assert.equal(who.email_address, 'anna@corp.example');
  assert.deepEqual(
    who.access.map(({ role, merchant_account_id: at }) => [role, at]),
    [['customer-support', 'default']],
  );
  stand.becomes(ANNA);
  assert.deepEqual(
    (await me(await logIn())).access.map(({ role }) => role),
    ['administrator'],
  );
});

test('an invited person is known by their verified address, and keeps the role that they were given', async () => {
  await openPerson(shop.service, { email: 'ben@corp.example', role: 'analyst' });
  stand.becomes({ sub: 'ben', email: 'Ben@corp.example', email_verified: true });
  assert.deepEqual(
    (await me(await logIn())).access.map(({ role }) => role),
    ['analyst'],
  );
});

test('a passkey, a session and a link from before do not lead into what the groups of somebody allow', async () => {
  const { service } = shop;
  const mallory = await openPerson(service, { email: 'mallory@shop.example', role: 'user-manager' });
  const body = { email_address: 'chief@corp.example', display_name: 'Chief' };
  const { id } = (await mallory.confirmed('POST', '/users', body)).json() as { id: string };
  const link = async () =>
    ((await mallory.confirmed('POST', `/users/${id}/invitations`, {})).json() as { url: string }).url;
  const taken = await comeIn(service, await link());
  const left = await link();
  stand.becomes({ sub: 'chief', email: 'chief@corp.example', email_verified: true, groups: ['admins'] });
  const chief = await me(await logIn());
  assert.deepEqual([chief.email_address, chief.access.length], ['chief@corp.example', 1]);
  const asTaken = await askDashboard(service, 'GET', '/api/me', { cookie: taken.cookie });
  assert.equal(asTaken.status, 401);
  const asked = await askDashboard(service, 'POST', '/auth/passkey/options', { body: {} });
  const credential = taken.passkey.get(asked.json() as { challenge: string });
  const again = await askDashboard(service, 'POST', '/auth/passkey', { body: { credential } });
  assert.equal(again.status, 401, again.text);
  await assert.rejects(comeIn(service, left));
  const second = await me(await logIn());
  assert.equal(second.email_address, 'chief@corp.example', 'and is that person from then on');
});

test('403: other domains, unverified addresses, nobody with a role, and an address that has its person', async () => {
  for (const person of [
    { sub: 'x1', email: 'x@elsewhere.example', email_verified: true, groups: ['admins'] },
    { sub: 'x2', email: 'x@evil.corp.example', email_verified: true, groups: ['admins'] },
    { sub: 'x3', email: 'new@corp.example', email_verified: false, groups: ['admins'] },
    { sub: 'x4', groups: ['admins'] },
    { sub: 'x5', email: 'nobody@corp.example', email_verified: true, groups: ['others'] },
    { sub: 'x6', email: 'anna@corp.example', email_verified: true, groups: ['admins'] },
  ]) {
    stand.becomes(person);
    const { browser, back } = await travel('/auth/oidc/login');
    const answer = await ask(back, browser);
    assert.deepEqual([answer.status, code(answer)], [403, 'forbidden'], person.sub);
    assert.equal(cookiesOf(answer).get('__Host-railyard_session'), undefined);
  }
});

test('401: another browser, no browser, a state that was made up, and an answer that comes twice', async () => {
  stand.becomes(ANNA);
  const { browser, back } = await travel('/auth/oidc/login');
  const other = await travel('/auth/oidc/login');
  const madeUp = back.replace(/state=[^&]+/, 'state=made-up');
  for (const [place, cookie] of [
    [back, null],
    [back, other.browser],
    [madeUp, browser],
  ] as const)
    assert.equal((await ask(place, cookie)).status, 401);
  assert.equal((await ask(back, browser)).status, 303);
  assert.equal((await ask(back, browser)).status, 401);
});

test('a browser is led to the page of the log-in, which knows what went wrong, and is told nothing else', async () => {
  const page = { ...NAVIGATION, accept: 'text/html,*/*;q=0.8' };
  const come = async (person: ProviderPerson | null, change = (back: string): string => back) => {
    stand.becomes(person);
    const { browser, back } = await travel('/auth/oidc/login');
    return ask(change(back), browser, page);
  };
  const answers = {
    lost: await ask('/auth/oidc/return?state=x&code=x', null, page),
    refused: await come(null),
    stranger: await come({ sub: 'x5', email: 'nobody@corp.example', email_verified: true }),
    clock: await come({ ...ANNA, nbf: Math.floor(Date.now() / 1000) + 600 }),
    not_accepted: await come(ANNA, (back) => back.replace(/code=[^&]+/, 'code=made-up')),
    provider_settings: await come(ANNA, (back) => back.replace(/code=[^&]+/, 'error=invalid_scope')),
  };
  for (const [trouble, answer] of Object.entries(answers)) {
    assert.equal(answer.status, 303, trouble);
    const to = new URL(answer.headers.get('location') ?? '', DASHBOARD_URL);
    assert.equal(`${to.pathname} ${to.searchParams.get('trouble')}`, `/login ${trouble}`);
    assert.equal(to.searchParams.get('request_id'), answer.headers.get('x-request-id'));
    assert.equal(cookiesOf(answer).get('__Host-railyard_session'), undefined);
  }
});

test('403: no other site sends a browser to log in; and no parameter sends it anywhere else afterwards', async () => {
  for (const site of ['cross-site', 'same-site'])
    assert.equal((await ask('/auth/oidc/login', null, { 'sec-fetch-site': site })).status, 403);
  stand.becomes(ANNA);
  const { browser, back } = await travel(
    '/auth/oidc/login?to=//evil.example&redirect_uri=https://evil.example',
  );
  assert.equal((await ask(`${back}&to=//evil.example`, browser)).headers.get('location'), '/');
});

test('a log-out at the provider ends what began there; a token that is none ends nothing', async () => {
  stand.becomes(ANNA);
  const cookie = await logIn();
  const other = await openPerson(shop.service, { email: 'passkey@corp.example' });
  const status = async (session: string) =>
    (await askDashboard(shop.service, 'GET', '/api/me', { cookie: session })).status;
  const send = (token: string) =>
    fetch(`${shop.service.url}/auth/oidc/logout`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `logout_token=${token}`,
    });
  assert.equal((await send('x')).status, 404, 'not at the host of the API');
  const at = { url: shop.service.url };
  assert.equal(await stand.logOut('anna', { at, claims: { nonce: 'x' } }), 400, 'an ID token in disguise');
  assert.equal(await stand.logOut('anna', { at, claims: { events: {} } }), 400, 'it tells of no log-out');
  assert.equal(await status(cookie), 200);
  assert.equal(await stand.logOut('anna', { at }), 200);
  assert.equal(await status(cookie), 401);
  assert.equal(await status(other.cookie), 200);
});

test('without a passkey another log-in confirms, said to be weaker, and only by the same person', async () => {
  const { body } = await shop.pay({ amount: 1000, intent: 'capture' });
  const place = `/transactions/${body.id}/refunds`;
  stand.becomes(ANNA);
  const jar = new Map<string, string>();
  const cookie = await logIn(jar);
  const asked = async () => {
    const planned = { method: 'POST', path: place, body: '{"amount":100}' };
    const answer = await askDashboard(shop.service, 'POST', '/api/confirmations', { cookie, body: planned });
    return answer.json() as { id: string; signing: { how: string; log_in_url: string } };
  };
  const refund = (id: string) =>
    askDashboard(shop.service, 'POST', `/api${place}`, {
      cookie,
      body: { amount: 100 },
      headers: { [HEADER]: id },
    });

  const first = await asked();
  assert.equal(first.signing.how, 'login');
  assert.equal((await refund(first.id)).status, 403, 'before they logged in again');
  const before = stand.logins();
  for (const site of ['none', 'cross-site'])
    assert.equal((await ask(first.signing.log_in_url, cookie, { 'sec-fetch-site': site })).status, 403, site);
  const { browser, back } = await travel(first.signing.log_in_url, cookie, jar);
  assert.equal(stand.logins(), before + 1, 'the provider knew the browser, and asked again all the same');
  assert.equal((await ask(back, browser)).headers.get('location'), '/login?confirmed=true');
  assert.equal((await refund(first.id)).status, 201);
  const [row] = await shop.service.db.query<{ strength: string }>(
    { name: 'test_strength', text: 'SELECT strength FROM confirmations WHERE confirmation_id = $1' },
    [first.id],
  );
  assert.equal(row?.strength, 'login');

  const second = await asked();
  stand.becomes({ sub: 'ben', email: 'ben@corp.example', email_verified: true });
  const away = await travel(second.signing.log_in_url, cookie, new Map());
  assert.equal((await ask(away.back, away.browser)).status, 403);
  assert.equal((await refund(second.id)).status, 403);
});
