import type { Static } from 'typebox';
import {
  type FraudListEntry,
  createFraudListEntry,
  deleteFraudListEntry,
  getFraudListEntry,
  listFraudListEntries,
} from '../../../api-contract/fraud-list-entries.ts';
import {
  type FraudListEntryRow,
  deleteFraudListEntry as deleteRow,
  getFraudListEntry as getRow,
  listFraudListEntries as listRows,
} from '../../../db/queries/fraud-lists.ts';
import { Problem } from '../../../domain/problem.ts';
import { filteredListPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { answerOrNotFound } from '../answer-or-not-found.ts';
import { createEntry } from './create-entry.ts';

const create = route(createFraudListEntry, async (context) => ({
  status: 201,
  body: render(await createEntry(context)),
}));

const list = route(listFraudListEntries, async (context) => {
  const { query, merchantAccountId, now, parts } = context;
  const { cursor: _cursor, limit: _limit, ...asked } = query;
  const filters = { effect: query.effect, kinds: query.kind, value: query.value, liveAt: now };

  const body = await filteredListPage(context, {
    list: 'fraud-list-entries',
    filters: asked,
    fetch: (page) => listRows(parts.db, merchantAccountId, filters, page),
    item: render,
  });
  return { status: 200, body };
});

const get = route(getFraudListEntry, async ({ params, merchantAccountId, now, parts }) => {
  const row = await getRow(parts.db, merchantAccountId, params.fraud_list_entry_id, now);
  return answerOrNotFound(row === null ? null : render(row));
});

const remove = route(deleteFraudListEntry, async ({ params, merchantAccountId, parts }) => {
  if (!(await deleteRow(parts.db, merchantAccountId, params.fraud_list_entry_id)))
    throw new Problem('not_found');
  return { status: 204, body: null };
});

export const fraudListEntryRoutes: readonly AnyRoute[] = [create, list, get, remove];

function render({ fraud_list_entry_id: id, ...row }: FraudListEntryRow): Static<typeof FraudListEntry> {
  const { merchant_account_id, effect, kind, value, label, reason, note } = row;
  const { transaction_id, creator_name, expires_at, created_at } = row;
  return {
    ...{ type: 'fraud-list-entry', id, merchant_account_id, effect, kind, value, label, reason, note },
    ...{ transaction_id, creator_name, expires_at, created_at },
  };
}
