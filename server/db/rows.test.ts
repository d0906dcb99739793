import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MandateRow } from './queries/mandates.ts';
import type { AnswerFor, AnswerOf } from './answer-types.ts';
import type { PayoutRow } from './queries/payouts.ts';
import type { SettlementLineRow } from './queries/settlement-lines.ts';
import type { TenderRow } from './queries/tenders.ts';
import {
  type ActionRow,
  type AntiFraudRow,
  type EventRow,
  LEDGER_COLUMNS,
  type LedgerRow,
  type JobRow,
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

/** Does not compile where there is a fault. */
function fits<_ extends never>(): void {}

test('every row that is inserted from JSON has the columns of its table, each in its type', () => {
  fits<Fault<StoredTransaction, Tables['transactions']>>();
  fits<Fault<OperationRow, Tables['operations']>>();
  fits<Fault<JobRow, Tables['operations']>>();
  fits<Fault<ActionRow, Tables['transaction_actions']>>();
  fits<Fault<EventRow, Tables['transaction_events']>>();
  type Drawn = 'due_at' | 'written_in' | 'written_after';
  fits<Fault<WebhookEventRow, Omit<Tables['webhook_events'], Drawn>>>();
  fits<Fault<TenderRow, Tables['tenders']>>();
  fits<Fault<SettlementLineRow, Tables['settlement_lines']>>();
  fits<Fault<GiftCardOperationRow, Tables['operations']>>();
  fits<Fault<TenderingRow, Tables['operations']>>();
  fits<Fault<AntiFraudRow, Tables['operations']>>();
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
  assert.deepEqual([missing[0], misspelt[0], empty[0]], ['name', 'nmae', 'name']);
});

test('a row that its statement does not answer like this does not compile', () => {
  type Compiles<Row> = AnswerOf<'mandates.get'> extends AnswerFor<Row> ? true : false;
  const whole: Compiles<MandateRow> = true;
  const withoutNull: Compiles<{ transaction_id: string }> = false;
  const misspelt: Compiles<{ staus: string }> = false;
  const otherType: Compiles<{ status: bigint }> = false;
  const wider: Compiles<{ status: string | null }> = true;
  assert.deepEqual([whole, withoutNull, misspelt, otherType, wider], [true, false, false, false, true]);
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
