import type { MerchantAccountId, NetworkTokenId, PaymentMethodId, VaultRecordId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { jobSql } from './jobs.ts';
import { type JobRow, newRowJson } from './transaction-rows.ts';

export type NetworkTokenStatus = 'active' | 'inactive' | 'suspended' | 'deleted';
export type NetworkTokenRow = Readonly<{
  network_token_id: NetworkTokenId;
  payment_method_id: PaymentMethodId;
  status: NetworkTokenStatus;
  /** The connector of its token service; null while it is only ordered. */
  service: string | null;
  reference: string | null;
  expiration_date: string | null;
  card_art_url: string | null;
  /** For a worker to make. Until it is, payments do not wait for it. */
  is_ordered: boolean;
  refused_until: string | null;
  created_at: string;
  updated_at: string;
}>;

const COLUMNS = `network_token_id, payment_method_id, status, service, reference, expiration_date,
  card_art_url, is_ordered, refused_until, created_at, updated_at`;

export type CardOfToken = Readonly<{
  payment_method_id: PaymentMethodId;
  method: string;
  vault_record_id: VaultRecordId | null;
  expiration_date: string | null;
  scheme: string | null;
}>;

const CARD = sql(
  'network_tokens.card',
  `SELECT payment_method_id, method, vault_record_id, expiration_date, scheme FROM payment_methods
   WHERE merchant_account_id = $1 AND payment_method_id = $2 AND lifecycle = 'live'`,
);
/**
 * What the token service is told of a card. In role `vault` its database role may read these columns only.
 */
export async function selectCardOfToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
): Promise<CardOfToken | null> {
  return (await db.query<CardOfToken>(CARD, [merchantAccountId, paymentMethodId]))[0] ?? null;
}

/** A card has one at a time; what this list holds besides are deleted ones. */
const NETWORK_TOKENS_LISTED_MAX = 100;

const LIST = sql(
  'network_tokens.list',
  `SELECT * FROM (
     SELECT ${COLUMNS} FROM network_tokens
     WHERE merchant_account_id = $1 AND payment_method_id = $2 AND reference IS NOT NULL
     ORDER BY created_at DESC, network_token_id DESC LIMIT ${NETWORK_TOKENS_LISTED_MAX}
   ) newest ORDER BY created_at, network_token_id`,
);
/** The newest, oldest first. */
export async function listNetworkTokens(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
): Promise<readonly NetworkTokenRow[]> {
  return db.query<NetworkTokenRow>(LIST, [merchantAccountId, paymentMethodId]);
}

const CURRENT = sql(
  'network_tokens.current',
  `SELECT ${COLUMNS} FROM network_tokens
   WHERE merchant_account_id = $1 AND payment_method_id = $2 AND status <> 'deleted'`,
);
/** The card's one token that is not deleted, be it still on its way. */
export async function selectCurrentNetworkToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
): Promise<NetworkTokenRow | null> {
  return (await db.query<NetworkTokenRow>(CURRENT, [merchantAccountId, paymentMethodId]))[0] ?? null;
}

const GET = sql(
  'network_tokens.get',
  `SELECT ${COLUMNS} FROM network_tokens
   WHERE merchant_account_id = $1 AND payment_method_id = $2 AND network_token_id = $3 AND status <> 'deleted'
     AND reference IS NOT NULL`,
);
export async function getNetworkToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
  id: NetworkTokenId,
): Promise<NetworkTokenRow | null> {
  return (await db.query<NetworkTokenRow>(GET, [merchantAccountId, paymentMethodId, id]))[0] ?? null;
}

const BEGIN = sql(
  'network_tokens.begin',
  `INSERT INTO network_tokens (merchant_account_id, network_token_id, payment_method_id, status,
     notification_digest, created_at, updated_at, service, asked_until)
   VALUES ($1, $2, $3, 'inactive', $4, $5, $5, $6, $7)
   ON CONFLICT (merchant_account_id, payment_method_id) WHERE status <> 'deleted' DO UPDATE
   SET notification_digest = excluded.notification_digest, refused_until = NULL, service = excluded.service,
     asked_until = excluded.asked_until
   WHERE network_tokens.reference IS NULL
     AND (network_tokens.asked_until IS NULL OR network_tokens.asked_until <= $8::timestamptz)
   RETURNING ${COLUMNS}`,
);
/**
 * A token that is about to be asked for. One that was asked for before and never answered is taken up again,
 * under its id; null where the card has one, or where somebody else asks for it.
 */
