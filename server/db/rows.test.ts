import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ApiKeyPairRow } from './queries/api-key-pairs.ts';
import type { AuditLogRow } from './queries/audit-logs.ts';
import type { BuyerRow } from './queries/buyers.ts';
import type { DigitalWalletRow } from './queries/digital-wallets.ts';
import type { GiftCardServiceRow } from './queries/gift-card-services.ts';
import type { GiftCardRow } from './queries/gift-cards.ts';
import type { MandateRow } from './queries/mandates.ts';
import type { MerchantAccountRow } from './queries/merchant-accounts.ts';
import type { NetworkTokenRow } from './queries/network-tokens.ts';
import type { PaymentMethodRow } from './queries/payment-methods.ts';
import type { PaymentServiceTokenRow } from './queries/payment-service-tokens.ts';
import type { PaymentServiceRow } from './queries/payment-services.ts';
import type { RoleRow } from './queries/roles.ts';
import type { ShippingDetailsRow } from './queries/shipping-details.ts';
import type { ThreeDsAuthenticationRow } from './queries/three-ds-authentications.ts';
import type { ThreeDsConfigurationRow } from './queries/three-ds-configurations.ts';
import type { PayoutRow } from './queries/payouts.ts';
import type { SettlementLineRow } from './queries/settlement-lines.ts';
import type { TenderRow } from './queries/tenders.ts';
import {
  type ActionRow,
  type EventRow,
  LEDGER_COLUMNS,
  type LedgerRow,
  type ErrandRow,
  type GiftCardOperationRow,
  type OperationRow,
  type StoredTransaction,
  type TenderingRow,
  type WebhookEventRow,
} from './queries/transaction-rows.ts';
import type { Tables } from './tables.ts';

/**
 * What is wrong with a row that is inserted whole, from JSON, in which PostgreSQL forgives every name: a column
 * that is missing, misspelt or of another type. `never` where nothing is.
 */
type Fault<Row, Table> = {
  [Column in keyof Row | keyof Table]: Column extends keyof Table
    ? Column extends keyof Row
      ? Exclude<Row[Column], undefined> extends Table[Column]
        ? never
        : readonly [Column, 'is of another type than the column']
      : readonly [Column, 'is missing in the row']
    : readonly [Column, 'is no column'];
}[keyof Row | keyof Table];

/** What is wrong with a row that is read from a table, and may leave columns of it out. */
type ReadFault<Row, Table> = {
  [Column in keyof Row]: Column extends keyof Table
    ? unknown extends Table[Column]
      ? never
      : Row[Column] extends Table[Column]
        ? null extends Table[Column]
          ? null extends Row[Column]
            ? never
            : readonly [Column, 'may be null']
          : never
        : readonly [Column, 'is of another type than the column']
    : readonly [Column, 'is no column'];
}[keyof Row];

/** Does not compile where there is a fault. */
function fits<_ extends never>(): void {}

test('every row that is inserted from JSON has the columns of its table, each in its type', () => {
  fits<Fault<StoredTransaction, Tables['transactions']>>();
  fits<Fault<OperationRow, Tables['operations']>>();
  fits<Fault<ErrandRow, Tables['operations']>>();
  fits<Fault<ActionRow, Tables['transaction_actions']>>();
  fits<Fault<EventRow, Tables['transaction_events']>>();
  fits<Fault<WebhookEventRow, Tables['webhook_events']>>();
  fits<Fault<TenderRow, Tables['tenders']>>();
  fits<Fault<SettlementLineRow, Tables['settlement_lines']>>();
  fits<Fault<GiftCardOperationRow, Tables['operations']>>();
  fits<Fault<TenderingRow, Tables['operations']>>();
  fits<Fault<PayoutRow, Tables['payouts']>>();
  fits<Fault<LedgerRow, Omit<Tables['ledger_entries'], 'ledger_entry_id'>>>();
});

test('a row with a fault is told by the column and what is wrong with it', () => {
  type Timeline = Tables['transaction_events'];
  type Nameless = Omit<EventRow, 'name'>;
  const missing: Fault<Nameless, Timeline> = ['name', 'is missing in the row'];
  const misspelt: Exclude<Fault<Nameless & { nmae: string }, Timeline>, typeof missing> = [
    'nmae',
    'is no column',
  ];
  const number: Fault<Nameless & { name: number }, Timeline> = ['name', 'is of another type than the column'];
  const empty: Fault<Nameless & { name: string | null }, Timeline> = number;
  const read: ReadFault<{ rule_id: string }, Tables['transaction_actions']> = ['rule_id', 'may be null'];
  assert.deepEqual([missing[0], misspelt[0], empty[0], read[0]], ['name', 'nmae', 'name', 'rule_id']);
});

test('every row that is read from one table tells its columns in their types', () => {
  fits<ReadFault<ApiKeyPairRow, Tables['api_key_pairs']>>();
  fits<ReadFault<Omit<AuditLogRow, 'sort_values'>, Tables['audit_logs']>>();
  fits<ReadFault<BuyerRow, Tables['buyers']>>();
  fits<ReadFault<DigitalWalletRow, Tables['digital_wallets']>>();
  fits<ReadFault<GiftCardServiceRow, Tables['gift_card_services']>>();
  fits<ReadFault<GiftCardRow, Tables['gift_cards']>>();
  fits<ReadFault<MandateRow, Tables['mandates']>>();
  fits<ReadFault<MerchantAccountRow, Tables['merchant_accounts']>>();
  fits<ReadFault<NetworkTokenRow, Tables['network_tokens']>>();
  fits<ReadFault<PaymentMethodRow, Tables['payment_methods']>>();
  fits<ReadFault<PaymentServiceTokenRow, Tables['payment_service_tokens']>>();
  fits<ReadFault<PaymentServiceRow, Tables['payment_services']>>();
  fits<ReadFault<RoleRow, Tables['roles']>>();
  fits<ReadFault<ShippingDetailsRow, Tables['shipping_details']>>();
  fits<ReadFault<ThreeDsAuthenticationRow, Tables['three_ds_authentications']>>();
  fits<ReadFault<ThreeDsConfigurationRow, Tables['three_ds_configurations']>>();
});

test('a ledger entry is inserted with all its columns but the number', () => {
  const columns: Record<Exclude<keyof Tables['ledger_entries'], 'ledger_entry_id'>, true> = {
    merchant_account_id: true,
    transaction_id: true,
    payout_id: true,
    operation_id: true,
    movement: true,
    debit: true,
    credit: true,
    currency: true,
    amount: true,
    created_at: true,
  };
  assert.deepEqual([...LEDGER_COLUMNS].sort(), Object.keys(columns).sort());
});
