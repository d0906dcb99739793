import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testDb, type TestDb } from '../../test/harness/pure-db.ts';
import { COLUMNS } from './columns.ts';
import { violatedConstraint } from './db.ts';

/** What a payment writes to: every rule of these tables has a row here that breaks it, and nothing else. */
const HELD = [
  'transactions',
  'operations',
  'ledger_entries',
  'transaction_events',
  'transaction_actions',
] as const;
type CheckedTable = (typeof HELD)[number];
type Row = Readonly<Record<string, unknown>>;

let database: TestDb;
before(async () => {
  database = await testDb();
  await ask(
    `INSERT INTO merchant_accounts (merchant_account_id, display_name, created_at, updated_at)
     VALUES ('default', 'Default', now(), now())`,
  );
  await insert('transactions', SOUND.transactions);
});
after(() => database.close());

const AT = '2026-11-21T09:00:00.000000+00:00';
const ID = '01a20289-7ac9-76ea-b225-f50a212cb267';
const KEY = { merchant_account_id: 'default', transaction_id: ID };
const NONE = Object.fromEntries(
  [
    'held',
    'captured',
    'refunded',
    'returned',
    'capturing',
    'refunding',
    'incrementing',
    'settled',
    'gift_card',
  ].map((what) => [`${what}_amount`, 0]),
);

/** A row of each table that breaks no rule. */
const SOUND: Readonly<Record<CheckedTable, Row>> = {
  transactions: {
    ...KEY,
    ...NONE,
    version: 1,
    api_version: 'published',
    status: 'authorized',
    intent: 'authorize',
    currency: 'USD',
    amount: 100,
    authorized_amount: 100,
    over_capture_limit: 0,
    capture_closing: false,
    capture_closed: false,
    settled: false,
    payment_source: 'ecommerce',
    merchant_initiated: false,
    is_subsequent_payment: false,
    additional_identifiers: {},
    screening: 'none',
    pending_review: false,
    disputed: false,
    used_three_d_secure: false,
    tenders: 'none',
    request: {},
    created_at: AT,
    updated_at: AT,
  },
  operations: {
    ...KEY,
    operation_id: ID,
    kind: 'authorize',
    status: 'sent',
    attempt: 1,
    payment_service_id: ID,
    amount: 100,
    final: true,
    target_type: 'payment-method',
    details: {},
    due_tries: 0,
    sent_at: AT,
    created_at: AT,
    updated_at: AT,
  },
  ledger_entries: {
    ...KEY,
    movement: 'authorize',
    debit: 'authorized',
    credit: 'issuer',
    currency: 'USD',
    amount: 100,
    created_at: AT,
  },
  transaction_events: { ...KEY, transaction_event_id: ID, name: 'n', context: {}, created_at: AT },
  transaction_actions: {
    ...KEY,
    transaction_action_id: ID,
    flow: 'f',
    action: 'a',
    flow_version: 0,
    inputs: {},
    outcome: {},
    created_at: AT,
  },
};

/** A value that each domain refuses. */
const REFUSED: Readonly<Record<string, unknown>> = {
  jsonb_object: [],
  minor_units: -1,
  moved_units: 0,
  currency_code: 'usd',
  country_code: 'USA',
  version_number: 0,
  attempt_number: 0,
  tally: -1,
  answer_version: 'none',
  transaction_status: 'lost',
  payment_intent: 'none',
  payment_source: 'none',
  screening_state: 'lost',
  tenders_state: 'lost',
  operation_kind: 'none',
  operation_status: 'lost',
  operation_target: 'none',
  ledger_movement: 'none',
  ledger_account: 'none',
};

const GIFT_CARD = { kind: 'redeem-gift-card', payment_service_id: null, gift_card_service_id: ID };