export async function beginNetworkToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: NetworkTokenId,
  paymentMethodId: PaymentMethodId,
  of: Readonly<{ service: string; notificationDigest: Buffer; machineNow: Date; askedUntil: Date }>,
  now: Date,
): Promise<NetworkTokenRow | null> {
  const { service, notificationDigest, machineNow, askedUntil } = of;
  const asked = [service, askedUntil, machineNow];
  const values = [merchantAccountId, id, paymentMethodId, notificationDigest, now, ...asked];
  return (await db.query<NetworkTokenRow>(BEGIN, values))[0] ?? null;
}

const COMPLETE = sql(
  'network_tokens.complete',
  `UPDATE network_tokens
   SET status = $7, reference = $3, expiration_date = $4, card_art_url = $5, updated_at = $6,
     is_ordered = false, refused_until = NULL, asked_until = NULL
   WHERE merchant_account_id = $1 AND network_token_id = $2 AND status = 'inactive' RETURNING ${COLUMNS}`,
);
export async function completeNetworkToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: NetworkTokenId,
  made: Readonly<{
    reference: string;
    status: NetworkTokenStatus;
    expirationDate: string;
    cardArtUrl: string | null;
  }>,
  now: Date,
): Promise<NetworkTokenRow | null> {
  return (
    (
      await db.query<NetworkTokenRow>(COMPLETE, [
        merchantAccountId,
        id,
        made.reference,
        made.expirationDate,
        made.cardArtUrl,
        now,
        made.status,
      ])
    )[0] ?? null
  );
}

const BY_REFERENCE = sql(
  'network_tokens.by_reference',
  `SELECT ${COLUMNS} FROM network_tokens
   WHERE merchant_account_id = $1 AND reference = ANY ($2::text[]) AND service = $3 AND status <> 'deleted'
   ORDER BY network_token_id LIMIT ${NETWORK_TOKENS_LISTED_MAX}`,
);
/** Tokens that are not deleted, by what their token service calls them. */
export async function networkTokensByReference(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  service: string,
  references: readonly string[],
): Promise<readonly NetworkTokenRow[]> {
  return db.query<NetworkTokenRow>(BY_REFERENCE, [merchantAccountId, references, service]);
}

const GIVE_UP = sql(
  'network_tokens.give_up',
  `DELETE FROM network_tokens
   WHERE merchant_account_id = $1 AND network_token_id = $2 AND status = 'inactive' AND reference IS NULL`,
);
/** The token service said no to a merchant, who knows now. */
export async function giveUpNetworkToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: NetworkTokenId,
): Promise<void> {
  await db.query(GIVE_UP, [merchantAccountId, id]);
}

const STOP_ASKING = sql(
  'network_tokens.stop_asking',
  `UPDATE network_tokens SET asked_until = NULL
   WHERE merchant_account_id = $1 AND network_token_id = $2 AND asked_until = $3 AND reference IS NULL`,
);
/** Whoever asked until `askedUntil` does no longer: the next one need not wait. */
export async function stopAskingForNetworkToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: NetworkTokenId,
  askedUntil: Date,
): Promise<void> {
  await db.query(STOP_ASKING, [merchantAccountId, id, askedUntil]);
}

const REFUSE = sql(
  'network_tokens.refuse',
  `UPDATE network_tokens SET refused_until = $3, is_ordered = false, asked_until = NULL, updated_at = $4
   WHERE merchant_account_id = $1 AND network_token_id = $2 AND status = 'inactive' AND reference IS NULL`,
);
/** The token service said no to a token that nobody but us asked for. */
export async function refuseNetworkToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: NetworkTokenId,
  until: Date,
  now: Date,
): Promise<void> {
  await db.query(REFUSE, [merchantAccountId, id, until, now]);
}

const ORDER = sql(
  'network_tokens.order',
  `WITH ordered AS (
     INSERT INTO network_tokens (merchant_account_id, network_token_id, payment_method_id, status, notification_digest,
       is_ordered, created_at, updated_at)
     SELECT $1, $2::uuid, $3::uuid, 'inactive', $4::bytea, true, $6::timestamptz, $6::timestamptz
     FROM merchant_accounts WHERE merchant_account_id = $1 AND (async_network_tokens_enabled OR NOT $7::boolean)
     ON CONFLICT (merchant_account_id, payment_method_id) WHERE status <> 'deleted'
     DO UPDATE SET is_ordered = true, refused_until = NULL
     WHERE network_tokens.reference IS NULL AND NOT network_tokens.is_ordered
       AND (network_tokens.refused_until IS NULL OR network_tokens.refused_until <= $5::timestamptz)
     RETURNING network_token_id
   )
   ${jobSql.begin('ordered', 'ordered.network_token_id', '$8')}`,
);
export type TokenOrder = Readonly<{
  id: NetworkTokenId;
  paymentMethodId: PaymentMethodId;
  notificationDigest: Buffer;
  machineNow: Date;
  job: JobRow;
  /** Only where the merchant account's payments do not wait for tokens. */ onlyAsync: boolean;
}>;
/** A token that a worker is to ask for. Where there is one, or an order or a refusal, that stays. */
export async function orderNetworkTokenRow(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  order: TokenOrder,
  now: Date,
): Promise<void> {
  await db.query(ORDER, [
    merchantAccountId,
    order.id,
    order.paymentMethodId,
    order.notificationDigest,
    order.machineNow,
    now,
    order.onlyAsync,
    newRowJson(order.job),
  ]);
}

