import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type TypedValue, faultsByTypes } from '../../connectors/compiled.ts';
import { type Types, TYPES } from '../../connectors/facts/published-types.ts';
import { nameAt } from '../../connectors/published.ts';
import { type RecordedExchange, recordedOf } from '../../connectors/recorded.ts';

/** What was recorded of a connector, by the types that its processor publishes with its package. */

let faults: ReadonlyMap<string, readonly string[]> = new Map();
const messages = Object.entries(TYPES).flatMap(([processor, types]) =>
  recordedOf(processor).flatMap((exchange) => messagesOf(processor, types, exchange)),
);
/** The first message of each type, with a name that is not published. */
const planted = [...new Map(messages.toReversed().map((message) => [message.type, message])).values()].map(
  ({ type, value }) => ({
    what: `an unknown name in ${type}`,
    type,
    value: withMore(value),
  }),
);

before(async () => {
  faults = await faultsByTypes([...messages, ...planted]);
});

for (const { what } of messages)
  test(`${what} is as published`, () => assert.deepEqual(faults.get(what) ?? [], []));

for (const { what } of planted)
  test(`${what} is found`, () => assert.match((faults.get(what) ?? []).join(), /does not exist in type/));

function messagesOf(
  processor: string,
  { operations }: Types,
  exchange: RecordedExchange,
): readonly TypedValue[] {
  const { file, method, place, request, status, answer } = exchange;
  const name = nameAt(Object.keys(operations), method, place) ?? '';
  const types = operations[name] ?? assert.fail(`${method} ${place} has no type`);
  const what = `${processor}: ${file}: ${method} ${place}`;
  const asked = { what: `${what}, the request`, type: types.request ?? 'undefined', value: request };
  return [
    ...(request === undefined ? [] : [asked]),
    ...(status.startsWith('2') ? [{ what: `${what}, the answer`, type: types.answer, value: answer }] : []),
  ];
}

/** At the top, or inside the one object that stands there. */
function withMore(value: unknown): object {
  const [[name, inner] = ['', null], ...others] = Object.entries(value as object);
  const isWrapped = others.length === 0 && typeof inner === 'object' && inner !== null;
  return isWrapped ? { [name]: withMore(inner) } : { ...(value as object), unpublished: '1' };
}
