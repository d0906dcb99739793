import type { Db } from '../db/db.ts';
import { insertAuditLogs, serviceActor } from '../db/queries/audit-logs.ts';
import { type CardExportRow, beginCardExport, finishCardExport } from '../db/queries/card-exports.ts';
import { announce } from '../db/queries/webhook-events.ts';
import { newId } from '../platform/entropy.ts';

/** A run is on record before the first card is opened. False: the permission is used, or its time is over. */
export function beginRun(db: Db, row: CardExportRow, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if ((await beginCardExport(tx, row, now)) === null) return false;
    const entry = {
      auditLogId: newId<'audit-log'>(now),
      merchantAccountId: row.merchant_account_id,
      at: now,
      action: 'exported',
      operation: 'export-cards',
      resourceType: 'card-export',
      resourceId: row.card_export_id,
      resourceName: row.card_export_id,
      actor: { ...serviceActor('railyard export-cards'), confirmationId: row.confirmation_id },
      requestId: newId<'request'>(now),
    } as const;

    await insertAuditLogs(tx, [entry]);
    return true;
  });
}

/** The file is whole: the permission is used, and that is told. False: another run has finished before. */
export function finishRun(
  db: Db,
  row: CardExportRow,
  made: Readonly<{ cards: number; sha256: string }>,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await finishCardExport(tx, row, made, now))) return false;
    await announce(tx, {
      merchantAccountId: row.merchant_account_id,
      eventId: newId<'webhook-event'>(now),
      name: 'card-export.finished',
      target: { type: 'card-export', id: row.card_export_id },
      shown: null,
      at: now,
    });
    return true;
  });
}
