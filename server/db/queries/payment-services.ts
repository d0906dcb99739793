import type { MerchantAccountId, PaymentServiceId } from '../../domain/ids.ts';
import { type Db, type Queryable, sql } from '../db.ts';
import { type SortKey, keyset, sortValues } from '../keyset.ts';
import { type ConnectionRow, type NewConnection, connectionTable, putConnection } from './connections.ts';

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

const put = putConnection<PaymentServiceRow>('payment_services', {
  id: 'payment_service_id',
  own: [
    'method',
    'display_name',
    'position',
    'accepted_currencies',
    'accepted_countries',
    'three_d_secure_enabled',
    'merchant_profile',
    'payment_method_tokenization_enabled',
    'network_tokens_enabled',
    'open_loop',
    'settlement_reporting_enabled',
    'reporting_settings',
    'webhook_key',
  ],
  isOneActive: false,
});

const LAST_POSITION = sql(
  'payment_services.last_position',
  `SELECT position FROM payment_services WHERE merchant_account_id = $1 AND deleted_at IS NULL
   ORDER BY position DESC LIMIT 1`,
);
/** Others move it on without a change of its version, and cannot until this is written. */
const POSITION_NOW = sql(
  'payment_services.position_now',
  `SELECT position FROM payment_services WHERE merchant_account_id = $1 AND payment_service_id = $2 FOR UPDATE`,
);
const MOVE_ON = sql(
  'payment_services.move_on',
  `UPDATE payment_services SET position = least(position + 1, 1000000)
   WHERE merchant_account_id = $1 AND payment_service_id <> $2 AND deleted_at IS NULL AND position >= $3
     AND EXISTS (SELECT FROM payment_services taken
       WHERE taken.merchant_account_id = $1 AND taken.payment_service_id <> $2 AND taken.deleted_at IS NULL
         AND taken.position = $3)`,
);

export type PlacedPaymentService = Omit<NewConnection<PaymentServiceRow>, 'position'> &
  Readonly<{ position: number | null }>;

/**
 * As `PutConnection`. It takes its place in the order: where one is given and taken, those from there on move on by
 * one; else it stays where it is, or comes last.
 */
export function putPaymentService(
  db: Pick<Db, 'transaction'>,
  service: PlacedPaymentService,
  before: PaymentServiceRow | null,
  now: Date,
): Promise<PaymentServiceRow | null> {
  const { merchant_account_id: account, payment_service_id: id } = service;
  return db.transaction(async (tx) => {
    const standing = before === null ? (await lastPosition(tx, account)) + 1 : await positionNow(tx, before);
    const position = service.position ?? standing;
    const row = await put(tx, { ...service, position }, before, now);
    if (row !== null && service.position !== null) await tx.query(MOVE_ON, [account, id, position]);
    return row;
  });
}

async function lastPosition(db: Queryable, account: MerchantAccountId): Promise<number> {
  const [last] = await db.query<Pick<PaymentServiceRow, 'position'>>(LAST_POSITION, [account]);
  return last?.position ?? 0;
}

async function positionNow(
  db: Queryable,
  { merchant_account_id: account, payment_service_id: id, position }: PaymentServiceRow,
): Promise<number> {
  const [row] = await db.query<Pick<PaymentServiceRow, 'position'>>(POSITION_NOW, [account, id]);
  return row?.position ?? position;
}
