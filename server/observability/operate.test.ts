import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { eventually, type TestServiceOptions } from '../../test/harness/index.ts';
import { openShop, type Shop } from '../../test/harness/shop.ts';
import { queueDepths, unknownCounts } from '../db/queries/gauges.ts';
import { METRICS, metricNames } from '../platform/metrics.ts';
import { inSpan, readTraceparent, traceTo } from '../platform/trace.ts';
import { lateJobs, watchTurns } from './turns.ts';

const DOCS = path.join(import.meta.dirname, '../../docs/operate');
const SERVER = path.join(import.meta.dirname, '..');
/** What Node tells of itself, as far as the docs name it. */
const OF_NODE = /\b(?:process|nodejs)_[a-z_]+/g;

let shop: Shop;
const closing: (() => unknown)[] = [];
async function open(options: TestServiceOptions): Promise<Shop> {
  const opened = await openShop(options);
  closing.push(() => opened.close());
  return opened;
}
before(async () => {
  shop = await open({ config: { operatorPort: 0 } });
});
after(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function askPage(page: string): Promise<Response> {
  assert.ok(shop.service.operatorUrl !== null);
  return fetch(`${shop.service.operatorUrl}${page}`);
}

test('a payment is counted by operation, connector and vault, and no label holds an id', async () => {
  const paid = await shop.pay();
  await shop.get(`/transactions/${paid.body.id}`);
  const page = await eventually(async () => {
    const text = await (await askPage('/metrics')).text();
    for (const line of LINES) assert.match(text, line);
    return text;
  });
  assert.doesNotMatch(page, /[0-9a-f]{8}-[0-9a-f]{4}-/, 'an id is a label without end');
});

/** The worker of the same process has yet to run its jobs. */
const LINES: readonly RegExp[] = [
  /railyard_requests_total\{operation="create_transaction",status="201",role="all"\} \d/,
  /railyard_request_duration_seconds_count\{role="all",operation="create_transaction"\} \d/,
  /railyard_connector_operations_total\{connector="mock-card",operation="authorize",outcome="succeeded",/,
  /railyard_vault_calls_total\{call="intake",outcome="ok",role="all"\} \d/,
  /railyard_queue_depth\{queue="webhook-deliveries",kind="",role="all"\} 0/,
  /railyard_ledger_differences\{role="all"\} 0/,
  /railyard_job_runs_total\{job="fan-out",outcome="ok",role="all"\} \d/,
  /railyard_database_connections\{pool="main",state="open",role="all"\} [1-9]/,
];

test('403 by a name that is not the instance’s, and from a page of another site; addresses will do', async () => {
  const url = new URL(shop.service.operatorUrl ?? '');
  const statusOf = (headers: Readonly<Record<string, string>>, path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      request({ host: url.hostname, port: url.port, path, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .once('error', reject)
        .end();
    });
  for (const path of ['/metrics', '/health', '/ready', '/nope']) {
    const found = path === '/nope' ? 404 : 200;
    for (const host of ['10.1.2.3:9464', 'localhost', '[fd00::1]:9464'])
      assert.equal(await eventuallyNot503(() => statusOf({ host }, path)), found, `${path} by ${host}`);
    assert.equal(await statusOf({ host: `evil.example:${url.port}` }, path), 403, path);
    assert.equal(await statusOf({ host: url.host, origin: 'https://evil.example' }, path), 403, path);
  }
});

/** Not every job has had its turn from the start. */
function eventuallyNot503(ask: () => Promise<number>): Promise<number> {
  return eventually(async () => {
    const status = await ask();
    assert.notEqual(status, 503);
    return status;
  });
}

test('an unknown outcome and what waits in a queue are counted with their age', async () => {
  const quiet = await open({ worker: false });
  await quiet.pay();
  await quiet.misbehave({ manner: 'reset_after', kind: 'authorize' });
  const paid = await quiet.pay();
  const { db } = quiet.service;
  const later = new Date(Date.now() + 60_000);
  const [unknown, ...others] = await unknownCounts(db, later);
  assert.deepEqual([unknown?.kind, unknown?.count, others], ['authorize', 1n, []], paid.text);
  assert.ok(Number(unknown?.age_seconds) >= 60);
  const queues = await queueDepths(db, later);
  const depth = (queue: string, kind: string) =>
    queues.find((found) => found.queue === queue && found.kind === kind)?.depth;
  assert.equal(depth('operations', 'authorize'), 1n);
  assert.ok((depth('webhook-events', '') ?? 0n) > 0n);
});

test('every metric that dashboard, alerts and page name is one that a process tells', async () => {
  const told = new Set(metricNames());
  const known = (name: string): boolean =>
    told.has(name) || told.has(name.replace(/_(?:bucket|count|sum)$/, ''));
  for (const file of ['dashboard.json', 'alerts.yaml', 'README.md']) {
    const text = fs.readFileSync(path.join(DOCS, file), 'utf8');
    const names = [...text.matchAll(/\brailyard_[a-z_]*[a-z]/g), ...text.matchAll(OF_NODE)].map(
      ([name]) => name,
    );
    assert.ok(names.length > 10, file);
    assert.deepEqual(
      names.filter((name) => !known(name)),
      [],
      file,
    );
  }
  const readme = fs.readFileSync(path.join(DOCS, 'README.md'), 'utf8');
  const all = [...told].filter((name) => name.startsWith('railyard_'));
  assert.deepEqual(
    all.filter((name) => !readme.includes(`\`${name}\``)),
    [],
    'the page tells of each',
  );
  assert.doesNotThrow(
    () => JSON.parse(fs.readFileSync(path.join(DOCS, 'dashboard.json'), 'utf8')) as unknown,
  );
});

test('dashboard and alerts ask for labels that their metrics have, and name lines that the log has', () => {
  const labelsOf = new Map(
    Object.values(METRICS).map((metric) => {
      const { name, labelNames } = metric as unknown as { name: string; labelNames: string[] }; // left out of its types
      return [name, new Set([...labelNames, 'le', 'role'])];
    }),
  );
  const pages = ['dashboard.json', 'alerts.yaml'].map((file) =>
    fs.readFileSync(path.join(DOCS, file), 'utf8'),
  );
  const expressions = pages.flatMap(
    (page) => page.match(/"?expr"?: [^]*?(?=\n\s*(?:"\w+":|\w+:|\}))/g) ?? [],
  );
  assert.ok(expressions.length > 30, `${expressions.length} expressions`);
  for (const text of expressions) {
    const metrics = text.match(/\brailyard_[a-z_]*[a-z]/g) ?? [];
    const labels = [
      ...[...text.matchAll(/\bby \(([a-z_, ]+)\)/g)].flatMap(([, names = '']) => names.split(', ')),
      ...[...text.matchAll(/([a-z_]+)=~?\\?"/g)].map(([, name = '']) => name),
    ];
    for (const metric of metrics) {
      const known = labelsOf.get(metric) ?? labelsOf.get(metric.replace(/_(?:bucket|count|sum)$/, ''));
      assert.deepEqual(
        labels.filter((label) => known?.has(label) !== true),
        [],
        text,
      );
    }
    assert.equal(text.split('(').length, text.split(')').length, text);
  }
  const code = fs
    .globSync('**/*.ts', { cwd: SERVER })
    .map((file) => fs.readFileSync(path.join(SERVER, file), 'utf8'))
    .join('\n');
  const lines = [...(pages[1] ?? '').matchAll(/the lines "([^"]+)"/g)].map(([, line = '']) => line);
  assert.ok(lines.length >= 3);
  assert.deepEqual(
    lines.filter((line) => !code.includes(line)),
    [],
  );
});

test('health and readiness answer on both ports, and a job that has stopped is told of', async () => {
  for (const page of ['/health', '/ready']) {
    assert.equal((await askPage(page)).status, 200);
    assert.equal((await fetch(`${shop.service.url}${page}`)).status, 200);
  }
  assert.equal((await askPage('/nowhere')).status, 404);
  const beganMs = performance.now();
  const turns = watchTurns(shop.service.parts.db, 'one of a test', 1_000);
  const watchedMs = performance.now();
  const isLate = (atMs: number): boolean => lateJobs(shop.service.parts.db, atMs).includes('one of a test');
  assert.deepEqual([isLate(beganMs + 59_000), isLate(watchedMs + 61_000)], [false, true]);
  assert.deepEqual(lateJobs({}, watchedMs + 61_000), [], 'jobs of another service are none of ours');
  turns.gone();
  assert.ok(!isLate(watchedMs + 61_000));
});

test('the line of a request names the transaction that it was about, whoever made its id', async () => {
  const lines: Record<string, unknown>[] = [];
  const logTo = (line: string): void => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const found = await open({ worker: false, logTo });
  const idempotencyKey = 'one-payment';
  const { id } = (await found.pay({}, { idempotencyKey })).body;
  await found.pay({}, { idempotencyKey });
  await found.get(`/transactions/${id}`);
  const about = (): Record<string, unknown>[] =>
    lines.filter((line) => line['msg'] === 'request' && line['transactionId'] === id);
  await eventually(() => about().length === 3);
  assert.deepEqual(
    about().map((line) => line['path']),
    ['/transactions', '/transactions', '/transactions/:transaction_id'],
  );
});

type OtlpSpan = Readonly<{
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: readonly Readonly<{ key: string; value: Readonly<Record<string, unknown>> }>[];
}>;

test('a payment is one trace below its caller’s, without card data, in the JSON of OTLP', async () => {
  const spans: OtlpSpan[] = [];
  let text = '';
  const collector = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      const body = Buffer.concat(chunks as Buffer[]).toString();
      text += body;
      const sent = JSON.parse(body) as {
        resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[];
      };
      for (const { scopeSpans } of sent.resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  closing.push(() => void collector.close());
  collector.listen(0, '127.0.0.1');
  await new Promise((resolve) => collector.once('listening', resolve));
  const address = collector.address();
  assert.ok(address !== null && typeof address === 'object');
  const tracesUrl = `http://127.0.0.1:${address.port}/v1/traces`;
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traced = await openShop({ worker: false, config: { tracesUrl } });
  for (const [trace, flags] of [
    [traceId, '01'],
    [`1${traceId.slice(1)}`, '00'],
  ])
    await traced.pay({}, { headers: { traceparent: `00-${trace}-b7ad6b7169203331-${flags}` } });
  await traced.close();
  const [request] = spans.filter(({ name }) => name === 'create_transaction');
  assert.deepEqual(
    [request?.traceId, request?.parentSpanId, request?.kind],
    [traceId, 'b7ad6b7169203331', 2],
  );
  const authorize = spans.find(({ name }) => name === 'mock-card authorize');
  assert.deepEqual(
    [authorize?.traceId, authorize?.parentSpanId, authorize?.kind],
    [traceId, request?.spanId, 3],
  );
  assertPaymentTold(spans, request);
  const send = spans.find(({ name }) => name === 'vault send');
  assert.equal(send?.parentSpanId, authorize?.spanId);
  for (const { startTimeUnixNano: start, endTimeUnixNano: end } of spans)
    assert.ok(BigInt(end) >= BigInt(start));
  assert.ok(
    request?.attributes.some(
      ({ key, value }) => key === 'http.response.status_code' && value['intValue'] === '201',
    ),
  );
  assert.equal(
    spans.filter(({ name }) => name === 'create_transaction').length,
    2,
    'a caller who says that a trace is not kept does not hide',
  );
  assert.doesNotMatch(text, /(?<!\w)411111/, 'within a time or an id it says nothing');
});

/** One wide event tells how the payment came to rest. */
function assertPaymentTold(spans: readonly OtlpSpan[], request: OtlpSpan | undefined): void {
  const payment = spans.find(({ name }) => name === 'payment');
  const facts = new Map(payment?.attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
  const told = ['payment.status', 'operation.kind', 'payment.amount'].map((name) => facts.get(name));
  assert.deepEqual([payment?.parentSpanId, ...told], [request?.spanId, 'authorized', 'authorize', '1299']);
}

test('a collector that is away costs no payment, and what it did not get is counted', async () => {
  const lost = async (): Promise<number> => (await METRICS.spansLost.get()).values[0]?.value ?? 0;
  const before = await lost();
  const told: string[] = [];
  const traced = await openShop({
    worker: false,
    config: { tracesUrl: 'http://127.0.0.1:9/v1/traces' },
    logTo: (line) => told.push(line),
  });
  await traced.pay();
  await traced.close();
  assert.ok((await lost()) > before);
  assert.equal(told.filter((line) => line.includes('the collector of traces does not take spans')).length, 1);
});

test('a share of the traces is kept, whatever their callers say of them, and each with all its requests', async () => {
  const ids = Array.from({ length: 400 }, (_, index) => `${index + 1}`.padStart(32, '0'));
  const keptAt = async (share: number, flags: string): Promise<readonly string[]> => {
    const kept: string[] = [];
    traceTo({ share, take: ({ traceId }) => kept.push(traceId) });
    for (const id of ids) {
      const remote = readTraceparent(`00-${id}-b7ad6b7169203331-${flags}`);
      await inSpan({ name: 'request', kind: 'server', remote }, async () => undefined);
    }
    traceTo(null);
    return kept;
  };
  assert.deepEqual(await keptAt(0, '01'), [], 'no flag has one kept');
  assert.deepEqual(await keptAt(1, '00'), ids, 'no flag hides one');
  const half = await keptAt(0.5, '01');
  assert.ok(half.length > 100 && half.length < 300, `${half.length} of 400`);
  assert.deepEqual(await keptAt(0.5, '00'), half, 'the next requests of the same traces');
});

test('nothing is made of a traceparent that is none, and without a collector nothing is traced', async () => {
  for (const text of [undefined, '', '00-0-0-01', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, '01-x'])
    assert.equal(readTraceparent(text), null);
  assert.equal(await inSpan({ name: 'none', kind: 'internal' }, async () => 1), 1);
});
