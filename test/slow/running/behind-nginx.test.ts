import assert from 'node:assert/strict';
import fs from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { recordSecret } from '../../harness/recording.ts';
import type { Instance } from '../../harness/instance.ts';
import { eventually } from '../../harness/eventually.ts';
import { type Nodes, openNodes } from '../../harness/nodes.ts';
import { freePorts } from '../../harness/process.ts';
import { HAS_NGINX, type ProxiedAnswer, type Proxy, openNginx } from '../../harness/nginx.ts';

/** `deploy/nginx.conf` in front of vault, worker and two API processes. */
let instance: Instance | null = null;
let nodes: Nodes['nodes'] = [];
let running: Proxy | null = null;
const proxy: Pick<Proxy, 'ask' | 'buffered' | 'log'> = {
  ask: (...words) => (running ?? assert.fail('nginx runs')).ask(...words),
  buffered: () => running?.buffered() ?? [],
  log: () => running?.log() ?? '',
};
let token = '';
/** On a port of its own, which the proxy has to pass on with the host. */
const FIELDS_URL = 'https://secure-fields.pay.example:8443';

before(async () => {
  if (!HAS_NGINX) return;
  const opened = await openNodes({ RAILYARD_FIELDS_URL: FIELDS_URL });
  ({ instance, nodes } = opened);
  running = await openNginx(opened.ports);
  token = await opened.instance.railyard('token');
});
after(async () => {
  await running?.close();
  await instance?.close();
});

/** A promise that needs nginx. Where there is none the run says so, and nothing is believed. */
function behindNginx(name: string, run: () => Promise<void>): void {
  test(name, async (context) => {
    if (HAS_NGINX) await run();
    else context.diagnostic('not tried here: this machine has no nginx');
  });
}

