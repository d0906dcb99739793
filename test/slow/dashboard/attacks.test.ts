import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { askDashboard, cookieOf } from '../../harness/dashboard.ts';
import { openBrowser } from '../../harness/browser.ts';
import { becomes, openTestService } from '../../harness/index.ts';
import { openLoggedIn, plugIn } from '../../harness/person-window.ts';
import { freePorts } from '../../harness/process.ts';
import { openPerson, type Person } from '../../harness/person.ts';
import { openShop, type Shop } from '../../harness/shop.ts';
import { ROLES } from '../../../server/access/roles.ts';

/** Ten ways to move money, or to see what is another's, at the dashboard: by a real browser, and by hand. */
let shop: Shop;
let dashboard: string;
let anna: Person;
let browser: Browser;
/** A site of somebody else's. */
let evil: Server;
let evilUrl: string;
/** What it shows now. */
let evilPage = '';
before(async () => {
  const [port = 0] = await freePorts(1);
  dashboard = `http://dashboard.localhost:${port}`;
  shop = await openShop({
    config: {
      port,
      publicUrl: `http://127.0.0.1:${port}`,
      dashboardUrl: dashboard,
      callsPerMinuteByAddress: 2000,
    },
  });
  anna = await openPerson(shop.service, { email: 'anna@shop.example' });
  evil = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(evilPage),
  ).listen(0, '127.0.0.1');
  await once(evil, 'listening');
  evilUrl = `http://evil.localhost:${(evil.address() as AddressInfo).port}`;
  browser = await openBrowser();
});
after(async () => {
  await browser.close();
  evil.close();
  evil.closeAllConnections();
  await shop.close();
});

const HEADER = 'x-railyard-confirmation';
/** In the page: whether a script of somebody else's ran, and where the navigation leads. */
const TAKEN = `'taken' in window`;
const LINKS = `[...document.querySelectorAll('nav a')].map((link) => link.href)`;

async function pay(amount = 10_000, more: object = {}): Promise<string> {
  const { body, status } = await shop.pay({ amount, intent: 'capture', ...more });
  assert.equal(status, 201);
  return body.id;
}
const refundedAmount = async (id: string): Promise<number> =>
  (await shop.get(`/transactions/${id}`)).body.refunded_amount;
const buyers = async (): Promise<number> => (await shop.get('/buyers?limit=100')).body.items.length;
const status = async (cookie: string): Promise<number> =>
  (await askDashboard(shop.service, 'GET', '/api/me', { cookie })).status;

test('a form and a fetch of another site change nothing, though the browser is logged in', async () => {
  const context = await openLoggedIn(browser, dashboard, anna.cookie);
  const page = await context.newPage();
  await page.goto(dashboard);
  const count = await buyers();
  const target = `${dashboard}/api/buyers`;
  evilPage = `<form method="post" enctype="text/plain" action="${target}">
    <input name='{"display_name":"forged","x":"' value='"}'></form><script>document.forms[0].submit()</script>`;
  const [answer] = await Promise.all([page.waitForResponse(target), page.goto(evilUrl).catch(() => null)]);
  assert.equal(answer.status(), 403);

  evilPage = '<p>nothing</p>';
  await page.goto(evilUrl);
  const came = await page.evaluate(async (url) => {
    const body = '{"display_name":"forged"}';
    const tries: RequestInit[] = [
      { mode: 'no-cors', headers: { 'content-type': 'text/plain' } },
      { mode: 'cors', headers: { 'content-type': 'text/plain' } },
      { mode: 'cors', headers: { 'content-type': 'application/json', 'x-railyard-dashboard': '1' } },
    ];
    const answers = await Promise.allSettled(
      tries.map((how) => fetch(url, { method: 'POST', body, credentials: 'include', ...how })),
    );
    return answers.map((one) => (one.status === 'fulfilled' ? one.value.type : 'refused'));
  }, target);
  assert.deepEqual(came, ['refused', 'refused', 'refused']);
  assert.equal(await buyers(), count);
  await context.close();
});

