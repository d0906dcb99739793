import type { Static } from 'typebox';
import type { CallAudit } from '../../access/audit.ts';
import type { TransactionUpdate } from '../../api-contract/transactions.ts';
import { Problem, ruleBroken } from '../../domain/problem.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import type { TransactionPatch, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { isHeldBack } from '../../domain/anti-fraud.ts';
import type { MerchantAccountId, TransactionId } from '../../domain/ids.ts';
import { timestamp } from '../../domain/timestamp.ts';
import {
  STATUS_WEBHOOKS,
  type TransactionEvent,
  type WebhookEvent,
} from '../../domain/transaction/events.ts';
import { entriesFor } from '../../domain/transaction/ledger.ts';
import { isAwaited, type TransactionStatus } from '../../domain/transaction/machine.ts';
import { holdEnd, isWhileHeld, lastCapture } from '../../domain/transaction/capture-time.ts';
import { brokenInvariants, max } from '../../domain/transaction/state.ts';
import { isTendering } from '../../domain/transaction/tenders.ts';
import type { ReadParts } from '../../parts.ts';
import { type Change, changeTransaction } from '../../operations/change.ts';
import { dueAgain } from '../operation/due-at.ts';
import { orderKey, orRefusePaidOrder } from '../request/order-key.ts';
import { eventRows, ledgerRows, webhookRows } from '../../operations/rows.ts';

type Body = Static<typeof TransactionUpdate>;

/**
 * `PUT /transactions/{id}`: the merchant knows better, for example after a correction at the processor. No
 * processor is called and the machine is not asked, but the amounts must still fit together, nothing may be
 * under way, and the ledger is corrected by what changed.
 */
export function overrideTransaction(
  parts: ReadParts,
  merchantAccountId: MerchantAccountId,
  id: TransactionId,
  body: Body,
  status: TransactionStatus | null,
  audit: CallAudit | null,
): Promise<TransactionRow> {
  const read = () => getTransactionRow(parts.db, merchantAccountId, id);
  let order: string | null = null;
  const change = async (before: TransactionRow): Promise<Change<TransactionRow>> => {
    order = before.order_key;
    checkOrder(before, body);
    const now = parts.clock.nowFor(merchantAccountId);
    const patch = {
      ...patchOf(before, body, status),
      ...timesOf(before, status, timestamp(now)),
      updated_at: timestamp(now),
    };
    const after: TransactionRow = { ...before, ...patch };
    checkFits(before, after, patch);
    checkCaptureTime(after, body, now);

    const released = after.status === 'voided' ? 'voided' : 'hold_released';
    const writing = {
      ledger: ledgerRows(before, null, entriesFor(before, after, released), now),
      operationChanges: body.capture_at === undefined ? [] : await dueAgain(parts, after, now),
      events: eventRows(before, eventsOf(before, after, patch), now),
      webhooks: webhookRows(before, null, webhooksOf(before, after), now),
      audit: audit?.of('transaction', id) ?? null,
    };
    return { write: { patch, writing, isCorrection: true }, result: after };
  };
  return orRefusePaidOrder(
    parts,
    merchantAccountId,
    () => order,
    () => changeTransaction(parts, read, change),
  );
}

/** Statuses that say that all, or some, was authorized or captured. */
const CAPTURED: readonly TransactionStatus[] = ['captured', 'returned'];
const AUTHORIZED: readonly TransactionStatus[] = [
  ...CAPTURED,
  'authorized',
  'capture_pending',
  'void_pending',
];

function patchOf(before: TransactionRow, body: Body, status: TransactionStatus | null): TransactionPatch {
  const target = status ?? before.status;
  const isAuthorized = AUTHORIZED.includes(target);
  const isCaptured = CAPTURED.includes(target);
  const amount = givenAmount(body.amount) ?? before.amount;
  const wasAuthorized =
    before.authorized_amount === 0n && isAuthorized
      ? max(0n, amount - before.gift_card_amount)
      : before.authorized_amount;
  const authorized = givenAmount(body.authorized_amount) ?? wasAuthorized;
  const wasCaptured = isCaptured && before.captured_amount === 0n ? authorized : before.captured_amount;
  const captured = givenAmount(body.captured_amount) ?? wasCaptured;
  const closed = before.capture_closed || (isCaptured && before.status !== 'captured');

  return {
    ...(status === null ? {} : standingAt(before, status)),
    amount,
    authorized_amount: authorized,
    captured_amount: captured,
    returned_amount: returnedBy(before, status, captured),
    capture_closed: closed,
    held_amount: isAuthorized && !closed ? max(0n, authorized - captured) : 0n,
    over_capture_limit: max(before.over_capture_limit, captured - authorized),
    ...wordsOf(before, body),
  };
}

function givenAmount(value: number | null | undefined): bigint | null {
  return value === undefined || value === null ? null : BigInt(value);
}

function standingAt(before: TransactionRow, status: TransactionStatus): TransactionPatch {
  const isWell = AUTHORIZED.includes(status) && status !== 'returned';
  // Whoever says where it stands has looked at it.
  return { ...lookedAt(before), status, error_code: isWell ? null : before.error_code };
}

