import type { BuyerId, MerchantAccountId, ShippingDetailsId } from '../../domain/ids.ts';
import type { JsonObject } from '../../domain/merge-patch.ts';
import { type Queryable, sql } from '../db.ts';

export type ShippingDetailsRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  shipping_details_id: ShippingDetailsId;
  buyer_id: BuyerId;
  first_name: string | null;
  last_name: string | null;
  email_address: string | null;
  phone_number: string | null;
  address: JsonObject | null;
  created_at: string;
  updated_at: string;
}>;

/** What a caller may set. */
export type ShippingDetailsFields = Pick<
  ShippingDetailsRow,
  'first_name' | 'last_name' | 'email_address' | 'phone_number' | 'address'
>;

const INSERT = sql(
  'shipping_details.insert',
  `INSERT INTO shipping_details (merchant_account_id, shipping_details_id, buyer_id, first_name, last_name,
    email_address, phone_number, address, created_at, updated_at)
   SELECT merchant_account_id, $3, buyer_id, $4, $5, $6, $7, $8, $9, $9 FROM buyers
     WHERE merchant_account_id = $1 AND buyer_id = $2
   RETURNING *`,
);
/** Null where there is no such buyer. */
export async function insertShippingDetails(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  buyerId: BuyerId,
  id: ShippingDetailsId,
  fields: ShippingDetailsFields,
  now: Date,
): Promise<ShippingDetailsRow | null> {
  const [row] = await db.query<ShippingDetailsRow>(INSERT, [
    merchantAccountId,
    buyerId,
    id,
    fields.first_name,
    fields.last_name,
    fields.email_address,
    fields.phone_number,
    json(fields.address),
    now,
  ]);
  return row ?? null;
}

/** A buyer with more addresses than this shows the newest ones. */
const SHIPPING_DETAILS_LISTED_MAX = 500;

const LIST = sql(
  'shipping_details.list',
  `SELECT * FROM shipping_details WHERE merchant_account_id = $1 AND buyer_id = $2
    ORDER BY created_at DESC, shipping_details_id DESC LIMIT ${SHIPPING_DETAILS_LISTED_MAX}`,
);
export function listShippingDetails(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  buyerId: BuyerId,
): Promise<ShippingDetailsRow[]> {
  return db.query<ShippingDetailsRow>(LIST, [merchantAccountId, buyerId]);
}

const GET = sql(
  'shipping_details.get',
  `SELECT * FROM shipping_details
    WHERE merchant_account_id = $1 AND shipping_details_id = $2 AND ($3::uuid IS NULL OR buyer_id = $3)`,
);
/** `buyerId` null: whoever's they are. */
export async function getShippingDetails(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  buyerId: BuyerId | null,
  id: ShippingDetailsId,
): Promise<ShippingDetailsRow | null> {
  const [row] = await db.query<ShippingDetailsRow>(GET, [merchantAccountId, id, buyerId]);
  return row ?? null;
}

const LOCK = sql('shipping_details.lock', `${GET.text} FOR UPDATE`);
/** For a change that is worked out from what is stored; inside a SQL transaction. */
export async function lockShippingDetails(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
  buyerId: BuyerId,
  id: ShippingDetailsId,
): Promise<ShippingDetailsRow | null> {
  const [row] = await tx.query<ShippingDetailsRow>(LOCK, [merchantAccountId, id, buyerId]);
  return row ?? null;
}

const UPDATE = sql(
  'shipping_details.update',
  `UPDATE shipping_details SET first_name = $3, last_name = $4, email_address = $5, phone_number = $6, address = $7,
    updated_at = $8
   WHERE merchant_account_id = $1 AND shipping_details_id = $2 RETURNING *`,
);
export async function replaceShippingDetails(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
  id: ShippingDetailsId,
  fields: ShippingDetailsFields,
  now: Date,
): Promise<ShippingDetailsRow | null> {
  const [row] = await tx.query<ShippingDetailsRow>(UPDATE, [
    merchantAccountId,
    id,
    fields.first_name,
    fields.last_name,
    fields.email_address,
    fields.phone_number,
    json(fields.address),
    now,
  ]);
  return row ?? null;
}

const DELETE = sql(
  'shipping_details.delete',
  `DELETE FROM shipping_details WHERE merchant_account_id = $1 AND buyer_id = $2 AND shipping_details_id = $3
    RETURNING shipping_details_id`,
);
export async function removeShippingDetails(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  buyerId: BuyerId,
  id: ShippingDetailsId,
): Promise<boolean> {
  return (await db.query(DELETE, [merchantAccountId, buyerId, id])).length > 0;
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