test('the cookie is worth nothing at the API, and a token nothing at the dashboard', async () => {
  const atApi = await shop.service.request('GET', '/buyers', {
    token: null,
    headers: { cookie: anna.cookie },
  });
  assert.equal(atApi.status, 401);
  const authorization = `Bearer ${await shop.service.token()}`;
  for (const cookie of [null, anna.cookie])
    assert.equal(
      (await askDashboard(shop.service, 'GET', '/api/buyers', { cookie, headers: { authorization } })).status,
      400,
    );
});

test('a session that somebody else planted is not the one that a log-in makes', async () => {
  const planted = `__Host-railyard_session=${'A'.repeat(43)}`;
  const answer = await askDashboard(shop.service, 'POST', '/auth/demo', { cookie: planted });
  assert.notEqual(cookieOf(answer), planted);
  assert.equal(await status(planted), 401);
  const known = cookieOf(answer);
  const again = await askDashboard(shop.service, 'POST', '/auth/demo', { cookie: known });
  assert.notEqual(cookieOf(again), known);
  assert.equal(await status(known), 401, 'whoever knew it before is out');
});

test('a confirmation that comes again refunds nothing more, and one for other bytes nothing at all', async () => {
  const id = await pay();
  const place = `/transactions/${id}/refunds`;
  const asked = (await anna.ask('POST', place, { amount: 100 })).json() as { id: string; challenge: string };
  const headers = { [HEADER]: anna.passkey.confirms(asked) };
  const other = await anna.call('POST', place, { body: { amount: 9999 }, headers });
  assert.equal(other.status, 403);
  assert.equal((await anna.call('POST', place, { body: { amount: 100 }, headers })).status, 201);
  const replays = [
    headers,
    { ...headers, 'idempotency-key': 'another' },
    { ...headers, 'idempotency-key': 'third' },
  ];
  for (const replay of replays) await anna.call('POST', place, { body: { amount: 100 }, headers: replay });
  assert.equal(await refundedAmount(id), 100);
});

test('no other site shows the dashboard in a frame of its own', async () => {
  const context = await openLoggedIn(browser, dashboard, anna.cookie);
  const page = await context.newPage();
  evilPage = `<iframe src="${dashboard}/" width="800" height="600"></iframe>`;
  await page.goto(evilUrl, { waitUntil: 'load' });
  const frame = page.frames().find((one) => one !== page.mainFrame());
  await becomes(async () => frame?.url().startsWith('chrome-error:') ?? true, true);
  await context.close();
});

test('what buyers, merchants and endpoints write is text on every page', async () => {
  const script = '<img src=x onerror="window.taken=1"><script>window.taken=1</script>';
  await shop.post('/buyers', { display_name: script, external_identifier: 'script' });
  const id = await pay(1299, { metadata: { note: script }, buyer: { display_name: script } });
  const answers = createServer((_request, response) => response.writeHead(500).end(script)).listen(
    0,
    '127.0.0.1',
  );
  await once(answers, 'listening');
  await shop.post('/webhook-subscriptions', {
    url: `https://127.0.0.1:${(answers.address() as AddressInfo).port}/${encodeURIComponent(script)}`,
  });

  const context = await openLoggedIn(browser, dashboard, anna.cookie);
  const page = await context.newPage();
  const reports: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|trusted/i.test(message.text())) reports.push(message.text());
  });
  page.on('dialog', (dialog) => {
    reports.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`${dashboard}/m/default/payments`);
  await page.waitForSelector('nav a');
  const links = await page.evaluate<string[]>(LINKS);
  const places = [...new Set(links), `${dashboard}/m/default/payments/${id}`];
  for (const place of places) {
    await page.goto(place);
    await page.waitForSelector('h1');
    await becomes(() => page.locator('[role=status].loading').count(), 0);
    assert.equal(await page.evaluate(TAKEN), false, place);
    assert.equal(await page.locator('img[src=x]').count(), 0, place);
  }
  assert.deepEqual(reports, []);
  answers.close();
  await context.close();
});

