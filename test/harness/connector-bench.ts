import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Bench, type RawEvent, Suite } from '../connectors/conformance-suite.ts';
import { SETTING_SECRET } from '../connectors/conformance-samples.ts';
import type { Connector } from '../../server/connectors/connector.ts';
import { paymentServices } from '../../server/connections/connection-kinds.ts';
import { connectors } from '../../server/connectors/registry.ts';
import { type Clock, systemClock } from '../../server/platform/clock.ts';
import { closeAll } from '../../server/platform/close-all.ts';
import type { MerchantAccountId } from '../../server/domain/ids.ts';
import { newId } from '../../server/platform/entropy.ts';
import { Secret } from '../../server/domain/secret.ts';
import { type Outbound, createOutbound } from '../../server/net/exchange.ts';
import { sendWhole } from '../../server/net/send-whole.ts';
import { authenticationFor } from '../../server/relay/authentication/authenticating.ts';
import type { Wire } from '../../server/net/wire.ts';
import { webhookSecretOf } from '../../sandbox/processors/courier.ts';
import { signatureHolds } from '../../server/processor-events/tools.ts';
import { type Simulator, startSimulator } from '../../sandbox/processors/server.ts';
import { askAt } from './ask-at.ts';
import { eventually, recordSecret, testDb, watch } from './index.ts';
import { REAL_PROCESSORS, factsOf } from '../connectors/facts.ts';
import { logIn } from '../connectors/log-in.ts';
import { Recorder } from '../connectors/recorder.ts';

export type ConnectorBench = Readonly<{
  simulator: Simulator;
  recorder: Recorder;
  bench(connector: Connector): Bench;
  /** The suite of a connector, for what is special about it. */
  suite(id: string): Suite;
  /** Moves the account's clock on, and lets happen what is due by then. */
  advance(ms: number): Promise<void>;
  /** Orders an act of a buyer, a bank or a till. */
  act(processor: string, subject: string, act: string): Promise<void>;
  /** Names of the events about a subject (or an operation of ours) that were written, in order. */
  written(subject: string): Promise<readonly string[]>;
  close(): Promise<void>;
}>;

/** The merchant account of all that the bench does. */
const ACCOUNT = 'conformance';
const OF_ACCOUNT = ACCOUNT as MerchantAccountId; // of nobody's database

/**
 * The simulator on a database of its own, and the real wire to it with made-up secrets. No service, no vault.
 */
export async function openConnectorBench(): Promise<ConnectorBench> {
  const clock = everLater(systemClock());
  const database = await testDb();
  const simulator = await startSimulator({ db: database.db, clock, port: 0, watch });
  const ground = await layGround(clock, simulator);
  const { outbound, listener, recorder } = ground;
  await logInEverywhere(ground);
  let offsetMs = 0;
  const control = async (path: string, body?: object): Promise<unknown> => {
    const answer = await askAt(
      `${simulator.url}/_control/${path}`,
      body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
    );
    assert.ok(answer.ok, `${path}: ${answer.status}`);
    return answer.json();
  };
  return {
    simulator,
    recorder,
    bench: (connector) => benchOf(ground, connector),
    suite(id) {
      const connector = paymentServices.known(id) ?? assert.fail(`no connector ${id}`);
      return new Suite(connector, () => benchOf(ground, connector));
    },
    close: () =>
      closeAll([
        () => listener.close(),
        () => outbound.close(),
        () => simulator.close(),
        () => database.close(),
      ]),
    async advance(ms) {
      offsetMs += ms;
      clock.setOffset(OF_ACCOUNT, offsetMs);
      await control('run', {});
    },
    act: async (processor, subject, act) =>
      void (await control('acts', { processor, account: ACCOUNT, subject, act })),
    async written(subject) {
      const { items } = (await control(`events?account=${ACCOUNT}`)) as {
        items: { name: string; subject_id: string; body: string }[];
      };
      return items
        .filter((event) => event.subject_id === subject || event.body.includes(subject))
        .map(({ name }) => name);
    },
  };
}

/** Never the same time twice: what is recorded tells times apart, however quickly one request follows another. */
function everLater(clock: Clock): Clock {
  const last = new Map<MerchantAccountId, number>();
  return {
    ...clock,
    nowFor: (account) => {
      const atMs = Math.max((last.get(account) ?? 0) + 1, clock.nowFor(account).getTime());
      last.set(account, atMs);
      return new Date(atMs);
    },
  };
}

