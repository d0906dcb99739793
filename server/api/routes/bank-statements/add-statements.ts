import { createHash } from 'node:crypto';
import type { createBankStatement } from '../../../api-contract/bank-statements.ts';
import type { BodyOf } from '../../../api-contract/operation.ts';
import {
  type BankStatementRow,
  type NewBankLine,
  addBankStatement,
  bankStatementOf,
} from '../../../db/queries/bank-statements.ts';
import type { CsvMapping } from '../../../domain/bank-statement/bank-csv.ts';
import { type StatementSource, readStatements } from '../../../domain/bank-statement/read-statements.ts';
import {
  type BankFile,
  type BankStatement,
  MalformedStatement,
  balanceDifference,
  isPlausible,
  lineKeys,
} from '../../../domain/bank-statement/statement.ts';
import { maskCardNumbers } from '../../../domain/card-numbers/card-numbers.ts';
import { parseCurrency } from '../../../domain/currency.ts';
import { firstOf } from '../../../domain/cut.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { ruleBroken } from '../../../domain/problem.ts';
import type { Parts } from '../../../parts.ts';
import { newId } from '../../../platform/entropy.ts';

type Body = BodyOf<typeof createBankStatement>;

/** What is kept of what could not be read. The count has all of it. */
const UNREAD_MAX = 100;

/** Takes each statement of a file; those that are known are answered as they are. */
export async function addStatements(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  body: Body,
  now: Date,
): Promise<readonly BankStatementRow[]> {
  const file = readFile(body);
  const rows: BankStatementRow[] = [];
  for (const statement of file.statements)
    rows.push(await takeStatement(parts, merchantAccountId, { ...body, statement, file }, now));
  return rows;
}

function readFile(body: Body): BankFile {
  try {
    const file = readStatements(statementSource(body), [body.content]);
    const [unread] = file.unread;
    if (file.statements.length > 0) return file;
    throw new MalformedStatement(`no statement could be read: ${unread?.place}: ${unread?.why}`);
  } catch (error) {
    if (!(error instanceof MalformedStatement)) throw error;
    const message = maskCardNumbers(`is no file of the format ${body.format}: ${error.message}`);
    throw ruleBroken({ pointer: '/content', message });
  }
}

function statementSource({ format, mapping }: Body): StatementSource {
  if (format !== 'csv') {
    if (mapping !== undefined)
      throw ruleBroken({ pointer: '/mapping', message: 'is for the format csv alone' });
    return { format };
  }
  if (mapping === undefined)
    throw ruleBroken({ pointer: '/mapping', message: 'is needed for csv: it says which column is what' });
  return { format, mapping: mappingOf(mapping) };
}

function mappingOf(mapping: NonNullable<Body['mapping']>): CsvMapping {
  const { account, amount, credit, debit } = mapping;
  const currency = parseCurrency(mapping.currency);
  if (currency === null)
    throw ruleBroken({ pointer: '/mapping/currency', message: 'is no currency with a minor unit' });
  const hasSides = credit !== undefined || debit !== undefined;

  if ((amount === undefined) === !hasSides)
    throw ruleBroken({ pointer: '/mapping/amount', message: 'needs one column, or credit and debit' });
  return {
    ...{ account, currency, amount, credit, debit },
    bookedOn: mapping.booked_on,
    valueOn: mapping.value_on,
    balance: mapping.balance,
    bankReference: mapping.bank_reference,
    counterparty: mapping.counterparty,
    references: mapping.references ?? [],
    text: mapping.text ?? [],
    dateFormat: mapping.date_format,
    decimalSign: mapping.decimal_sign,
  };
}

async function takeStatement(
  { db }: Parts,
  merchantAccountId: MerchantAccountId,
  { format, statement, file }: Pick<Body, 'format'> & Readonly<{ statement: BankStatement; file: BankFile }>,
  now: Date,
): Promise<BankStatementRow> {
  const keys = lineKeys(statement);
  const { reference, account, currency, opening, closing, opensOn, closesOn, lines } = statement;
  const difference = balanceDifference(statement);

  if (difference !== null && !isPlausible(difference))
    throw ruleBroken({ pointer: '/content', message: 'has lines that add up to more than any amount' });
  const said = [reference, account, currency, opensOn, closesOn, String(opening), String(closing), keys];
  const digest = createHash('sha256').update(JSON.stringify(said)).digest();
  const row = {
    ...{
      merchant_account_id: merchantAccountId,
      bank_statement_id: newId(now),
      digest,
      format,
      account,
      currency,
    },
    ...{ reference: maskCardNumbers(reference), opens_on: opensOn, closes_on: closesOn },
    ...{ opening_amount: opening, closing_amount: closing, difference, line_count: lines.length },
    unread: firstOf(file.unread, UNREAD_MAX).map(({ place, why }) => ({ place, why: maskCardNumbers(why) })),
    unread_count: file.unread.length,
  };
  const known =
    (await bankStatementOf(db, merchantAccountId, digest)) ??
    (await addBankStatement(db, row, newLines(statement, keys, now), now)) ??
    (await bankStatementOf(db, merchantAccountId, digest));
  if (known === null) throw new Error('BUG: a statement is known and is not there');
  return known;
}

function newLines({ lines }: BankStatement, keys: readonly string[], now: Date): readonly NewBankLine[] {
  return lines.map((line, index) => ({
    bank_line_id: newId(now),
    position: line.position,
    line_key: keys[index] ?? '',
    booked_on: line.bookedOn,
    value_on: line.valueOn,
    amount: line.amount,
    charges: line.charges,
    bank_reference: maskOrNull(line.bankReference),
    line_references: line.references.map(maskCardNumbers),
    counterparty: maskOrNull(line.counterparty),
    description: maskCardNumbers(line.text),
    code: line.code,
  }));
}

function maskOrNull(text: string | null): string | null {
  return text === null ? null : maskCardNumbers(text);
}
