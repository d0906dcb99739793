import { type LedgerDifference, ledgerDifferences } from '../db/queries/ledger.ts';
import type { Parts } from '../parts.ts';

/** Compares the ledger with the transactions, and says so loudly where they differ: that is never right, and never for a program to repair. */
export async function checkLedger(parts: Pick<Parts, 'db' | 'log'>): Promise<readonly LedgerDifference[]> {
  const differences = await ledgerDifferences(parts.db);
  for (const { merchant_account_id: merchantAccountId, currency, account, ledger, transactions } of differences) {
    parts.log.error({ merchantAccountId, currency, account, ledger: ledger.toString(), transactions: transactions.toString() }, 'the ledger differs from the transactions');
  }
  return differences;
}
