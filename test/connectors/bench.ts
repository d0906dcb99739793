import assert from 'node:assert/strict';
import type { Bench } from '../../server/connectors/conformance.ts';
import type { Connector } from '../../server/connectors/connector.ts';
import { systemClock } from '../../server/clock.ts';
import { newId } from '../../server/entropy.ts';
import { Secret } from '../../server/domain/secret.ts';
import { createOutbound } from '../../server/net/exchange.ts';
import { sendWhole } from '../../server/net/send.ts';
import { type Simulator, startSimulator } from '../../server/simulator/server.ts';
import { recordSecret, testDb } from '../harness/index.ts';
import { Recorder } from './recorder.ts';

export type ConnectorBench = Readonly<{ simulator: Simulator; recorder: Recorder; bench(connector: Connector): Bench; close(): Promise<void> }>;

/** The simulator on a database of its own, and the real wire to it with made-up secrets. No service, no vault. */
export async function startConnectorBench(): Promise<ConnectorBench> {
  const clock = systemClock();
  const database = await testDb();
  const simulator = await startSimulator({ db: database.db, clock, port: 0 });
  const outbound = createOutbound({ allowLoopback: true, ownOrigins: [simulator.url, DEAD_ORIGIN], resolve: async () => [] });
  const values = new Map<Secret, string>();
  const recorder = new Recorder();
  const open = (secret: Secret): Promise<Buffer> => Promise.resolve(Buffer.from(values.get(secret) ?? assert.fail(`no value for ${String(secret)}`)));
  const account = 'conformance';

  const bench = (connector: Connector): Bench => ({
    baseUrl: `${simulator.url}/${connector.id}`,
    deadUrl: `${DEAD_ORIGIN}/${connector.id}`,
    merchantAccountId: account,
    webhookUrl: null,
    now: () => clock.now(),
    newOperationId: () => newId(clock.now()),
    secret(label, value) {
      const secret = new Secret(label, { kind: 'held', handle: label });
      values.set(secret, value);
      if (value.length >= 12) recordSecret(value);
      return secret;
    },
    wire: (scenario) => recorder.wrap(connector.id, scenario, `${simulator.url}/${connector.id}`, { send: (request) => sendWhole(outbound, request, open) }),
    async misbehave(manner, kind) {
      const response = await fetch(`${simulator.url}/_control/behaviours`, { method: 'POST', body: JSON.stringify({ manner, kind, processor: connector.id, account }) });
      assert.equal(response.status, 201, await response.text());
    },
    async booked(operationId) {
      const response = await fetch(`${simulator.url}/_control/ledger?account=${account}&processor=${connector.id}&reference=${operationId}`);
      const { operations } = (await response.json()) as { operations: { kind: string; status: string; amount: string }[] };
      return operations;
    },
  });
  const close = async (): Promise<void> => {
    await outbound.close();
    await simulator.close();
    await database.close();
  };
  return { simulator, recorder, bench, close };
}

/** Port 1 of loopback: nothing listens there, and a connection is refused at once. */
const DEAD_ORIGIN = 'http://127.0.0.1:1';
