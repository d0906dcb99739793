import type { MerchantAccountId, TransactionId } from '../../domain/ids.ts';
import { COLUMNS } from '../columns.ts';
import { type Db, type Queryable, type Statement, sql } from '../db.ts';
import { foldOf } from '../batch.ts';
import { insertAudits } from './audit-logs.ts';
import { recordUseOfPaymentMethod } from './payment-methods.ts';
import { TENDER_CHANGEABLE } from './tenders.ts';
import {
  LEDGER_COLUMNS,
  OPERATION_CHANGEABLE,
  TRANSACTION_CHANGEABLE,
  newRowJson,
} from './transaction-rows.ts';
import { hasListener } from './webhook-events.ts';

/**
 * The statements of perform.ts. Each takes the same step of many transactions: `gate` are those that may take
 * it, and everything else is joined to that by the transaction's key. What is one value of a step is a column
 * of its `member`, what is many are rows of their own; all arrive as JSON, with a type for every column.
 */
const MEMBER = {
  version: 'bigint',
  patch: 'jsonb',
  at: 'timestamptz',
  key_operation: 'text',
  key: 'text',
  key_owner_id: 'uuid',
  bind_to: 'uuid',
  answer: 'text',
  payment_method_id: 'uuid',
  is_customer_initiated: 'boolean',
  approval_status: 'text',
  scheme_transaction_id: 'text',
  scheme_transaction_id_scheme: 'text',
  heard_payment_service_id: 'uuid',
  heard_event_id: 'text',
  heard_name: 'text',
  heard_at: 'timestamptz',
  ignored_payment_service_id: 'uuid',
  ignored_kind: 'text',
  gift_card_id: 'uuid',
  is_gift_customer_initiated: 'boolean',
} as const;

type Columns = Readonly<Record<string, string>>;
const KEY = { merchant_account_id: 'text', transaction_id: 'uuid' } as const;
const OF_TRANSACTION = 'USING (transaction_id, merchant_account_id)';

function recordset(parameter: string, alias: string, columns: Columns): string {
  const typed = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  return `jsonb_to_recordset($${parameter}::jsonb) ${alias} (${typed.join(', ')})`;
}

/** New rows of a table, of transactions that passed the gate. */
function insertRows(
  table: keyof typeof COLUMNS,
  parameter: string,
  { columns = Object.keys(COLUMNS[table]), only = '' }: { columns?: readonly string[]; only?: string } = {},
): string {
  return `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.map((column) => `r.${column}`).join(', ')}
     FROM gate JOIN ${recordset(parameter, 'r', COLUMNS[table])} ${OF_TRANSACTION}${only}`;
}

/**
 * Changes of rows of a table, of transactions that passed the gate: what a patch does not name stays. The row
 * is made in the select list: in FROM, PostgreSQL would copy the table's row type with all its constraints.
 * `OFFSET 0` keeps the planner from moving the call up, where it would stand once for every column.
 */
function setColumns(columns: readonly string[], row: string): string {
  const made = columns.map((column) => `(made.row_made).${column}`).join(', ');
  return `(${columns.join(', ')}) =
       (SELECT ${made} FROM (SELECT jsonb_populate_record(${row}, c.patch) AS row_made OFFSET 0) made)`;
}

function changeRows(
  table: keyof typeof COLUMNS,
  parameter: string,
  key: string,
  changeable: readonly string[],
): string {
  const type = (COLUMNS[table] as Columns)[key] ?? '';
  return `UPDATE ${table} o SET ${setColumns(changeable, 'o')}
     FROM gate JOIN ${recordset(parameter, 'c', { ...KEY, [key]: type, patch: 'jsonb' })} ${OF_TRANSACTION}
     WHERE o.merchant_account_id = c.merchant_account_id AND o.transaction_id = c.transaction_id
       AND o.${key} = c.${key}`;
}

