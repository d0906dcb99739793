import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../../server/operations/ledger/check.ts';
import { eventually } from '../../harness/eventually.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';
import { BRIEF_NODE, freePorts, type ServiceProcess, openProcess } from '../../harness/process.ts';
import { recordSecret } from '../../harness/recording.ts';
import { authority, openTlsTarget, type Target } from '../../harness/tls-target.ts';
import { type NextVersion, nextVersion } from '../../running/next-version.ts';

const NUMBER = '4111111111111111';
recordSecret(NUMBER);
const CARD = { method: 'card', number: NUMBER, expiration_date: '12/30', security_code: '123' };
const PAYMENT = { amount: 1299, currency: 'USD', country: 'US', intent: 'authorize', payment_method: CARD };
const BUYERS = 4;
/** Requests that each stage of the upgrade sees. */
const ENOUGH = 24;

let instance: Instance;
let endpoint: Target;
let next: NextVersion;
let settings: Readonly<Record<string, string>>;
let token = '';
let ports: readonly number[] = [];

before(async () => {
  instance = await newInstance();
  endpoint = await openTlsTarget();
  next = nextVersion();
  const trusted = path.join(instance.folder, 'authority.pem');
  fs.writeFileSync(trusted, authority.certificate);
  settings = {
    RAILYARD_VAULT_SOCKET: path.join(instance.folder, 'vault.sock'),
    RAILYARD_PUBLIC_URL: 'https://pay.example',
    RAILYARD_EGRESS_ALLOW_LOOPBACK: 'true',
    NODE_EXTRA_CA_CERTS: trusted,
  };
  ports = await freePorts(2);
});
after(async () => {
  await instance.close();
  await endpoint.close();
  next.remove();
});

/** A process of this version, or of the next one. The first API process has the sandbox's processors. */
async function start(role: string, name: string, main?: string): Promise<ServiceProcess> {
  const simulator = `http://127.0.0.1:${instance.settings['RAILYARD_SIMULATOR_PORT']}`;
  const ofItsOwn = {
    RAILYARD_DATA_DIR: path.join(instance.folder, name),
    RAILYARD_SIMULATOR_URL: simulator,
  };
  const started = instance.start(
    {
      ...settings,
      RAILYARD_ROLE: role,
      PORT: String(ports[main === undefined ? 0 : 1]),
      ...(name === 'vault' || name === 'api' ? {} : ofItsOwn),
    },
    main === undefined ? {} : { command: [...BRIEF_NODE, main] },
  );
  await started.ready();
  return started;
}

async function ask(port: number, method: string, at: string, body?: object) {
  const answer = await fetch(`http://127.0.0.1:${port}${at}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Buyers who pay, merchants who capture elsewhere than they authorized, and lists that are read meanwhile. */
function load() {
  const answers: { port: number; status: number; text: string }[] = [];
  let serving: readonly number[] = ports.slice(0, 1);
  let isOver = false;
  const run = async (buyer: number): Promise<void> => {
    for (let turn = buyer; !isOver; turn += 1) {
      const [here = 0, there = 0] = [serving[turn % serving.length], serving[(turn + 1) % serving.length]];
      const told = async (port: number, ...of: [string, string, object?]): Promise<string> => {
        const answer = await ask(port, ...of);
        answers.push({ port, ...answer });
        return answer.text;
      };
      const { id } = JSON.parse(await told(here, 'POST', '/transactions', PAYMENT)) as { id: string };
      await told(there, 'POST', `/transactions/${id}/capture`, { amount: 1299 });
      await told(here, 'GET', '/transactions?limit=2');
    }
  };
  const buyers = Array.from({ length: BUYERS }, (_, buyer) => run(buyer));
  return {
    answers,
    serveAt: (now: readonly number[]) => void (serving = now),
    /** So many more answers from each of these. */
    more: async (from: readonly number[]) => {
      const counted = (port: number): number => answers.filter((one) => one.port === port).length;
      const before = from.map(counted);
      const isEnough = () => from.every((port, at) => counted(port) >= (before[at] ?? 0) + ENOUGH);
      await eventually(isEnough);
    },
    end: async () => {
      isOver = true;
      await Promise.all(buyers);
    },
  };
}

test('a version and the next one work side by side while the schema moves on, and no request fails', async () => {
  await start('vault', 'vault');
  await start('api', 'api');
  const worker = await start('worker', 'worker');
  token = await instance.railyard('token');
  const [older = 0, newer = 0] = ports;
  const listening = { url: endpoint.url, events: ['transaction.captured'] };
  assert.equal((await ask(older, 'POST', '/webhook-subscriptions', listening)).status, 201);
  const { answers, serveAt, more, end } = load();
  await more([older]);

  const moved = openProcess(instance.settings, { command: [...BRIEF_NODE, next.cli, 'database'] });
  assert.equal(await moved.ended(), 0, moved.output());
  const [row] = await instance.database.db.query<{ name: string }>(
    {
      name: '',
      text: `SELECT name FROM migrations WHERE name NOT LIKE 'sandbox/%' ORDER BY name DESC LIMIT 1`,
    },
    [],
  );
  assert.equal(row?.name, next.migration);
  await more([older]);

  await start('api', 'next-api', next.main);
  await start('worker', 'next-worker', next.main);
  serveAt(ports);
  await more(ports);
  assert.equal(await worker.end(), 0, worker.output());
  serveAt([newer]);
  await more([newer]);
  await end();

  const failed = answers.filter(({ status }) => status >= 400);
  assert.deepEqual(failed, [], `${failed.length} of ${answers.length} requests failed`);
  assert.deepEqual(await ledgerDifferences(instance.database.db), []);
  const captures = answers.filter(({ text }) => text.includes('"status":"captured"')).length;
  assert.ok(captures > 0);
  await eventually(async () => {
    const [count] = await instance.database.db.query<{ open: bigint; told: bigint }>(OPEN, []);
    assert.equal(count?.open, 0n);
    assert.equal(
      new Set(endpoint.received.map(({ headers }) => headers['webhook-id'])).size,
      Number(count?.told),
    );
  });
});

const OPEN = {
  name: '',
  text: `SELECT (SELECT count(*) FROM webhook_events WHERE due_at IS NOT NULL)
      + (SELECT count(*) FROM webhook_deliveries WHERE status <> 'delivered') AS open,
    (SELECT count(*) FROM transactions WHERE status = 'captured') AS told`,
} as const;
