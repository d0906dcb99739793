import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Dice } from '../../scripts/dice.ts';
import { type Agent, openAgent, WIDE_MANDATE } from './agents.ts';
import { CARD, type Shop, letGracePass, openShop, recoverDue } from './shop.ts';

/** A real instance, and processes that serve the tools of agents, which are killed now and then. */
export type AgentStand = Readonly<{
  /** Plays random sequences of calls of one agent, several at once, and says what came of them. */
  play(dice: Dice, sequences: number): Promise<RoundResult>;
  close(): Promise<void>;
}>;

export type RoundResult = Readonly<{
  sequences: number;
  calls: number;
  /** Calls whose process was killed under them, or that were given up. */
  lost: number;
  killed: number;
  /** Calls that were refused as beyond the mandate. */
  refused: number;
  payments: number;
  refunds: number;
  /** Orders paid more than once, and intents that gave money back so, by the processor's own book. */
  paidTwice: readonly string[];
  /** What went beyond the mandate, by the processor's own book, and where our sums are not its. */
  beyond: readonly string[];
}>;

/** Tight enough that a round reaches each of them. */
const LIMITS = { amount_max: 600_007, total_max: 16_000_000, count_max: 60 } as const;
const REFUNDS = { amount_max: 500, total_max: 9_000, count_max: 40 } as const;
const ORDERS = 50;
/** Of those from 600,000 on the connection breaks, or the answer is none, before or after the processor did it. */
const AMOUNTS = [500, 900, 2_500, 200_011, 200_012, 600_004, 600_005, 600_006, 600_007, 600_008] as const;
/** Agents that call at once, and processes that they call. */
const AT_ONCE = 12;
const PROCESSES = 3;

export async function openAgentStand(): Promise<AgentStand> {
  // No worker: what is not known stays so until all calls are made.
  const shop = await openShop({ worker: false });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-agents-'));
  const { body: buyer } = await shop.post('/buyers', { display_name: 'Ada' });
  const stored = await shop.pay({ payment_method: CARD, store: true, buyer_id: buyer.id });
  const methodId: string = stored.body.payment_method.id;
  let rounds = 0;
  return {
    async play(dice, sequences) {
      rounds += 1;
      const agent = await openAgent(shop.service, {
        payments: LIMITS,
        refunds: REFUNDS,
        valid_until: WIDE_MANDATE.valid_until,
      });
      const keyFile = path.join(folder, `agent-${rounds}.pem`);
      fs.writeFileSync(keyFile, agent.privateKey, { mode: 0o600 });
      const prefix = `round-${rounds}`;
      const round = new AgentRound(dice, { prefix, methodId }, () =>
        openToolProcess(shop.service.url, keyFile),
      );
      try {
        await round.play(sequences);
      } finally {
        round.close();
      }
      await settleAll(shop);
      return { ...round.told(), sequences, ...(await judge(shop, agent, prefix)) };
    },
    async close() {
      await shop.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

/** Everything that is not known becomes known: time passes, and recovery asks the processor, until it has an answer. */
async function settleAll({ service }: Shop): Promise<void> {
  for (let rounds = 1; ; rounds += 1) {
    await letGracePass(service);
    // After ten minutes an authorization is not sent again, but looked up.
    await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 900 } });
    while ((await recoverDue(service.parts)) > 0);
    const text = `SELECT operation_id FROM operations WHERE status IN ('sent', 'unknown')`;
    const left = await service.db.query({ name: '', text }, []);
    if (left.length === 0) return;
    if (rounds === 10) throw new Error(`${left.length} operations do not come to an end`);
  }
}

/** A process that serves tools. */
type ToolProcess = Readonly<{
  call(name: string, given: object): Promise<ToolAnswer>;
  kill(): void;
  isGone(): boolean;
}>;
type ToolAnswer = Readonly<{
  isError?: boolean;
  structuredContent: Readonly<Record<string, unknown>>;
}> | null;

const BIN = path.join(import.meta.dirname, '../../packages/cli/src/bin.ts');

function openToolProcess(url: string, keyFile: string): ToolProcess {
  const child: ChildProcess = spawn(process.execPath, [BIN, 'mcp', '--url', url, '--key-file', keyFile], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const waiting = new Map<number, (answer: ToolAnswer) => void>();
  let calls = 0;
  let isGone = false;
  child.stdin?.on('error', () => undefined); // it was killed
  if (child.stdout !== null)
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { id, result } = JSON.parse(line) as Readonly<{ id: number; result?: NonNullable<ToolAnswer> }>;
      waiting.get(id)?.(result ?? null);
      waiting.delete(id);
    });
  child.on('exit', () => {
    isGone = true;
    for (const answer of waiting.values()) answer(null);
  });
  return {
    call: (name, given) =>
      new Promise((resolve) => {
        if (isGone) return resolve(null);
        calls += 1;
        waiting.set(calls, resolve);
        const params = { name, arguments: given };
        child.stdin?.write(
          `${JSON.stringify({ jsonrpc: '2.0', id: calls, method: 'tools/call', params })}\n`,
        );
      }),
    kill: () => void child.kill('SIGKILL'),
    isGone: () => isGone,
  };
}

