import type {
  AuthenticationMethodId,
  BuyerId,
  CheckoutSessionId,
  MerchantAccountId,
  PaymentMethodId,
  VaultRecordId,
} from '../../domain/ids.ts';
import { type Db, type Queryable, sql } from '../db.ts';
import { batcherOf } from '../batch.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';

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

/** Relays of one statement, at most. */
const BATCH_MAX = 64;

const INSERT = sql(
  'relays.insert',
  `INSERT INTO relays (merchant_account_id, relay_id, request_id, api_key_pair_id, caller_name, payment_method_ids,
    checkout_session_id, authentication_ids, http_method, host, started_at)
   SELECT "merchantAccountId", "relayId", "requestId", "apiKeyPairId", "callerName", "paymentMethodIds",
    "checkoutSessionId", "authenticationIds", "httpMethod", host, "startedAt"
   FROM jsonb_to_recordset($1::jsonb) r ("merchantAccountId" text, "relayId" uuid, "requestId" text,
    "apiKeyPairId" uuid, "callerName" text, "paymentMethodIds" uuid[], "checkoutSessionId" uuid,
    "authenticationIds" uuid[], "httpMethod" text, host text, "startedAt" timestamptz)`,
);
/** Rows that nobody waits for gather this long, so that more share a statement. */
const GATHER_MS = 50;
function gatherMs(waiting: readonly Readonly<{ member: Readonly<{ isWaitedFor: boolean }> }>[]): number {
  const isFull = waiting.length >= BATCH_MAX;
  return isFull || waiting.some(({ member }) => member.isWaitedFor) ? 0 : GATHER_MS;
}

type RelayInsert = { readonly start: RelayStart; isWaitedFor: boolean };
const beginnings = batcherOf<RelayInsert, true>((db) => ({
  max: BATCH_MAX,
  gatherMs,
  run: async (begun) => {
    await db.query(INSERT, [JSON.stringify(begun.map(({ start }) => start))]);
    return begun.map(() => true);
  },
}));
/** Concurrent relays share statements. `hurry`: from now on somebody waits until it is `written`. */
export function insertRelay(
  db: Pick<Db, 'byKey'>,
  start: RelayStart,
): Readonly<{ written: Promise<void>; hurry(): void }> {
  const batcher = beginnings(db.byKey);
  const begun: RelayInsert = { start, isWaitedFor: false };
  const hurry = (): void => {
    begun.isWaitedFor = true;
    batcher.hurry();
  };
  return { written: batcher.add(begun).then(() => undefined), hurry };
}

const FINISH = sql(
  'relays.finish',
  `UPDATE relays r SET outcome = given.outcome, reason = given.reason, status = given.status,
    sent_bytes = given."sentBytes", answer_bytes = given."answerBytes", duration_ms = given."durationMs",
    finished_at = given."finishedAt"
   FROM jsonb_to_recordset($1::jsonb) given ("merchantAccountId" text, "relayId" uuid, outcome text, reason text,
    status integer, "sentBytes" bigint, "answerBytes" bigint, "durationMs" bigint, "finishedAt" timestamptz)
   WHERE r.merchant_account_id = given."merchantAccountId" AND r.relay_id = given."relayId" AND r.outcome IS NULL`,
);
type KeyedRelayEnd = RelayEnd & Pick<RelayStart, 'merchantAccountId' | 'relayId'>;
type RelayUpdate = Readonly<{ end: KeyedRelayEnd; isWaitedFor: boolean }>;
const endings = batcherOf<RelayUpdate, true>((db) => ({
  max: BATCH_MAX,
  gatherMs,
  rowsOf: ({ end }) => [end.relayId],
  run: async (ended) => {
    await db.query(FINISH, [JSON.stringify(ended.map(({ end }) => end))]);
    return ended.map(() => true);
  },
}));
export async function finishRelay(
  db: Pick<Db, 'byKey'>,
  end: KeyedRelayEnd,
  { isWaitedFor }: Readonly<{ isWaitedFor: boolean }>,
): Promise<void> {
  await endings(db.byKey).add({ end, isWaitedFor });
}
/** Waits for all of them, which gather no longer. */
export async function closeRelays(db: Pick<Db, 'byKey'>): Promise<void> {
  await Promise.all([beginnings(db.byKey).close(), endings(db.byKey).close()]);
}

