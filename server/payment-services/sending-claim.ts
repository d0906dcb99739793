import { noteSending, renewClaim } from '../db/queries/operations.ts';
import type { OperationRow } from '../db/queries/transaction-rows.ts';
import { SENDING_MS_MAX } from '../domain/operation/recovery.ts';
import { timestamp } from '../domain/timestamp.ts';
import { stopwatch } from '../platform/clock.ts';
import { type SendBefore, WireFault } from '../net/wire.ts';
import type { ReadParts } from '../parts.ts';

/**
 * Lease with a fence: an operation that this process has to itself, for as long as it sends of it. Others conclude
 * from `sent_at` that nothing of it can be on its way any more: what is sent later is written down first, or not
 * sent (docs/adr/0243).
 */
export interface SendingClaim {
  /** When it is too late for the next request. Throws a `WireFault` where somebody else has the operation by now. */
  sendBefore(): Promise<SendBefore>;
  /** Before the next request, something is done that takes so long at most. */
  allow(ms: number): Promise<void>;
}

type ClaimedOperation = Pick<OperationRow, 'merchant_account_id' | 'operation_id' | 'due_at'>;
type Way = Pick<ReadParts, 'db' | 'clock'>;

/** Later than this after its sending was written down, an operation is asked for again. */
const RENEW_AFTER_MS = 5_000;
/** For an exchange, and what follows it. */
const RENEWED_FOR_MS = 45_000;

/** By the process that began the operation. `renewedForMs`: how long it has it once more, where it is late. */
export function claimOfBeginner(
  way: Way,
  begun: ClaimedOperation & Pick<OperationRow, 'sent_at'>,
  renewedForMs: number = RENEWED_FOR_MS,
): SendingClaim {
  return new RowClaim(way, begun, { noted: new Date(begun.sent_at), movesSentAt: true, renewedForMs });
}

/**
 * By a worker that has claimed the operation and sends it again. It moves `sent_at` where the last sending counts,
 * and not where the first does. Null: another worker has it by now, or it has ended.
 */
export async function claimToSend(
  way: Way,
  claimed: Parameters<typeof noteSending>[1],
  movesSentAt: boolean,
): Promise<SendingClaim | null> {
  if (!way.clock.isRight()) return null; // what it wrote down would make others conclude too soon
  const [noted, sinceMs] = [way.clock.now(), stopwatch()];
  if (!(await noteSending(way.db, claimed, movesSentAt ? noted : null))) return null;
  return new RowClaim(way, claimed, { noted, sinceMs, movesSentAt, renewedForMs: null });
}

/** What a worker learns that has lost its claim. */
export const CLAIMED_ELSEWHERE = { kind: 'unknown', detail: 'another worker sees to it' } as const;

/** By whoever has put `due_at` off for what it is about to send, just now. */
export function claimUntilDue(way: Way, claimed: ClaimedOperation): SendingClaim {
  return new RowClaim(way, claimed, {
    noted: way.clock.now(),
    movesSentAt: false,
    renewedForMs: RENEWED_FOR_MS,
  });
}

/** `sinceMs`: since it was noted, by clocks that nobody sets. `renewedForMs` null: the claim is not put off further. */
type Terms = Readonly<{
  noted: Date;
  sinceMs?: () => number;
  movesSentAt: boolean;
  renewedForMs: number | null;
}>;

class RowClaim implements SendingClaim {
  readonly #way: Way;
  readonly #terms: Terms;
  #claimed: ClaimedOperation;
  #notedMs: number;
  #sinceMs: () => number;

  constructor(way: Way, claimed: ClaimedOperation, terms: Terms) {
    this.#way = way;
    this.#claimed = claimed;
    this.#terms = terms;
    this.#notedMs = terms.noted.getTime();
    this.#sinceMs = terms.sinceMs ?? stopwatch();
  }

  async sendBefore(): Promise<SendBefore> {
    if (!this.#way.clock.isRight())
      throw new WireFault('late', false, 'it was not sent: the clock of this process is not the database’s');
    const wallMs = this.#way.clock.now().getTime() - this.#notedMs;
    const elapsedMs = Math.max(wallMs, this.#sinceMs());
    const left = { atMs: this.#notedMs + SENDING_MS_MAX, withinMs: SENDING_MS_MAX - elapsedMs };
    // Before it was written down: somebody has put the clock back, and it says nothing.
    if (elapsedMs <= RENEW_AFTER_MS && wallMs >= -RENEW_AFTER_MS) return left;
    await this.#renew(0);
    return { atMs: this.#notedMs + SENDING_MS_MAX, withinMs: SENDING_MS_MAX - this.#sinceMs() };
  }

  async allow(ms: number): Promise<void> {
    await this.#renew(ms);
  }

  async #renew(beforeMs: number): Promise<void> {
    const { db, clock } = this.#way;
    const { movesSentAt, renewedForMs } = this.#terms;
    const [noted, sinceMs] = [clock.now(), stopwatch()];
    const ownNow = clock.nowFor(this.#claimed.merchant_account_id);
    const dueAt = renewedForMs === null ? null : new Date(ownNow.getTime() + beforeMs + renewedForMs);
    if (!(await renewClaim(db, this.#claimed, { sentAt: movesSentAt ? noted : null, dueAt })))
      throw new WireFault('late', false, 'it was not sent: another process has this operation by now');
    if (dueAt !== null) this.#claimed = { ...this.#claimed, due_at: timestamp(dueAt) };
    this.#notedMs = noted.getTime();
    this.#sinceMs = sinceMs;
  }
}
