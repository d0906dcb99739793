import type { Static } from 'typebox';
import type { CardExport } from '../api-contract/card-exports.ts';
import { type CardExportRow, getCardExport } from '../db/queries/card-exports.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { ReadParts } from '../parts.ts';

export async function readCardExport(
  { db, clock }: Pick<ReadParts, 'db' | 'clock'>,
  {
    merchantAccountId,
    cardExportId,
  }: Readonly<{ merchantAccountId: MerchantAccountId; cardExportId: string }>,
): Promise<Static<typeof CardExport> | null> {
  const row = await getCardExport(db, merchantAccountId, cardExportId);
  return row === null ? null : renderCardExport(row, clock.now());
}

/** `now`: the machine's time, by which permissions end. */
export function renderCardExport(row: CardExportRow, now: Date): Static<typeof CardExport> {
  const isOver = Date.parse(row.expires_at) <= now.getTime();
  return {
    type: 'card-export',
    id: row.card_export_id,
    merchant_account_id: row.merchant_account_id,
    state: row.finished_at !== null ? 'finished' : isOver ? 'expired' : 'approved',
    recipient: row.recipient,
    fingerprint: row.fingerprint,
    public_key: row.public_key,
    cards_max: row.cards_max,
    confirmation_id: row.confirmation_id,
    asked_by: { id: row.asked_by, name: row.asked_by_name },
    approved_by: { id: row.approved_by, name: row.approved_by_name },
    created_at: row.created_at,
    expires_at: row.expires_at,
    runs: row.runs,
    finished_at: row.finished_at,
    cards: row.cards,
    sha256: row.sha256,
  };
}
