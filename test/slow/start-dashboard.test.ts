import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { askAt } from '../harness/ask-at.ts';
import { OWN_PAGE } from '../harness/dashboard.ts';
import { type Instance, newInstance } from '../harness/instance.ts';
import { freePorts } from '../harness/process.ts';

/** In production there is a dashboard where a process is told of it, on that host alone, and nothing of the sandbox. */
const DASHBOARD = 'https://dash.example';
const ON = { RAILYARD_DASHBOARD_URL: DASHBOARD };
const OTHER_HOSTS = ['pay.example', 'dashboard.localhost', 'other.example'] as const;
const SANDBOX = ['GET /sandbox/clock', 'GET /sandbox/situations', 'PUT /sandbox/clock'] as const;

/** What a process answers under a host, by status. */
async function answersOf(
  url: string,
  host: string,
  token: string,
): Promise<Readonly<Record<string, number>>> {
  const authorization = `Bearer ${token}`;
  const status = async (call: string, headers: Readonly<Record<string, string>> = {}): Promise<number> => {
    const [method = '', at = ''] = call.split(' ');
    const body = method === 'GET' ? {} : { body: JSON.stringify({ advance_seconds: 1 }) };
    const typed = method === 'GET' ? {} : { 'content-type': 'application/json' };
    const answer = await askAt(`${url}${at}`, { method, headers: { ...headers, ...typed, host }, ...body });
    assert.equal(answer.headers.get('set-cookie'), null, `${host} ${call}`);
    return answer.status;
  };

  const sandbox = await Promise.all(SANDBOX.map((call) => status(call, { authorization })));
  return {
    page: await status('GET /'),
    ways: await status('GET /auth/ways', OWN_PAGE),
    demo: await status('POST /auth/demo', OWN_PAGE),
    person: await status('GET /api/me', OWN_PAGE),
    cookie: await status('GET /me', { cookie: `__Host-railyard_session=${'A'.repeat(43)}` }),
    token: await status('GET /me', { authorization }),
    sandbox: Math.min(...sandbox),
  };
}

const NONE = { page: 404, ways: 404, demo: 404, person: 404, cookie: 401, token: 200, sandbox: 404 };
/** Of the demo administrator it says no; a token it takes nowhere. */
const SERVED = { page: 200, ways: 200, demo: 403, person: 401, cookie: 200, token: 400, sandbox: 400 };

async function assertServes(url: string, token: string, at: 'its host' | 'no host'): Promise<void> {
  for (const host of OTHER_HOSTS) assert.deepEqual(await answersOf(url, host, token), NONE, host);
  const own = await answersOf(url, 'dash.example', token);
  assert.deepEqual(own, at === 'its host' ? SERVED : NONE);
}

const tokenOf = (instance: Instance): Promise<string> => instance.railyard('token');
const LINK = /^https:\/\/dash\.example\/auth\/begin#\S{43}$/m;

test('one API process inside the VPN serves the dashboard; the public one, vault and worker serve none', async () => {
  const instance = await newInstance('production');
  const [port = 0] = await freePorts(1);
  const socket = { RAILYARD_VAULT_SOCKET: path.join(instance.folder, 'vault.sock') };
  const started = (role: string, more: Readonly<Record<string, string>> = {}) =>
    instance.start({ ...socket, RAILYARD_ROLE: role, ...more });
  // neither listens where the API does, whatever it is told
  for (const role of ['vault', 'worker']) {
    const one = started(role, ON);
    await one.ready();
    await assert.rejects(fetch(instance.url), /fetch failed/, role);
    assert.doesNotMatch(one.output(), /dash\.example/, role);
  }
  const open = started('api');
  await open.ready();
  const inside = started('api', { ...ON, PORT: String(port) });
  await inside.ready();
  assert.doesNotMatch(open.output(), /dashboard|administrator/i);
  assert.match(inside.output(), LINK, 'a link for the first administrator');
  const token = await tokenOf(instance);
  await assertServes(instance.url, token, 'no host');
  await assertServes(`http://127.0.0.1:${port}`, token, 'its host');
  await instance.close();
});

test('role all serves it where the setting says so, and refuses a setting that cannot be in a sentence', async () => {
  const instance = await newInstance('production');
  for (const [more, sentence] of [
    [{ RAILYARD_DASHBOARD_URL: 'http://dash.example' }, /RAILYARD_DASHBOARD_URL must be an https address/],
    [{ RAILYARD_DASHBOARD_URL: 'https://pay.example' }, /RAILYARD_DASHBOARD_URL must be another host/],
    [{ RAILYARD_DASHBOARD_URL: 'https://dash.example/x' }, /RAILYARD_DASHBOARD_URL/],
    [
      { RAILYARD_OIDC_ISSUER: 'https://login.example', RAILYARD_OIDC_CLIENT_ID: 'railyard' },
      /RAILYARD_OIDC_ISSUER is for the dashboard/,
    ],
  ] as const) {
    const refused = instance.start(more);
    assert.equal(await refused.ended(), 1, refused.output());
    assert.match(refused.output().trim(), sentence);
    assert.doesNotMatch(refused.output(), /\n\s+at /);
  }
  const off = instance.start();
  await off.ready();
  const token = await tokenOf(instance);
  await assertServes(instance.url, token, 'no host');
  await off.end();
  const on = instance.start(ON);
  await on.ready();
  assert.match(on.output(), LINK);
  await assertServes(instance.url, token, 'its host');
  await instance.close();
});
