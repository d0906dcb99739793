import type { BuyerId, MerchantAccountId, PaymentMethodId, VaultRecordId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';
import type { Json } from './transaction-rows.ts';

export type CardExportRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  card_export_id: string;
  recipient: string;
  public_key: string;
  fingerprint: string;
  cards_max: number;
  confirmation_id: string;
  asked_by: string;
  asked_by_name: string;
  approved_by: string;
  approved_by_name: string;
  created_at: string;
  expires_at: string;
  runs: number;
  finished_at: string | null;
  cards: number | null;
  sha256: string | null;
}>;

const COLUMNS = `merchant_account_id, card_export_id, recipient, public_key, fingerprint, cards_max, confirmation_id,
  asked_by, asked_by_name, approved_by, approved_by_name, created_at, expires_at, runs, finished_at, cards, sha256`;

const INSERT = sql(
  'card_exports.insert',
  `INSERT INTO card_exports (merchant_account_id, card_export_id, recipient, public_key, fingerprint, cards_max,
     confirmation_id, asked_by, asked_by_name, approved_by, approved_by_name, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING ${COLUMNS}`,
);
export async function insertCardExport(
  db: Queryable,
  made: Omit<CardExportRow, 'runs' | 'finished_at' | 'cards' | 'sha256' | 'created_at' | 'expires_at'>,
  { now, expiresAt }: Readonly<{ now: Date; expiresAt: Date }>,
): Promise<CardExportRow> {
  const [row] = await db.query<CardExportRow>(INSERT, [
    ...[made.merchant_account_id, made.card_export_id, made.recipient, made.public_key, made.fingerprint],
    ...[made.cards_max, made.confirmation_id, made.asked_by, made.asked_by_name],
    ...[made.approved_by, made.approved_by_name, now, expiresAt],
  ]);
  if (row === undefined) throw new Error('BUG: an export was not written');
  return row;
}

const GET = sql(
  'card_exports.get',
  `SELECT ${COLUMNS} FROM card_exports WHERE merchant_account_id = $1 AND card_export_id = $2`,
);
export async function getCardExport(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<CardExportRow | null> {
  const [row] = await db.query<CardExportRow>(GET, [merchantAccountId, id]);
  return row ?? null;
}

const KEYS: readonly SortKey[] = [
  { expression: 'e.created_at', type: 'timestamptz' },
  { expression: 'e.card_export_id', type: 'uuid' },
];
export type CardExportListRow = CardExportRow & Readonly<{ sort_values: readonly string[] }>;
const list = filteredKeyset<CardExportListRow>('card_exports.list', {
  row: 'e',
  from: 'card_exports e',
  where: 'e.merchant_account_id = $1',
  columns: 'e.*',
  filters: 'true',
  values: 1,
  keys: KEYS,
});
/** Newest first. */
export function listCardExports(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  page: PageRequest,
): Promise<Slice<CardExportListRow>> {
  return list(db, [merchantAccountId], page);
}

const BEGIN = sql(
  'card_exports.begin',
  `UPDATE card_exports SET runs = runs + 1
   WHERE merchant_account_id = $1 AND card_export_id = $2 AND finished_at IS NULL AND expires_at > $3
   RETURNING ${COLUMNS}`,
);
/** A run begins. Null: its time is over, or it is finished. */
export async function beginCardExport(
  tx: Queryable,
  { merchant_account_id, card_export_id }: CardExportRow,
  now: Date,
): Promise<CardExportRow | null> {
  const [row] = await tx.query<CardExportRow>(BEGIN, [merchant_account_id, card_export_id, now]);
  return row ?? null;
}

const FINISH = sql(
  'card_exports.finish',
  `UPDATE card_exports SET finished_at = $3, cards = $4, sha256 = $5
   WHERE merchant_account_id = $1 AND card_export_id = $2 AND finished_at IS NULL RETURNING card_export_id`,
);
/** Once: false where another run has finished it. */
export async function finishCardExport(
  tx: Queryable,
  { merchant_account_id, card_export_id }: CardExportRow,
  { cards, sha256 }: Readonly<{ cards: number; sha256: string }>,
  now: Date,
): Promise<boolean> {
  const values = [merchant_account_id, card_export_id, now, cards, sha256];
  return (await tx.query(FINISH, values)).length > 0;
}

const COUNT = sql(
  'card_exports.count_cards',
  `SELECT count(*)::integer AS cards FROM (
     SELECT FROM payment_methods
     WHERE merchant_account_id = $1 AND method = 'card' AND lifecycle = 'live' AND status = 'succeeded'
     LIMIT $2::bigint) counted`,
  ['cards'],
);
/** How many cards an export has; no more than `most` are counted. */
export async function countExportedCards(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  most: number,
): Promise<number> {
  const [row] = await db.query<{ cards: number }>(COUNT, [merchantAccountId, most]);
  return row?.cards ?? 0;
}

/** A card, but for its number. */
export type ExportedCard = Readonly<{
  payment_method_id: PaymentMethodId;
  vault_record_id: VaultRecordId | null;
  external_identifier: string | null;
  expiration_date: string | null;
  scheme: string | null;
  scheme_transaction_id: string | null;
  buyer_id: BuyerId | null;
  buyer_external_identifier: string | null;
  buyer_display_name: string | null;
  buyer_billing_details: Json | null;
}>;

const CARDS = sql(
  'card_exports.cards',
  `SELECT p.payment_method_id, p.vault_record_id, p.external_identifier, p.expiration_date, p.scheme,
     p.scheme_transaction_id, p.buyer_id, b.external_identifier AS buyer_external_identifier,
     b.display_name AS buyer_display_name, b.billing_details AS buyer_billing_details
   FROM payment_methods p
   LEFT JOIN buyers b ON b.merchant_account_id = $1 AND b.buyer_id = p.buyer_id
   WHERE p.merchant_account_id = $1 AND p.payment_method_id > $2 AND p.method = 'card' AND p.lifecycle = 'live'
     AND p.status = 'succeeded'
   ORDER BY p.payment_method_id LIMIT $3::bigint`,
);
/** The next cards behind an id, in the order of ids. */
export async function exportedCards(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  after: string,
  most: number,
): Promise<readonly ExportedCard[]> {
  return db.query<ExportedCard>(CARDS, [merchantAccountId, after, most]);
}
