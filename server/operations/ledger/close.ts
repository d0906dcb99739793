import { closeLedger } from '../../db/queries/ledger.ts';
import type { ReadParts } from '../../parts.ts';

/** Entries of one merchant account in one statement: some tens of milliseconds. */
const SLICE = 10_000;

/** Adds what the ledgers gained to their totals, so that a balance is read from totals and a short rest. */
export function closeLedgers({ db }: Pick<ReadParts, 'db'>): Promise<number> {
  return closeLedger(db, SLICE);
}
