import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Bench, type RawEvent, Suite } from './conformance-suite.ts';
import { SETTING_SECRET } from './conformance-samples.ts';
import type { Connector } from '../../server/connectors/connector.ts';
import { connectors, findConnector } from '../../server/connectors/registry.ts';
import { systemClock } from '../../server/machine/clock.ts';
import type { MerchantAccountId } from '../../server/domain/ids.ts';
import { newId } from '../../server/machine/entropy.ts';
import { Secret } from '../../server/domain/secret.ts';
import { createOutbound } from '../../server/net/exchange.ts';
import { sendWhole } from '../../server/net/send-whole.ts';
import { authenticating } from '../../server/relay/authentication/authenticating.ts';
import type { Wire } from '../../server/net/wire.ts';
import { webhookSecretOf } from '../../server/simulator/courier.ts';
import { signatureHolds } from '../../server/webhooks/inbound/tools.ts';
import { type Simulator, startSimulator } from '../../server/simulator/server.ts';
import { eventually, recordSecret, testDb, watch } from '../harness/index.ts';
import { REAL_PROCESSORS, factsOf } from './facts.ts';
import { logIn } from './log-in.ts';
import { Recorder } from './recorder.ts';

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

/**
 * The simulator on a database of its own, and the real wire to it with made-up secrets. No service, no vault.
 */
