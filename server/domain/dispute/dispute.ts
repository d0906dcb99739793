import type { Currency } from '../currency.ts';

/** A dispute as a case: where it stands, why, and until when it wants an answer. Money moves by lines alone. */

/** How far it has gone. An inquiry asks, and has taken nothing yet. */
export const DISPUTE_STAGES = ['inquiry', 'chargeback', 'pre_arbitration', 'arbitration'] as const;
export type DisputeStage = (typeof DISPUTE_STAGES)[number];

export const DISPUTE_STATUSES = [
  'needs_response',
  'under_review',
  'accepted',
  'won',
  'lost',
  'expired',
  'closed',
] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** What the buyer says, in one vocabulary for all processors. */
export const DISPUTE_REASONS = [
  'fraudulent',
  'unrecognized',
  'not_authorized',
  'duplicate',
  'incorrect_amount',
  'not_received',
  'not_as_described',
  'canceled',
  'credit_not_processed',
  'processing_error',
  'general',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

export type DisputeFacts = Readonly<{
  stage: DisputeStage;
  status: DisputeStatus;
  reason: DisputeReason | null;
  raw_reason: string | null;
  network_reason_code: string | null;
  amount: bigint;
  currency: string;
  /** Until when an answer counts; null where the processor names no end. */
  respond_by: Date | null;
}>;

/**
 * What a processor says of a dispute, whatever it was told by. What is absent it does not say. `at`: when it says that
 * it was so.
 */
export type DisputeNews = Readonly<{
  /** Its own id of the dispute. */
  reference: string;
  stage: DisputeStage;
  status: DisputeStatus;
  at: Date | null;
  reason?: DisputeReason;
  rawReason?: string;
  networkReasonCode?: string;
  money?: Readonly<{ minor: bigint; currency: Currency }>;
  respondBy?: Date;
}>;

/** Within a stage. What comes late finds its cell empty, and changes nothing. */
const MOVES: Readonly<Record<DisputeStatus, readonly DisputeStatus[]>> = {
  needs_response: ['under_review', 'accepted', 'won', 'lost', 'expired', 'closed'],
  expired: ['under_review', 'accepted', 'won', 'lost', 'closed'],
  under_review: ['accepted', 'won', 'lost', 'closed'],
  accepted: ['won'],
  won: [],
  // The processor tells of the end before it has answered the acceptance that ended it.
  lost: ['accepted'],
  closed: [],
};

/** What is told later than all before may also go back: the processor asks again, or decides anew. */
const MOVES_BACK: Readonly<Record<DisputeStatus, readonly DisputeStatus[]>> = {
  needs_response: [],
  expired: ['needs_response'],
  under_review: ['needs_response', 'expired'],
  accepted: [],
  won: ['lost', 'needs_response'],
  lost: ['won', 'needs_response'],
  closed: ['needs_response', 'won', 'lost'],
};

const OPEN: ReadonlySet<DisputeStatus> = new Set(['needs_response', 'under_review', 'expired']);

/** The bank has not decided yet, or nobody has heard of it. */
export function isOpen({ status }: Pick<DisputeFacts, 'status'>): boolean {
  return OPEN.has(status);
}

export function canMove(from: DisputeStatus, to: DisputeStatus, isLater: boolean): boolean {
  return MOVES[from].includes(to) || (isLater && MOVES_BACK[from].includes(to));
}

/** `toldAt`: when the processor says that all that is known was so. Null: nothing new is in it. */
export function followNews(
  before: DisputeFacts & Readonly<{ told_at: Date | null }>,
  news: DisputeNews,
): (DisputeFacts & Readonly<{ told_at: Date | null }>) | null {
  const order = DISPUTE_STAGES.indexOf(news.stage) - DISPUTE_STAGES.indexOf(before.stage);
  const isLater = news.at !== null && (before.told_at === null || news.at > before.told_at);
  if (order < 0) return null;

  const moves = order > 0 || canMove(before.status, news.status, isLater);
  // Of another turn of the same stage, which has been overtaken: its deadline is not the present one.
  if (!moves && news.status !== before.status) return null;
  const isNewest = moves || isLater;
  const { minor: amount, currency } = (isNewest ? news.money : undefined) ?? {
    minor: before.amount,
    currency: before.currency,
  };
  const after = {
    stage: news.stage,
    status: news.status,
    ...reasonsAfter(before, news),
    amount,
    currency,
    respond_by: deadlineAfter(before, news, isNewest, order > 0),
    told_at: isLater ? news.at : before.told_at,
  };
  return isSame(before, after) ? null : after;
}

function reasonsAfter(
  before: DisputeFacts,
  { reason, rawReason, networkReasonCode }: DisputeNews,
): Pick<DisputeFacts, 'reason' | 'raw_reason' | 'network_reason_code'> {
  return {
    reason: reason ?? before.reason,
    raw_reason: rawReason ?? before.raw_reason,
    network_reason_code: networkReasonCode ?? before.network_reason_code,
  };
}

function deadlineAfter(
  { respond_by: before }: DisputeFacts,
  { respondBy }: DisputeNews,
  isNewest: boolean,
  isNextStage: boolean,
): Date | null {
  if (respondBy !== undefined) return isNewest || before === null ? respondBy : before;
  return isNextStage ? null : before;
}

/** When it was told alone is no news. */
function isSame(before: DisputeFacts, after: DisputeFacts): boolean {
  const names = [
    'stage',
    'status',
    'reason',
    'raw_reason',
    'network_reason_code',
    'amount',
    'currency',
  ] as const;
  return (
    names.every((name) => before[name] === after[name]) &&
    before.respond_by?.getTime() === after.respond_by?.getTime()
  );
}

export function printDisputeMachine(): string {
  const lines = DISPUTE_STATUSES.map((status) => {
    const back = MOVES_BACK[status].length === 0 ? '' : `; told later: ${MOVES_BACK[status].join(', ')}`;
    return `${status.padEnd(14)} → ${MOVES[status].join(', ') || '·'}${back}\n`;
  });
  return `within a stage; a later stage begins at any status, and an earlier one is no news\n${lines.join('')}`;
}