type Call = Readonly<{ name: string; given: Readonly<Record<string, unknown>> }>;

/** What agents do in one round, and what they know of it. */
class AgentRound {
  readonly #dice: Dice;
  readonly #of: Readonly<{ prefix: string; methodId: string }>;
  readonly #open: () => ToolProcess;
  readonly #processes: ToolProcess[];
  readonly #payments = new Set<string>();
  readonly #made: Call[] = [];
  #calls = 0;
  #lost = 0;
  #killed = 0;
  #refused = 0;
  #intents = 0;

  constructor(dice: Dice, of: Readonly<{ prefix: string; methodId: string }>, open: () => ToolProcess) {
    this.#dice = dice;
    this.#of = of;
    this.#open = open;
    this.#processes = Array.from({ length: PROCESSES }, open);
  }

  async play(sequences: number): Promise<void> {
    let left = sequences;
    const agents = Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        await this.#playSequence();
      }
    });
    await Promise.all(agents);
  }

  close(): void {
    for (const process of this.#processes) process.kill();
  }

  told() {
    return { calls: this.#calls, lost: this.#lost, killed: this.#killed, refused: this.#refused };
  }

  /** One to five calls; each may come again, at once or much later, twice together, or lose its process. */
  async #playSequence(): Promise<void> {
    const steps = 1 + this.#dice.below(5);
    for (let step = 0; step < steps; step += 1) {
      const call = this.#callAgain() ?? this.#nextCall();
      this.#made.push(call);
      const times = this.#dice.fraction() < 0.2 ? 2 : 1;
      const answers = Array.from({ length: times }, () => this.#ask(call));
      if (this.#dice.fraction() < 0.02) this.#killOne();
      await Promise.all(answers);
    }
  }

  /** The last one, or any of the round: in another order, and after everything that came between. */
  #callAgain(): Call | null {
    const chance = this.#dice.fraction();
    if (chance < 0.3) return this.#made.at(-1) ?? null;
    return chance < 0.4 && this.#made.length > 0 ? this.#dice.oneOf(this.#made) : null;
  }

  #killOne(): void {
    this.#killed += 1;
    this.#dice.oneOf(this.#processes).kill();
  }

  async #ask({ name, given }: Call): Promise<void> {
    const at = this.#dice.below(PROCESSES);
    if (this.#processes[at]?.isGone() !== false) this.#processes[at] = this.#open();
    this.#calls += 1;
    const answer = (await this.#processes[at]?.call(name, given)) ?? null;
    if (answer === null) return void (this.#lost += 1);
    const { payment_id: id } = answer.structuredContent;
    if (answer.isError !== true && typeof id === 'string') this.#payments.add(id);
    if (JSON.stringify(answer.structuredContent).includes('agent_mandate.')) this.#refused += 1;
  }

  #nextCall(): Call {
    const { name } = this.#dice.byWeight([
      { name: 'pay', weight: 10 },
      { name: 'refund', weight: 4 },
      { name: 'capture', weight: 2 },
      { name: 'void', weight: 1 },
      { name: 'check', weight: 1 },
      { name: 'mandate', weight: 1 },
      { name: 'get_payment', weight: 1 },
    ]);
    const { prefix, methodId } = this.#of;
    if (name === 'mandate') return { name, given: {} };
    if (name === 'check') return { name, given: { action: 'pay', amount: 500, payment_method_id: methodId } };
    const paymentId = this.#payments.size === 0 ? null : this.#dice.oneOf([...this.#payments]);
    if (name === 'pay' || paymentId === null) return this.#payment();
    if (name === 'get_payment') return { name, given: { payment_id: paymentId } };
    this.#intents += 1;
    const intent = `${prefix}.${name}.${this.#intents}`;
    const given = { intent, payment_id: paymentId };
    if (name === 'void') return { name, given };
    const amount = 100 * (1 + this.#dice.below(6));
    // By its reason the book of operations names the intent of a refund.
    return { name, given: { ...given, amount, ...(name === 'refund' ? { reason: intent } : {}) } };
  }

  /** Of an order, which settles amount and hold: under one of two intents, as a model that forgets has them. */
  #payment(): Call {
    const { prefix, methodId } = this.#of;
    const order = this.#dice.below(ORDERS);
    const reference = `${prefix}.order-${order}`;
    const given = {
      intent: `${reference}.pay-${this.#dice.below(2)}`,
      reference,
      amount: AMOUNTS[order % AMOUNTS.length],
      currency: 'USD',
      country: 'US',
      payment_method_id: methodId,
      hold_only: order % 3 === 0,
    };
    return { name: 'pay', given };
  }
}

