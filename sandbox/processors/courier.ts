import { createHmac } from 'node:crypto';
import type { Clock } from '../../server/platform/clock.ts';
import type { Db, Queryable } from '../../server/db/db.ts';
import { type SimulatedEvent, addEvent, claimEvents, reportEvent } from '../queries/events.ts';
import type { BookKey } from '../queries/payments.ts';
import type { Processor } from './processor.ts';
import type { Watch } from './watch.ts';
import { newId } from '../../server/platform/entropy.ts';
import { request as httpRequest } from '../../server/platform/http.ts';

/**
 * How events of an account are handled, by order of a test or a developer. `hold` keeps them until they are
 * released, in whatever order.
 */
export const EVENT_MANNERS = ['deliver', 'drop', 'repeat', 'hold'] as const;
type EventManner = (typeof EVENT_MANNERS)[number];

/**
 * Sends the simulated processors' events, at least once each, signed as processors do: HMAC-SHA256 over
 * `timestamp.body`.
 */
export class Courier {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #manners = new Map<string, EventManner>();
  #origin: Readonly<{ from: string; to: string }> | null = null;
  #simulatorUrl = '';
  #running: Promise<void> | null = null;
  /** Of the last event's id: those of later events are greater, within one millisecond, too. */
  #lastIdMs = 0;
  #again = false;

  readonly #signers: ReadonlyMap<string, Pick<Processor, 'signEvent'>>;

  readonly #watch: Watch | undefined;

  constructor(
    db: Db,
    clock: Clock,
    signers: ReadonlyMap<string, Pick<Processor, 'signEvent'>> = new Map(),
    watch?: Watch,
  ) {
    this.#signers = signers;
    this.#watch = watch;
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * The API may listen elsewhere than where the world reaches it: events for `publicUrl` go to
   * `listeningUrl`.
   */
  deliverTo(publicUrl: string, listeningUrl: string): void {
    this.#origin = { from: publicUrl, to: listeningUrl };
  }

  /** Where the simulated processors listen. */
  listensAt(simulatorUrl: string): void {
    this.#simulatorUrl = simulatorUrl;
  }

  order(account: string, manner: EventManner): void {
    this.#manners.set(account, manner);
  }

  /** Writes an event beside the change that it tells of. `kick` after the commit. */
  async write(
    tx: Queryable,
    book: BookKey,
    event: Readonly<{
      subjectId: string;
      name: string;
      url: string;
      /**
       * All of the body of the sandbox's own processors' events; others write theirs with the event's id, or, where
       * it is no JSON, as it leaves.
       */
      data: Readonly<Record<string, unknown>> | ((id: string) => Readonly<Record<string, unknown>>) | string;
      at: Date;
    }>,
  ): Promise<void> {
    const now = this.#clock.now();
    this.#lastIdMs = Math.max(now.getTime(), this.#lastIdMs + 1);
    const id = newId<'event'>(new Date(this.#lastIdMs));
    const manner = this.#manners.get(book.account) ?? 'deliver';
    const { data, name, at } = event;
    const body = bodyOf(
      typeof data === 'object' ? { id, type: name, created_at: at.toISOString(), ...data } : data,
      id,
    );
    this.#watch?.({ processor: book.processor, event: name, body });

    const status = manner === 'hold' ? 'held' : manner === 'drop' ? 'dropped' : 'waiting';
    await addEvent(
      tx,
      book,
      { id, subjectId: event.subjectId, name: event.name, url: event.url, body, status },
      now,
    );
  }

  /** Delivers what waits. Never throws, never runs twice at once. */
  kick(): void {
    if (this.#running !== null) {
      this.#again = true;
      return;
    }
    this.#running = this.#deliverAll()
      .catch(() => undefined) // The database went away under a simulator that is being stopped; the rows wait.
      .finally(() => {
        this.#running = null;
        if (this.#again) {
          this.#again = false;
          this.kick();
        }
      });
  }

  async close(): Promise<void> {
    this.#again = false;
    await this.#running;
  }

  async #deliverAll(): Promise<void> {
    for (;;) {
      const now = this.#clock.now();
      const events = await claimEvents(this.#db, now, new Date(now.getTime() + TRY_MS_MAX * 2));
      if (events.length === 0) return;
      // Events about one payment leave in the order in which they were written; the others side by side.
      await Promise.all(
        [
          ...Map.groupBy(
            events.toSorted((a, b) => (a.event_id < b.event_id ? -1 : 1)),
            (event) => event.subject_id,
          ).values(),
        ].map((group) => this.#deliverInTurn(group)),
      );
    }
  }

  async #deliverInTurn(events: readonly SimulatedEvent[]): Promise<void> {
    for (const event of events) {
      const status = await this.#post(event);
      if (this.#manners.get(event.account) === 'repeat') await this.#post(event);
      const ok = status >= 200 && status < 300;
      const nextAt = new Date(
        this.#clock.now().getTime() + Math.min(RETRY_MS_FIRST * 4 ** event.attempts, RETRY_MS_MAX),
      );
      await reportEvent(
        this.#db,
        event,
        ok ? 'delivered' : event.attempts >= TRIES_MAX ? 'given_up' : 'waiting',
        nextAt,
      );
    }
  }

  /** The answer's status; 0 when there was none. */
  #post(event: SimulatedEvent): Promise<number> {
    const signed = (this.#signers.get(event.processor)?.signEvent ?? ownSignature(event.processor))(
      event.body,
      this.#clock.now(),
      `${this.#simulatorUrl}/${event.processor}`,
      event.url,
    );
    const origin = this.#origin;
    const url =
      origin !== null && event.url.startsWith(`${origin.from}/`)
        ? origin.to + event.url.slice(origin.from.length)
        : event.url;
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(event.body),
      ...signed,
    };

    return new Promise((resolve) => {
      if (!url.startsWith('http://')) return resolve(0);
      const sent = httpRequest(url, { method: 'POST', headers, timeout: TRY_MS_MAX }, (answer) => {
        answer.resume();
        answer.once('close', () => resolve(answer.statusCode ?? 0));
      });
      sent.once('timeout', () => sent.destroy());
      sent.once('error', () => resolve(0));
      sent.end(event.body);
    });
  }
}

function bodyOf(data: object | ((id: string) => object) | string, id: string): string {
  if (typeof data === 'string') return data;
  return JSON.stringify(typeof data === 'function' ? data(id) : data);
}

function ownSignature(processor: string) {
  return (body: string, at: Date): Readonly<Record<string, string>> => {
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const signature = createHmac('sha256', webhookSecretOf(processor))
      .update(`${timestamp}.${body}`)
      .digest('hex');
    return { 'x-event-timestamp': timestamp, 'x-event-signature': signature };
  };
}

/** What the simulated processor signs with, and a sandbox payment service has as its `webhook_secret`. */
export function webhookSecretOf(processor: string): string {
  return `whsec_sandbox_${processor}`;
}

const TRY_MS_MAX = 5_000;
const TRIES_MAX = 8;
const RETRY_MS_FIRST = 250;
const RETRY_MS_MAX = 60_000;
