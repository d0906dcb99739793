import type { MerchantAccountId, NetworkTokenId, PaymentMethodId, VaultRecordId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

export type NetworkTokenStatus = 'active' | 'inactive' | 'suspended' | 'deleted';
export type NetworkTokenRow = Readonly<{
  network_token_id: NetworkTokenId;
  payment_method_id: PaymentMethodId;
  status: NetworkTokenStatus;
  reference: string | null;
  expiration_date: string | null;
  card_art_url: string | null;
  created_at: string;
  updated_at: string;
}>;

const COLUMNS = 'network_token_id, payment_method_id, status, reference, expiration_date, card_art_url, created_at, updated_at';

export type CardOfToken = Readonly<{ payment_method_id: PaymentMethodId; method: string; vault_record_id: VaultRecordId | null; expiration_date: string | null; scheme: string | null }>;

const CARD = sql(
  'network_tokens.card',
  `SELECT payment_method_id, method, vault_record_id, expiration_date, scheme FROM payment_methods
   WHERE merchant_account_id = $1 AND payment_method_id = $2 AND lifecycle = 'live'`,
);
/** What the token service is told of a card. In role `vault` its database role may read these columns only. */
export async function selectCardOfToken(db: Queryable, merchantAccountId: MerchantAccountId, paymentMethodId: PaymentMethodId): Promise<CardOfToken | null> {
  return (await db.query<CardOfToken>(CARD, [merchantAccountId, paymentMethodId]))[0] ?? null;
}

const LIST = sql('network_tokens.list', `SELECT ${COLUMNS} FROM network_tokens WHERE merchant_account_id = $1 AND payment_method_id = $2 AND reference IS NOT NULL ORDER BY created_at, network_token_id`);
export async function listNetworkTokens(db: Queryable, merchantAccountId: MerchantAccountId, paymentMethodId: PaymentMethodId): Promise<readonly NetworkTokenRow[]> {
  return db.query<NetworkTokenRow>(LIST, [merchantAccountId, paymentMethodId]);
}

const CURRENT = sql('network_tokens.current', `SELECT ${COLUMNS} FROM network_tokens WHERE merchant_account_id = $1 AND payment_method_id = $2 AND status <> 'deleted'`);
/** The card's one token that is not deleted, be it still on its way. */
export async function selectCurrentNetworkToken(db: Queryable, merchantAccountId: MerchantAccountId, paymentMethodId: PaymentMethodId): Promise<NetworkTokenRow | null> {
  return (await db.query<NetworkTokenRow>(CURRENT, [merchantAccountId, paymentMethodId]))[0] ?? null;
}

const GET = sql(
  'network_tokens.get',
  `SELECT ${COLUMNS} FROM network_tokens WHERE merchant_account_id = $1 AND payment_method_id = $2 AND network_token_id = $3 AND status <> 'deleted' AND reference IS NOT NULL`,
);
export async function getNetworkToken(db: Queryable, merchantAccountId: MerchantAccountId, paymentMethodId: PaymentMethodId, id: NetworkTokenId): Promise<NetworkTokenRow | null> {
  return (await db.query<NetworkTokenRow>(GET, [merchantAccountId, paymentMethodId, id]))[0] ?? null;
}

const BEGIN = sql(
  'network_tokens.begin',
  `INSERT INTO network_tokens (merchant_account_id, network_token_id, payment_method_id, status, notification_digest, created_at, updated_at)
   VALUES ($1, $2, $3, 'inactive', $4, $5, $5)
   ON CONFLICT (merchant_account_id, payment_method_id) WHERE status <> 'deleted' DO UPDATE SET notification_digest = excluded.notification_digest WHERE network_tokens.reference IS NULL
   RETURNING ${COLUMNS}`,
);
/** A token that is about to be asked for. One that was asked for before and never answered is taken up again, under its id; null where the card has one. */
export async function beginNetworkToken(db: Queryable, merchantAccountId: MerchantAccountId, id: NetworkTokenId, paymentMethodId: PaymentMethodId, notificationDigest: Buffer, now: Date): Promise<NetworkTokenRow | null> {
  return (await db.query<NetworkTokenRow>(BEGIN, [merchantAccountId, id, paymentMethodId, notificationDigest, now]))[0] ?? null;
}

const COMPLETE = sql(
  'network_tokens.complete',
  `UPDATE network_tokens SET status = 'active', reference = $3, expiration_date = $4, card_art_url = $5, updated_at = $6
   WHERE merchant_account_id = $1 AND network_token_id = $2 AND status = 'inactive' RETURNING ${COLUMNS}`,
);
export async function completeNetworkToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: NetworkTokenId,
  made: Readonly<{ reference: string; expirationDate: string; cardArtUrl: string | null }>,
  now: Date,
): Promise<NetworkTokenRow | null> {
  return (await db.query<NetworkTokenRow>(COMPLETE, [merchantAccountId, id, made.reference, made.expirationDate, made.cardArtUrl, now]))[0] ?? null;
}

const GIVE_UP = sql('network_tokens.give_up', `DELETE FROM network_tokens WHERE merchant_account_id = $1 AND network_token_id = $2 AND status = 'inactive' AND reference IS NULL`);
/** The token service said no. */
export async function giveUpNetworkToken(db: Queryable, merchantAccountId: MerchantAccountId, id: NetworkTokenId): Promise<void> {
  await db.query(GIVE_UP, [merchantAccountId, id]);
}

const UPDATE = sql(
  'network_tokens.update',
  `UPDATE network_tokens SET status = $3, expiration_date = coalesce($4, expiration_date), card_art_url = coalesce($5, card_art_url), updated_at = $6
   WHERE merchant_account_id = $1 AND network_token_id = $2 AND status <> 'deleted' RETURNING ${COLUMNS}`,
);
export async function updateNetworkToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: NetworkTokenId,
  change: Readonly<{ status: NetworkTokenStatus; expirationDate: string | null; cardArtUrl: string | null }>,
  now: Date,
): Promise<NetworkTokenRow | null> {
  return (await db.query<NetworkTokenRow>(UPDATE, [merchantAccountId, id, change.status, change.expirationDate, change.cardArtUrl, now]))[0] ?? null;
}

const BY_NOTIFICATION = sql('network_tokens.by_notification', `SELECT merchant_account_id, ${COLUMNS} FROM network_tokens WHERE notification_digest = $1 AND reference IS NOT NULL AND status <> 'deleted'`);
export async function selectNetworkTokenByNotification(db: Queryable, digest: Buffer): Promise<(NetworkTokenRow & Readonly<{ merchant_account_id: MerchantAccountId }>) | null> {
  return (await db.query<NetworkTokenRow & { merchant_account_id: MerchantAccountId }>(BY_NOTIFICATION, [digest]))[0] ?? null;
}
