import type { StatementFormat } from '../../domain/bank-statement/read-statements.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import type { Timestamp } from '../../domain/timestamp.ts';
import type { NameFor } from '../answer-types.ts';
import { type Queryable, sql, violatedConstraint } from '../db.ts';
import { type FilterTable, type FiltersOf, filterSql } from '../filter-table.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset, keyset, sortValues } from '../keyset.ts';
import { askForMatch } from './reconciliation-items.ts';

export type BankStatementRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  bank_statement_id: string;
  digest: Buffer;
  format: StatementFormat;
  reference: string;
  account: string;
  currency: string;
  opens_on: string | null;
  closes_on: string | null;
  opening_amount: bigint | null;
  closing_amount: bigint | null;
  difference: bigint | null;
  line_count: number;
  known_line_count: number;
  unread: readonly Readonly<{ place: string; why: string }>[];
  unread_count: number;
  created_at: Timestamp;
}>;
type SortedRow = Readonly<{ sort_values: readonly string[] }>;
export type BankStatementListRow = BankStatementRow & SortedRow;

export type BankLineRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  bank_line_id: string;
  bank_statement_id: string;
  position: number;
  account: string;
  currency: string;
  line_key: string;
  booked_on: string;
  value_on: string | null;
  amount: bigint;
  charges: bigint;
  bank_reference: string | null;
  line_references: readonly string[];
  counterparty: string | null;
  description: string;
  code: string | null;
}>;
export type BankLineListRow = BankLineRow & SortedRow;

/** Lines that are known are left out, and counted; a statement that is known breaks `bank_statements_once`. */
const ADD = sql(
  'bank_statements.add',
  `WITH lines AS (
     INSERT INTO bank_lines (merchant_account_id, bank_line_id, bank_statement_id, position, account, currency,
       line_key, booked_on, value_on, amount, charges, bank_reference, line_references, counterparty, description, code)
     SELECT $1, given.bank_line_id, $2, given.position, $6, $7, given.line_key, given.booked_on, given.value_on,
       given.amount, given.charges, given.bank_reference, given.line_references, given.counterparty, given.description,
       given.code
     FROM jsonb_to_recordset($16::jsonb) given (bank_line_id uuid, position integer, line_key text, booked_on text,
       value_on text, amount bigint, charges bigint, bank_reference text, line_references jsonb, counterparty text,
       description text, code text)
     ON CONFLICT (merchant_account_id, account, currency, line_key) DO NOTHING
     RETURNING booked_on
   ), asked AS (
     ${askForMatch('lines')}
   ), added AS (
     INSERT INTO bank_statements (merchant_account_id, bank_statement_id, digest, format, reference, account, currency,
       opens_on, closes_on, opening_amount, closing_amount, difference, line_count, unread, unread_count, created_at,
       known_line_count)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::jsonb, $15, $17, $13 - counted.lines::integer
     FROM (SELECT count(*) AS lines FROM lines) counted
     RETURNING *
   )
   SELECT * FROM added`,
);
export type NewBankStatement = Omit<BankStatementRow, 'known_line_count' | 'created_at'>;
export type NewBankLine = Omit<
  BankLineRow,
  'merchant_account_id' | 'bank_statement_id' | 'account' | 'currency'
>;

/** Null where it is known. Nothing of it is counted twice, whoever uploads it at the same time. */
export async function addBankStatement(
  db: Queryable,
  row: NewBankStatement,
  lines: readonly NewBankLine[],
  now: Date,
): Promise<BankStatementRow | null> {
  // In one order, so that no two uploads wait for each other.
  const given = lines
    .toSorted((one, other) => (one.line_key < other.line_key ? -1 : 1))
    .map(({ amount, charges, ...line }) => ({ ...line, amount: String(amount), charges: String(charges) }));
  try {
    const [added] = await db.query<BankStatementRow>(ADD, [
      ...[row.merchant_account_id, row.bank_statement_id, row.digest, row.format, row.reference, row.account],
      ...[row.currency, row.opens_on, row.closes_on, row.opening_amount, row.closing_amount, row.difference],
      ...[row.line_count, JSON.stringify(row.unread), row.unread_count, JSON.stringify(given), now],
    ]);
    return added ?? null;
  } catch (error) {
    if (violatedConstraint(error) === 'bank_statements_once') return null;
    throw error;
  }
}

const BY_DIGEST = sql(
  'bank_statements.by_digest',
  'SELECT * FROM bank_statements WHERE merchant_account_id = $1 AND digest = $2',
);
export async function bankStatementOf(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  digest: Buffer,
): Promise<BankStatementRow | null> {
  const [row] = await db.query<BankStatementRow>(BY_DIGEST, [merchantAccountId, digest]);
  return row ?? null;
}

const GET = sql(
  'bank_statements.get',
  'SELECT * FROM bank_statements WHERE merchant_account_id = $1 AND bank_statement_id = $2',
);
export async function getBankStatement(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<BankStatementRow | null> {
  const [row] = await db.query<BankStatementRow>(GET, [merchantAccountId, id]);
  return row ?? null;
}

const FILTERS = {
  account: ['text', 's.account = ?'],
  currencies: ['text[]', 's.currency = ANY (?)'],
  closesFrom: ['text', 's.closes_on >= ?'],
  closesUntil: ['text', 's.closes_on <= ?'],
} as const satisfies FilterTable;
export type BankStatementFilters = FiltersOf<typeof FILTERS>;

const { names, optional, values } = filterSql(FILTERS);
/** Ids have the time of the upload. */
const KEYS: readonly SortKey[] = [{ expression: 's.bank_statement_id', type: 'uuid' }];
const LIST: NameFor<BankStatementListRow> = 'bank_statements.list';
const list = filteredKeyset<BankStatementListRow>(LIST, {
  row: 's',
  from: 'bank_statements s',
  where: 's.merchant_account_id = $1',
  filters: optional(),
  values: names.length + 1,
  keys: KEYS,
});

/** The last uploaded first. */
export function listBankStatements(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: BankStatementFilters,
  page: PageRequest,
): Promise<Slice<BankStatementListRow>> {
  return list(db, [merchantAccountId, ...values(filters)], page);
}

const LINE_KEYS: readonly SortKey[] = [{ expression: 'l.position', type: 'integer' }];
const lines = keyset<BankLineListRow>('bank_statements.lines', {
  select: `SELECT l.*, ${sortValues(LINE_KEYS)} FROM bank_lines l
    WHERE l.merchant_account_id = $1 AND l.bank_statement_id = $2`,
  values: 2,
  keys: LINE_KEYS,
  order: 'asc',
});

/** In the order of the statement. */
export function listBankLines(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  statementId: string,
  page: PageRequest,
): Promise<Slice<BankLineListRow>> {
  return lines(db, [merchantAccountId, statementId], page);
}