/** What breaks each rule between columns, laid over the row that is sound. */
const BREAKS: Readonly<Record<CheckedTable, Readonly<Record<string, Row>>>> = {
  transactions: {
    held_within_authorized: { held_amount: 101 },
    captured_within_authorized: { status: 'captured', captured_amount: 101 },
    refunded_within_captured: { status: 'captured', captured_amount: 50, refunded_amount: 51 },
    returned_within_captured: { status: 'returned', captured_amount: 50, returned_amount: 51 },
    closed_captures_hold_nothing: { capture_closed: true, held_amount: 1 },
    nothing_held_without_authorization: { status: 'declined', held_amount: 1 },
    captured_is_captured: { captured_amount: 1 },
    capturing_shows: { capturing_amount: 1 },
    returned_is_returned: { status: 'captured', captured_amount: 1, returned_amount: 1 },
    screened_by_a_service: { screening: 'passed' },
    held_back_is_not_captured: {
      screening: 'review',
      anti_fraud_service_id: ID,
      status: 'capture_pending',
      capturing_amount: 1,
    },
    gift_cards_within_amount: { tenders: 'open', gift_card_amount: 101 },
    gift_cards_have_tenders: { gift_card_amount: 1 },
  },
  operations: {
    resolved_when_final: { status: 'failed' },
    success_says_how_much: { status: 'succeeded', resolved_at: AT },
    moves_a_transaction: { transaction_id: null },
    asks_a_gift_card_service: { gift_card_service_id: ID },
    asks_an_anti_fraud_service: { anti_fraud_service_id: ID },
    asks_a_payment_service: { payment_service_id: null },
    redemption_is_refunded: { target_type: 'gift-card-redemption' },
    gift_card_refund_has_target: {
      ...GIFT_CARD,
      kind: 'refund-gift-card',
      target_type: 'gift-card-redemption',
    },
    gift_cards_are_never_pending: { ...GIFT_CARD, status: 'pending' },
    gift_card_success_has_reference: {
      ...GIFT_CARD,
      status: 'succeeded',
      moved_amount: 1,
      resolved_at: AT,
    },
    gift_card_failure_has_code: { ...GIFT_CARD, status: 'failed', resolved_at: AT },
  },
  ledger_entries: {
    entries_have_two_sides: { credit: 'authorized' },
    entries_are_of_one: { payout_id: ID },
  },
  transaction_events: {},
  transaction_actions: {},
};

for (const table of HELD) {
  for (const [constraint, patch] of Object.entries(BREAKS[table]))
    test(`a row of ${table} that breaks ${constraint} is refused`, async () => {
      assert.equal(await refusal(table, patch), constraint);
    });

  test(`a row of ${table} that breaks nothing is taken`, async () => {
    const text = table === 'transactions' ? toOther(SOUND[table]) : SOUND[table];
    await insert(table, text);
  });

  test(`every rule of ${table} is broken here, and every column by itself`, async () => {
    // Of a constraint that is a function, the rules that it names.
    const named = await ask<{ name: string }>(
      `SELECT coalesce(rule.name, k.conname) AS name
       FROM pg_constraint k LEFT JOIN LATERAL (
         SELECT (regexp_matches(p.prosrc, 'THEN ''(\\w+)''', 'g'))[1] AS name FROM pg_proc p
         WHERE p.proname = k.conname
       ) rule ON true
       WHERE k.conrelid = $1::regclass AND k.contype = 'c' ORDER BY name`,
      [table],
    );
    assert.deepEqual(
      named.map(({ name }) => name),
      Object.keys(BREAKS[table]).toSorted(),
    );
    const domains = await ask<{ name: string; domain: string }>(
      `SELECT a.attname AS name, t.typname AS domain FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
       WHERE a.attrelid = $1::regclass AND t.typtype = 'd'`,
      [table],
    );
    for (const { name, domain } of domains) {
      assert.ok(domain in REFUSED, `${domain} has a value that it refuses`);
      assert.equal(await refusal(table, { [name]: REFUSED[domain] }), `${domain}_check`, name);
    }
  });
}

function toOther(row: Row): Row {
  return { ...row, transaction_id: ID.replace('0', '1') };
}

async function refusal(table: CheckedTable, patch: Row): Promise<string | null> {
  return insert(table, { ...SOUND[table], ...patch }).then(() => null, violatedConstraint);
}

async function insert(table: CheckedTable, row: Row): Promise<void> {
  const columns = Object.entries(COLUMNS[table]).filter(([column]) => column in row);
  const names = columns.map(([column]) => column).join(', ');
  const typed = columns.map(([column, type]) => `${column} ${type}`).join(', ');
  await ask(`INSERT INTO ${table} (${names}) SELECT ${names} FROM jsonb_to_record($1::jsonb) r (${typed})`, [
    JSON.stringify(row),
  ]);
}

function ask<Answer>(text: string, values: readonly unknown[] = []): Promise<Answer[]> {
  return database.db.query<Answer>({ name: '', text }, values);
}
