import { setTimeout as delay } from 'node:timers/promises';
import {
  type Attempt,
  type DueDelivery,
  type Health,
  type QueueStep,
  type SettledDelivery,
  type WebhookQueue,
  claimWebhookQueues,
  keepDelivered,
  releaseQueue,
  settleAndTake,
} from '../db/queries/webhook-queues.ts';
import {
  type WebhookSubscriptionRow,
  disableWebhookSubscription,
  getWebhookSubscription,
} from '../db/queries/webhook-subscriptions.ts';
import { faultOf } from '../db/faults.ts';
import { timestamp } from '../domain/timestamp.ts';
import { chance } from '../platform/entropy.ts';
import { METRICS } from '../platform/metrics.ts';
import { perOwner } from '../platform/per-owner.ts';
import type { Source } from '../operations/due.ts';
import type { MoneyParts } from '../parts.ts';
import { healthAfter, roomOf } from './endpoint-health.ts';
import { closeIncidentOf, isIncident, openIncidentOf } from './incidents.ts';
import { Pace } from './pace.ts';
import { DELIVERY_GIVE_UP_MS, TRIES_MAX, deliveryRetryDelayMs } from './schedule.ts';
import { type Endpoint, type AttemptResult, sendDelivery } from './send-delivery.ts';

/** How long one worker has a queue to itself, without a word from it. */
const QUEUE_LEASE_MS = 12_000;
/** A lease is put off when so much of it is over: not with every step, and while a message takes long. */
const RENEW_AFTER_MS = 2_000;
/** After this a queue goes to the end of the line, so that no endpoint has a worker to itself. */
const TURN_MS = 2_000;
/** What could not be written down for want of the database is tried again this often, for so long. */
const WRITE_AGAIN_MS = 250;
const WRITE_AGAIN_FOR_MS = 60_000;
/** What waits for what is before it is looked at this often. */
const ORDER_PAUSE_MS = 1_000;
const ATTEMPTS_KEPT = 50;

/** Queues that a service works on at once. An endpoint that hangs holds one for seconds, and then rests. */
const QUEUES_AT_ONCE = 256;
const underWayOf = perOwner(() => ({ turns: 0, pace: new Pace() }));

/** Queues of endpoints, each worked on by one worker at a time. */
export const webhookQueues: Source<WebhookQueue> = {
  name: 'webhook-queues',
  claim: async (db, claim) => {
    const underWay = underWayOf(db);
    const limit = Math.min(claim.limit, QUEUES_AT_ONCE - underWay.turns);
    const queues = limit <= 0 ? [] : await claimWebhookQueues(db, { ...claim, limit });
    underWay.turns += queues.length;
    return queues;
  },
  limitKey: ({ webhook_subscription_id: id }) => id,
  about: ({ webhook_subscription_id: subscriptionId }) => ({ subscriptionId }),
  work: (parts, queue) => workOffQueue(parts, queue).finally(() => (underWayOf(parts.db).turns -= 1)),
  leaseMs: QUEUE_LEASE_MS,
  // Not claimed anew by the process that has it, where the database was away for longer than the lease.
  concurrency: 1,
};

async function workOffQueue(parts: MoneyParts, queue: WebhookQueue): Promise<void> {
  const { merchant_account_id: merchantAccountId, webhook_subscription_id: id } = queue;
  const subscription = await getWebhookSubscription(parts.db, { merchantAccountId, seesInstance: false }, id);
  if (subscription === null) return;
  const turn = new Turn(parts, queue, subscription);
  await turn.run();
}

/** A worker's turn at a queue: what is due is sent, a few at once, and what came of it is written down. */
class Turn {
  readonly #parts: MoneyParts;
  readonly #queue: WebhookQueue;
  readonly #subscription: WebhookSubscriptionRow;
  readonly #endpoint: Endpoint | null;
  readonly #endsAtMs = performance.now() + TURN_MS;
  readonly #inFlight = new Map<string, Promise<void>>();
  #ended: SettledDelivery[] = [];
  /** When the first of them ended. */
  #endedMs = 0;
  #health: Health;
  #fence: string;
  #incidentId: string | null;
  #isGone = false;

  constructor(parts: MoneyParts, queue: WebhookQueue, subscription: WebhookSubscriptionRow) {
    this.#parts = parts;
    this.#queue = queue;
    this.#subscription = subscription;
    this.#endpoint = endpointOf(subscription);
    this.#health = queue;
    this.#fence = queue.due_at;
    this.#incidentId = queue.incident_id;
  }

