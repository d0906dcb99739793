import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { bareEnvironment } from '../../harness/environment.ts';
import { ensureRoles, eventually } from '../../harness/index.ts';
import { type Shop, openShop } from '../../harness/shop.ts';

let shop: Shop;
let dataDir: string;
let server: Server;
let to: string;
const received: { id: string; name: string; headers: Record<string, string>; body: string }[] = [];
let answering = 200;

before(async () => {
  shop = await openShop();
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-listen-'));
  const roles = await ensureRoles(shop.service.parts);
  const made = await shop.post('/api-key-pairs', {
    display_name: 'Command line',
    role_ids: [roles['full-access'].role_id],
  });
  fs.writeFileSync(path.join(dataDir, 'api-key.pem'), made.body.private_key, { mode: 0o600 });
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { id, name } = JSON.parse(body) as { id: string; name: string };
      received.push({ id, name, body, headers: request.headers as Record<string, string> });
      response.writeHead(answering).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  to = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`;
});
after(async () => {
  for (const child of children) child.kill('SIGKILL');
  server.close();
  await shop.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const children: ChildProcess[] = [];
type Running = Readonly<{ child: ChildProcess; output(): string; ended: Promise<number | null> }>;

function railyard(...words: readonly string[]): Running {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../../../cli/main.ts'), ...words, '--url', shop.service.url],
    { env: bareEnvironment({ RAILYARD_DATA_DIR: dataDir }) },
  );
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    child,
    output: () => output,
    ended: once(child, 'close').then(([code]: unknown[]) => code as number | null),
  };
}

test('listen forwards what trigger causes, signed, and goes on where it stopped after it was killed', async () => {
  const first = railyard('listen', '--forward-to', to.replace('http://', ''));
  await eventually(() => assert.match(first.output(), /Listening to/));
  const secret = /signed with (\S+)/.exec(first.output())?.[1] ?? '';
  const caused = railyard('trigger', 'transaction.captured');
  assert.equal(await caused.ended, 0, caused.output());
  const one = await eventually(() => received[0] ?? false);
  assert.equal(one.name, 'transaction.captured');
  new Webhook(secret).verify(one.body, one.headers);
  await eventually(() => assert.match(first.output(), /transaction\.captured \S+ 200 \d+ ms/));
  const isKept = (): boolean =>
    fs.readFileSync(path.join(dataDir, 'listen-default.json'), 'utf8').includes(one.id);
  await eventually(isKept);
  first.child.kill('SIGKILL');
  await first.ended;
  for (const event of ['buyer.created', 'refund.succeeded']) {
    const quiet = railyard('trigger', event);
    assert.equal(await quiet.ended, 0, quiet.output());
  }
  answering = 500;
  const second = railyard('listen', '--to', to);
  await eventually(() => assert.match(second.output(), /buyer\.created \S+ 500/));
  answering = 200;
  await eventually(() => assert.match(second.output(), /buyer\.created \S+ 200/));
  await eventually(() => assert.match(second.output(), /refund\.succeeded \S+ 200/));
  assert.equal(
    received.filter(({ id }) => id === one.id).length,
    1,
    'what the first run forwarded is not forwarded again',
  );
  const event = /buyer\.created (\S+) 200/.exec(second.output())?.[1] ?? '';
  const told = received.filter(({ name }) => name === 'buyer.created');
  assert.ok(told.every(({ id, body }) => id === event && body === told[0]?.body));
  second.child.kill('SIGINT');
  assert.equal(await second.ended, 0);

  const again = railyard('listen', '--to', to, '--again', event);
  assert.equal(await again.ended, 0, again.output());
  assert.equal(received.filter(({ id }) => id === event).length, told.length + 1);
  new Webhook(secret).verify(received.at(-1)?.body ?? '', received.at(-1)?.headers ?? {});
  const earlier = received.length;
  const from = railyard('listen', '--to', to, '--from', event, '--events', 'refund.succeeded');
  await eventually(() => assert.match(from.output(), /refund\.succeeded \S+ 200/));
  from.child.kill('SIGINT');
  assert.equal(await from.ended, 0);
  const names = new Set(received.slice(earlier).map(({ name }) => name));
  assert.deepEqual([...names], ['refund.succeeded'], 'from there on, and only these');
  const gone = railyard('listen', '--from', '0198c4a2-5d3e-7000-8000-000000000001');
  assert.deepEqual(
    [await gone.ended, /is no event that is kept/.test(gone.output())],
    [2, true],
    gone.output(),
  );
  const forgotten = railyard('listen', '--forget');
  assert.equal(await forgotten.ended, 0, forgotten.output());
  assert.deepEqual(fs.readdirSync(dataDir), ['api-key.pem']);
});

test('trigger and listen say what is wrong with their words', async () => {
  for (const [words, said] of [
    [['trigger', 'transaction.eaten'], /no event "transaction.eaten"/],
    [['trigger', 'transaction.settled'], /sends an example/],
    [['trigger', 'buyer.created', '--override', 'amount'], /--override takes NAME=VALUE/],
    [['listen', '--events', 'transaction.eaten'], /no event "transaction.eaten"/],
  ] as const) {
    const ran = railyard(...words);
    assert.deepEqual([await ran.ended, said.test(ran.output())], [2, true], ran.output());
  }
  const named = railyard('trigger', 'buyer.created', '--override', 'display_name=Grace', '--json');
  assert.equal(await named.ended, 0, named.output());
  const { requests } = JSON.parse(named.output()) as {
    requests: readonly { answer: { display_name: string } }[];
  };
  assert.equal(requests[0]?.answer.display_name, 'Grace');
  const list = railyard('trigger', '--list');
  assert.equal(await list.ended, 0);
  assert.match(list.output(), /transaction\.captured/);
});