/** What all connectors stand on. */
type Ground = Readonly<{
  clock: Clock;
  simulator: Simulator;
  recorder: Recorder;
  listener: Listener;
  outbound: Outbound;
  values: Map<Secret, string>;
  /** Of processors that ask for a log-in, by processor. */
  tokens: Map<string, Readonly<{ handle: Secret; token: string }>>;
}>;

async function layGround(clock: Clock, simulator: Simulator): Promise<Ground> {
  const outbound = createOutbound({
    allowLoopback: true,
    ownOrigins: [simulator.url, DEAD_ORIGIN],
    resolve: async () => [],
  });
  const listener = await listenForEvents();
  const recorder = new Recorder();
  return { clock, simulator, recorder, listener, outbound, values: new Map(), tokens: new Map() };
}

async function logInEverywhere(ground: Ground): Promise<void> {
  const { listener, recorder, tokens } = ground;
  for (const connector of connectors) {
    const { processor, origin } = placeOf(ground, connector);
    const record = (inner: Wire): Wire => recorder.wrap(connector.id, 'log-in', origin, inner);
    const wire = wireOf(ground, connector);
    const loggedIn = await logIn(connector, benchOf(ground, connector), wire, record);
    if (loggedIn !== null) tokens.set(processor, loggedIn);
  }
  for (const [processor, facts] of REAL_PROCESSORS) {
    const token = tokens.get(processor)?.token ?? null;
    await facts.listen(`${ground.simulator.url}/${processor}`, `${listener.url}/${processor}`, token);
  }
}

/** Which simulated processor a connector speaks to, and where that is. */
function placeOf(
  { simulator }: Ground,
  connector: Connector,
): Readonly<Record<'processor' | 'origin', string>> {
  const processor = connector.processor ?? connector.id;
  return { processor, origin: `${simulator.url}/${processor}` };
}

const openIn =
  ({ values }: Ground) =>
  (secret: Secret): Promise<Buffer> =>
    Promise.resolve(Buffer.from(values.get(secret) ?? assert.fail(`no value for ${String(secret)}`)));

/** With what the connector declares for every request of it: the service applies it just before it leaves. */
function wireOf(ground: Ground, connector: Connector): Wire {
  const open = openIn(ground);
  return {
    send(request) {
      const settings = new Suite(connector, () => benchOf(ground, connector)).settings();
      const listed = (connector.authentications?.(settings) ?? []).map((one) => ({
        ...one,
        id: connector.id,
      }));
      return sendWhole(ground.outbound, request, open, authenticationFor(listed, open, ground.clock));
    },
  };
}

