import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestService, type TestService } from '../../../test/harness/index.ts';
import {
  askDashboard,
  cookieOf,
  DASHBOARD_URL,
  demoCookie,
  OWN_PAGE,
} from '../../../test/harness/dashboard.ts';

let service: TestService;
let cookie: string;
before(async () => {
  service = await openTestService({ worker: false, config: { dashboardUrl: DASHBOARD_URL } });
  cookie = await demoCookie(service);
});
after(() => service.close());

const code = (text: string): string => String((JSON.parse(text) as { code: string }).code);

test('a person who is logged in calls the operations of the contract, by the cookie alone', async () => {
  const answer = await askDashboard(service, 'GET', '/api/me', { cookie });
  assert.equal(answer.status, 200, answer.text);
  const me = answer.json() as { caller: string; access: { role: string }[]; session: { way: string } };
  assert.deepEqual([me.caller, me.access[0]?.role, me.session.way], ['user', 'administrator', 'demo']);
  const made = await askDashboard(service, 'POST', '/api/buyers', { cookie, body: { display_name: 'Jo' } });
  assert.equal(made.status, 201, made.text);
  const { items } = (await askDashboard(service, 'GET', '/api/audit-logs', { cookie })).json() as {
    items: { user: { name: string; email_address: string }; resource: { type: string } }[];
  };
  assert.deepEqual(
    items.map(({ user, resource }) => [user.email_address, resource.type]),
    [
      ['demo@dashboard.localhost', 'buyer'],
      ['demo@dashboard.localhost', 'session'],
    ],
  );
});

test('401: nobody is logged in, or with another cookie', async () => {
  for (const other of [null, '', `${cookie}x`, cookie.replace(/=.{5}/, '=AAAAA'), `${cookie}; ${cookie}`]) {
    const answer = await askDashboard(service, 'GET', '/api/me', { cookie: other });
    assert.deepEqual([answer.status, code(answer.text)], [401, 'unauthorized']);
  }
});

test('403: a page of another origin, by form, by fetch or by hand, changes and reads nothing', async () => {
  const attacks: readonly Readonly<Record<string, string | undefined>>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'x-railyard-dashboard': '' },
    { 'x-railyard-dashboard': '0' },
    { origin: 'http://evil.localhost' },
  ];
  for (const headers of attacks)
    for (const [method, path] of [
      ['POST', '/api/buyers'],
      ['GET', '/api/me'],
      ['POST', '/auth/demo'],
      ['POST', '/auth/logout'],
    ] as const) {
      const sent = { ...OWN_PAGE, ...headers } as Record<string, string>;
      const answer = await askDashboard(service, method, path, {
        cookie,
        headers: sent,
        ...(method === 'POST' ? { body: {} } : {}),
      });
      assert.deepEqual(
        [answer.status, code(answer.text)],
        [403, 'forbidden'],
        `${path} ${JSON.stringify(headers)}`,
      );
      assert.equal(answer.headers.get('access-control-allow-origin'), null);
    }
});

test('400: a token is not taken at the dashboard; the API takes no cookie', async () => {
  const authorization = `Bearer ${await service.token()}`;
  for (const path of ['/api/me', '/auth/ways', '/', '/payments']) {
    const answer = await askDashboard(service, 'GET', path, { cookie, headers: { authorization } });
    assert.equal(answer.status, 400, path);
  }
  const atApi = await service.request('GET', '/me', { token: null, headers: { cookie, ...OWN_PAGE } });
  assert.equal(atApi.status, 401);
  const withToken = await service.request('GET', '/me', { headers: { cookie } });
  assert.equal(withToken.body.caller, 'api-key-pair');
});

test('under the host of the dashboard nothing else is answered, whatever x-forwarded-host says', async () => {
  for (const path of [
    '/health',
    '/openapi.json',
    '/docs',
    '/buyers',
    '/card-scheme-definitions',
    '/checkout/x',
  ]) {
    const answer = await askDashboard(service, 'POST', path, { cookie, body: {} });
    assert.equal(answer.status, 405, path);
  }
  const documentation = await askDashboard(service, 'GET', '/docs', { cookie });
  assert.deepEqual(
    [documentation.status, documentation.headers.get('location')],
    [302, `${service.parts.config.publicUrl}/docs/`],
  );
  const elsewhere = await service.request('GET', '/api/me', {
    unchecked: true,
    token: null,
    headers: { cookie, ...OWN_PAGE, 'x-forwarded-host': 'dashboard.localhost' },
  });
  assert.equal(elsewhere.status, 404);
  const unknown = await askDashboard(service, 'GET', '/api/nowhere', { cookie });
  assert.deepEqual([unknown.status, code(unknown.text)], [404, 'not_found']);
});

test('the cookie is of this host alone, unreadable for scripts, and new at each log-in', async () => {
  const planted = `__Host-railyard_session=${'A'.repeat(43)}`;
  const answer = await askDashboard(service, 'POST', '/auth/demo', { cookie: planted });
  const line = answer.headers.get('set-cookie') ?? '';
  assert.match(line, /^__Host-railyard_session=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
  assert.notEqual(cookieOf(answer), planted);
  assert.equal((await askDashboard(service, 'GET', '/api/me', { cookie: planted })).status, 401);
  const again = await askDashboard(service, 'POST', '/auth/demo', { cookie: cookieOf(answer) });
  assert.equal((await askDashboard(service, 'GET', '/api/me', { cookie: cookieOf(answer) })).status, 401);
  const out = await askDashboard(service, 'POST', '/auth/logout', { cookie: cookieOf(again) });
  assert.match(out.headers.get('set-cookie') ?? '', /^__Host-railyard_session=; .*Max-Age=0$/);
  assert.equal((await askDashboard(service, 'GET', '/api/me', { cookie: cookieOf(again) })).status, 401);
});

test('a screen is the page of the client, with its strict headers', async () => {
  const page = await askDashboard(service, 'GET', '/payments/0192f0aa', { headers: { accept: 'text/html' } });
  assert.ok([200, 503].includes(page.status));
  const policy = page.headers.get('content-security-policy') ?? '';
  assert.match(policy, /default-src 'none'; script-src 'self';.*require-trusted-types-for 'script'/);
  assert.equal((await askDashboard(service, 'GET', '/assets/../../package.json')).status === 200, false);
});

test('403: nobody is the demo administrator by way of a proxy that is not trusted', async () => {
  for (const name of ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']) {
    const answer = await askDashboard(service, 'POST', '/auth/demo', { headers: { [name]: 'x' } });
    assert.equal(answer.status, 403, name);
  }
});
