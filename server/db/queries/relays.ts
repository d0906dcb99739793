import type {
  AuthenticationMethodId,
  BuyerId,
  CheckoutSessionId,
  MerchantAccountId,
  PaymentMethodId,
  VaultRecordId,
} from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

export type RelayStart = Readonly<{
  merchantAccountId: MerchantAccountId;
  relayId: string;
  requestId: string;
  apiKeyPairId: string | null;
  callerName: string | null;
  paymentMethodIds: readonly PaymentMethodId[];
  checkoutSessionId: CheckoutSessionId | null;
  authenticationIds: readonly AuthenticationMethodId[];
  httpMethod: string | null;
  host: string | null;
  startedAt: Date;
}>;

export type RelayEnd = Readonly<{
  outcome: 'refused' | 'not_sent' | 'may_have_happened' | 'answered' | 'cut';
  reason: string | null;
  status: number | null;
  sentBytes: number | null;
  answerBytes: number | null;
  durationMs: number;
  finishedAt: Date;
}>;

const INSERT = sql(
  'relays.insert',
  `INSERT INTO relays (merchant_account_id, relay_id, request_id, api_key_pair_id, caller_name, payment_method_ids,
    checkout_session_id, authentication_ids, http_method, host, started_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);
export async function insertRelay(db: Queryable, start: RelayStart): Promise<void> {
  await db.query(INSERT, [
    start.merchantAccountId,
    start.relayId,
    start.requestId,
    start.apiKeyPairId,
    start.callerName,
    start.paymentMethodIds,
    start.checkoutSessionId,
    start.authenticationIds,
    start.httpMethod,
    start.host,
    start.startedAt,
  ]);
}

const FINISH = sql(
  'relays.finish',
  `UPDATE relays SET outcome = $3, reason = $4, status = $5, sent_bytes = $6, answer_bytes = $7, duration_ms = $8,
    finished_at = $9
   WHERE merchant_account_id = $1 AND relay_id = $2 AND outcome IS NULL`,
);
export async function finishRelay(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  relayId: string,
  end: RelayEnd,
): Promise<void> {
  await db.query(FINISH, [
    merchantAccountId,
    relayId,
    end.outcome,
    end.reason,
    end.status,
    end.sentBytes,
    end.answerBytes,
    end.durationMs,
    end.finishedAt,
  ]);
}

const PURGE = sql(
  'relays.purge',
  `DELETE FROM relays r USING (
     SELECT old.merchant_account_id, old.relay_id FROM merchant_accounts m
     CROSS JOIN LATERAL (SELECT merchant_account_id, relay_id FROM relays
       WHERE merchant_account_id = m.merchant_account_id AND started_at < $1 ORDER BY started_at LIMIT $2) old
       LIMIT $2) old
   WHERE r.merchant_account_id = old.merchant_account_id AND r.relay_id = old.relay_id
   RETURNING r.relay_id`,
);
/** Forgets relays that began before `before`, this many at most. How many there were. */
export async function purgeRelays(db: Queryable, before: Date, limit: number): Promise<number> {
  return (await db.query(PURGE, [before, limit])).length;
}

export type RelayCardRow = Readonly<{
  payment_method_id: PaymentMethodId;
  method: string;
  vault_record_id: VaultRecordId | null;
  expiration_date: string | null;
  fingerprint: string | null;
  buyer_id: BuyerId | null;
}>;

const CARDS = sql(
  'relays.cards',
  `SELECT payment_method_id, method, vault_record_id, expiration_date, fingerprint, buyer_id FROM payment_methods
   WHERE merchant_account_id = $1 AND payment_method_id = ANY($2::uuid[]) AND lifecycle = 'live'`,
);
/** The payment methods that there are, in no order. */
export async function selectRelayCards(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  ids: readonly PaymentMethodId[],
): Promise<RelayCardRow[]> {
  return ids.length === 0 ? [] : db.query<RelayCardRow>(CARDS, [merchantAccountId, ids]);
}

export type RelaySessionRow = Readonly<{
  method: 'card' | 'id' | 'click-to-pay' | null;
  vault_record_id: VaultRecordId | null;
  payment_method_id: PaymentMethodId | null;
  expiration_date: string | null;
  fingerprint: string | null;
  buyer_id: BuyerId | null;
  security_code_record_id: VaultRecordId | null;
}>;

const SESSION = sql(
  'relays.session',
  `SELECT method, vault_record_id, payment_method_id, expiration_date, fingerprint, buyer_id, CASE
    WHEN security_code_until > $4 THEN security_code_record_id END AS security_code_record_id
   FROM checkout_sessions WHERE merchant_account_id = $1 AND checkout_session_id = $2 AND expires_at > $3
     AND taken_at IS NULL`,
);
/**
 * A checkout session that can still be used. `now` is the merchant account's time, `machineNow` the
 * machine's, which vault memory lives by.
 */
export async function selectRelaySession(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: CheckoutSessionId,
  now: Date,
  machineNow: Date,
): Promise<RelaySessionRow | null> {
  const [row] = await db.query<RelaySessionRow>(SESSION, [merchantAccountId, id, now, machineNow]);
  return row ?? null;
}
