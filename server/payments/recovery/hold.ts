import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { Verdict } from '../../operations/find-out.ts';
import { PENDING_LOOK_MS } from '../../operations/retry-schedule.ts';
import type { MoneyParts } from '../../parts.ts';
import { beginScreening } from '../screening/screen-held.ts';
import { moveHeld } from '../operation/capture-later.ts';
import { capturedLaterAt } from '../operation/due-at.ts';
import { expire } from './expire.ts';

const OVER = { kind: 'waits', until: null } as const;
const UNDER_WAY = { kind: 'again', detail: 'an operation is under way', withinMs: PENDING_LOOK_MS } as const;

/**
 * What was authorized is captured where that was asked for, given back where its anti-fraud service rejects it, and
 * gone when its time is over.
 */
export async function seeToHold(parts: MoneyParts, transaction: TransactionRow): Promise<Verdict> {
  switch (transaction.status) {
    case 'authorized':
      return transaction.incrementing_amount > 0n ? UNDER_WAY : seeToAuthorized(parts, transaction);
    case 'captured':
      return seeToRest(parts, transaction);
    // Where that is refused, what was authorized is there as before.
    case 'processing':
    case 'capture_pending':
    case 'void_pending':
      return UNDER_WAY;
    default:
      return OVER;
  }
}

/** More captures may follow, until its time is over. */
async function seeToRest(parts: MoneyParts, transaction: TransactionRow): Promise<Verdict> {
  const { held_amount: held, authorization_expires_at: end, merchant_account_id } = transaction;
  if (held === 0n || end === null) return OVER;
  const until = new Date(end);
  if (until > parts.clock.nowFor(merchant_account_id)) return { kind: 'waits', until };
  return (await expire(parts, transaction)) ? OVER : UNDER_WAY;
}

async function seeToAuthorized(parts: MoneyParts, transaction: TransactionRow): Promise<Verdict> {
  const end = transaction.authorization_expires_at;
  if (end === null) throw new Error('BUG: an authorization without an end');
  const [until, now] = [new Date(end), parts.clock.nowFor(transaction.merchant_account_id)];
  if (until <= now) return (await expire(parts, transaction)) ? OVER : UNDER_WAY;

  const by = followUpOf(transaction, now);
  if (by === 'screen') await beginScreening(parts, transaction);
  if (by === null || by === 'screen') return { kind: 'waits', until };
  if (typeof by !== 'string') return { kind: 'waits', until: by < until ? by : until };
  const status = await moveHeld(parts, transaction, by);
  if (status === 'succeeded') return OVER;
  // That is for the merchant, who was told.
  if (status === 'declined') return { kind: 'waits', until };
  return { kind: 'again', detail: `no ${by} yet`, withinMs: until.getTime() - now.getTime() };
}

/** What is to become of it without anybody asking again, or when it is to be captured; null: nothing. */
function followUpOf(transaction: TransactionRow, now: Date): 'capture' | 'void' | 'screen' | Date | null {
  switch (transaction.screening) {
    case 'due':
      return 'screen';
    case 'rejected':
      return 'void';
    case 'review':
      return null;
    default:
      return captureOf(transaction, now);
  }
}

function captureOf(transaction: TransactionRow, now: Date): 'capture' | Date | null {
  const time = capturedLaterAt(transaction, now);
  if (time === null) return null;
  const at = new Date(time);
  return at <= now ? 'capture' : at;
}