export async function startConnectorBench(): Promise<ConnectorBench> {
  const clock = systemClock();
  const database = await testDb();
  const simulator = await startSimulator({ db: database.db, clock, port: 0, watch });
  const outbound = createOutbound({
    allowLoopback: true,
    ownOrigins: [simulator.url, DEAD_ORIGIN],
    resolve: async () => [],
  });
  const values = new Map<Secret, string>();
  const recorder = new Recorder();
  const open = (secret: Secret): Promise<Buffer> =>
    Promise.resolve(Buffer.from(values.get(secret) ?? assert.fail(`no value for ${String(secret)}`)));
  const account = 'conformance';
  const listener = await listenForEvents();
  const plain: Wire = { send: (request) => sendWhole(outbound, request, open) };
  /** With what the connector declares for every request of it: the service applies it just before it leaves. */
  const wireOf = (connector: Connector): Wire => ({
    send(request) {
      const settings = new Suite(connector, () => bench(connector)).settings();
      const listed = (connector.authentications?.(settings) ?? []).map((one) => ({
        ...one,
        id: connector.id,
      }));
      return sendWhole(outbound, request, open, authenticating(listed, open, clock));
    },
  });
  const tokens = new Map<string, Readonly<{ handle: Secret; token: string }>>();

  const bench = (connector: Connector): Bench => {
    const facts = factsOf(connector);
    const processor = connector.processor ?? connector.id;
    return {
      isLive: false,
      facts,
      accessToken: tokens.get(processor)?.handle ?? null,
      baseUrl: `${simulator.url}/${processor}`,
      deadUrl: `${DEAD_ORIGIN}/${processor}`,
      merchantAccountId: account,
      webhookUrl: connector.webhook === undefined ? null : `${listener.url}/${connector.id}`,
      now: () => clock.nowFor(account as MerchantAccountId),
      newOperationId: () => newId(clock.now()),
      secret(label, value) {
        const secret = new Secret(label, { kind: 'held', handle: label });
        values.set(secret, value);
        if (value.length >= 12) recordSecret(value);
        return secret;
      },
      wire: (scenario) =>
        recorder.wrap(connector.id, scenario, `${simulator.url}/${processor}`, wireOf(connector)),
      async misbehave(manner, kind) {
        const response = await fetch(`${simulator.url}/_control/behaviours`, {
          method: 'POST',
          body: JSON.stringify({ manner, kind, processor, account }),
        });
        assert.equal(response.status, 201, await response.text());
      },
      setting: (key) =>
        facts?.settings[`${connector.id}.${key}`] !== undefined || facts?.settings[key] !== undefined
          ? (facts.settings[`${connector.id}.${key}`] ?? facts.settings[key] ?? '')
          : key === 'webhook_secret'
            ? webhookSecretOf(processor)
            : connector.settings[key]?.sensitive === true
              ? SETTING_SECRET
              : `test-${key}`,
      async buyerDoes(reference) {
        const act =
          facts?.acts[connector.id] ??
          BUYER_ACTS[connector.id] ??
          assert.fail(`say in test/connectors/bench.ts what the buyer of ${connector.id} does`);
        const response = await fetch(`${simulator.url}/_control/acts`, {
          method: 'POST',
          body: JSON.stringify({ processor, account, subject: reference, act }),
        });
        assert.equal(response.status, 200, await response.text());
      },
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
      tools: {
        hmacHolds: async ({ secret, keyEncoding, keyDigest, algorithm, message, signature }) => {
          const given = await open(secret);
          const key = keyEncoding === undefined ? given : Buffer.from(given.toString(), keyEncoding);
          return createHmac(
            algorithm,
            keyDigest === undefined ? key : createHash(keyDigest).update(key).digest(),
          )
            .update(message)
            .digest()
            .equals(signature);
        },
        signatureHolds,
        fetchKey: async (url) => (await plain.send({ method: 'GET', url })).text,
        http: wireOf(connector),
        baseUrl: `${simulator.url}/${processor}`,
        accessToken: tokens.get(processor)?.handle ?? null,
      },
      signed: (body) => {
        if (facts !== null)
          return {
            method: 'POST',
            path: '/',
            headers: facts.sign(body, clock.now(), `${simulator.url}/${processor}`),
            body: facts.wrapped?.wrap(body) ?? body,
          };
        const timestamp = String(Math.floor(clock.now().getTime() / 1000));
        const signature = createHmac('sha256', webhookSecretOf(processor))
          .update(`${timestamp}.`)
          .update(body)
          .digest('hex');
        const headers = { 'x-event-timestamp': timestamp, 'x-event-signature': signature };
        return { method: 'POST', path: '/', headers, body };
      },
      async booked(operationId) {
        const response = await fetch(
          `${simulator.url}/_control/ledger?account=${account}&processor=${processor}&reference=${operationId}`,
        );
        const { operations } = (await response.json()) as {
          operations: { kind: string; status: string; amount: string }[];
        };
        return operations;
      },
    };
  };
  for (const connector of connectors) {
    const processor = connector.processor ?? connector.id;
    const origin = `${simulator.url}/${processor}`;
    const record = (inner: Wire): Wire => recorder.wrap(connector.id, 'log-in', origin, inner);
    const loggedIn = await logIn(connector, bench(connector), wireOf(connector), record);
    if (loggedIn !== null) tokens.set(processor, loggedIn);
  }
  for (const [processor, facts] of REAL_PROCESSORS) {
    const token = tokens.get(processor)?.token ?? null;
    await facts.listen(`${simulator.url}/${processor}`, `${listener.url}/${processor}`, token);
  }
  const close = async (): Promise<void> => {
    await listener.close();
    await outbound.close();
    await simulator.close();
    await database.close();
  };
  let offsetMs = 0;
  const control = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(
      `${simulator.url}/_control/${path}`,
      body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
    );
    assert.ok(response.ok, `${path}: ${response.status}`);
    return response.json();
  };
  return {
    simulator,
    recorder,
    bench,
    suite(id) {
      const connector = findConnector(id) ?? assert.fail(`no connector ${id}`);
      return new Suite(connector, () => bench(connector));
    },
    close,
    async advance(ms) {
      offsetMs += ms;
      clock.setOffset(account as MerchantAccountId, offsetMs);
      await control('run', {});
    },
    act: async (processor, subject, act) =>
      void (await control('acts', { processor, account, subject, act })),
    async written(subject) {
      const { items } = (await control(`events?account=${account}`)) as {
        items: { name: string; subject_id: string; body: string }[];
      };
      return items
        .filter((event) => event.subject_id === subject || event.body.includes(subject))
        .map(({ name }) => name);
    },
  };
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

async function listenForEvents(): Promise<
  Readonly<{ url: string; received: RawEvent[]; close(): Promise<void> }>
> {
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
