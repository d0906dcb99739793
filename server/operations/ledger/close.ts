import { closeLedger } from '../../db/queries/ledger.ts';
import type { ReadParts } from '../../parts.ts';

/** Entries of one merchant account in one statement: some tens of milliseconds. */
const SLICE = 10_000;

/**
 * Adds what the ledgers gained to their totals, so that a balance is read from totals and a short rest. Not where
 * tables are spread over servers: which entries are committed is known by the transactions of one server, and there a
 * balance is read from all entries (record 0376).
 */
export async function closeLedgers({ db }: Pick<ReadParts, 'db'>): Promise<number> {
  return db.isDistributed === true ? 0 : closeLedger(db, SLICE);
}