export type RelayRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  relay_id: string;
  request_id: string;
  api_key_pair_id: string | null;
  caller_name: string | null;
  payment_method_ids: readonly string[];
  authentication_ids: readonly string[];
  http_method: string | null;
  host: string | null;
  /** Null: it is under way, or its process died. */
  outcome: RelayEnd['outcome'] | null;
  reason: string | null;
  status: number | null;
  sent_bytes: bigint | null;
  answer_bytes: bigint | null;
  duration_ms: bigint | null;
  started_at: string;
}>;
export type RelayListRow = RelayRow & Readonly<{ sort_values: readonly string[] }>;

const LISTED: readonly SortKey[] = [
  { expression: 'r.started_at', type: 'timestamptz' },
  { expression: 'r.relay_id', type: 'uuid' },
];
const list = filteredKeyset<RelayListRow>('relays.list', {
  row: 'r',
  from: 'relays r',
  where: 'r.merchant_account_id = $1',
  bounds: { from: '$2::timestamptz', until: '$3::timestamptz' },
  filters: `($4::text[] IS NULL OR r.host = ANY ($4)) AND ($5::uuid IS NULL OR r.authentication_ids @> ARRAY[$5::uuid])
    AND ($6::uuid IS NULL OR r.payment_method_ids @> ARRAY[$6::uuid])
    AND ($7::text IS NULL OR coalesce(r.outcome, 'under_way') = $7)`,
  values: 7,
  keys: LISTED,
});
export type RelayFilters = Readonly<{
  from: string | null;
  until: string | null;
  /** Null: every host. */
  hosts: readonly string[] | null;
  authenticationId: string | null;
  paymentMethodId: string | null;
  outcome: string | null;
}>;
/** Newest first. */
export function listRelays(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: RelayFilters,
  page: PageRequest,
): Promise<Slice<RelayListRow>> {
  const { from, until, hosts, authenticationId, paymentMethodId, outcome } = filters;
  return list(db, [merchantAccountId, from, until, hosts, authenticationId, paymentMethodId, outcome], page);
}

const PURGE = sql(
  'relays.purge',
  `DELETE FROM relays r USING (
     SELECT relay_id FROM relays WHERE merchant_account_id = $3 AND started_at < $1 ORDER BY started_at LIMIT $2) old
   WHERE r.merchant_account_id = $3 AND r.relay_id = old.relay_id
   RETURNING r.relay_id`,
);
/** Forgets relays of a merchant account that began before `before`, this many at most. How many there were. */
export async function purgeRelays(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  before: Date,
  limit: number,
): Promise<number> {
  return (await db.query(PURGE, [before, limit, merchantAccountId])).length;
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
  `SELECT p.merchant_account_id, p.payment_method_id, p.method, p.vault_record_id, p.expiration_date, p.fingerprint,
    p.buyer_id
   FROM unnest($1::text[], $2::uuid[]) asked (account, id)
   JOIN payment_methods p ON p.merchant_account_id = asked.account AND p.payment_method_id = asked.id
   WHERE p.lifecycle = 'live'`,
);
type NamedCards = Readonly<{ merchantAccountId: MerchantAccountId; ids: readonly PaymentMethodId[] }>;
const cards = batcherOf<NamedCards, readonly RelayCardRow[]>((db) => ({
  max: BATCH_MAX,
  run: async (all) => {
    const named = all.flatMap(({ merchantAccountId, ids }) => ids.map((id) => ({ merchantAccountId, id })));
    const rows = await db.query<RelayCardRow & Readonly<{ merchant_account_id: MerchantAccountId }>>(CARDS, [
      named.map(({ merchantAccountId }) => merchantAccountId),
      named.map(({ id }) => id),
    ]);
    return all.map(({ merchantAccountId, ids }) =>
      rows.filter(
        (row) => row.merchant_account_id === merchantAccountId && ids.includes(row.payment_method_id),
      ),
    );
  },
}));
/** The payment methods that there are, in no order. Concurrent relays share a statement. */
export async function selectRelayCards(
  db: Pick<Db, 'byKey'>,
  merchantAccountId: MerchantAccountId,
  ids: readonly PaymentMethodId[],
): Promise<readonly RelayCardRow[]> {
  return ids.length === 0 ? [] : cards(db.byKey).add({ merchantAccountId, ids });
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