test('after the log-in a browser goes to a page of the dashboard, whatever the link said', async () => {
  for (const to of [
    '//evil.localhost',
    evilUrl,
    '/\\evil.localhost',
    'javascript:window.taken=1',
    '/%09/evil.localhost',
  ]) {
    const context = await browser.newContext({ locale: 'en-US' });
    const page = await context.newPage();
    await page.goto(`${dashboard}/login?to=${encodeURIComponent(to)}`);
    await page.getByRole('button', { name: /demo/i }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    assert.equal(new URL(page.url()).origin, dashboard, to);
    assert.equal(await page.evaluate(TAKEN), false, to);
    await context.close();
  }
});

test('nobody raises their own role, by their own hand or by a colleague that they make', async () => {
  const uma = await openPerson(shop.service, { email: 'uma@shop.example', role: 'user-manager' });
  const role_id = ROLES.administrator.id;
  const own = await uma.confirmed('POST', '/roles/assignments', { user_id: uma.userId, role_id });
  assert.equal(own.status, 400, own.text);
  const body = { email_address: 'twin@shop.example', display_name: 'Twin', roles: [{ role_id }] };
  assert.equal((await uma.confirmed('POST', '/users', body)).status, 400);
  const into = await uma.confirmed('POST', `/users/${anna.userId}/invitations`, {});
  assert.equal(into.status, 403, 'a link into an account that may more');
});

test('a stolen cookie moves no money and makes no key, no colleague and no passkey', async () => {
  const id = await pay();
  const stolen = await anna.logIn();
  const call = (method: string, path: string, body: object, headers = {}) =>
    anna.call(method, path, { cookie: stolen, body, headers });
  const place = `/transactions/${id}/refunds`;
  const asked = await anna.ask('POST', place, { amount: 100 }, {}, { cookie: stolen });
  const { id: unsigned } = asked.json() as { id: string };
  assert.equal((await call('POST', place, { amount: 100 })).status, 403);
  assert.equal((await call('POST', place, { amount: 100 }, { [HEADER]: unsigned })).status, 403);
  const key = { display_name: 'Mine', role_ids: [ROLES['full-access'].id] };
  assert.equal((await call('POST', '/api-key-pairs', key)).status, 403);
  const user = {
    email_address: 'mine@evil.example',
    display_name: 'Mine',
    roles: [{ role_id: ROLES.administrator.id }],
  };
  assert.equal((await call('POST', '/users', user)).status, 403);
  assert.ok((await call('POST', '/passkeys', { credential: {}, display_name: 'Mine' })).status >= 400);
  assert.equal(await refundedAmount(id), 0);
});

test('whoever is logged in with their passkey refunds by it, and by nothing that a page could do alone', async () => {
  const id = await pay();
  const context = await openLoggedIn(browser, dashboard, anna.cookie);
  const page = await context.newPage();
  await plugIn(page, dashboard, anna);
  await page.goto(`${dashboard}/m/default/payments/${id}`);
  await page
    .getByRole('button', { name: /^refund/i })
    .filter({ visible: true })
    .first()
    .click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox').first().fill('12.99');
  await form
    .getByRole('button', { name: /refund/i })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Confirm' });
  await dialog.getByText(/Refund \$12\.99 of payment/).waitFor();
  assert.equal(await refundedAmount(id), 0, 'nothing is done before it is signed');
  await dialog.getByRole('button', { name: 'Sign with passkey' }).click();
  await becomes(() => refundedAmount(id), 1299);
  await context.close();
});

test('whoever is thrown out is out everywhere, in another process too', async () => {
  const carol = await openPerson(shop.service, { email: 'carol@shop.example' });
  const bob = await openPerson(shop.service, { email: 'bob@shop.example' });
  const other = await openTestService({
    database: shop.service.database,
    worker: false,
    config: { dashboardUrl: dashboard, dataDir: shop.service.parts.config.dataDir },
  });
  try {
    const there = async () => (await askDashboard(other, 'GET', '/api/me', { cookie: bob.cookie })).status;
    assert.deepEqual([await status(bob.cookie), await there()], [200, 200]);
    const gone = await carol.confirmed('DELETE', `/users/${bob.userId}`);
    assert.equal(gone.status, 204, gone.text);
    assert.equal(await status(bob.cookie), 401);
    await becomes(there, 401);
  } finally {
    await other.close();
  }
});