/** What a step may write beside the transaction. */
const PARTS = {
  started: insertRows('operations', 'operations'),
  changed: changeRows('operations', 'operation_changes', 'operation_id', OPERATION_CHANGEABLE),
  acted: insertRows('transaction_actions', 'actions'),
  posted: insertRows('ledger_entries', 'ledger', { columns: LEDGER_COLUMNS }),
  told: insertRows('transaction_events', 'events'),
  announced: insertRows('webhook_events', 'webhooks', {
    only: ` WHERE ${hasListener('r.merchant_account_id')}`,
  }),
  remembered: `
    UPDATE idempotency_keys k SET operation_id = coalesce(k.operation_id, m.bind_to), response_body = m.answer,
      completed_at = CASE WHEN m.answer IS NOT NULL THEN m.at END
    FROM ours m WHERE k.merchant_account_id = m.merchant_account_id AND k.operation = m.key_operation
      AND k.key = m.key AND k.owner_id = m.key_owner_id AND k.completed_at IS NULL`,
  counted: `
    INSERT INTO processor_report_counts AS c (merchant_account_id, payment_service_id, kind, count, last_at)
    SELECT merchant_account_id, ignored_payment_service_id, ignored_kind, 1, at FROM ours
    WHERE ignored_payment_service_id IS NOT NULL
    ON CONFLICT (merchant_account_id, payment_service_id, kind) DO UPDATE
      SET count = c.count + 1, last_at = excluded.last_at`,
  heard: `
    INSERT INTO processor_events (merchant_account_id, payment_service_id, event_id, name, result, transaction_id,
      received_at)
    SELECT merchant_account_id, heard_payment_service_id, heard_event_id, heard_name, 'applied', transaction_id,
      heard_at FROM ours WHERE heard_event_id IS NOT NULL
    ON CONFLICT (merchant_account_id, payment_service_id, event_id) DO NOTHING
    RETURNING merchant_account_id, transaction_id`,
  heard_told: insertRows('transaction_events', 'heard_events').replace('FROM gate', 'FROM heard'),
  used: recordUseOfPaymentMethod({
    merchantAccountId: 'm.merchant_account_id',
    paymentMethodId: 'm.payment_method_id',
    customerInitiated: 'm.is_customer_initiated',
    usedAt: 'm.at',
    from: 'ours m',
  }),
  approved: `
    UPDATE payment_methods p SET status = m.approval_status, updated_at = m.at,
      scheme_transaction_id = coalesce(m.scheme_transaction_id, p.scheme_transaction_id),
      scheme_transaction_id_scheme =
        CASE WHEN m.scheme_transaction_id IS NULL THEN p.scheme_transaction_id_scheme
          ELSE coalesce(m.scheme_transaction_id_scheme, p.scheme) END
    FROM ours m WHERE p.merchant_account_id = m.merchant_account_id
      AND p.payment_method_id = m.payment_method_id AND m.approval_status IS NOT NULL`,
  laid: insertRows('tenders', 'tenders'),
  audited: `${insertAudits('$audits', { from: 'gate JOIN ', more: ', transaction_id uuid' })} ${OF_TRANSACTION}`,
  paid: changeRows('tenders', 'tender_changes', 'position', TENDER_CHANGEABLE),
  settled: insertRows('settlement_lines', 'settlement_lines'),
  spent: `
    UPDATE gift_cards g SET usage_count = usage_count + 1, last_used_at = m.at,
      cit_usage_count = cit_usage_count + m.is_gift_customer_initiated::integer,
      cit_last_used_at = CASE WHEN m.is_gift_customer_initiated THEN m.at ELSE cit_last_used_at END
    FROM ours m WHERE g.merchant_account_id = m.merchant_account_id AND g.gift_card_id = m.gift_card_id`,
} as const;
export type Part = keyof typeof PARTS;

/**
 * An intent needs the key that it is asked under. The row is locked: who is taking it over in this moment is
 * waited for, and then it is theirs.
 */
const KEY_IS_OURS = `(c.bind_to IS NULL OR EXISTS (
    SELECT FROM idempotency_keys k WHERE k.merchant_account_id = c.merchant_account_id
      AND k.operation = c.key_operation AND k.key = c.key AND k.owner_id = c.key_owner_id
      AND k.completed_at IS NULL FOR UPDATE))`;

const NEW = Object.keys(COLUMNS.transactions);
const INSERT = `
    INSERT INTO transactions AS t (${NEW.join(', ')}) SELECT ${NEW.map((column) => `r.${column}`).join(', ')}
    FROM ${recordset('transactions', 'r', COLUMNS.transactions)}`;
const UPDATE = `
    UPDATE transactions t SET version = t.version + 1, ${setColumns(TRANSACTION_CHANGEABLE, 't')}
    FROM member c WHERE t.merchant_account_id = c.merchant_account_id AND t.transaction_id = c.transaction_id
      AND t.version = c.version`;
/** The two gates, each also for steps that are taken under a key. */
const BEGIN = { plain: INSERT, withKey: `${INSERT} JOIN member c ${OF_TRANSACTION} WHERE ${KEY_IS_OURS}` };
const ADVANCE = { plain: UPDATE, withKey: `${UPDATE} AND ${KEY_IS_OURS}` };

/** Rows of one step, by the parameter of the statement that takes them. */
export type StepRows = Readonly<Record<string, readonly object[] | undefined>>;
type StepKey = Readonly<{ merchant_account_id: MerchantAccountId; transaction_id: TransactionId }>;
/** `shared`: rows of other tables that concurrent steps may have in common, and no statement changes twice. */
type StepMember = Readonly<{ key: StepKey; rows: StepRows; shared: readonly string[] }>;
type Step = Readonly<{
  parts: ReadonlySet<Part>;
  take(db: Queryable, member: StepMember): Promise<boolean>;
}>;

