import {
  createBankStatement,
  getBankStatement,
  listBankStatementLines,
  listBankStatements,
} from '../../../api-contract/bank-statements.ts';
import {
  type BankLineRow,
  type BankStatementRow,
  getBankStatement as getRow,
  listBankLines,
  listBankStatements as listRows,
} from '../../../db/queries/bank-statements.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { Problem } from '../../../domain/problem.ts';
import { numberOrNull } from '../../../json/stored-json.ts';
import type { Parts } from '../../../parts.ts';
import { filteredListPage, listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { addStatements } from './add-statements.ts';

const create = route(createBankStatement, async ({ body, merchantAccountId, now, parts }) => {
  const rows = await addStatements(parts, merchantAccountId, body, now);
  return { status: 201, body: { items: rows.map(render) } };
});

const list = route(listBankStatements, async (context) => {
  const { query, merchantAccountId, parts } = context;
  const { cursor: _cursor, limit: _limit, ...asked } = query;
  const filters = {
    account: query.account,
    currencies: query.currency,
    closesFrom: query.closes_on_gte,
    closesUntil: query.closes_on_lte,
  };

  const body = await filteredListPage(context, {
    list: 'bank-statements',
    filters: asked,
    fetch: (page) => listRows(parts.db, merchantAccountId, filters, page),
    item: render,
  });
  return { status: 200, body };
});

const get = route(getBankStatement, async ({ params, merchantAccountId, parts }) => ({
  status: 200,
  body: render(await statementOf(parts, merchantAccountId, params.bank_statement_id)),
}));

const lines = route(listBankStatementLines, async (context) => {
  const { params, merchantAccountId, parts } = context;
  const { bank_statement_id: id } = await statementOf(parts, merchantAccountId, params.bank_statement_id);
  const body = await listPage(context, {
    list: 'bank-statement-lines',
    filters: { id },
    fetch: (page) => listBankLines(parts.db, merchantAccountId, id, page),
    item: renderLine,
  });
  return { status: 200, body };
});

export const bankStatementRoutes: readonly AnyRoute[] = [create, list, get, lines];

async function statementOf(
  { db }: Pick<Parts, 'db'>,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<BankStatementRow> {
  const row = await getRow(db, merchantAccountId, id);
  if (row === null) throw new Problem('not_found');
  return row;
}

function render(row: BankStatementRow) {
  const { bank_statement_id: id, merchant_account_id, format, account, currency, created_at } = row;
  return {
    ...{ type: 'bank-statement' as const, id, merchant_account_id, format, account, currency, created_at },
    reference: row.reference === '' ? null : row.reference,
    opens_on: row.opens_on,
    closes_on: row.closes_on,
    opening_amount: numberOrNull(row.opening_amount),
    closing_amount: numberOrNull(row.closing_amount),
    difference: numberOrNull(row.difference),
    line_count: row.line_count,
    known_line_count: row.known_line_count,
    unread_parts: row.unread.map(({ place, why }) => ({ place, reason: why })),
    unread_part_count: row.unread_count,
  };
}

function renderLine(row: BankLineRow) {
  const { bank_line_id: id, bank_statement_id, position, currency, booked_on, value_on, code } = row;
  return {
    ...{
      type: 'bank-statement.line' as const,
      id,
      bank_statement_id,
      position,
      currency,
      booked_on,
      value_on,
    },
    amount: Number(row.amount),
    charges: Number(row.charges),
    bank_reference: row.bank_reference,
    references: [...row.line_references],
    counterparty: row.counterparty,
    text: row.description,
    code,
  };
}
