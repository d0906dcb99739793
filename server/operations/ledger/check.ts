import type { Queryable } from '../../db/db.ts';
import { insertAuditLogs, serviceActor } from '../../db/queries/audit-logs.ts';
import {
  type LedgerDifference,
  type LedgerSlice,
  type LedgerSubject,
  advanceLedgerCheck,
  claimLedgerCheck,
  endLedgerCheck,
  endOfLedgerSlice,
  ledgerDifferencesIn,
} from '../../db/queries/ledger.ts';
import { merchantAccountIds } from '../../db/queries/merchant-accounts.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { newId } from '../../platform/entropy.ts';
import type { MoneyParts } from '../../parts.ts';

/** Transactions or payouts of one statement: some tens of milliseconds. */
const SLICE = 1_000;
const LEDGER_CHECK_LEASE_MS = 60_000;
/** A new pass begins after this long, or later: passes, rests and all, take a fifth of the time at most. */
const PASS_EVERY_MS = 60 * 60_000;
const PASS_SHARE = 5;

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

type Place = Pick<LedgerSlice, 'subject' | 'after'>;
const START: Place = { subject: 'transactions', after: FIRST_ID };
const NEXT: Readonly<Record<LedgerSubject, Place | null>> = {
  transactions: { subject: 'payouts', after: FIRST_ID },
  payouts: null,
};

/**
 * Compares one slice of a merchant account's ledger with the books that it is posted from, and says so loudly
 * where they differ: in the log, and to the merchant account in its audit log. That is never right, and never
 * for a program to repair. Where the next slice begins is stored, so any process goes on with the pass, and a
 * slice that cannot be checked is told as a failed job again and again. Gives 0 where no check is due.
 */
export async function checkLedger(parts: Pick<MoneyParts, 'clock' | 'db' | 'log'>): Promise<number> {
  const { clock, db, log } = parts;
  const now = clock.now();
  const check = await claimLedgerCheck(db, now, LEDGER_CHECK_LEASE_MS);
  if (check === null) return 0;
  const { merchant_account_id: merchantAccountId, subject, checked_until: after } = check;
  const slice = await sliceAt(db, merchantAccountId, { subject, after });
  const found = await ledgerDifferencesIn(db, slice);
  if (found.length > 0) await reportDifferences(parts, slice, found);
  const slices = Number(check.slices) + 1;
  const differences = Number(check.differences) + found.length;
  const next = placeAfter(slice);
  const ended = clock.now();
  if (next !== null) {
    const advance = { ...next, found: found.length, beganAt: now, dueAt: ended };
    await advanceLedgerCheck(db, merchantAccountId, advance);
    log.debug({ merchantAccountId, slices, differences, next }, 'a slice of the ledger was checked');
    return 1;
  }

  const tookMs = ended.getTime() - new Date(check.began_at ?? now).getTime();
  const dueAt = new Date(ended.getTime() + Math.max(PASS_EVERY_MS, PASS_SHARE * tookMs));
  await endLedgerCheck(db, merchantAccountId, { found: found.length, endedAt: ended, dueAt });
  const said = { merchantAccountId, slices, differences, tookMs };
  if (differences === 0) log.info(said, 'the ledger was checked');
  else log.error(said, 'the check of the ledger failed');
  return 1;
}

/** The whole instance at once, for tests: empty when every ledger says what its books say. */
export async function ledgerDifferences(db: Queryable): Promise<readonly LedgerDifference[]> {
  const found: LedgerDifference[] = [];
  for (const merchantAccountId of await merchantAccountIds(db))
    for (let place: Place | null = START; place !== null;) {
      const slice = await sliceAt(db, merchantAccountId, place);
      found.push(...(await ledgerDifferencesIn(db, slice)));
      place = placeAfter(slice);
    }
  return found;
}

async function sliceAt(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  place: Place,
): Promise<LedgerSlice> {
  const begun = { merchantAccountId, ...place };
  return { ...begun, until: (await endOfLedgerSlice(db, begun, SLICE)) ?? LAST_ID };
}

/** Null: the pass is through. */
function placeAfter({ subject, until }: LedgerSlice): Place | null {
  return until === LAST_ID ? NEXT[subject] : { subject, after: until };
}

async function reportDifferences(
  { clock, db, log }: Pick<MoneyParts, 'clock' | 'db' | 'log'>,
  { merchantAccountId, subject, after, until }: LedgerSlice,
  found: readonly LedgerDifference[],
): Promise<void> {
  for (const { currency, account, ledger, transactions } of found)
    log.error(
      {
        ...{ merchantAccountId, subject, after, until, currency, account },
        ...{ ledger: ledger.toString(), transactions: transactions.toString() },
      },
      'the ledger differs from the books',
    );

  const now = clock.now();
  const entry = {
    auditLogId: newId(now),
    merchantAccountId,
    at: now,
    action: 'created',
    operation: 'check_ledger',
    resourceType: 'ledger-difference',
    resourceId: merchantAccountId,
    resourceName: found
      .map(
        ({ currency, account, ledger, transactions }) => `${currency} ${account}: ${ledger - transactions}`,
      )
      .join('; '),
    actor: serviceActor('check-ledger'),
    requestId: '',
  } as const;
  await insertAuditLogs(db, [entry]);
}