const FOR_PAYMENT = sql(
  'network_tokens.for_payment',
  `SELECT m.async_network_tokens_enabled AS is_async, to_jsonb(t) AS token FROM merchant_accounts m
   LEFT JOIN network_tokens t ON t.merchant_account_id = m.merchant_account_id AND t.payment_method_id = $2
     AND t.status <> 'deleted'
   WHERE m.merchant_account_id = $1`,
);
export type TokenForPayment = Readonly<{ is_async: boolean; token: NetworkTokenRow | null }>;
/** The card's current token, with whether the merchant account's payments wait for one. */
export async function selectTokenForPayment(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
): Promise<TokenForPayment | null> {
  return (await db.query<TokenForPayment>(FOR_PAYMENT, [merchantAccountId, paymentMethodId]))[0] ?? null;
}

const FORGET_ORDER = sql(
  'network_tokens.forget_order',
  `UPDATE network_tokens SET is_ordered = false WHERE merchant_account_id = $1 AND network_token_id = $2`,
);
/** Nobody asks for it until a payment orders it again. */
export async function forgetTokenOrder(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: NetworkTokenId,
): Promise<void> {
  await db.query(FORGET_ORDER, [merchantAccountId, id]);
}

const FIND = sql(
  'network_tokens.find',
  `SELECT ${COLUMNS} FROM network_tokens WHERE merchant_account_id = $1 AND network_token_id = $2`,
);
/** In whatever state. */
export async function findNetworkToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: NetworkTokenId,
): Promise<NetworkTokenRow | null> {
  return (await db.query<NetworkTokenRow>(FIND, [merchantAccountId, id]))[0] ?? null;
}

const DELETE = sql(
  'network_tokens.delete',
  `WITH deleted AS (
     UPDATE network_tokens SET status = 'deleted', is_ordered = false, updated_at = $3
     WHERE merchant_account_id = $1 AND network_token_id = $2 AND status <> 'deleted' RETURNING ${COLUMNS}
   ),
   told AS (${jobSql.begin('deleted', 'deleted.network_token_id', '$4')})
   SELECT ${COLUMNS} FROM deleted`,
);
/** Deleted here; `job` has the token service told. Null: it was deleted before. */
export async function deleteNetworkTokenRow(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: NetworkTokenId,
  job: JobRow,
  now: Date,
): Promise<NetworkTokenRow | null> {
  const values = [merchantAccountId, id, now, newRowJson(job)];
  return (await db.query<NetworkTokenRow>(DELETE, values))[0] ?? null;
}

const UPDATE = sql(
  'network_tokens.update',
  `UPDATE network_tokens
   SET status = $3, expiration_date = coalesce($4, expiration_date),
     card_art_url = coalesce($5, card_art_url), updated_at = $6
   WHERE merchant_account_id = $1 AND network_token_id = $2 AND status <> 'deleted' RETURNING ${COLUMNS}`,
);
export async function updateNetworkToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: NetworkTokenId,
  change: Readonly<{
    status: NetworkTokenStatus;
    expirationDate: string | null;
    cardArtUrl: string | null;
  }>,
  now: Date,
): Promise<NetworkTokenRow | null> {
  return (
    (
      await db.query<NetworkTokenRow>(UPDATE, [
        merchantAccountId,
        id,
        change.status,
        change.expirationDate,
        change.cardArtUrl,
        now,
      ])
    )[0] ?? null
  );
}

const BY_NOTIFICATION = sql(
  'network_tokens.by_notification',
  `SELECT merchant_account_id, ${COLUMNS} FROM network_tokens
   WHERE notification_digest = $1 AND reference IS NOT NULL AND status <> 'deleted' LIMIT 1`,
);
export async function selectNetworkTokenByNotification(
  db: Queryable,
  digest: Buffer,
): Promise<(NetworkTokenRow & Readonly<{ merchant_account_id: MerchantAccountId }>) | null> {
  return (
    (
      await db.query<NetworkTokenRow & { merchant_account_id: MerchantAccountId }>(BY_NOTIFICATION, [digest])
    )[0] ?? null
  );
}