/** Steps of one statement, at most: of many payments the next are on their way while these go on (docs/adr/0241). */
const FOLDED_MAX = 32;

/**
 * The statement with these parts. PostgreSQL opens the tables of every part of a statement and takes its
 * locks, whether there is something to write or not, so the few combinations that most payments need stand
 * beside the one that can do everything.
 */
function step(name: string, gate: typeof BEGIN | typeof ADVANCE, parts: readonly Part[]): Step {
  const taking = parts.includes('remembered') ? gate.withKey : gate.plain;
  const written = parts.map((part) => `   ${part} AS (${PARTS[part]})`);
  const text = [taking, ...written].join('\n');
  const columns = Object.entries(MEMBER).filter(([column]) => new RegExp(`\\b${column}\\b`).test(text));
  const member = recordset('members', 'm', { ...KEY, ...Object.fromEntries(columns) });
  const tables = [
    ...(/ (?:ours|member)\b/.test(text) ? [`   member AS MATERIALIZED (SELECT * FROM ${member})`] : []),
    `   gate AS (${taking}\n     RETURNING t.merchant_account_id, t.transaction_id)`,
    ...(/ ours\b/.test(text) ? [`   ours AS (SELECT m.* FROM member m JOIN gate ${OF_TRANSACTION})`] : []),
    ...written,
  ].join(',\n');
  const names: string[] = [];
  const numbered = `WITH\n${tables}\n   SELECT transaction_id FROM gate`.replaceAll(
    /\$([a-z_]+)/g,
    (_whole, parameter: string) => {
      if (!names.includes(parameter)) names.push(parameter);
      return `$${names.indexOf(parameter) + 1}`;
    },
  );
  const statement = sql<string>(name, numbered);
  const fold = foldOf<StepMember, boolean>((db) => ({
    max: FOLDED_MAX,
    rowsOf: ({ key, shared }) => [key.transaction_id, ...shared],
    run: (members) => runStep(db, statement, names, members),
  }));
  return { parts: new Set(parts), take: (db, member) => fold(db).add(member) };
}

async function runStep(
  db: Queryable,
  statement: Statement<never>,
  names: readonly string[],
  members: readonly StepMember[],
): Promise<readonly boolean[]> {
  // In one order everywhere, so that processes which move the same transactions do not block each other.
  const ordered = members.toSorted((a, b) => (a.key.transaction_id < b.key.transaction_id ? -1 : 1));
  const values = names.map((name) => {
    const rows = ordered.flatMap(({ rows: ofStep }) => ofStep[name] ?? []);
    return rows.length === 0 ? null : `[${rows.map(newRowJson).join(',')}]`;
  });
  const taken = await db.query<StepKey>(statement, values);
  const through = new Set(taken.map(({ transaction_id }) => transaction_id));
  return members.map(({ key }) => through.has(key.transaction_id));
}

const EVERY_ROW = [
  'started',
  'changed',
  'acted',
  'posted',
  'told',
  'announced',
  'remembered',
  'counted',
  'audited',
] as const satisfies readonly Part[];
/** From the leanest to the one with everything. */
export const BEGINS: readonly Step[] = [
  step('payments.begin', BEGIN, ['started', 'acted', 'audited']),
  step('payments.begin_with_key', BEGIN, ['started', 'acted', 'audited', 'remembered', 'used']),
  step('payments.begin_with_all', BEGIN, [...EVERY_ROW, 'used', 'laid']),
];
export const ADVANCES: readonly Step[] = [
  step('payments.advance', ADVANCE, ['changed', 'posted', 'told', 'announced']),
  step('payments.advance_with_key', ADVANCE, [
    'changed',
    'posted',
    'told',
    'announced',
    'remembered',
    'approved',
  ]),
  step('payments.advance_by_event', ADVANCE, [
    'changed',
    'posted',
    'told',
    'announced',
    'heard',
    'heard_told',
  ]),
  step('payments.advance_with_all', ADVANCE, [
    ...EVERY_ROW,
    'heard',
    'heard_told',
    'approved',
    'settled',
    'paid',
    'spent',
  ]),
];

/** Takes a step by the leanest statement that writes what it needs. */
export function perform(
  db: Pick<Db, 'byKey'>,
  steps: readonly Step[],
  { needed, ...member }: StepMember & Readonly<{ needed: readonly Part[] }>,
): Promise<boolean> {
  const fitting = steps.find(({ parts }) => needed.every((part) => parts.has(part)));
  if (fitting === undefined) throw new Error(`BUG: no statement writes ${needed.join(', ')}`);
  return fitting.take(db.byKey, member);
}
