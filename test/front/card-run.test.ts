import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { ApiFault } from '../../packages/client-core/src/call.ts';
import { CardRun, keptCardSession, type SessionPayment } from '../../packages/client-core/src/card-run.ts';
import type { CheckoutEnding, CheckoutState } from '../../packages/client-core/src/checkout-state.ts';
import type { NativeSdk } from '../../packages/client-core/src/three-d-secure.ts';
import { CardRunWorld } from './card-run-world.ts';
import { diceOf } from './random-checkouts.ts';

/**
 * The runner of card forms against a service, a merchant's server and a storage that are made here. A process is one
 * runner; it ends by `stop`, after which nothing is told any more.
 */
const SESSION = '0192f0aa-7b1c-7d53-9d0e-5f2a6c1b8e47';
const CARD = { number: '4111111111111111', expirationDate: '12/30', securityCode: '123' };
const CAPTURED = { id: 't1', status: 'captured' };

type Process = Readonly<{
  run: CardRun;
  states: readonly CheckoutState[];
  opened: readonly string[];
  ends: readonly CheckoutEnding[];
  replaced: readonly CheckoutEnding[];
  warnings: readonly string[];
}>;

/** What the processes of a test share. */
class World {
  readonly kept = new Map<string, string>();
  /** Calls of the service and of the merchant's server, in order. */
  readonly asked: string[] = [];
  /** What the merchant's server answers next; the last one stays. */
  pays: (() => Promise<SessionPayment>)[] = [async () => CAPTURED];
  reads: (() => Promise<SessionPayment | null>)[] = [async () => CAPTURED];
  fieldsStatus = 204;
  sdk: NativeSdk | undefined;

  start(t: TestContext, sessionId = SESSION): Process {
    const told = { states: [], opened: [], ends: [], replaced: [], warnings: [] } as {
      states: CheckoutState[];
      opened: string[];
      ends: CheckoutEnding[];
      replaced: CheckoutEnding[];
      warnings: string[];
    };
    t.mock.method(console, 'warn', (text: string) => void told.warnings.push(text));
    const payment = {
      api: { apiUrl: 'https://pay.example', fetch: (url: string) => this.answer(url) },
      sessionId,
      sdk: this.sdk,
      pay: ({ idempotencyKey }: Readonly<{ idempotencyKey: string }>) => {
        this.asked.push(`pay ${idempotencyKey.slice(sessionId.length)}`);
        return nextOf(this.pays)();
      },
      read: () => {
        this.asked.push('read');
        return nextOf(this.reads)();
      },
    };
    const inputs = { instrument: () => CARD, clear: () => void this.asked.push('clear') };
    const run = new CardRun(payment, inputs, this.storage(), {
      show: (state) => void told.states.push(state),
      open: (url) => void told.opened.push(url),
      dismiss: () => undefined,
      end: (end) => void told.ends.push(end),
      replace: (end) => void told.replaced.push(end),
    });
    t.after(() => run.stop());
    void run.begin();
    return { run, ...told };
  }

  storage() {
    return {
      getItem: (name: string) => this.kept.get(name) ?? null,
      setItem: async (name: string, text: string) => void this.kept.set(name, text),
      removeItem: async (name: string) => void this.kept.delete(name),
    };
  }

  private async answer(url: string) {
    const what = url.split('/').at(-1) ?? '';
    this.asked.push(what);
    const answers: Readonly<Record<string, object>> = {
      'three-d-secure-version': { directory_server_id: 'A', message_version: '2.2.0', api_key: null },
      'three-d-secure-authenticate': { indicator: 'CHALLENGE', challenge: { acs_transaction_id: 'a' } },
    };
    const status = what === 'fields' ? this.fieldsStatus : 200;
    const text = async (): Promise<string> => JSON.stringify(answers[what] ?? {});
    return { ok: status < 300, status, headers: { get: () => null }, text };
  }
}