const NUMBER = '4111111111111111';
recordSecret(NUMBER);
const json = (body: object, headers: Readonly<Record<string, string>> = {}) => ({
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const payment = (more: object = {}) => ({
  amount: 1299,
  currency: 'USD',
  country: 'US',
  intent: 'capture',
  payment_method: { method: 'card', number: NUMBER, expiration_date: '12/30', security_code: '123' },
  ...more,
});
const paymentsMade = async (): Promise<number> => {
  const { db } = (instance ?? assert.fail('an instance')).database;
  const counted = { name: '', text: 'SELECT count(*) FROM transactions' };
  const rows = await db.query<{ count: bigint }>(counted, []);
  return Number(rows[0]?.count);
};
const bodyOf = ({ text }: ProxiedAnswer) => JSON.parse(text) as Readonly<Record<string, unknown>>;

behindNginx(
  'a card is paid with through nginx over TLS, and nginx writes nothing of it to a disk',
  async () => {
    assert.equal((await proxy.ask('GET', '/health')).status, 200);
    const paid = await proxy.ask(
      'POST',
      '/transactions',
      json(payment({ metadata: { note: 'x'.repeat(200) } }), { 'x-forwarded-for': '203.0.113.9' }),
    );
    assert.deepEqual([paid.status, bodyOf(paid)['status']], [201, 'captured'], paid.text);
    assert.match(String(paid.headers['x-request-id']), /^[0-9a-f-]{36}$/);
    assert.deepEqual(proxy.buffered(), []);
    const shop = {
      method: 'paypal',
      country: 'US',
      currency: 'USD',
      redirect_url: 'https://shop.example/back',
    };
    const waiting = await proxy.ask('POST', '/transactions', json(payment({ payment_method: shop })));
    const { approval_url: url } = bodyOf(waiting)['payment_method'] as { approval_url: string };
    assert.match(url, /^https:\/\/pay\.example\//, 'addresses for buyers are those of the proxy');
    const page = await proxy.ask('GET', url.slice('https://pay.example'.length));
    assert.match(String(page.headers.location ?? page.text), /sandbox\/mock-paypal|<h1>/);
  },
);

behindNginx('the frames of Secure Fields are served on whatever port their origin has', async () => {
  const { host } = new URL(FIELDS_URL);
  assert.equal((await proxy.ask('GET', '/secure-fields/integrity.json', { host })).status, 200);
  assert.equal((await proxy.ask('GET', '/secure-fields/integrity.json')).status, 404);
});

behindNginx('what is too large is refused by us in our words, and only beyond 33 MB by nginx', async () => {
  for (let times = 0; times < 10; times += 1) {
    const body = json(payment({ metadata: { note: 'x'.repeat(5_000_000) } }));
    const large = await proxy.ask('POST', '/transactions', body);
    assert.equal(large.status, 413, large.text);
    assert.equal(bodyOf(large)['code'], 'payload_too_large');
  }
  const beyond = await proxy
    .ask('POST', '/vault-forward', {
      headers: { authorization: `Bearer ${token}`, 'content-length': String(34 * 1024 ** 2) },
    })
    .catch((error: unknown) => error);
  assert.ok(beyond instanceof Error || (beyond as ProxiedAnswer).status === 413, String(beyond));
  assert.deepEqual(proxy.buffered(), []);
});

behindNginx('both nodes are restarted in turn under load, and every payment is made once', async () => {
  const ids: unknown[] = [];
  const statuses: number[] = [];
  const failed: string[] = [];
  let isOver = false;
  const pay = async (key: string): Promise<ProxiedAnswer> => {
    const paid = await proxy.ask('POST', '/transactions', json(payment(), { 'idempotency-key': key }));
    // nginx takes back no POST that it has sent, not even one that met the instant in which a listener closed.
    return paid.status === 502 ? pay(key) : paid;
  };
  const load = Array.from({ length: 8 }, async (_, index) => {
    while (!isOver) {
      const answer =
        index % 2 === 0
          ? await proxy.ask('GET', '/transactions?limit=1', { headers: { authorization: `Bearer ${token}` } })
          : await pay(randomUUID());
      if (answer.status === 201) ids.push(bodyOf(answer)['id']);
      statuses.push(answer.status);
      if (answer.status >= 400) failed.push(answer.text);
    }
  });
  const earlier = await paymentsMade();
  for (const node of nodes) {
    const before = statuses.length;
    assert.equal(await node.running.end('SIGTERM'), 0, node.running.output());
    assert.ok(statuses.length > before, 'the other one answers meanwhile');
    node.running = await node.again();
  }
  const before = statuses.length;
  await eventually(() => statuses.length >= before + load.length);
  isOver = true;
  await Promise.all(load);
  assert.deepEqual([...new Set(statuses)].toSorted(), [200, 201], `${failed.join('\n')}\n${proxy.log()}`);
  assert.equal(new Set(ids).size, ids.length);
  assert.equal((await paymentsMade()) - earlier, ids.length);
  assert.equal((await proxy.ask('GET', '/health')).status, 200);
});

test('the file of nginx passes on what the service needs to know, and keeps card data off its disk', () => {
  const file = fs.readFileSync(path.join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8');
  for (const line of [
    'proxy_request_buffering off;',
    'proxy_buffering off;',
    'X-Forwarded-For "$http_x_forwarded_for, $remote_addr"',
    'limit_req zone=railyard',
    'limit_conn railyard_connections',
    'Host $http_host',
  ])
    assert.ok(file.includes(line), line);
});

behindNginx(
  'the dashboard is for those inside: nobody else is answered, under its name or another',
  async () => {
    const made = instance ?? assert.fail('there are processes');
    const [port = 0] = await freePorts(1);
    const started = made.start({
      RAILYARD_ROLE: 'api',
      RAILYARD_PUBLIC_URL: 'https://pay.example',
      RAILYARD_FIELDS_URL: FIELDS_URL,
      RAILYARD_DASHBOARD_URL: 'https://dash.example',
      RAILYARD_TRUSTED_PROXIES: '127.0.0.1',
      RAILYARD_VAULT_SOCKET: path.join(made.folder, 'vault.sock'),
      RAILYARD_SIMULATOR_URL: `http://127.0.0.1:${made.settings['RAILYARD_SIMULATOR_PORT']}`,
      RAILYARD_DATA_DIR: path.join(made.folder, 'dashboard'),
      PORT: String(port),
    });
    await started.ready();
    const outside = await openNginx([port], { port, inside: '10.0.0.0/8' });
    const inside = await openNginx([port], { port, inside: '127.0.0.1' });
    const status = async (by: Proxy, at: string, host: string, headers = {}): Promise<number> =>
      (await by.ask('GET', at, { host, headers })).status;
    const own = { 'sec-fetch-site': 'same-origin', 'x-railyard-dashboard': '1' };
    for (const at of ['/', '/auth/ways', '/api/me'])
      assert.equal(await status(outside, at, 'dash.example', own), 403, at);
    for (const host of ['dashboard.localhost', 'other.example'])
      assert.equal(await status(outside, '/', host), 421, host);
    assert.equal(await status(outside, '/auth/ways', 'pay.example', own), 404);

    const page = await inside.ask('GET', '/', { host: 'dash.example' });
    assert.deepEqual([page.status, page.headers['strict-transport-security']], [200, 'max-age=31536000']);
    assert.equal(await status(inside, '/auth/ways', 'dash.example', own), 200);
    assert.equal(await status(inside, '/api/me', 'dash.example', own), 401);
    await Promise.all([outside.close(), inside.close()]);
  },
);
