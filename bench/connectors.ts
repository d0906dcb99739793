import fs from 'node:fs';
import path from 'node:path';
import type { Call, Connector, Fields, Follow, LookUp } from '../server/connectors/connector.ts';
import { mastercardMdes } from '../server/connectors/mastercard-mdes/definition.ts';
import { qwikcilverGiftCard } from '../server/connectors/qwikcilver/definition.ts';
import { connectors } from '../server/connectors/registry.ts';
import { Secret } from '../server/domain/secret.ts';
import { processorReference } from '../server/domain/outcome.ts';
import type { WireResponse } from '../server/net/wire.ts';
import { currencyOf, sampleAuthorize, samplePurchase } from '../test/connectors/conformance-samples.ts';
import { FOLLOWS } from '../test/connectors/conformance-suite.ts';
import { factsOf } from '../test/connectors/facts.ts';
import { mdesRuns, qwikcilverRuns } from './qwikcilver-and-mdes.ts';

/**
 * `npm run bench -- --only=connectors`: what building a request and reading its answer take of the main thread, per
 * connector and operation, without the wire. The answers are those that were recorded in `exchanges/`.
 */
const ROUNDS = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice(9) ?? 2_000);
/** `--of=braintree`: of connectors whose id begins so. */
const OF = process.argv.find((word) => word.startsWith('--of='))?.slice(5) ?? '';
/** Until the compiler has made of it what it will go on being. */
const WARM_UP = ROUNDS;
/** Of what is built and read, half the times. */
const GOAL_MS = 0.05;
const OPERATION_ID = '00000000-0000-7000-8000-000000000009';
const AMOUNT = 1299n;

type Row = Readonly<{ name: string; buildMs: number; parseMs: number; p50Ms: number; p99Ms: number }>;

/** Answers of a recorded scenario, in their order. Every id in them is ours, so that what is looked for is found. */
function recordedAnswers(
  { id, processor = id }: Pick<Connector, 'id' | 'processor'>,
  scenario: string,
): readonly WireResponse[] {
  const folder = path.join(import.meta.dirname, '../server/connectors', processor, 'exchanges');
  const file = path.join(folder, processor === id ? '' : id, `${scenario}.http`);
  if (!fs.existsSync(file)) return [];
  const text = fs.readFileSync(file, 'utf8').replaceAll(/\{id-[0-9]+\}/g, OPERATION_ID);
  const answers = text.split(/^HTTP\/1\.1 /m);
  return answers.slice(1).map((answer) => {
    const [status = '', body = ''] = answer.split(/\n\n([\s\S]*)/);
    const bytes = Buffer.from((body.split('\n###\n')[0] ?? '').trim());
    return { status: Number(status), headers: {}, text: bytes.toString() };
  });
}

function callOf<Input>(connector: Connector, input: Input): Omit<Call<Fields, Input>, 'http'> {
  const facts = factsOf(connector);
  const settings = Object.entries(connector.settings).map(([key, { sensitive }]) => [
    key,
    sensitive ? secretOf(key) : (facts?.settings[key] ?? `test-${key}`),
  ]);
  return {
    input,
    settings: Object.fromEntries(settings),
    merchantAccountId: 'bench',
    operationId: OPERATION_ID,
    options: {},
    baseUrl: 'http://127.0.0.1',
    accessToken: secretOf('access_token'),
    state: { amount: String(AMOUNT), currency: currencyOf(connector) },
    webhookUrl: 'https://shop.example/events',
    now: new Date(),
  };
}

const secretOf = (label: string): Secret => new Secret(label, { kind: 'held', handle: label });

function follow(connector: Connector): Follow {
  return {
    transactionId: OPERATION_ID,
    amount: { minor: AMOUNT, currency: currencyOf(connector) },
    of: processorReference(OPERATION_ID),
    reason: null,
    final: true,
    paid: { authorized: AMOUNT, captured: 0n, refunded: 0n },
    instrument: { lastFour: '1111', scheme: 'visa', expiry: { month: 3, year: 2030 } },
  };
}

