import type { BuyerId, MerchantAccountId, PaymentMethodId, VaultRecordId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { jobSql } from './jobs.ts';
import type { PaymentMethodRow } from './payment-methods.ts';
import { type JobRow, newRowJson } from './transaction-rows.ts';
import { type RenderedByVersion, firstDue } from './webhook-events.ts';

const BEGIN_DELETION = sql(
  'payment_methods.begin_deletion',
  `WITH deleted AS (
     UPDATE payment_methods SET lifecycle = 'deleting'
     WHERE merchant_account_id = $1 AND payment_method_id = $2 AND lifecycle = 'live'
       AND ($3::uuid IS NULL OR buyer_id = $3)
     RETURNING payment_method_id, vault_record_id
   ), awaited AS (${jobSql.begin('deleted', 'deleted.payment_method_id', '$4')}
   ), announced AS (
     INSERT INTO webhook_events (merchant_account_id, webhook_event_id, name, target_type, target_id, created_at,
       target, due_at)
     SELECT $1, $5, 'payment-method.deleted', 'payment-method', payment_method_id, $6, $7::json, ${firstDue('$1')}
     FROM deleted
   )
   SELECT * FROM deleted`,
);
/** From here on nobody sees it. Null where there is none, or it is not this buyer's (null: whoever's). */
export async function beginPaymentMethodDeletion(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentMethodId,
  buyerId: BuyerId | null,
  at: Readonly<{ eventId: string; now: Date; job: JobRow; shown: RenderedByVersion | null }>,
): Promise<Readonly<{ vault_record_id: VaultRecordId | null }> | null> {
  const [row] = await db.query<{ vault_record_id: VaultRecordId | null }>(BEGIN_DELETION, [
    merchantAccountId,
    id,
    buyerId,
    newRowJson(at.job),
    at.eventId,
    at.now,
    at.shown === null ? null : JSON.stringify(at.shown),
  ]);
  return row ?? null;
}

const REMOVE = sql(
  'payment_methods.remove',
  `WITH removed AS (
     DELETE FROM payment_methods WHERE merchant_account_id = $1 AND payment_method_id = $2 AND lifecycle <> 'live'
     RETURNING payment_method_id
   )
   ${jobSql.end('removed', 'removed.payment_method_id')}`,
);
/** After its vault record is shredded. */
export async function removePaymentMethod(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentMethodId,
): Promise<void> {
  await db.query(REMOVE, [merchantAccountId, id]);
}

const GIVE_UP = sql(
  'payment_methods.give_up',
  `UPDATE payment_methods p SET lifecycle = 'deleting'
   WHERE merchant_account_id = $1 AND payment_method_id = $2
     AND (lifecycle <> 'live' OR status = 'processing' AND (SELECT t.transaction_id FROM transactions t
       WHERE t.merchant_account_id = $1 AND t.payment_method_id = p.payment_method_id LIMIT 1) IS NULL)
   RETURNING payment_method_id, vault_record_id`,
);
/**
 * One that was left half stored or half deleted, or was stored for a transaction that never began: from now on it
 * is being deleted. Null: it is neither, or gone.
 */
export async function giveUpPaymentMethod(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentMethodId,
): Promise<Pick<PaymentMethodRow, 'payment_method_id' | 'vault_record_id'> | null> {
  const [row] = await db.query<Pick<PaymentMethodRow, 'payment_method_id' | 'vault_record_id'>>(GIVE_UP, [
    merchantAccountId,
    id,
  ]);
  return row ?? null;
}
