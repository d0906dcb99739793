import { advanceTransaction } from '../../db/queries/perform.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { screeningEnd } from '../../domain/anti-fraud.ts';
import { errorCode } from '../../domain/decline.ts';
import { type Limits, decide } from '../../domain/transaction/decide.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { STATUS_WEBHOOKS } from '../../domain/transaction/events.ts';
import { entriesFor } from '../../domain/transaction/ledger.ts';
import type { MoneyParts } from '../../parts.ts';
import { tendersOf } from '../operation/commit-outcome.ts';
import { tellPayment } from '../operation/tell-payment.ts';
import { reportsOf } from '../../operations/reports.ts';
import { linkNews } from '../../operations/link-news.ts';
import { eventRows, ledgerRows, webhookRows } from '../../operations/rows.ts';

const NO_LIMITS: Limits = {
  overCaptureAmount: null,
  overCapturePercentage: null,
  partialCapture: false,
  multipleCaptures: false,
  overCapture: false,
  partialRefund: false,
  releasesRest: false,
};

/**
 * An authorization that nobody captured in time is gone, or what is left of it behind captures in part. False: somebody
 * moved it meanwhile, or something is under way.
 */
export async function expire(parts: MoneyParts, before: TransactionRow): Promise<boolean> {
  const intent = decide(before, { kind: 'expire' }, NO_LIMITS);
  if (intent.kind !== 'go') return false;

  const now = parts.clock.nowFor(before.merchant_account_id);
  const at = timestamp(now);
  const after: TransactionRow = { ...before, ...intent.patch, updated_at: at };
  const hasMoved = after.status !== before.status;
  const webhook = hasMoved ? STATUS_WEBHOOKS[after.status] : 'transaction.modified';
  const isWritten = await advanceTransaction(
    parts.db,
    before,
    {
      ...intent.patch,
      ...screeningEnd(before.screening, after.status),
      ...(after.status === 'expired' ? { error_code: errorCode('expired_authorization') } : {}),
      updated_at: at,
    },
    {
      operations: reportsOf(before, after),
      operationChanges: tendersOf(before, after, now).changes,
      ledger: ledgerRows(before, null, entriesFor(before, after), now),
      events: eventRows(
        before,
        [
          hasMoved
            ? {
                name: 'transaction-updated-status',
                context: { status: after.status, previous_status: before.status },
              }
            : {
                name: 'transaction-modified-event',
                context: { fields: ['capture_closed'], released_amount: Number(before.held_amount) },
              },
        ],
        now,
      ),
      webhooks: [
        ...webhookRows(before, null, webhook === null ? [] : [{ name: webhook, target: 'transaction' }], now),
        ...linkNews(before, after, now),
      ],
    },
  );
  if (isWritten && hasMoved) tellPayment(parts, after, null);
  return isWritten;
}
