import { randomUUID } from 'node:crypto';
import type { Db } from '../../server/db/db.ts';
import { type CardExportRow, insertCardExport } from '../../server/db/queries/card-exports.ts';
import type { MerchantAccountId } from '../../server/domain/ids.ts';
import { newId } from '../../server/platform/entropy.ts';

type WantedExport = Readonly<{
  merchantAccountId: MerchantAccountId;
  publicKey?: string;
  fingerprint?: string;
  recipient?: string;
  cardsMax?: number;
  /** Default: in three days. */
  expiresAt?: Date;
}>;

/** A permission as two people would have it; server/api/routes/card-exports tests how they come by it. */
export function addCardExport(db: Db, now: Date, wanted: WantedExport): Promise<CardExportRow> {
  const { merchantAccountId, recipient = 'Example Vault', cardsMax = 100_000 } = wanted;
  const { publicKey = 'a key', fingerprint = '0123456789ABCDEF'.repeat(3).slice(0, 40) } = wanted;
  const row = {
    merchant_account_id: merchantAccountId,
    card_export_id: newId<'card-export'>(now),
    recipient,
    public_key: publicKey,
    fingerprint,
    cards_max: cardsMax,
    confirmation_id: randomUUID(),
    asked_by: randomUUID(),
    asked_by_name: 'Anna',
    approved_by: randomUUID(),
    approved_by_name: 'Ben',
  };
  return insertCardExport(db, row, {
    now,
    expiresAt: wanted.expiresAt ?? new Date(now.getTime() + 3 * 86_400_000),
  });
}
