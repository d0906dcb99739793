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
  server.close();
  await shop.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

type Running = Readonly<{ child: ChildProcess; output(): string; ended: Promise<number | null> }>;

function railyard(...words: readonly string[]): Running {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../../../cli/main.ts'), ...words, '--url', shop.service.url],
    { env: bareEnvironment({ RAILYARD_DATA_DIR: dataDir }) },
  );
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
  const delivery = /buyer\.created (\S+) 200/.exec(second.output())?.[1] ?? '';
  const told = (): number => received.filter(({ name }) => name === 'buyer.created').length;
  const before = told(); // the other events may be on their way still
  const again = railyard('listen', '--again', delivery);
  assert.equal(await again.ended, 0, again.output());
  await eventually(() => assert.equal(told(), before + 1));
  second.child.kill('SIGINT');
  assert.equal(await second.ended, 0);
  const unsure = railyard('listen', '--forget');
  assert.equal(await unsure.ended, 2);
  assert.match(unsure.output(), /with the subscription \S+ it is lost\. Nothing was done: add --yes/);
  const forgotten = railyard('listen', '--forget', '--yes');
  assert.equal(await forgotten.ended, 0, forgotten.output());
  assert.deepEqual(fs.readdirSync(dataDir), ['api-key.pem']);
});

test('trigger and listen say what is wrong with their words', async () => {
  for (const [words, said] of [
    [['trigger', 'transaction.eaten'], /no event "transaction.eaten"/],
    [['trigger', 'transaction.settled'], /sends an example/],
    [['trigger', 'buyer.created', '--override', 'amount'], /--override takes NAME=VALUE/],
    [['listen', '--events', 'transaction.eaten'], /400/],
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
