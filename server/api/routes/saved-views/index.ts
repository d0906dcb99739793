import type { Static } from 'typebox';
import { actorOf, type Caller } from '../../../access/caller.ts';
import { grants } from '../../../access/scopes.ts';
import {
  type SavedView,
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
} from '../../../api-contract/saved-views.ts';
import { hasRoomForSavedView, LIMITS } from '../../../db/queries/limits.ts';
import {
  type SavedViewRow,
  deleteSavedViewRow,
  getSavedViewRow,
  insertSavedView,
  listSavedViewRows,
  updateSavedViewRow,
} from '../../../db/queries/saved-views.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import type { Parts } from '../../../parts.ts';
import { newId } from '../../../platform/entropy.ts';
import { type AnyRoute, route } from '../../route.ts';
import { limitReached } from '../limit-reached.ts';

const list = route(listSavedViews, async ({ query, merchantAccountId, caller, parts }) => {
  const { id } = ownerOf(caller);
  const rows = await listSavedViewRows(parts.db, merchantAccountId, id, query.screen ?? null);
  return { status: 200, body: { items: rows.map((row) => renderView(row, id)) } };
});

const create = route(createSavedView, async ({ body, merchantAccountId, caller, now, parts }) => {
  assertQuery(body.query);
  const owner = ownerOf(caller);
  const wanted: SavedViewRow = {
    merchant_account_id: merchantAccountId,
    saved_view_id: newId(now),
    owner_id: owner.id,
    owner_name: owner.name,
    is_shared: body.shared,
    screen: body.screen,
    name: body.name,
    query: body.query,
    created_at: timestamp(now),
    updated_at: timestamp(now),
  };
  const row = await parts.db.transaction(async (tx) => {
    const room = await hasRoomForSavedView(tx, merchantAccountId, owner.id);
    if (!room.own) throw limitReached(LIMITS.savedViews, 'saved views of yours');
    if (body.shared && !room.shared) throw limitReached(LIMITS.sharedViews, 'shared views');
    return insertSavedView(tx, wanted);
  });

  return { status: 201, body: renderView(row, owner.id) };
});

const update = route(updateSavedView, async ({ params, body, merchantAccountId, caller, now, parts }) => {
  if (body.query !== undefined) assertQuery(body.query);
  const { id } = ownerOf(caller);
  const row = await viewAt(parts, merchantAccountId, params.saved_view_id, id);
  if (row.owner_id !== id) throw new Problem('forbidden', { message: 'Only the owner of a view changes it' });
  const changed = await parts.db.transaction(async (tx) => {
    const room = await hasRoomForSavedView(tx, merchantAccountId, id);
    if (body.shared === true && !row.is_shared && !room.shared)
      throw limitReached(LIMITS.sharedViews, 'shared views');
    const { name = row.name, query = row.query, shared = row.is_shared } = body;
    return updateSavedViewRow(tx, { ...row, name, query, is_shared: shared }, now);
  });
  if (changed === null) throw new Problem('not_found');

  return { status: 200, body: renderView(changed, id) };
});

const remove = route(deleteSavedView, async ({ params, merchantAccountId, caller, parts }) => {
  const { id, permissions } = ownerOf(caller);
  const row = await viewAt(parts, merchantAccountId, params.saved_view_id, id);
  if (row.owner_id !== id && !grants(permissions, 'merchant-accounts.write'))
    throw new Problem('forbidden', {
      message: 'Its owner deletes it, or who has the scope merchant-accounts.write',
    });
  if (!(await deleteSavedViewRow(parts.db, merchantAccountId, row.saved_view_id)))
    throw new Problem('not_found');

  return { status: 204, body: null };
});

/** What somebody else keeps for themselves is not there. */
async function viewAt(
  { db }: Pick<Parts, 'db'>,
  merchantAccountId: MerchantAccountId,
  viewId: string,
  ownerId: string,
): Promise<SavedViewRow> {
  const row = await getSavedViewRow(db, merchantAccountId, viewId);
  if (row === null || (row.owner_id !== ownerId && !row.is_shared)) throw new Problem('not_found');
  return row;
}

function ownerOf(caller: Caller): Readonly<{ id: string; name: string; permissions: readonly string[] }> {
  const actor = actorOf(caller);
  if (actor === null || caller.kind === 'public') throw new Problem('unauthorized');
  return { id: actor.id, name: actor.name, permissions: caller.permissions };
}

const QUERY_CHARACTERS_MAX = 8000;

function assertQuery(query: SavedViewRow['query']): void {
  if (JSON.stringify(query).length > QUERY_CHARACTERS_MAX)
    throw ruleBroken({
      pointer: '/query',
      message: `must have at most ${QUERY_CHARACTERS_MAX} characters as JSON`,
    });
}

function renderView(row: SavedViewRow, callerId: string): Static<typeof SavedView> {
  return {
    type: 'saved-view',
    id: row.saved_view_id,
    merchant_account_id: row.merchant_account_id,
    name: row.name,
    screen: row.screen,
    query: Object.fromEntries(Object.entries(row.query).map(([name, values]) => [name, [...values]])),
    shared: row.is_shared,
    own: row.owner_id === callerId,
    owner_name: row.owner_name,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export const savedViewRoutes: readonly AnyRoute[] = [list, create, update, remove];