function benchOf(ground: Ground, connector: Connector): Bench {
  const { clock, simulator, recorder, listener, values, tokens } = ground;
  const facts = factsOf(connector);
  const { processor, origin } = placeOf(ground, connector);
  const control = async (path: string, body: object, status: number): Promise<void> => {
    const question = { method: 'POST', body: JSON.stringify(body) };
    const answer = await askAt(`${simulator.url}/_control/${path}`, question);
    assert.equal(answer.status, status, answer.text);
  };
  return {
    isLive: false,
    facts,
    accessToken: tokens.get(processor)?.handle ?? null,
    baseUrl: origin,
    deadUrl: `${DEAD_ORIGIN}/${processor}`,
    merchantAccountId: ACCOUNT,
    webhookUrl: connector.webhook === undefined ? null : `${listener.url}/${connector.id}`,
    now: () => clock.nowFor(OF_ACCOUNT),
    newOperationId: () => newId(clock.now()),
    secret(label, value) {
      const secret = new Secret(label, { kind: 'held', handle: label });
      values.set(secret, value);
      // What a definition tells everybody is no secret.
      const isTold = Object.values(connector.settings).some(({ help }) => help.includes(value));
      // The simulated processor made the token, and keeps it in the database that is scanned.
      if (value.length >= 12 && !isTold && label !== 'payment_service_token') recordSecret(value);
      return secret;
    },
    wire: (scenario) => recorder.wrap(connector.id, scenario, origin, wireOf(ground, connector)),
    misbehave: (manner, kind) => control('behaviours', { manner, kind, processor, account: ACCOUNT }, 201),
    setting: (key) => settingOf(connector, key),
    buyerDoes(reference) {
      const act =
        facts?.acts[connector.id] ??
        BUYER_ACTS[connector.id] ??
        assert.fail(`say in test/harness/connector-bench.ts what the buyer of ${connector.id} does`);
      return control('acts', { processor, account: ACCOUNT, subject: reference, act }, 200);
    },
    disputes: (reference) =>
      control(
        'acts',
        { processor, account: ACCOUNT, subject: reference, act: facts?.disputes ?? 'dispute' },
        200,
      ),
    async events(operationId, enough) {
      const names = [operationId, ...(facts?.namesInEvents?.(operationId) ?? [])];
      const about = (): RawEvent[] =>
        listener.received.filter(({ body }) => {
          const said = facts?.wrapped?.unwrap(body) ?? body.toString();
          return names.some((name) => said.includes(name));
        });
      await eventually(() => enough(about()));
      return about();
    },
    tools: toolsOf(ground, connector),
    signed: (body) => signedBy(ground, connector, body),
    async booked(operationId) {
      const answer = await askAt(
        `${simulator.url}/_control/ledger?account=${ACCOUNT}&processor=${processor}&reference=${operationId}`,
      );
      const { operations } = answer.json() as {
        operations: { kind: string; status: string; amount: string }[];
      };
      return operations;
    },
  };
}

function settingOf(connector: Connector, key: string): string {
  const facts = factsOf(connector);
  const known = facts?.settings[`${connector.id}.${key}`] ?? facts?.settings[key];
  if (known !== undefined) return known;
  if (key === 'webhook_secret') return webhookSecretOf(connector.processor ?? connector.id);
  return connector.settings[key]?.sensitive === true ? SETTING_SECRET : `test-${key}`;
}

/** What the service hands to a connector that reads an event. */
function toolsOf(ground: Ground, connector: Connector): Bench['tools'] {
  const { processor, origin } = placeOf(ground, connector);
  const open = openIn(ground);
  return {
    hmacHolds: async ({ secret, keyEncoding, keyDigest, algorithm, message, signature }) => {
      const given = await open(secret);
      const key = keyEncoding === undefined ? given : Buffer.from(given.toString(), keyEncoding);
      return createHmac(algorithm, keyDigest === undefined ? key : createHash(keyDigest).update(key).digest())
        .update(message)
        .digest()
        .equals(signature);
    },
    signatureHolds,
    fetchKey: async (url) => (await sendWhole(ground.outbound, { method: 'GET', url }, open)).text,
    http: wireOf(ground, connector),
    baseUrl: origin,
    accessToken: ground.tokens.get(processor)?.handle ?? null,
  };
}

/** An event as the processor would have sent it. */
function signedBy(ground: Ground, connector: Connector, body: Buffer): RawEvent {
  const facts = factsOf(connector);
  const { processor, origin } = placeOf(ground, connector);
  const now = ground.clock.now();
  const event = { method: 'POST', path: '/' };
  if (facts !== null)
    return { ...event, headers: facts.sign(body, now, origin), body: facts.wrapped?.wrap(body) ?? body };
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', webhookSecretOf(processor))
    .update(`${timestamp}.`)
    .update(body)
    .digest('hex');
  const headers = { 'x-event-timestamp': timestamp, 'x-event-signature': signature };
  return { ...event, headers, body };
}

/** Port 1 of loopback: nothing listens there, and a connection is refused at once. */
const DEAD_ORIGIN = 'http://127.0.0.1:1';

/** What lets a pending payment go on, by connector. */
const BUYER_ACTS: Readonly<Record<string, string>> = {
  'mock-bank': 'settle',
  'mock-paybybank': 'approve',
  'mock-paypal': 'approve',
  'mock-oxxo': 'pay',
  'mock-pix': 'pay',
};

type Listener = Readonly<{ url: string; received: RawEvent[]; close(): Promise<void> }>;

async function listenForEvents(): Promise<Listener> {
  const received: RawEvent[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        ),
        body: Buffer.concat(chunks),
      });
      response.writeHead(200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, received, close };
}