function nextOf<Answer>(answers: Answer[]): Answer {
  const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
  assert.ok(answer !== undefined);
  return answer;
}

const never = <Answer>(): Promise<Answer> => new Promise(() => undefined);
const loseAnswer = (): Promise<never> => Promise.reject(new TypeError('Network request failed'));
const refuse = (status: number) => (): Promise<never> => Promise.reject(new ApiFault(status, {}));

/** Until nothing is left that waits for no clock. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) await Promise.resolve();
}

async function submit({ run }: Process): Promise<void> {
  await settle();
  run.happen({ kind: 'submitted' });
  await settle();
}

const stateOf = ({ states }: Process): CheckoutState | undefined => states.at(-1);

test('a card goes into the session, the server pays under the first key, and it ends once', async (t) => {
  const world = new World();
  const process = world.start(t);
  await submit(process);
  process.run.happen({ kind: 'returned' });
  await settle();
  assert.deepEqual(world.asked, ['fields', 'clear', 'pay -1']);
  const end = { outcome: 'completed', reason: null, transaction: CAPTURED, id: SESSION };
  assert.deepEqual([process.ends, world.kept.size], [[end], 0]);
});

test('a process that ends between paying and the answer is told by the next one, which pays nothing', async (t) => {
  const world = new World();
  world.pays = [never];
  const first = world.start(t);
  await submit(first);
  first.run.stop();
  assert.ok(!JSON.stringify([...world.kept]).includes(CARD.number));
  assert.equal(await keptCardSession(world.storage()), SESSION);

  const next = world.start(t);
  await settle();
  assert.deepEqual(world.asked, ['fields', 'clear', 'pay -1', 'read']);
  assert.deepEqual([first.ends.length, next.ends.map(({ outcome }) => outcome)], [0, ['completed']]);
  assert.equal(await keptCardSession(world.storage()), null);
});

test('an answer that was lost had an approval: the next process opens it, and opens none twice', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_795_000_000_000 });
  const world = new World();
  const waiting = {
    id: 't1',
    status: 'buyer_approval_pending',
    approvalUrl: 'https://pay.example/approve/1',
  };
  world.pays = [never];
  world.reads = [async () => waiting, async () => waiting, async () => CAPTURED];
  const first = world.start(t);
  await submit(first);
  first.run.stop();

  const next = world.start(t);
  await settle();
  assert.deepEqual([stateOf(next)?.at, next.opened], ['challenge', [waiting.approvalUrl]]);
  next.run.happen({ kind: 'returned' });
  await settle();
  assert.deepEqual([stateOf(next)?.at, next.opened.length], ['challenge', 1]);
  t.mock.timers.tick(10_000);
  await settle();
  assert.deepEqual(
    next.ends.map(({ outcome }) => outcome),
    ['completed'],
  );
});

test('a server that cannot be reached leaves it open, and it is asked about; nothing is paid again', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_795_000_000_000 });
  const world = new World();
  world.pays = [loseAnswer];
  world.reads = [loseAnswer, async () => null, async () => CAPTURED];
  const process = world.start(t);
  await submit(process);
  for (let asked = 0; asked < 2; asked += 1) {
    assert.equal(stateOf(process)?.at, 'confirming');
    t.mock.timers.tick(2_000);
    await settle();
  }
  assert.deepEqual(world.asked, ['fields', 'clear', 'pay -1', 'read', 'read', 'read']);
  assert.deepEqual(
    process.ends.map(({ outcome }) => outcome),
    ['completed'],
  );
  const said = 'failed, and not with an ApiFault';
  assert.deepEqual(process.warnings, [`Railyard: pay ${said}`, `Railyard: status ${said}`]);
});

test('a decline makes the next attempt another payment, and a refusal does not', async (t) => {
  const world = new World();
  world.pays = [async () => ({ id: 't0', status: 'declined' }), refuse(400), async () => CAPTURED];
  const process = world.start(t);
  for (const reason of ['declined', 'refused']) {
    await submit(process);
    assert.deepEqual([stateOf(process)?.at, stateOf(process)?.reason], ['entering', reason]);
  }
  await submit(process);
  assert.deepEqual(
    world.asked.filter((asked) => asked.startsWith('pay')),
    ['pay -1', 'pay -2', 'pay -2'],
  );
  assert.equal(process.ends.length, 1);
});

test('a card that is refused, and a session that is over', async (t) => {
  const world = new World();
  world.fieldsStatus = 400;
  const process = world.start(t);
  await submit(process);
  assert.deepEqual([stateOf(process)?.at, stateOf(process)?.reason], ['entering', 'refused']);
  world.fieldsStatus = 404;
  await submit(process);
  assert.deepEqual(world.asked, ['fields', 'fields']);
  assert.deepEqual(
    process.ends.map(({ outcome, reason }) => [outcome, reason]),
    [['failed', 'expired']],
  );
});

test('an SDK asks the cardholder before the payment, and what it throws stops no payment', async (t) => {
  const world = new World();
  const device = { sdk_app_id: 'x' } as Awaited<ReturnType<NativeSdk['start']>>; // the service is made here
  world.sdk = { start: async () => device, challenge: async () => 'challenged' };
  await submit(world.start(t));
  const proved = ['three-d-secure-version', 'three-d-secure-authenticate', 'pay -1'];
  assert.deepEqual(world.asked.splice(0), ['fields', 'clear', ...proved]);
  world.sdk = { start: async () => device, challenge: loseAnswer };
  await submit(world.start(t));
  assert.deepEqual(world.asked.splice(0), ['fields', 'clear', ...proved]);
  world.sdk = { start: loseAnswer, challenge: loseAnswer };
  await submit(world.start(t));
  assert.deepEqual(world.asked, ['fields', 'clear', 'three-d-secure-version', 'pay -1']);
});

test('the form of another session takes the place of what was kept, which ends as replaced', async (t) => {
  const world = new World();
  world.pays = [never];
  const first = world.start(t);
  await submit(first);
  first.run.stop();
  const next = world.start(t, 'another');
  await settle();
  const replaced = { outcome: 'pending', reason: 'replaced', transaction: null, id: SESSION };
  assert.deepEqual([next.replaced, stateOf(next)?.at], [[replaced], 'entering']);
  assert.equal(await keptCardSession(world.storage()), 'another');
});

test('an attempt that follows an approval opens its own one, also where its answer was lost', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_795_000_000_000 });
  const world = new World();
  const approvalOf = (id: string): SessionPayment => ({
    id,
    status: 'buyer_approval_pending',
    approvalUrl: `https://pay.example/approve/${id}`,
  });
  world.pays = [async () => approvalOf('t1'), loseAnswer];
  world.reads = [async () => ({ id: 't1', status: 'declined' }), async () => approvalOf('t2')];
  const process = world.start(t);
  await submit(process);
  process.run.happen({ kind: 'returned' });
  await submit(process);
  await submit(process);
  assert.deepEqual(process.opened, ['https://pay.example/approve/t1', 'https://pay.example/approve/t2']);
});

/** `test/slow/front/checkout-sequences.test.ts` plays twenty thousand. */
test('whatever gets lost, a card form ends once and pays once', async () => {
  for (let seed = 1; seed <= 200; seed += 1)
    try {
      await new CardRunWorld(diceOf(seed)).play();
    } catch (error) {
      throw new Error(`seed ${seed}`, { cause: error });
    }
});

test('a storage that fails stops no payment', async (t) => {
  const world = new World();
  const full = (): never => {
    throw new Error('no room');
  };
  t.mock.method(world.kept, 'set', full);
  t.mock.method(world.kept, 'get', full);
  const process = world.start(t);
  await submit(process);
  assert.equal(process.ends.length, 1);
});