type BookOperation = Readonly<{ kind: string; status: string; reference: string; amount: bigint }>;

/** What the processor's own book says, beside what the service says. */
async function judge(
  { service }: Shop,
  agent: Agent,
  prefix: string,
): Promise<Pick<RoundResult, 'payments' | 'refunds' | 'paidTwice' | 'beyond'>> {
  const rows = await service.db.query<AskedOperation>(
    {
      name: '',
      text: `SELECT o.operation_id, o.kind, t.external_identifier AS "order", o.reason, t.transaction_id
        FROM transactions t JOIN operations o USING (merchant_account_id, transaction_id)
        WHERE t.external_identifier LIKE $1`,
    },
    [`${prefix}.%`],
  );
  const book = await service.db.query<BookOperation>(
    {
      name: '',
      text: `SELECT kind, status, reference, amount FROM simulator.operations
        WHERE merchant_account_id = 'default' AND reference = ANY ($1)`,
    },
    [rows.map(({ operation_id: id }) => id)],
  );
  const done = new Map(
    book
      .filter(({ status }) => status === 'approved')
      .map(({ reference, amount }) => [reference, Number(amount)]),
  );
  const made = (kind: string): readonly MadeOperation[] =>
    rows.flatMap((row) => {
      const amount = row.kind === kind ? done.get(row.operation_id) : undefined;
      return amount === undefined ? [] : [{ ...row, amount }];
    });

  const [taken, refunds] = [made('authorize'), made('refund')];
  const voided = new Set(made('void').map(({ transaction_id: id }) => id));
  const kept = taken.filter(({ transaction_id: id }) => !voided.has(id));
  return {
    payments: taken.length,
    refunds: refunds.length,
    paidTwice: [
      ...namesMetTwice(kept.map(({ order }) => order)),
      ...namesMetTwice(refunds.map(({ reason }) => reason)),
    ],
    beyond: [
      ...beyondLimits('paid', taken, LIMITS, (await agent.mandate()).paid),
      ...beyondLimits('refunded', refunds, REFUNDS, (await agent.mandate()).refunded),
      ...beyondHolds(taken, made('capture')),
    ],
  };
}

type AskedOperation = Readonly<{
  operation_id: string;
  kind: string;
  order: string;
  reason: string | null;
  transaction_id: string;
}>;
/** `amount`: as the processor has it. */
type MadeOperation = Omit<AskedOperation, 'amount'> & Readonly<{ amount: number }>;

function namesMetTwice(names: readonly (string | null)[]): readonly string[] {
  const seen = new Set<string | null>();
  return names.flatMap((name) => {
    if (seen.has(name)) return [`${name}`];
    seen.add(name);
    return [];
  });
}

type Limits = Readonly<{ amount_max: number; total_max: number; count_max: number }>;

/** The sums are made of the processor's book, and what the mandate says has to be the same. */
function beyondLimits(
  what: string,
  made: readonly MadeOperation[],
  limits: Limits,
  told: Readonly<{ amount: number; count: number }>,
): readonly string[] {
  const total = made.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...made
      .filter(({ amount }) => amount > limits.amount_max)
      .map(({ order, amount }) => `${what} ${amount} of ${order} at once`),
    ...(total > limits.total_max ? [`${what} ${total}`] : []),
    ...(made.length > limits.count_max ? [`${what} ${made.length} times`] : []),
    ...(told.amount === total ? [] : [`the mandate says ${what} ${told.amount}, the processor ${total}`]),
    ...(told.count > limits.count_max ? [`the mandate says ${what} ${told.count} times`] : []),
  ];
}

/** No capture takes more than was held for it. */
function beyondHolds(taken: readonly MadeOperation[], captures: readonly MadeOperation[]): readonly string[] {
  return taken.flatMap(({ transaction_id: id, order, amount }) => {
    const captured = captures.filter((one) => one.transaction_id === id);
    const sum = captured.reduce((total, one) => total + one.amount, 0);
    return sum > amount ? [`captured ${sum} of the ${amount} of ${order}`] : [];
  });
}
