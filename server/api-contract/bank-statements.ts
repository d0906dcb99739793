import { CSV_DATE_FORMATS, CSV_DECIMAL_SIGNS } from '../domain/bank-statement/bank-csv.ts';
import { STATEMENT_FORMATS } from '../domain/bank-statement/read-statements.ts';
import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { CurrencyCode, MinorUnits } from './schemas/money.ts';
import { cursorQuery, filteredPage, list, page } from './schemas/pagination.ts';
import { choice, constant, fields, nullable, object, optional, text } from './schemas/schema.ts';
import { thirdPartyId } from './schemas/third-party-id.ts';
import { CalendarDate, Timestamp } from './schemas/time.ts';
import { Type } from './schemas/type.ts';
import { describe } from './schemas/words.ts';

export const BankStatementFormat = choice(
  'BankStatementFormat',
  STATEMENT_FORMATS,
  '`camt.053`: XML of ISO 20022, any version; `mt940`: of SWIFT; `bai2`: of banks in the United States; `csv`: a ' +
    'table, with `mapping`.',
);

const column = text(200);
export const BankCsvMapping = object('BankCsvMapping', {
  account: text(64),
  currency: CurrencyCode,
  booked_on: column,
  value_on: optional(column),
  amount: optional(column),
  credit: optional(column),
  debit: optional(column),
  balance: optional(column),
  bank_reference: optional(column),
  counterparty: optional(column),
  references: optional(Type.Array(column, { maxItems: 20 })),
  text: optional(Type.Array(column, { maxItems: 20 })),
  date_format: choice(
    'BankCsvDateFormat',
    CSV_DATE_FORMATS,
    'In which order: with a point, a slash or a dash between, or, of eight digits with the year first, nothing.',
  ),
  decimal_sign: choice('BankCsvDecimalSign', CSV_DECIMAL_SIGNS, 'What stands before cents.'),
});
describe(BankCsvMapping, {
  account: 'Whose lines they are: IBAN or account number.',
  currency: 'Of the account.',
  booked_on: 'Name of the column with the day on which a line was booked.',
  value_on: 'Name of the column with the value date.',
  amount: 'Name of the column with the amount and its sign; or `credit` and `debit`.',
  credit: 'Name of the column with what came in.',
  debit: 'Name of the column with what went out.',
  balance: 'Name of the column with what the account holds after a line.',
  bank_reference: "Name of the column with the bank's own reference of a line.",
  counterparty: 'Name of the column that says who paid, or was paid.',
  references: 'Names of columns in which references of payouts may stand.',
  text: 'Names of columns with texts.',
  date_format: 'How the days in its columns are written.',
  decimal_sign: 'What stands before cents; the other sign may stand between thousands.',
});

const CONTENT_LENGTH_MAX = 5_500_000;

export const BankStatementCreate = object('BankStatementCreate', {
  format: BankStatementFormat,
  content: thirdPartyId(Type.String({ minLength: 1, maxLength: CONTENT_LENGTH_MAX })),
  mapping: optional(BankCsvMapping),
});
describe(BankStatementCreate, {
  format: 'What the file is written in.',
  content: 'The file as text. What looks like a card number in it is masked before it is kept.',
  mapping: 'Of `csv` alone: which column is what.',
});

export const BankStatementUnreadPart = object('BankStatementUnreadPart', {
  place: Type.String(),
  reason: Type.String(),
});
describe(BankStatementUnreadPart, {
  place: 'Where in the file: a line, a row, or an element.',
  reason: 'Why it could not be read, or was left out.',
});

export const BankStatement = object('BankStatement', {
  type: constant('bank-statement'),
  id: Uuid,
  merchant_account_id: Type.String(),
  format: BankStatementFormat,
  reference: nullable(Type.String()),
  account: Type.String(),
  currency: CurrencyCode,
  opens_on: nullable(CalendarDate),
  closes_on: nullable(CalendarDate),
  opening_amount: nullable(MinorUnits),
  closing_amount: nullable(MinorUnits),
  difference: nullable(MinorUnits),
  line_count: Type.Integer(),
  known_line_count: Type.Integer(),
  unread_parts: Type.Array(BankStatementUnreadPart),
  unread_part_count: Type.Integer(),
  created_at: Timestamp,
});
describe(BankStatement, {
  format: 'What the file was read as.',
  reference: "The bank's id or number of the statement; null where it gives none.",
  account: 'IBAN or account number, without blanks.',
  currency: 'Of the account, and of every amount of the statement.',
  opens_on: 'The day of the opening balance.',
  closes_on: 'The day of the closing balance.',
  opening_amount: 'What the account held before the first line; null where the bank does not say.',
  closing_amount: 'What it held after the last one; null where the bank does not say.',
  difference:
    'Opening balance and lines, less the closing balance. Not zero: lines are missing, see `unread_parts`. Null ' +
    'where a balance is.',
  line_count: 'Lines that the statement has.',
  known_line_count: 'Of these, lines that an earlier statement had: they are not counted again.',
  unread_parts: 'What of its file could not be read, the first hundred.',
  unread_part_count: 'How many there are.',
  created_at: 'When it was uploaded.',
});