/** What is only said, and moves nothing. */
function wordsOf(before: TransactionRow, body: Body): TransactionPatch {
  const { payment_service_transaction_id, external_identifier, metadata } = body;
  return {
    ...(payment_service_transaction_id === undefined ? {} : { payment_service_transaction_id }),
    ...(external_identifier === undefined ? {} : { external_identifier }),
    ...(metadata === undefined ? {} : { metadata }),
    ...wishesOf(before, body),
  };
}

/** What of the request is changed. */
function wishesOf(
  { request }: TransactionRow,
  { connection_options: options, capture_at: at }: Body,
): Pick<TransactionPatch, 'request'> {
  if (options === undefined && at === undefined) return {};
  const changed: Record<string, unknown> = { ...request };
  if (options !== undefined) changed['connection_options'] = options;
  if (at !== undefined) changed['capture_at'] = at === null ? null : timestamp(new Date(at));
  return { request: changed };
}

/** What names an order that is paid once is not only said. */
function checkOrder({ order_key: key, external_identifier: order }: TransactionRow, body: Body): void {
  if (order === null || body.external_identifier === undefined || body.external_identifier === order) return;
  if (key === orderKey('order', order))
    throw new Problem('invalid_state', {
      message: 'This is not possible now: external_identifier names the order that this payment pays once',
    });
}

/** What is held, or may come to be, is captured at a time while it is held. */
function checkCaptureTime(
  { status, intent, authorization_expires_at: end }: TransactionRow,
  { capture_at: at = null }: Body,
  now: Date,
): void {
  if (at === null) return;
  // What was put there by hand has no end, and no authorization that a worker could look after.
  const isHeld = status === 'authorized' && end !== null;
  if (intent !== 'authorize' || !(isHeld || status === 'processing' || isAwaited(status)))
    throw new Problem('invalid_state', {
      message:
        'This is not possible now: nothing is held, or may come to be, that a capture could take at a time',
    });

  const until = end === null ? holdEnd(now) : new Date(end);
  if (!isWhileHeld(new Date(at), now, until))
    throw ruleBroken({
      pointer: '/capture_at',
      message: `must be in the future, and before ${lastCapture(until).toISOString()}, an hour before the hold ends`,
      type: 'value_error.capture_at',
    });
}

function returnedBy(before: TransactionRow, status: TransactionStatus | null, captured: bigint): bigint {
  if (status === null) return before.returned_amount;
  return status === 'returned' ? max(before.returned_amount, captured) : 0n;
}

function lookedAt({ screening }: TransactionRow): TransactionPatch {
  return { pending_review: false, ...(isHeldBack(screening) ? { screening: 'passed' } : {}) };
}

/** A state that says when it was reached says so also where it was set by hand. */
function timesOf(before: TransactionRow, status: TransactionStatus | null, at: string): TransactionPatch {
  if (status === 'authorized' && before.authorized_at === null) return { authorized_at: at };
  if (status === 'captured')
    return { authorized_at: before.authorized_at ?? at, captured_at: before.captured_at ?? at };
  return status === 'voided' && before.voided_at === null ? { voided_at: at } : {};
}

const MONEY = ['status', 'amount', 'authorized_amount', 'captured_amount'] as const;

function checkFits(before: TransactionRow, after: TransactionRow, patch: TransactionPatch): void {
  const movesMoney = MONEY.some((field) => patch[field] !== undefined && patch[field] !== before[field]);
  const isUnderWay =
    before.capturing_amount + before.refunding_amount + before.incrementing_amount > 0n ||
    before.status === 'void_pending' ||
    before.status === 'capture_pending' ||
    isTendering(before.tenders);
  if (movesMoney && isUnderWay)
    throw new Problem('invalid_state', {
      message: 'This is not possible now: an operation is still under way',
    });

  const [broken] = brokenInvariants(after);
  if (movesMoney && broken !== undefined)
    throw ruleBroken({ pointer: '', message: `these values do not fit together: ${broken}` });
}

function eventsOf(
  before: TransactionRow,
  after: TransactionRow,
  patch: TransactionPatch,
): TransactionEvent[] {
  const changed = Object.keys(patch).filter(
    (field) =>
      field !== 'updated_at' &&
      text(new Map<string, unknown>(Object.entries(before)).get(field)) !==
        text(new Map<string, unknown>(Object.entries(after)).get(field)),
  );
  const modified: TransactionEvent = { name: 'transaction-modified-event', context: { fields: changed } };
  return after.status === before.status
    ? [modified]
    : [
        modified,
        {
          name: 'transaction-updated-status',
          context: { status: after.status, previous_status: before.status },
        },
      ];
}

function webhooksOf(before: TransactionRow, after: TransactionRow): WebhookEvent[] {
  const name = after.status === before.status ? null : STATUS_WEBHOOKS[after.status];
  return [
    { name: 'transaction.modified', target: 'transaction' },
    ...(name === null ? [] : [{ name, target: 'transaction' } as const]),
  ];
}

function text(value: unknown): string {
  return (
    JSON.stringify(value, (_key, member: unknown) =>
      typeof member === 'bigint' ? member.toString() : member,
    ) ?? ''
  );
}
