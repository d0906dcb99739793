import { advanceTransaction } from '../../db/queries/perform.ts';
import { listExpiredAuthorizations } from '../../db/queries/operations.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { errorCode } from '../../domain/decline.ts';
import { type Limits, decide } from '../../domain/transaction/decide.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { STATUS_WEBHOOKS } from '../../domain/transaction/events.ts';
import { entriesFor } from '../../domain/transaction/ledger.ts';
import type { Parts } from '../../parts.ts';
import { tendersOf } from './perform.ts';
import { eventRows, ledgerRows, webhookRows } from '../../operations/rows.ts';

const BATCH = 100;
const NO_LIMITS: Limits = {
  overCaptureAmount: null,
  overCapturePercentage: null,
  partialCapture: false,
  multipleCaptures: false,
  overCapture: false,
  partialRefund: false,
};

/**
 * Authorizations that nobody captured in time are gone. How many there were; whoever moved one meanwhile was
 * faster.
 */
export async function expireAuthorizations(parts: Parts): Promise<number> {
  const due = await listExpiredAuthorizations(parts.db, parts.clock.now(), BATCH);
  for (const transaction of due) await expire(parts, transaction);
  return due.length;
}

async function expire(parts: Parts, before: TransactionRow): Promise<void> {
  const intent = decide(before, { kind: 'expire' }, NO_LIMITS);
  if (intent.kind !== 'go') return;
  const now = parts.clock.nowFor(before.merchant_account_id);
  const after: TransactionRow = { ...before, ...intent.patch };
  const webhook = STATUS_WEBHOOKS[after.status];
  await advanceTransaction(
    parts.db,
    {
      merchantAccountId: before.merchant_account_id,
      transactionId: before.transaction_id,
      version: before.version,
    },
    {
      ...intent.patch,
      error_code: errorCode('expired_authorization'),
      updated_at: timestamp(now),
    },
    {
      operationChanges: tendersOf(before, after, now).changes,
      ledger: ledgerRows(before, null, entriesFor(before, after), now),
      events: eventRows(
        before,
        [
          {
            name: 'transaction-updated-status',
            context: { status: after.status, previous_status: before.status },
          },
        ],
        now,
      ),
      webhooks:
        webhook === null ? [] : webhookRows(before, null, [{ name: webhook, target: 'transaction' }], now),
    },
  );
}
