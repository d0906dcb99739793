import assert from 'node:assert/strict';
import type { Connector } from '../../server/connectors/connector.ts';
import { Secret } from '../../server/domain/secret.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { newId } from '../../server/platform/entropy.ts';
import { systemResolve } from '../../server/net/egress.ts';
import { createOutbound } from '../../server/net/exchange.ts';
import { sendWhole } from '../../server/net/send-whole.ts';
import { authenticationFor } from '../../server/relay/authentication/authenticating.ts';
import { type Bench, Suite } from './conformance-suite.ts';
import type { Facts } from './facts.ts';
import { logIn } from './log-in.ts';

/**
 * The processor's own test system in the place of the simulator, with the merchant's test keys out of the environment.
 * What only a simulator can show (its books, its faults, a buyer at the till) is not asked of it.
 */
export function liveBench(
  connector: Connector,
  facts: Facts,
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<{ bench(): Bench; logIn(): Promise<void>; close(): Promise<void> }> {
  const baseUrl = environment['RAILYARD_TEST_LIVE_ADDRESS'] ?? facts.live.address;
  const outbound = createOutbound({
    allowLoopback: environment['RAILYARD_TEST_LIVE_ADDRESS'] !== undefined,
    ownOrigins: [DEAD_ORIGIN],
    resolve: systemResolve,
  });
  const values = new Map<Secret, string>();
  const open = (secret: Secret): Promise<Buffer> =>
    Promise.resolve(Buffer.from(values.get(secret) ?? assert.fail(`no value for ${String(secret)}`)));
  const http: Bench['tools']['http'] = {
    send(request) {
      const settings = new Suite(connector, () => bench).settings();
      const listed = (connector.authentications?.(settings) ?? []).map((one) => ({
        ...one,
        id: connector.id,
      }));
      return sendWhole(outbound, request, open, authenticationFor(listed, open, systemClock()));
    },
  };
  const notThere = (): never => assert.fail(`${connector.id}: only a simulator has this`);
  const bench: Bench = {
    isLive: true,
    facts,
    accessToken: null,
    baseUrl,
    deadUrl: DEAD_ORIGIN,
    merchantAccountId: 'live',
    webhookUrl: null,
    now: () => new Date(),
    newOperationId: () => newId(new Date()),
    secret(label, value) {
      const secret = new Secret(label, { kind: 'held', handle: label });
      values.set(secret, value);
      return secret;
    },
    wire: () => http,
    misbehave: notThere,
    setting: (key) => environment[facts.live.settings[key] ?? ''] ?? 'not set',
    buyerDoes: notThere,
    disputes: notThere,
    events: notThere,
    signed: notThere,
    booked: notThere,
    tools: {
      hmacHolds: notThere,
      signatureHolds: notThere,
      fetchKey: notThere,
      http,
      baseUrl,
      accessToken: null,
    },
  };
  let current = bench;
  return {
    bench: () => current,
    async logIn() {
      const accessToken = (await logIn(connector, bench, http))?.handle ?? null;
      current = { ...bench, accessToken };
    },
    close: () => outbound.close(),
  };
}

/** Port 1 of loopback: nothing listens there. */
const DEAD_ORIGIN = 'http://127.0.0.1:1';
