import { openWalk } from '../../harness/walk.ts';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { OPERATIONS } from '../../../server/api-contract/index.ts';
import type { Operation } from '../../../server/api-contract/operation.ts';
import { fillReferences } from '../../../server/api/examples/example.ts';
import { objectOf } from '../../../server/domain/json.ts';
import { addressOf, callAs, freshFor, readyExample, screenNoMore, type Walk } from '../../walk/calls.ts';
import { besideBranch, type Leaf, leavesOf, withLeaf } from '../../walk/leaves.ts';

/** Every word that the contract lists for a field is sent: one that is refused is a promise that nobody keeps. */
let walk: Walk;
before(async () => {
  walk = await openWalk();
});
after(() => walk.shop.close());

/** By the last name of a field: refusals that rest on other fields, or that the contract says beside the word. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  preferred_scheme: /^is not a scheme of this card/,
  // Those of the condition in the example, or of the smallest one.
  operator: /^must be one of (?:is_one_of, is_not_one_of|less_than, greater_than, is_between)$/,
  method: /^no active payment service keeps this method|this release( takes accounts of Plaid)?$/, // by its description
  scheme_transaction_id_scheme: /^needs a scheme_transaction_id$/,
  integration_client: /^is for methods with a client SDK, which cards do not have$/,
  evidence: /^has a other already/, // the walk made it
  model: /^must be transactions, .* other models are not served here$/, // `ai_insights`, by its description
};

for (const operation of OPERATIONS) {
  if (operation.raw === true) continue;
  test(`${operation.id}: takes every word that its contract lists`, async () => {
    const refused: string[] = [];
    for (const part of ['body', 'query'] as const)
      for (const leaf of leavesOf(operation[part] ?? {}))
        for (const word of wordsOf(leaf)) {
          const why = await refusalOf(operation, part, leaf, word);
          if (why !== null && REFUSED[leaf.name]?.test(why) !== true)
            refused.push(`${leaf.pointer} ${JSON.stringify(word)}: ${why}`);
        }
    assert.deepEqual(refused, []);
  });
}

function wordsOf({ schema: { const: fixed, enum: several, items } }: Leaf): readonly unknown[] {
  if (items?.enum !== undefined) return items.enum.map((word) => [word]);
  return several ?? (fixed === undefined ? [] : [fixed]);
}

async function refusalOf(
  operation: Operation,
  part: 'body' | 'query',
  leaf: Leaf,
  word: unknown,
): Promise<string | null> {
  const example = await readyExample(walk, operation.id);
  const wanted = leaf.at(word);
  const made = fillReferences(wanted, await freshFor(walk, operation.id, wanted));
  const told = part === 'body' ? withLeaf(example.body, made, leaf) : example.body;
  const query = { ...example.query, ...(part === 'query' ? { [leaf.name]: String(word) } : {}) };
  const path = addressOf(operation, example.params ?? {}, query);
  const answer = await callAs({ service: walk.shop.service, cookie: walk.cookie }, operation, path, {
    unchecked: true,
    body: { ...objectOf(told), ...besideBranch(leaf) },
  });
  if (operation.id.endsWith('anti_fraud_service')) await screenNoMore(walk.shop);
  if (answer.status < 300) return null;
  const pointer = leaf.pointer.replaceAll(/\([^)]*\)/g, '');
  const own = (answer.body.details ?? []).find((detail: { pointer: string }) =>
    [pointer, pointer.slice(1)].includes(detail.pointer),
  );
  return own === undefined ? null : String(own.message);
}
