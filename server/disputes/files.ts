import { presentFiles } from '../answers/dispute.ts';
import {
  type DisputeCase,
  type DisputeFileRow,
  type DisputeRow,
  noteFileShredded,
  removeDisputeFile,
} from '../db/queries/disputes.ts';
import type { Json } from '../db/queries/transaction-rows.ts';
import { timestamp } from '../domain/timestamp.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import type { CaseChange } from './change-case.ts';

/** How files of a case go. */

/** It was taken out, and its bytes may still be there. */
export function isToShred({ removed_at, shredded_at }: DisputeFileRow): boolean {
  return removed_at !== null && shredded_at === null;
}

const DAY_MS = 24 * 60 * 60_000;

/** How long the files of a case are kept; null: it goes on. Of what has expired, some processors tell no decision. */
export function filesEnd(
  { disputeFileDays }: ReadParts['config'],
  { closed_at, status, respond_by }: Pick<DisputeRow, 'closed_at' | 'status' | 'respond_by'>,
): Date | null {
  const endedAt = status === 'expired' ? respond_by : closed_at;
  return endedAt === null ? null : new Date(Date.parse(endedAt) + disputeFileDays * DAY_MS);
}

/**
 * Takes files out of their case. Their bytes are shredded behind it: by whoever does this, else by a worker, which
 * takes them out once more, so that nobody who was about to put one in does.
 */
export function withoutFiles(
  { dispute, files }: DisputeCase,
  gone: readonly DisputeFileRow[],
  { now, creator, by }: Readonly<{ now: Date; creator: Json | null; by?: 'clock' }>,
): CaseChange<readonly DisputeFileRow[]> {
  const after = files.map((file) => (gone.includes(file) ? { ...file, removed_at: timestamp(now) } : file));
  return {
    write: {
      after: dispute,
      told: presentFiles({ files: gone }).map(({ dispute_file_id: file_id, name }) => ({
        name: 'dispute.file-deleted',
        creator,
        context: { file_id, name, ...(by === undefined ? {} : { by }) },
      })),
      files: after,
      also: async (tx) => {
        for (const file of gone) if (!(await removeDisputeFile(tx, file, now))) return false;
        return true;
      },
    },
    result: after,
  };
}

/** Of files that were taken out, the bytes. */
export async function shredFiles(
  { db, vault, clock }: MoneyParts,
  files: readonly DisputeFileRow[],
): Promise<void> {
  for (const file of files.filter(isToShred)) {
    await vault.shred(file.merchant_account_id, file.vault_record_id);
    await noteFileShredded(db, file, clock.nowFor(file.merchant_account_id));
  }
}
