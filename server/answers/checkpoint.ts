import type { Static } from 'typebox';
import type { TransparencyLogCheckpoint } from '../api-contract/transparency-log.ts';
import type { CheckpointRow } from '../db/queries/transparency-log.ts';
import type { RenderedByVersion } from '../db/queries/webhook-events.ts';
import { inEveryVersion } from './every-version.ts';

export function renderCheckpoint(row: CheckpointRow): Static<typeof TransparencyLogCheckpoint> {
  return {
    type: 'transparency-log.checkpoint',
    id: row.checkpoint_id,
    merchant_account_id: row.merchant_account_id,
    size: Number(row.size),
    root_hash: row.root.toString('base64'),
    note: row.note,
    created_at: row.created_at,
  };
}

/** For its event. */
export function checkpointVersions(row: CheckpointRow): RenderedByVersion {
  return inEveryVersion(() => renderCheckpoint(row));
}
