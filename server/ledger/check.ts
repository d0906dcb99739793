import { insertAuditLogs } from '../db/queries/audit-logs.ts';
import { type LedgerDifference, ledgerDifferences } from '../db/queries/ledger.ts';
import { newId } from '../machine/entropy.ts';
import type { Parts } from '../parts.ts';

/**
 * Compares the ledger with the books that it is posted from, and says so loudly where they differ: in the
 * log, and to each merchant account in its audit log.
 * That is never right, and never for a program to repair.
 */
export async function checkLedger(
  parts: Pick<Parts, 'clock' | 'db' | 'log'>,
): Promise<readonly LedgerDifference[]> {
  const differences = await ledgerDifferences(parts.db);
  if (differences.length === 0) return differences;
  for (const {
    merchant_account_id: merchantAccountId,
    currency,
    account,
    ledger,
    transactions,
  } of differences) {
    parts.log.error(
      {
        merchantAccountId,
        currency,
        account,
        ledger: ledger.toString(),
        transactions: transactions.toString(),
      },
      'the ledger differs from the transactions',
    );
  }
  const ofMerchantAccounts = Map.groupBy(differences, ({ merchant_account_id }) => merchant_account_id);
  parts.log.error(
    { differences: differences.length, merchantAccounts: ofMerchantAccounts.size },
    'the check of the ledger failed',
  );
  const now = parts.clock.now();
  await insertAuditLogs(
    parts.db,
    [...ofMerchantAccounts].map(([merchantAccountId, ofOne]) => ({
      auditLogId: newId(now),
      merchantAccountId,
      at: now,
      action: 'created',
      operation: 'check_ledger',
      resourceType: 'ledger-difference',
      resourceId: merchantAccountId,
      resourceName: ofOne
        .map(
          ({ currency, account, ledger, transactions }) => `${currency} ${account}: ${ledger - transactions}`,
        )
        .join('; '),
      actorId: null,
      actorName: 'check-ledger',
      requestId: '',
    })),
  );
  return differences;
}
