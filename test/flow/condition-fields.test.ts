import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { CONDITIONS } from '../../server/domain/flow/conditions.ts';

/** As the dashboard's editor has them; the types of a browser's code are checked with the app. */
type Fields = Readonly<Record<string, Readonly<{ flows: readonly string[]; operators: readonly string[] }>>>;

test('the editor of the dashboard offers every condition that the service knows, and no other', async () => {
  const file = path.join(import.meta.dirname, '../../apps/dashboard/src/parts/condition-fields.ts');
  const { CONDITION_FIELDS: fields } = (await import(file)) as { CONDITION_FIELDS: Fields };
  const told = Object.entries(CONDITIONS).map(([name, { flows, operators }]) => [
    name,
    { flows: [...flows].toSorted(), operators: Object.keys(operators).toSorted() },
  ]);
  const offered = Object.entries(fields).map(([name, { flows, operators }]) => [
    name,
    { flows: [...flows].toSorted(), operators: [...operators].toSorted() },
  ]);
  assert.deepEqual(Object.fromEntries(offered), Object.fromEntries(told));
});