type Run = (http: Call<Fields, unknown>['http']) => Promise<unknown>;

/** Each operation with the scenario that recorded its answers. */
function runsOf(connector: Connector): readonly (readonly [name: string, scenario: string, run: Run])[] {
  const { operations } = connector;
  const { find } = operations;
  const sample = sampleAuthorize(connector, { secret: secretOf }, AMOUNT, true);
  const paying = (more: object): Run => {
    const call = callOf(connector, { ...sample, ...more });
    return (http) => operations.authorize({ ...call, http });
  };
  const moving = callOf(connector, follow(connector));
  const moves = FOLLOWS.flatMap((kind) => {
    const move = operations[kind];
    const run: Run | null = move === undefined ? null : (http) => move({ ...moving, http });
    return run === null ? [] : [[kind, kind, run] as const];
  });
  const finds = (['authorize', 'capture', 'refund'] as const).flatMap((kind) => {
    const input: LookUp = { kind, of: processorReference(OPERATION_ID), sentAt: null };
    const call = callOf(connector, input);
    const run: Run | null = find === undefined ? null : (http) => find({ ...call, http });
    return run === null ? [] : [[`find ${kind}`, `find-${kind}`, run] as const];
  });
  return [
    ['authorize', 'authorize', paying({})],
    ['authorize, all told', 'authorize-with-everything', paying(samplePurchase)],
    ...moves,
    ...finds,
  ];
}

async function measure(name: string, answers: readonly WireResponse[], run: Run): Promise<Row> {
  const [builds, parses, wholes]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    let next = 0;
    let sentAt = 0;
    const started = performance.now();
    await run({
      send: () => {
        sentAt = performance.now();
        const answer = answers[Math.min(next, answers.length - 1)];
        next += 1;
        return answer === undefined ? Promise.reject(new Error('nothing recorded')) : Promise.resolve(answer);
      },
    });
    const ended = performance.now();
    if (round < WARM_UP) continue;
    builds.push(sentAt - started);
    parses.push(ended - sentAt);
    wholes.push(ended - started);
  }
  return {
    name,
    buildMs: quantile(builds, 0.5),
    parseMs: quantile(parses, 0.5),
    p50Ms: quantile(wholes, 0.5),
    p99Ms: quantile(wholes, 0.99),
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

export async function benchConnectors(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const connector of connectors.filter(({ id }) => id.startsWith(OF)))
    for (const [operation, scenario, run] of runsOf(connector)) {
      const answers = recordedAnswers(connector, scenario);
      if (answers.length > 0) rows.push(await measure(`${connector.id}: ${operation}`, answers, run));
    }
  const others = [
    [qwikcilverGiftCard, qwikcilverRuns(secretOf)],
    [mastercardMdes, mdesRuns(secretOf)],
  ] as const;
  for (const [connector, runs] of others)
    for (const [operation, scenario, run] of runs)
      rows.push(await measure(`${connector.id}: ${operation}`, recordedAnswers(connector, scenario), run));
  return rows;
}

export function printConnectors(rows: readonly Row[]): void {
  const ms = (value: number): string => value.toFixed(4).padStart(8);
  console.log(`\nconnectors, ms a request: build p50, parse p50, both p50 (goal ≤ ${GOAL_MS}), both p99`);
  for (const { name, buildMs, parseMs, p50Ms, p99Ms } of rows) {
    const mark = p50Ms > GOAL_MS ? '  over the goal' : '';
    console.log(`  ${ms(buildMs)} ${ms(parseMs)} ${ms(p50Ms)} ${ms(p99Ms)}  ${name}${mark}`);
  }
  const within = rows.filter(({ p50Ms }) => p50Ms <= GOAL_MS).length;
  console.log(`  ${within} of ${rows.length} within the goal`);
}
