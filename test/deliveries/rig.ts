import assert from 'node:assert/strict';
import { verifyWebhook } from '@gr4vy/sdk';
import { Webhook } from 'standardwebhooks';
import { fanOut } from '../../server/deliveries/fan-out.ts';
import { webhookQueues } from '../../server/deliveries/queue.ts';
import type { Clock } from '../../server/machine/clock.ts';
import { workOff } from '../../server/operations/due.ts';
import type { TestAnswer } from '../harness/index.ts';
import { type Target, trustTestAuthority } from '../harness/tls-target.ts';
import { type Shop, openShop } from '../payments/setup.ts';

trustTestAuthority();

/** A clock that a test puts on, for the machine and for every merchant account. */
export function movableClock(): Clock & Readonly<{ skip(ms: number): void; reset(): void }> {
  let skippedMs = 0;
  const now = (): Date => new Date(Date.now() + skippedMs);
  return {
    now,
    nowFor: now,
    setOffset: () => undefined,
    skip: (ms) => void (skippedMs += ms),
    reset: () => void (skippedMs = 0),
  };
}

/** Loosely typed, as answers of tests are: the contract check has judged its shape. */
type Body = TestAnswer['body'];

/** A shop whose worker is the test: `work` does what is due, until nothing is. */
export type Teller = Readonly<{
  shop: Shop;
  clock: ReturnType<typeof movableClock>;
  work(): Promise<void>;
  /** A subscription, as it is answered to be made. */
  subscribe(url: string, more?: Readonly<Record<string, unknown>>): Promise<Body>;
  deliveries(id: string): Promise<readonly Body[]>;
  delivery(id: string): Promise<Body>;
  ask<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}>;

export async function openTeller(): Promise<Teller> {
  const clock = movableClock();
  const shop = await openShop({ worker: false, clock });
  const { parts, db } = shop.service;
  const ask = <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    db.query<Row>({ name: '', text }, values);
  // What the harness listens with is nobody's here.
  await ask('DELETE FROM webhook_subscriptions');
  const deliveries = async (id: string): Promise<readonly Body[]> =>
    (await shop.get(`/webhook-subscriptions/${id}/deliveries?limit=100`)).body.items;
  return {
    shop,
    clock,
    work: async () => {
      while ((await fanOut(parts)) + (await workOff(parts, webhookQueues)) > 0);
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

type Received = Target['received'][number];

/** Both the published client and the one of Standard Webhooks take the message; gives what it says. */
export function verified({ headers, body }: Received, secret: string): Body {
  const text = body.toString('utf8');
  const header = (name: string): string => String(headers[name]);
  verifyWebhook(text, secret, header('x-gr4vy-webhook-signatures'), header('x-gr4vy-webhook-timestamp'), 300);
  new Webhook(secret).verify(text, headers as Record<string, string>);
  assert.equal(header('x-gr4vy-webhook-id'), header('webhook-id'));
  return JSON.parse(text);
}
