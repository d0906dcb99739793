import { openWalk } from '../../harness/walk.ts';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { OPERATIONS } from '../../../server/api-contract/index.ts';
import type { Operation } from '../../../server/api-contract/operation.ts';
import { type Example, fillReferences } from '../../../server/api/examples/example.ts';
import { objectOf } from '../../../server/domain/json.ts';
import { addressOf, callAs, freshFor, readyExample, screenNoMore, type Walk } from '../../walk/calls.ts';
import { besideBranch, type Leaf, leavesOf, withLeaf } from '../../walk/leaves.ts';

/**
 * Every field of every request, and every name in a path, is sent with values that no caller should send. Each is
 * refused or taken, and nothing breaks: no answer of 500, no error in the log.
 */
let walk: Walk;
const faults: string[] = [];
let requests = 0;
before(async () => {
  const logTo = (line: string): void => {
    const { level } = JSON.parse(line) as { level: number };
    if (level >= 50) faults.push(line.slice(0, 1000));
  };
  walk = await openWalk({ logTo });
});
after(async () => {
  await walk.shop.close();
  assert.ok(requests > 5_000, `${requests} requests`);
});

/** As JSON has them: some no number and no text of ours can hold. */
const NUMBERS = ['-1', '9223372036854775808', '1e400'];
const TEXTS = ['', 'a\u0000b', '\ud800', '9999-99-99T99:99:99Z', `a${'\u0301'.repeat(10_000)}`].map((text) =>
  JSON.stringify(text),
);
const OTHERS = ['null', '{"__proto__":{"a":1},"constructor":1}'];
const VALUES = [...NUMBERS, ...TEXTS, ...OTHERS];
/** Each field is sent with so many of them in turn: what stands in many operations meets others in each. */
const EACH = Number(process.env['HOSTILE_EACH'] ?? VALUES.length);
let sent = 0;
function inTurn(values: readonly string[]): readonly string[] {
  const first = sent;
  sent += EACH;
  return values.map((_, index) => values[(first + index) % values.length] ?? '').slice(0, EACH);
}
/** Stands in a body where one of them is put, since no value of JavaScript prints like them. */
const HERE = 'the hostile value';

/** Examples refer to what earlier ones made: that is changed last, and then taken away. */
const TURNS = ['GET', 'POST', 'PUT', 'DELETE'];
const LAST = /^(?:delete_buyer|(?:accept|submit)_dispute)$/;
const turnOf = ({ id, method }: Operation): number => (LAST.test(id) ? TURNS.length : TURNS.indexOf(method));
for (const operation of OPERATIONS.toSorted((one, other) => turnOf(one) - turnOf(other))) {
  if (operation.raw === true) continue;
  test(`${operation.id}: whatever a field holds, nothing breaks`, async () => {
    const example = await readyExample(walk, operation.id);
    for (const name of Object.keys(example.params ?? {}))
      for (const text of inTurn(TEXTS)) {
        const given = encodeURIComponent((JSON.parse(text) as string).toWellFormed());
        await isAnswered(operation, { ...example, params: { ...example.params, [name]: given } }, name);
      }
    for (const leaf of fieldsOf(operation.query))
      for (const value of inTurn(VALUES))
        await isAnswered(
          operation,
          { ...example, query: { ...example.query, [leaf.name]: textOf(value) } },
          leaf.pointer,
          JSON.stringify(example.body),
        );
    for (const leaf of fieldsOf(operation.body)) {
      const body = await bodyWith(operation.id, example, leaf);
      for (const value of inTurn(VALUES))
        await isAnswered(
          operation,
          example,
          leaf.pointer,
          body.replace(JSON.stringify(HERE), () => value),
        );
    }
    if (operation.id.endsWith('anti_fraud_service')) await screenNoMore(walk.shop);
  });
}

/** Each once: alternatives have most of their fields in common. */
function fieldsOf(schema: Operation['body']): readonly Leaf[] {
  const keyOf = ({ pointer, schema: of }: Leaf): string =>
    pointer.replaceAll(/\([^)]*\)/g, '') + JSON.stringify(of);
  return [...new Map(leavesOf(schema ?? {}).map((leaf) => [keyOf(leaf), leaf])).values()];
}

async function bodyWith(operation: string, example: Example, leaf: Leaf): Promise<string> {
  const wanted = leaf.at(HERE);
  const made = fillReferences(wanted, await freshFor(walk, operation, wanted));
  const told = withLeaf(example.body, made, leaf);
  return JSON.stringify(objectOf(told) === null ? told : { ...objectOf(told), ...besideBranch(leaf) });
}

/** The content of a text, else its JSON. */
function textOf(value: string): string {
  const parsed: unknown = JSON.parse(value);
  return typeof parsed === 'string' ? parsed : value;
}

async function isAnswered(
  operation: Operation,
  { params = {}, query = {} }: Example,
  pointer: string,
  rawBody?: string,
): Promise<void> {
  const path = addressOf(operation, params, query);
  requests += 1;
  const answer = await callAs({ service: walk.shop.service, cookie: walk.cookie }, operation, path, {
    unchecked: true,
    ...(rawBody === undefined ? {} : { rawBody }),
  });
  const asked = `${pointer}: ${path.slice(0, 600)} ${rawBody?.slice(0, 1000)}`;
  const logged = faults.splice(0);
  assert.ok(answer.status < 500, `${asked}\n${answer.status} ${answer.text}`);
  assert.deepEqual(logged, [], asked);
}