  async run(): Promise<void> {
    for (;;) {
      const isOurs = await this.#step();
      if (!isOurs) return this.#leave();
      if (this.#inFlight.size === 0 && this.#ended.length === 0) break;
      if (this.#ended.length === 0) await this.#news();
    }
    const now = this.#parts.clock.now();
    await releaseQueue(this.#parts.db, this.#queue, {
      fence: this.#fence,
      now,
      asleep: this.#endpoint === null || this.#isGone,
      notBefore: new Date(this.#subscription.ordering === 'none' ? 0 : now.getTime() + ORDER_PAUSE_MS),
    });
  }

  /** Another worker has the queue, and sends again what it finds undecided. */
  async #leave(): Promise<void> {
    await Promise.all(this.#inFlight.values());
    await keepDelivered(this.#parts.db, this.#ended, this.#parts.clock.now());
  }

  /** Writes down what has ended and sends what is next. False: the queue is another worker's now. */
  async #step(): Promise<boolean> {
    const now = this.#parts.clock.now();
    const [settled, endedMs] = [this.#ended, this.#endedMs];
    this.#ended = [];
    const newFence = renewedLease(this.#fence, now);
    const due = await this.#written({
      queue: this.#queue,
      fence: this.#fence,
      newFence,
      health: this.#health,
      settled,
      inFlight: [...this.#inFlight.keys()],
      room: this.#room(now),
      now,
    });
    const nowMs = performance.now();
    if (settled.length > 0) underWayOf(this.#parts.db).pace.written(nowMs - endedMs, nowMs);
    if (due === null) {
      await keepDelivered(this.#parts.db, settled, now);
      return false;
    }

    this.#fence = newFence;
    for (const delivery of due) this.#inFlight.set(delivery.webhook_delivery_id, this.#send(delivery));
    return true;
  }

  /**
   * What has ended is written down also where the database was lost in between: else it would be sent again. The lease
   * may have run out meanwhile: whether the queue is still ours, the database says. The try that was lost may have been
   * done, and the lease put off with it.
   */
  async #written(step: QueueStep): Promise<readonly DueDelivery[] | null> {
    const giveUpAt = performance.now() + WRITE_AGAIN_FOR_MS;
    for (let isLost = false; ; isLost = true) {
      try {
        const due = await settleAndTake(this.#parts.db, step);
        if (due !== null || !isLost) return due;
        return await settleAndTake(this.#parts.db, { ...step, fence: step.newFence });
      } catch (error) {
        const isOver = performance.now() > giveUpAt;
        if (step.settled.length === 0 || isOver || faultOf(error) !== 'passing') throw error;
        await delay(WRITE_AGAIN_MS);
      }
    }
  }

  /** Something that is being sent has ended, or the lease wants to be put off. */
  async #news(): Promise<void> {
    const { promise: renewal, resolve } = Promise.withResolvers<void>();
    // An AbortSignal would make an error with its stack each time.
    const timer = setTimeout(resolve, RENEW_AFTER_MS);
    await Promise.race([renewal, ...this.#inFlight.values()]);
    clearTimeout(timer);
  }

  #room(now: Date): number {
    const isOver = this.#endpoint === null || this.#isGone || performance.now() > this.#endsAtMs;
    const { pace, turns } = underWayOf(this.#parts.db);
    const room = { share: pace.shareOf(turns), inFlight: this.#inFlight.size };
    return isOver ? 0 : roomOf(this.#health, room, now);
  }

  async #send(delivery: DueDelivery): Promise<void> {
    if (this.#endpoint === null) return;
    const sent = await sendDelivery(this.#parts, this.#endpoint, delivery);
    METRICS.deliveries.inc({ outcome: sent.outcome });
    METRICS.deliveryDuration.observe(sent.attempt.duration_ms / 1000);

    const now = this.#parts.clock.now();
    const settled = settledAfter(delivery, sent, { now, chance: chance() });
    this.#health = healthAfter(this.#health, sent, now);
    await this.#follow(sent, settled, now).catch((error: unknown) =>
      this.#parts.log.error(
        { deliveryId: delivery.webhook_delivery_id, reason: error },
        'an incident was not kept',
      ),
    );
    if (this.#ended.length === 0) this.#endedMs = performance.now();
    this.#ended.push(settled);
    this.#inFlight.delete(delivery.webhook_delivery_id);
  }

  /** What an attempt means beyond its delivery. */
  async #follow(sent: AttemptResult, settled: SettledDelivery, now: Date): Promise<void> {
    if (sent.outcome === 'gone' && !this.#isGone) {
      this.#isGone = true;
      await disableWebhookSubscription(this.#parts.db, this.#subscription, now);
    }
    const incidentId = this.#incidentId;
    if (sent.outcome === 'delivered' && incidentId !== null) {
      this.#incidentId = null;
      await closeIncidentOf(this.#parts, this.#queue, incidentId, now);
    }
    if (incidentId === null && isIncident(sent, settled, this.#health, now))
      this.#incidentId = await openIncidentOf(this.#parts, this.#queue, this.#subscription, sent, now);
  }
}

function endpointOf(subscription: WebhookSubscriptionRow): Endpoint | null {
  const { url, secret_record_id, is_active, is_paused } = subscription;
  return url === null || secret_record_id === null || !is_active || is_paused
    ? null
    : { ...subscription, url, secret_record_id };
}

function renewedLease(fence: string, now: Date): string {
  const isYoung = Date.parse(fence) - now.getTime() > QUEUE_LEASE_MS - RENEW_AFTER_MS;
  return isYoung ? fence : timestamp(new Date(now.getTime() + QUEUE_LEASE_MS));
}

/** A delivery after an attempt: ended, or due again. */
export function settledAfter(
  delivery: DueDelivery,
  sent: AttemptResult,
  { now, chance }: Readonly<{ now: Date; chance: number }>,
): SettledDelivery {
  const { merchant_account_id, webhook_delivery_id } = delivery;
  const tries = delivery.tries + 1;
  const attempts: readonly Attempt[] = [...delivery.attempts, sent.attempt].slice(-ATTEMPTS_KEPT);
  const same = { merchant_account_id, webhook_delivery_id, tries, attempts };
  if (sent.outcome === 'delivered') return { ...same, status: 'delivered', due_at: null };
  const delayMs = Math.max(deliveryRetryDelayMs(tries, chance), sent.retryAfterMs ?? 0);
  const dueMs = now.getTime() + delayMs;
  const isOver = tries >= TRIES_MAX || dueMs > Date.parse(delivery.begun_at) + DELIVERY_GIVE_UP_MS;
  return isOver
    ? { ...same, status: 'failed', due_at: null }
    : { ...same, status: 'pending', due_at: new Date(dueMs) };
}
