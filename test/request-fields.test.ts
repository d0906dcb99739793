import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TSchema } from 'typebox';
import { OPERATIONS } from '../server/api-contract/index.ts';

/** Fields that no code names, and why that is right. */
const UNNAMED: Readonly<Record<string, string>> = {
  locale: 'names of payment options are English so far, which the contract says',
  account_id: 'of Plaid, whose payment methods are refused by their method',
  device_channel: 'has one value, and tells the two forms of the call apart in the contract',
};
/** Their bodies go to the provider whole. */
const WHOLE = new Set([
  'create_paze_mobile_session',
  'review_paze_mobile_session',
  'complete_paze_mobile_session',
]);

type Node = Readonly<{ properties?: Readonly<Record<string, unknown>>; anyOf?: readonly Node[] }>;
const namesOf = (schema: TSchema | null | undefined): ReadonlySet<string> => {
  const walk = (node: Node): readonly string[] => [
    ...Object.keys(node.properties ?? {}),
    ...(node.anyOf ?? []).flatMap(walk),
  ];
  return new Set(schema === null || schema === undefined ? [] : walk(schema));
};

test('what a request may say is answered under its name, or some code reads it: nothing is taken for nothing', () => {
  const root = join(import.meta.dirname, '..');
  const code = globSync('server/**/*.ts', { cwd: root })
    .filter((file) => !file.startsWith('server/api-contract/') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const words = new Set(code.match(/\w+/g));
  const lost: string[] = [];
  for (const { id, body, responses } of OPERATIONS) {
    if (body === undefined || WHOLE.has(id)) continue;
    const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
    const told = namesOf(answer as TSchema | null | undefined);
    for (const name of namesOf(body))
      if (!told.has(name) && !words.has(name) && !Object.hasOwn(UNNAMED, name)) lost.push(`${id} ${name}`);
  }
  assert.deepEqual(lost, []);
});
