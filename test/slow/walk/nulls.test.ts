import { openWalk } from '../../harness/walk.ts';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { OPERATIONS } from '../../../server/api-contract/index.ts';
import { isForPeople, type Operation } from '../../../server/api-contract/operation.ts';
import { type Example, fillReferences } from '../../../server/api/examples/example.ts';
import { objectOf } from '../../../server/domain/json.ts';
import { addressOf, callAs, freshFor, readyExample, screenNoMore, type Walk } from '../../walk/calls.ts';
import { type LeafSchema, sample } from '../../walk/leaves.ts';

/**
 * Null is sent wherever a request may say it, at any depth, and what reads it back is held to our contract and to the
 * published one: what a request may say and an answer may not makes a client's whole list unreadable.
 */
let walk: Walk;
before(async () => {
  walk = await openWalk();
});
after(() => walk.shop.close());

/** Deletes, and what takes no example of ours, say nothing here. */
for (const operation of OPERATIONS) {
  const { body } = operation;
  if (operation.raw === true || body === undefined || isForPeople(operation.access)) continue;
  const places = placesOf(body as LeafSchema);
  if (places.length === 0) continue;
  test(`${operation.id}: nulls that a request may have make no answer that breaks its contract`, async () => {
    let taken = 0;
    for (const place of places) if (await isTaken(operation, place)) taken += 1;
    if (operation.id === 'add_payment_link') assert.ok(taken > 30, String(taken));
  });
}

type Place = Readonly<{ name: string; value: unknown }>;

/** Each member of the body: null, and with null in every place inside it, by every alternative. */
function placesOf(body: LeafSchema): readonly Place[] {
  return branchesOf(body).flatMap((branch) =>
    Object.entries(branch.properties ?? {}).flatMap(([name, schema]) => [
      ...(takesNull(schema) ? [{ name, value: null }] : []),
      ...nulled(schema).map((value) => ({ name, value })),
    ]),
  );
}

/** Values of a schema in which all is null that may be, one level at a time. */
function nulled(schema: LeafSchema): readonly unknown[] {
  return branchesOf(schema).flatMap((branch): readonly unknown[] => {
    const { items, properties } = branch;
    if (items !== undefined) return nulled(items).map((value) => [value]);
    if (properties === undefined || Object.keys(properties).length === 0)
      return branch.type === 'object' && takesNull(valuesOf(branch)) ? [{ mark: null }] : [];
    const members = Object.entries(properties);
    const here = Object.fromEntries(
      members.filter(([, member]) => takesNull(member)).map(([name]) => [name, null]),
    );
    const base = objectOf(sample(branch)) ?? {};
    return [
      { ...base, ...here },
      ...members.flatMap(([name, member]) => nulled(member).map((value) => ({ ...base, [name]: value }))),
    ];
  });
}

function branchesOf(schema: LeafSchema): readonly LeafSchema[] {
  return schema.anyOf?.filter(({ type }) => type !== 'null') ?? [schema];
}

function valuesOf({ patternProperties }: LeafSchema): LeafSchema {
  return Object.values(patternProperties ?? {})[0] ?? {};
}

/** Also where a schema says nothing of what stands there. */
function takesNull({ type, anyOf, const: fixed, enum: several, ...more }: LeafSchema): boolean {
  if (anyOf !== undefined) return anyOf.some(takesNull);
  const says = [type, fixed, several, more['x-sensitive']].some((word) => word !== undefined);
  return type === 'null' || !says;
}

async function isTaken(operation: Operation, { name, value }: Place): Promise<boolean> {
  const example: Example = await readyExample(walk, operation.id);
  const given = fillReferences(value, await freshFor(walk, operation.id, value));
  const path = addressOf(operation, example.params ?? {}, {});
  const answer = await callAs({ service: walk.shop.service, cookie: walk.cookie }, operation, path, {
    version: 'published',
    body: { ...objectOf(example.body), [name]: given },
  });
  if (operation.id.endsWith('anti_fraud_service')) await screenNoMore(walk.shop);
  return answer.status < 300;
}
