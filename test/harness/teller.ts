import assert from 'node:assert/strict';
import { verifyWebhook } from '@gr4vy/sdk/lib/webhooks.js';
import { Webhook } from 'standardwebhooks';
import { fanOut } from '../../server/webhooks/fan-out.ts';
import { webhookQueues } from '../../server/webhooks/queue.ts';
import { type Clock, systemClock } from '../../server/platform/clock.ts';
import { workOff } from '../../server/operations/due.ts';
import type { Parts } from '../../server/parts.ts';
import type { Vault } from '../../server/vault/vault.ts';
import { PATIENCE_MS } from './eventually.ts';
import type { TestAnswer, TestServiceOptions } from './index.ts';
import { type Target, trustTestAuthority } from './tls-target.ts';
import { type Shop, openShop } from './shop.ts';

trustTestAuthority();

/**
 * A clock that a test puts on, for the machine and for every merchant account. It goes by a millisecond whenever it
 * is looked at, so that things have an order, and no lease or pause ends because the machine is busy.
 */
export function movableClock(): Clock & Readonly<{ skip(ms: number): void; reset(): void }> {
  let nowMs = Date.now();
  const now = (): Date => new Date((nowMs += 1));
  return {
    ...systemClock(),
    now,
    nowFor: now,
    skip: (ms) => void (nowMs += ms),
    reset: () => void (nowMs = Date.now()),
  };
}

/** Loosely typed, as answers of tests are: the contract check has judged its shape. */
type Body = TestAnswer['body'];

/** A shop whose worker is the test. */
export type Teller = Readonly<{
  shop: Shop;
  clock: ReturnType<typeof movableClock>;
  /** What a worker has that waits for an endpoint's answer as long as a test waits for anything. */
  patient: Parts;
  /** Does what is due, until nothing is, with that patience or, as workers do, with that of the product. */
  work(as?: 'patient' | 'workers'): Promise<void>;
  /** A subscription, as it is answered to be made. */
  subscribe(url: string, more?: Readonly<Record<string, unknown>>): Promise<Body>;
  deliveries(id: string): Promise<readonly Body[]>;
  delivery(id: string): Promise<Body>;
  ask<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}>;

export async function openTeller(options: Pick<TestServiceOptions, 'database'> = {}): Promise<Teller> {
  const clock = movableClock();
  const shop = await openShop({ ...options, worker: false, clock });
  const { parts, db } = shop.service;
  const patient = { ...parts, vault: patientVault(parts.vault) };
  const ask = <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    db.query<Row>({ name: '', text }, values);
  // What the harness listens with is nobody's here.
  await ask('DELETE FROM webhook_subscriptions');
  const deliveries = async (id: string): Promise<readonly Body[]> =>
    (await shop.get(`/webhook-subscriptions/${id}/deliveries?limit=100`)).body.items;
  return {
    shop,
    clock,
    patient,
    work: async (as = 'patient') => {
      const given = as === 'patient' ? patient : parts;
      while ((await fanOut(given)) + (await workOff(given, webhookQueues)) > 0);
    },
    subscribe: async (url, more = {}) => {
      const made = await shop.post('/webhook-subscriptions', { url, ...more });
      assert.equal(made.status, 201, made.text);
      return made.body;
    },
    deliveries,
    delivery: async (id) => {
      const [newest] = await deliveries(id);
      const answer: TestAnswer = await shop.get(`/webhook-subscriptions/${id}/deliveries/${newest.id}`);
      return answer.body;
    },
    ask,
    close: () => shop.close(),
  };
}

function patientVault(vault: Vault): Vault {
  const send: Vault['send'] = (of, request, options) =>
    vault.send(of, { ...request, timeoutMs: PATIENCE_MS }, options);
  return new Proxy(vault, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      return name === 'send' ? send : typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

type Received = Target['received'][number];

/** Both the published client and the one of Standard Webhooks take the message; gives what it says. */
export function verifyMessage({ headers, body }: Received, secret: string): Body {
  const text = body.toString('utf8');
  const header = (name: string): string => String(headers[name]);
  verifyWebhook(text, secret, header('x-gr4vy-webhook-signatures'), header('x-gr4vy-webhook-timestamp'), 300);
  new Webhook(secret).verify(text, headers as Record<string, string>);
  assert.equal(header('x-gr4vy-webhook-id'), header('webhook-id'));
  return JSON.parse(text);
}
