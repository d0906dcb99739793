import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { createDb, type Db } from '../../../server/db/db.ts';
import { ledgerDifferences } from '../../../server/operations/ledger/check.ts';
import { eventually } from '../../harness/eventually.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';
import { missingPatroni, openPatroniLab, type PatroniLab } from '../../harness/patroni.ts';
import { freePorts, openProcess, type ServiceProcess } from '../../harness/process.ts';
import { recordFolder, recordSecret } from '../../harness/recording.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const NUMBER = '4111111111111111';
recordSecret(NUMBER);
const PAYERS = 8;
/** Before a case begins, and after it is over. */
const PAYMENTS_BETWEEN = 30;
/** Nobody waits longer for an answer, whatever happens to the database. */
const ANSWER_SECONDS_MAX = 30;
/** What happens under load. Each leaves the lab whole. */
const CASES: Readonly<Record<string, (lab: PatroniLab) => Promise<void>>> = {
  'switch-over by patronictl': (lab) => lab.switchOver(),
  'PostgreSQL of the primary is killed': async (lab) => lab.kill(await lab.leader(), 'postgres'),
  'the primary machine dies': async (lab) => {
    const node = await lab.leader();
    await lab.kill(node);
    await eventually(async () => (await lab.leader()) !== node);
    lab.start(node);
  },
  'the synchronous standby dies': async (lab) => {
    const node = await lab.synchronousStandby();
    await lab.kill(node);
    await eventually(async () => (await lab.synchronousStandby()) !== node);
    lab.start(node);
  },
  'the primary machine stands still and wakes up': (lab) => standStill(lab, 'machine'),
  'Patroni of the primary stands still, its PostgreSQL goes on': (lab) => standStill(lab, 'patroni'),
  'the leader of etcd is killed': async (lab) => {
    lab.startEtcd(await lab.killEtcdLeader());
  },
  'HAProxy is killed and started': (lab) => lab.restartHaproxy(),
};

/** Longer than its lease: until another one is the primary. */
async function standStill(lab: PatroniLab, what: 'machine' | 'patroni'): Promise<void> {
  const node = await lab.leader();
  lab.signal(node, 'SIGSTOP', what);
  await eventually(async () => (await lab.leader()) !== node);
  lab.signal(node, 'SIGCONT', what);
}

/** `FAILOVER_CASES=all` tries every case, in some minutes, and `FAILOVER_CASES=etcd` those whose name has the word. */
const WANTED = process.env['FAILOVER_CASES'];
const printLine = (context: TestContext, line: string): void =>
  WANTED === undefined ? context.diagnostic(line) : console.log(line);
const TRIED = Object.keys(CASES).filter((name, index) =>
  WANTED === undefined ? index < 2 : WANTED === 'all' || name.includes(WANTED),
);

type Answer = Readonly<{ key: string; status: number; code: string; atMs: number; tookMs: number }>;

