import { ANYBODY, operation } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { list } from './schemas/pagination.ts';
import { constant, fields, maybe, object, optional, text, withDefault } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

const Screen = Type.String({ pattern: '^[a-z][a-z0-9/-]{0,49}$' });
const Query = Type.Record(Type.String(), Type.Array(text(500, 0), { maxItems: 50 }));
const SCREEN_WORDS = 'Which list it is about: a word of the client that saves it, `payments` for example.';
const QUERY_WORDS =
  'What the list is asked for, as the address of the screen has it: names with lists of values. 8,000 characters as ' +
  'JSON at most.';

export const SavedView = object('SavedView', {
  type: constant('saved-view'),
  id: Uuid,
  merchant_account_id: Type.String(),
  name: text(100),
  screen: Screen,
  query: Query,
  shared: Type.Boolean(),
  own: Type.Boolean(),
  owner_name: Type.String(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
describe(SavedView, {
  name: 'What its owner calls it.',
  screen: SCREEN_WORDS,
  query: QUERY_WORDS,
  shared: 'Whether everybody of the merchant account sees it.',
  own: 'Whether the caller is its owner, who alone changes it.',
  owner_name: 'Who saved it.',
});

export const SavedViews = list('SavedViews', SavedView);

export const SavedViewCreate = object('SavedViewCreate', {
  name: text(100),
  screen: Screen,
  query: Query,
  shared: withDefault(Type.Boolean(), false),
});
describe(SavedViewCreate, {
  name: 'What it is to be called.',
  screen: SCREEN_WORDS,
  query: QUERY_WORDS,
  shared: 'True: everybody of the merchant account sees it.',
});

export const SavedViewUpdate = object('SavedViewUpdate', {
  name: optional(text(100)),
  query: optional(Query),
  shared: optional(Type.Boolean()),
});
describe(SavedViewUpdate, {
  name: 'What it is to be called.',
  query: QUERY_WORDS,
  shared: 'True: everybody of the merchant account sees it.',
});

const viewParams = describe(fields({ saved_view_id: Uuid }), {
  saved_view_id: 'The `id` that the saved view was answered with.',
});

export const listSavedViews = operation({
  id: 'list_saved_views',
  method: 'GET',
  path: '/saved-views',
  tag: 'Saved views',
  summary: 'List the saved views of the caller, and those that are shared.',
  description: 'By name. Every person and every key has their own.',
  access: ANYBODY,
  merchantAccount: 'header',
  query: describe(fields({ screen: maybe(Screen) }), { screen: 'Of this screen; left out, of all.' }),
  responses: { 200: SavedViews },
});

export const createSavedView = operation({
  id: 'create_saved_view',
  method: 'POST',
  path: '/saved-views',
  tag: 'Saved views',
  summary: 'Save what a list is asked for, under a name.',
  description:
    'An owner has at most a hundred in a merchant account, and two hundred of all owners are shared.',
  access: ANYBODY,
  merchantAccount: 'header',
  body: SavedViewCreate,
  responses: { 201: SavedView },
});

export const updateSavedView = operation({
  id: 'update_saved_view',
  method: 'PUT',
  path: '/saved-views/{saved_view_id}',
  tag: 'Saved views',
  summary: 'Change the given fields of a saved view.',
  description: 'Only its owner changes it.',
  access: ANYBODY,
  merchantAccount: 'header',
  params: viewParams,
  body: SavedViewUpdate,
  responses: { 200: SavedView },
});

export const deleteSavedView = operation({
  id: 'delete_saved_view',
  method: 'DELETE',
  path: '/saved-views/{saved_view_id}',
  tag: 'Saved views',
  summary: 'Delete a saved view.',
  description: 'Its owner does; a shared one is deleted with the scope `merchant-accounts.write` as well.',
  access: ANYBODY,
  merchantAccount: 'header',
  params: viewParams,
  responses: { 204: null },
});