export const BankStatementUpload = list('BankStatementUpload', BankStatement);
export const BankStatements = filteredPage('BankStatements', BankStatement);

export const BankStatementLine = object('BankStatementLine', {
  type: constant('bank-statement.line'),
  id: Uuid,
  bank_statement_id: Uuid,
  position: Type.Integer(),
  currency: CurrencyCode,
  booked_on: CalendarDate,
  value_on: nullable(CalendarDate),
  amount: MinorUnits,
  charges: MinorUnits,
  bank_reference: nullable(Type.String()),
  references: Type.Array(Type.String()),
  counterparty: nullable(Type.String()),
  text: Type.String(),
  code: nullable(Type.String()),
});
describe(BankStatementLine, {
  bank_statement_id: 'The statement that had it first.',
  position: 'Its place in that statement, from 1.',
  currency: 'Of the account.',
  booked_on: 'The day on which the bank booked it.',
  value_on: 'From when on it bears interest.',
  amount: 'Above zero came in, below zero went out.',
  charges: 'What the bank took out of the amount, where it says so.',
  bank_reference: "The bank's own reference of the line.",
  references: 'Everything that could name a payout, wherever it stood.',
  counterparty: 'Who paid, or was paid.',
  text: 'What the payer and the bank wrote.',
  code: "The bank's code for such lines.",
});

export const BankStatementLines = page('BankStatementLines', BankStatementLine);

const TAG = 'Bank statements';
const READ = token('transactions.read');

export const createBankStatement = operation({
  id: 'create_bank_statement',
  method: 'POST',
  path: '/bank-statements',
  tag: TAG,
  summary: 'Upload a file with bank statements.',
  description:
    'It is read at once, and answered with a statement for each account and period in it. A statement is taken once, ' +
    'and so is each line, in whatever file it comes again: what was there already is answered as it is. What cannot ' +
    'be read is told, and never guessed; 422 where it is none of that format.',
  access: token('transactions.write'),
  merchantAccount: 'header',
  body: BankStatementCreate,
  bodyBytesMax: 6_000_000,
  responses: { 201: BankStatementUpload },
});

export const listBankStatements = operation({
  id: 'list_bank_statements',
  method: 'GET',
  path: '/bank-statements',
  tag: TAG,
  summary: 'List bank statements, the last uploaded first.',
  description: 'Filters are joined by and; a list of values by or.',
  access: READ,
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      account: optional(text(64)),
      currency: optional(Type.Array(CurrencyCode, { maxItems: 100 })),
      closes_on_gte: optional(CalendarDate),
      closes_on_lte: optional(CalendarDate),
    }),
    {
      account: 'Of exactly this account.',
      currency: 'In one of these currencies.',
      closes_on_gte: 'Whose closing balance is of this day or later.',
      closes_on_lte: 'Whose closing balance is of this day or earlier.',
    },
  ),
  responses: { 200: BankStatements },
});

const params = describe(fields({ bank_statement_id: Uuid }), {
  bank_statement_id: 'Which one: as an upload was answered, or a list names it.',
});

export const getBankStatement = operation({
  id: 'get_bank_statement',
  method: 'GET',
  path: '/bank-statements/{bank_statement_id}',
  tag: TAG,
  summary: 'Read a bank statement, and what of its file could not be read.',
  description: 'It never changes.',
  access: READ,
  merchantAccount: 'header',
  params,
  responses: { 200: BankStatement },
});

export const listBankStatementLines = operation({
  id: 'list_bank_statement_lines',
  method: 'GET',
  path: '/bank-statements/{bank_statement_id}/lines',
  tag: TAG,
  summary: 'List the lines of a bank statement, in its order.',
  description: 'Those that an earlier statement had are listed there.',
  access: READ,
  merchantAccount: 'header',
  params,
  query: fields({ ...cursorQuery() }),
  responses: { 200: BankStatementLines },
});
