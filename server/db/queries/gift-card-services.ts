import type { Id, MerchantAccountId, VaultRecordId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { keyset, type PageRequest, type Slice, sortValues } from '../keyset.ts';

export type GiftCardServiceId = Id<'gift-card-service'>;

export type GiftCardServiceRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  gift_card_service_id: GiftCardServiceId;
  connector_id: string;
  display_name: string;
  active: boolean;
  settings: Record<string, string>;
  vault_record_id: VaultRecordId;
  sensitive_settings: string[];
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}>;

const ACTIVE = sql(
  'gift_card_services.active',
  `SELECT * FROM gift_card_services WHERE merchant_account_id = $1 AND active`,
);
/** The one that takes gift cards now, or null. */
export async function activeGiftCardService(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<GiftCardServiceRow | null> {
  const [row] = await db.query<GiftCardServiceRow>(ACTIVE, [merchantAccountId]);
  return row ?? null;
}

const GET = sql(
  'gift_card_services.get',
  `SELECT * FROM gift_card_services WHERE merchant_account_id = $1 AND gift_card_service_id = $2`,
);
/** Deleted ones too: refunds still go through them. */
export async function getGiftCardService(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<GiftCardServiceRow | null> {
  const [row] = await db.query<GiftCardServiceRow>(GET, [merchantAccountId, id]);
  return row ?? null;
}

const KEYS = [
  { expression: 'created_at', type: 'timestamptz' },
  { expression: 'gift_card_service_id', type: 'uuid' },
] as const;
const LIST = keyset<GiftCardServiceRow & { sort_values: string[] }>('gift_card_services.list', {
  select: `SELECT *, ${sortValues(KEYS)} FROM gift_card_services WHERE merchant_account_id = $1 AND deleted_at IS NULL`,
  values: 1,
  keys: KEYS,
});
export function listGiftCardServices(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  page: PageRequest,
): Promise<Slice<GiftCardServiceRow & { sort_values: string[] }>> {
  return LIST(db, [merchantAccountId], page);
}

const INSERT = sql(
  'gift_card_services.insert',
  `INSERT INTO gift_card_services (merchant_account_id, gift_card_service_id, connector_id, display_name, active,
    settings, vault_record_id, sensitive_settings, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
   ON CONFLICT (merchant_account_id) WHERE active DO NOTHING RETURNING *`,
);
/** Null: another service is active. */
export async function insertGiftCardService(
  db: Queryable,
  service: Omit<GiftCardServiceRow, 'created_at' | 'updated_at' | 'deleted_at'>,
  now: Date,
): Promise<GiftCardServiceRow | null> {
  const [row] = await db.query<GiftCardServiceRow>(INSERT, [
    service.merchant_account_id,
    service.gift_card_service_id,
    service.connector_id,
    service.display_name,
    service.active,
    JSON.stringify(service.settings),
    service.vault_record_id,
    service.sensitive_settings,
    now,
  ]);
  return row ?? null;
}

const UPDATE = sql(
  'gift_card_services.update',
  `UPDATE gift_card_services SET display_name = $3, active = $4, settings = $5, sensitive_settings = $6,
     updated_at = greatest($7::timestamptz, updated_at + interval '1 microsecond')
   WHERE merchant_account_id = $1 AND gift_card_service_id = $2 AND deleted_at IS NULL AND updated_at = $8::timestamptz
     AND NOT ($4 AND EXISTS (SELECT FROM gift_card_services other
       WHERE other.merchant_account_id = $1 AND other.active AND other.gift_card_service_id <> $2))
   RETURNING *`,
);
/** Null: it has changed meanwhile, or another service is active. */
export async function updateGiftCardService(
  db: Queryable,
  before: Pick<GiftCardServiceRow, 'merchant_account_id' | 'gift_card_service_id' | 'updated_at'>,
  change: Pick<GiftCardServiceRow, 'display_name' | 'active' | 'settings' | 'sensitive_settings'>,
  now: Date,
): Promise<GiftCardServiceRow | null> {
  const [row] = await db.query<GiftCardServiceRow>(UPDATE, [
    before.merchant_account_id,
    before.gift_card_service_id,
    change.display_name,
    change.active,
    JSON.stringify(change.settings),
    change.sensitive_settings,
    now,
    before.updated_at,
  ]);
  return row ?? null;
}

const DELETE = sql(
  'gift_card_services.delete',
  `UPDATE gift_card_services SET active = false, deleted_at = $3, updated_at = $3
    WHERE merchant_account_id = $1 AND gift_card_service_id = $2 AND deleted_at IS NULL RETURNING gift_card_service_id`,
);
export async function deleteGiftCardService(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
  now: Date,
): Promise<boolean> {
  return (await db.query(DELETE, [merchantAccountId, id, now])).length === 1;
}