test('Patroni changes the primary under load: nothing acknowledged is lost, nobody pays twice', async (context) => {
  const missing = missingPatroni();
  if (missing !== null) return context.diagnostic(`not tried here: this machine has no ${missing}`);
  const lab = await openPatroniLab();
  const books = await newInstance();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-failover-'));
  const running: ServiceProcess[] = [];
  let shop: Shop | null = null;
  try {
    const { ports, token } = await startRoles(lab, books, { folder, running });
    shop = new Shop(ports, token);
    shop.start();
    for (const name of TRIED) await tryCase(name, { lab, shop, context });
    await shop.end(WANTED === undefined);
    for (const { child, output } of running) assert.equal(child.exitCode, null, output().slice(-3000));
    await compareBooks({ lab, books, shop, context });
  } catch (error) {
    const said = running.map((one) => one.output()).join('\n');
    const logs = `${lab.log().slice(-3000)}\n${said.slice(-6000)}`;
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${logs}`, { cause: error });
  } finally {
    shop?.abandon();
    await Promise.all(running.map((one) => one.end('SIGKILL')));
    await lab.close();
    await books.close();
    recordFolder(folder);
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

/** A vault, two API processes and a worker, by HAProxy. The processor's books are in another database. */
async function startRoles(
  lab: PatroniLab,
  books: Instance,
  { folder, running }: Readonly<{ folder: string; running: ServiceProcess[] }>,
): Promise<Readonly<{ ports: readonly number[]; token: string }>> {
  await books.start({ RAILYARD_SHOP_PORT: String((await freePorts(1))[0]) }).ready();
  const [first = 0, second = 0] = await freePorts(2);
  const shared = {
    DATABASE_URL: lab.url,
    RAILYARD_PUBLIC_URL: 'https://pay.example',
    RAILYARD_SIMULATOR_URL: `http://127.0.0.1:${books.settings['RAILYARD_SIMULATOR_PORT']}`,
  };
  const ofRole = { ...shared, RAILYARD_VAULT_SOCKET: path.join(folder, 'vault.sock') };
  const dataOf = (name: string): string => path.join(folder, name);
  const start = async (role: string, more: Readonly<Record<string, string>>): Promise<void> => {
    const started = openProcess({
      ...ofRole,
      ...more,
      RAILYARD_ROLE: role,
      RAILYARD_DATA_DIR: dataOf(`${role}${more['PORT'] ?? ''}`),
    });
    running.push(started);
    await started.ready();
  };
  await start('vault', {});
  await start('api', { PORT: String(first) });
  await start('api', { PORT: String(second) });
  await start('worker', {});
  const asked = openProcess(
    { ...shared, RAILYARD_DATA_DIR: dataOf(`api${first}`) },
    { command: [process.execPath, path.join(ROOT, 'cli/main.ts'), 'token'] },
  );
  assert.equal(await asked.ended(), 0, asked.output());
  return { ports: [first, second], token: asked.output().trim() };
}

/** Several payers, each of whom repeats a payment under its key until the answer says what became of it. */
class Shop {
  readonly #ports: readonly number[];
  readonly #token: string;
  readonly answers: Answer[] = [];
  readonly acknowledged = new Map<string, string>();
  /** What was answered with another outcome, as that it certainly did not happen. Nobody may be charged for it. */
  readonly unpaid: string[] = [];
  /** What was answered 409: it is being found out, and asked for again at the end. */
  readonly open: string[] = [];
  /** What was answered 201 while nobody knew how it would end: charged once, or not at all. */
  readonly undecided: string[] = [];
  #isOver = false;
  #isAbandoned = false;
  #payers: readonly Promise<void>[] = [];

  constructor(ports: readonly number[], token: string) {
    this.#ports = ports;
    this.#token = token;
  }

  start(): void {
    this.#payers = Array.from({ length: PAYERS }, async (_, payer) => {
      for (let serial = 0; !this.#isOver; serial += 1) {
        const key = `payer-${payer}-${serial}`;
        if (!(await this.#payUntilTold(key, payer))) this.open.push(key);
      }
    });
  }

  async paidMore(count: number): Promise<void> {
    const wanted = this.acknowledged.size + count;
    await eventually(() => this.acknowledged.size >= wanted);
  }

  /** What is still being found out takes minutes, for which a short run does not wait. */
  async end(isImpatient: boolean): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#payers);
    if (isImpatient) return;
    await eventually(async () => {
      const left = this.open.splice(0);
      for (const key of left) if (!(await this.#payUntilTold(key, 0))) this.open.push(key);
      return this.open.length === 0;
    });
  }

  abandon(): void {
    this.#isOver = true;
    this.#isAbandoned = true;
  }

  /** False: it is being found out. */
  async #payUntilTold(key: string, payer: number): Promise<boolean> {
    let attempt = payer;
    const status = await eventually(async () => {
      attempt += 1;
      const answer = await this.#payOnce(key, this.#ports[attempt % this.#ports.length] ?? 0);
      return this.#isAbandoned || answer.status < 500 ? answer.status : false;
    });
    return status !== 409;
  }

  async #payOnce(key: string, port: number): Promise<Answer> {
    const body = JSON.stringify({
      amount: 1299,
      currency: 'USD',
      country: 'US',
      intent: 'capture',
      payment_method: { method: 'card', number: NUMBER, expiration_date: '12/30', security_code: '123' },
    });
    const headers = {
      authorization: `Bearer ${this.#token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    };
    const sinceMs = performance.now();
    const asked = await fetch(`http://127.0.0.1:${port}/transactions`, { method: 'POST', headers, body });
    const text = await asked.text();
    const said = JSON.parse(text) as Readonly<{ id: string; status: string; code?: string }>;
    const atMs = performance.now();
    const isClear = asked.status === 409 || asked.headers.has('retry-after');
    const code = asked.status === 201 ? said.status : isClear ? (said.code ?? '') : text;
    const answer = { key, status: asked.status, code, atMs, tookMs: atMs - sinceMs };
    this.answers.push(answer);
    if (answer.code === 'captured') this.acknowledged.set(key, said.id);
    else if (said.status === 'processing') this.undecided.push(said.id);
    else if (asked.status === 201) this.unpaid.push(`${said.status} ${said.id}`);
    return answer;
  }
}

type Trial = Readonly<{ lab: PatroniLab; shop: Shop; context: TestContext }>;

/** One line of the table: how long nobody was paid, what was answered meanwhile, and how long the slowest took. */
async function tryCase(name: string, { lab, shop, context }: Trial): Promise<void> {
  await lab.isWhole();
  await shop.paidMore(PAYMENTS_BETWEEN);
  const sinceMs = performance.now();
  await CASES[name]?.(lab);
  await lab.isWhole();
  await shop.paidMore(PAYMENTS_BETWEEN);
  const answers = shop.answers.filter(({ atMs }) => atMs >= sinceMs);
  const paidMs = answers.filter(({ code }) => code === 'captured').map(({ atMs }) => atMs);
  const gapsMs = paidMs.map((atMs, index) => atMs - (paidMs[index - 1] ?? sinceMs));
  const refused = Map.groupBy(
    answers.filter(({ status }) => status !== 201),
    ({ status, code }) => `${status} ${code}`,
  );
  const told = [...refused].map(([what, all]) => `${all.length} × ${what}`).join(', ');
  const slowestMs = Math.max(...answers.map(({ tookMs }) => tookMs));
  const seconds = (ms: number): string => (ms / 1000).toFixed(1);
  printLine(
    context,
    `${name}: ${paidMs.length} paid, nobody for ${seconds(Math.max(...gapsMs))} s; refused: ${told || 'none'}; ` +
      `slowest answer ${seconds(slowestMs)} s`,
  );
  const unclear = [...refused.keys()].filter(
    (what) => what !== '503 service_unavailable' && what !== '409 concurrent_request',
  );
  assert.deepEqual(unclear, [], name);
  assert.ok(slowestMs < ANSWER_SECONDS_MAX * 1000, `${name}: an answer took ${seconds(slowestMs)} s`);
}

type Books = Readonly<{ lab: PatroniLab; books: Instance; shop: Shop; context: TestContext }>;

async function compareBooks({ lab, books, shop, context }: Books): Promise<void> {
  const db: Db = createDb({ connectionString: lab.url });
  try {
    const ids = [...shop.acknowledged.values()];
    const kept = await db.query(
      {
        name: '',
        text: `SELECT FROM transactions WHERE status = 'captured' AND captured_amount = 1299
                 AND transaction_id = ANY ($1)`,
      },
      [ids],
    );
    const charged = await books.database.db.query(
      { name: '', text: 'SELECT FROM simulator.payments WHERE captured = 1299' },
      [],
    );
    const open = shop.open.length + shop.undecided.length;
    const counts =
      `${ids.length} acknowledged, ${ids.length - kept.length} of them lost, ${open} being found out, ` +
      `${shop.unpaid.length} told not to have happened; ` +
      `the processor was paid ${charged.length} times`;
    printLine(context, counts);
    assert.deepEqual(
      shop.unpaid.filter((told) => !told.startsWith('failed')),
      [],
    );
    assert.equal(kept.length, ids.length, counts);
    assert.ok(charged.length >= ids.length && charged.length <= ids.length + open, counts);
    assert.deepEqual(await ledgerDifferences(db), []);
  } finally {
    await db.close();
  }
}
