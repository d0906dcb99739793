import type { PaymentServiceId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { type SortKey, keyset, sortValues } from '../keyset.ts';
import { type ConnectionRow, type NewConnection, connectionTable } from './connections.ts';

export type PaymentServiceRow = ConnectionRow &
  Readonly<{
    payment_service_id: PaymentServiceId;
    method: string;
    display_name: string;
    position: number;
    accepted_currencies: string[];
    accepted_countries: string[];
    three_d_secure_enabled: boolean;
    merchant_profile: Record<string, unknown> | null;
    payment_method_tokenization_enabled: boolean;
    network_tokens_enabled: boolean;
    open_loop: boolean;
    settlement_reporting_enabled: boolean;
    reporting_settings: Record<string, string>;
    webhook_key: Buffer;
  }>;

export const paymentServiceTable = connectionTable<PaymentServiceRow>('payment_services', {
  id: 'payment_service_id',
  order: 'position, created_at, payment_service_id',
});

const BY_CREATION: readonly SortKey[] = [
  { expression: 'created_at', type: 'timestamptz' },
  { expression: 'payment_service_id', type: 'uuid' },
];
/** Newest first. Values: merchant account, method or null, deleted ones or the others. */
export const listPaymentServices = keyset<PaymentServiceRow & { sort_values: string[] }>(
  'payment_services.list',
  {
    select: `SELECT *, ${sortValues(BY_CREATION)} FROM payment_services
    WHERE merchant_account_id = $1 AND ($2::text IS NULL OR method = $2) AND (deleted_at IS NOT NULL) = $3::boolean`,
    values: 3,
    keys: BY_CREATION,
  },
);

export type NewPaymentService = Omit<NewConnection<PaymentServiceRow>, 'position'> &
  Readonly<{ position: number | null }>;

const INSERT = sql(
  'payment_services.insert',
  `WITH place AS (
     SELECT coalesce($6::integer, (SELECT max(position) + 1 FROM payment_services
       WHERE merchant_account_id = $1 AND deleted_at IS NULL), 1) AS position
   ), moved AS (
     UPDATE payment_services SET position = least(position + 1, 1000000)
     WHERE merchant_account_id = $1 AND deleted_at IS NULL AND position >= $6::integer
       AND EXISTS (SELECT FROM payment_services taken
         WHERE taken.merchant_account_id = $1 AND taken.deleted_at IS NULL AND taken.position = $6::integer)
   )
   INSERT INTO payment_services (merchant_account_id, payment_service_id, connector_id, method, display_name,
     position, active, accepted_currencies, accepted_countries, three_d_secure_enabled,
     merchant_profile, payment_method_tokenization_enabled,
     network_tokens_enabled, open_loop,
     settlement_reporting_enabled, settings, reporting_settings, vault_record_id, sensitive_settings,
     webhook_key, created_at, updated_at)
   SELECT $1, $2, $3, $4, $5, place.position, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
     $20, $21, $21 FROM place
   RETURNING *`,
);
/**
 * Takes its place in the order: the last one when none is given, else the given one, from which those that
 * stand there move on by one.
 */
export async function insertPaymentService(
  db: Queryable,
  service: NewPaymentService,
  now: Date,
): Promise<PaymentServiceRow> {
  const [row] = await db.query<PaymentServiceRow>(INSERT, [
    service.merchant_account_id,
    service.payment_service_id,
    service.connector_id,
    service.method,
    service.display_name,
    service.position,
    service.active,
    service.accepted_currencies,
    service.accepted_countries,
    service.three_d_secure_enabled,
    json(service.merchant_profile),
    service.payment_method_tokenization_enabled,
    service.network_tokens_enabled,
    service.open_loop,
    service.settlement_reporting_enabled,
    json(service.settings),
    json(service.reporting_settings),
    service.vault_record_id,
    service.sensitive_settings,
    service.webhook_key,
    now,
  ]);
  if (row === undefined) throw new Error('BUG: insert returned nothing');
  return row;
}

/** What a change may touch; everything else of a service is fixed. */
export type PaymentServiceChange = Omit<
  NewPaymentService,
  'connector_id' | 'method' | 'vault_record_id' | 'webhook_key'
>;

const UPDATE = sql(
  'payment_services.update',
  `WITH unchanged AS (
     SELECT FROM payment_services
     WHERE merchant_account_id = $1 AND payment_service_id = $2 AND deleted_at IS NULL
       AND updated_at = $18::timestamptz FOR UPDATE
   ), moved AS (
     UPDATE payment_services SET position = least(position + 1, 1000000)
     WHERE merchant_account_id = $1 AND payment_service_id <> $2 AND deleted_at IS NULL
       AND position >= $4::integer AND EXISTS (SELECT FROM unchanged)
       AND EXISTS (SELECT FROM payment_services taken
         WHERE taken.merchant_account_id = $1 AND taken.payment_service_id <> $2 AND taken.deleted_at IS NULL
         AND taken.position = $4::integer)
   )
   UPDATE payment_services
   SET display_name = $3, position = coalesce($4::integer, position), active = $5, accepted_currencies = $6,
     accepted_countries = $7, three_d_secure_enabled = $8, merchant_profile = $9,
     payment_method_tokenization_enabled = $10, network_tokens_enabled = $11, open_loop = $12,
     settlement_reporting_enabled = $13, settings = $14, reporting_settings = $15, sensitive_settings = $16,
     updated_at = greatest($17::timestamptz, updated_at + interval '1 microsecond')
   WHERE merchant_account_id = $1 AND payment_service_id = $2 AND EXISTS (SELECT FROM unchanged)
   RETURNING *`,
);
/**
 * `null` when somebody else changed or deleted it since `readAt` (its `updated_at`, which therefore always
 * grows, within a millisecond too).
 */
export async function updatePaymentService(
  db: Queryable,
  change: PaymentServiceChange,
  readAt: string,
  now: Date,
): Promise<PaymentServiceRow | null> {
  const [row] = await db.query<PaymentServiceRow>(UPDATE, [
    change.merchant_account_id,
    change.payment_service_id,
    change.display_name,
    change.position,
    change.active,
    change.accepted_currencies,
    change.accepted_countries,
    change.three_d_secure_enabled,
    json(change.merchant_profile),
    change.payment_method_tokenization_enabled,
    change.network_tokens_enabled,
    change.open_loop,
    change.settlement_reporting_enabled,
    json(change.settings),
    json(change.reporting_settings),
    change.sensitive_settings,
    now,
    readAt,
  ]);
  return row ?? null;
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
