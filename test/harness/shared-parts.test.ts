import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { inSharedParts } from './shared-parts.ts';

const LONG = { type: 'string', title: 'long enough to be a part '.repeat(25), minLength: 3 };
const PART = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: { name: LONG, inner: { anyOf: [{ type: 'null' }, { type: 'array', items: LONG }] } },
};
const SCHEMAS = [
  { type: 'object', properties: { first: PART, second: PART } },
  { type: 'object', patternProperties: { '^f': PART }, properties: { second: { allOf: [PART] } } },
  { type: 'object', properties: { second: { type: 'object', properties: { inner: PART } } } },
];
const VALUES = [
  {},
  { first: { name: 'Ada' }, second: { name: 'Bob', inner: ['Cleo', 'Dan'] } },
  { first: { name: 'Al' }, second: { name: 'Bob', inner: null } },
  { first: { name: 'Ada' }, second: { inner: ['Cleo', 'Di'] } },
  { first: {}, second: { inner: { name: 'Ada', inner: ['x'], more: 1 } } },
];

const OPTIONS = { strict: false, allErrors: true, inlineRefs: false } as const;
const faultsOf = (validate: ValidateFunction, value: unknown): unknown =>
  validate(value)
    ? 'none'
    : validate.errors?.map(({ instancePath, keyword, params }) => ({ instancePath, keyword, params }));

test('a schema whose parts are shared with others finds the same faults at the same places', () => {
  const compile = inSharedParts(new Ajv2020(OPTIONS));
  const plain = new Ajv2020(OPTIONS);
  const found = new Set<string>();
  for (const schema of SCHEMAS)
    for (const value of VALUES) {
      const expected = faultsOf(plain.compile(schema), value);
      found.add(JSON.stringify(expected));
      assert.deepEqual(faultsOf(compile(schema), value), expected);
    }
  assert.ok(found.size >= VALUES.length, 'these values tell schemas apart');
});

test('a part that stands in several schemas is compiled once', () => {
  const ajv = new Ajv2020(OPTIONS);
  let compiled = 0;
  const compileCounted = (): (() => boolean) => {
    compiled += 1;
    return () => true;
  };
  ajv.addKeyword({ keyword: 'counted', compile: compileCounted });
  const compile = inSharedParts(ajv);
  const part = { ...LONG, counted: true };
  for (const name of ['first', 'second', 'third'])
    compile({ type: 'object', properties: { [name]: part, again: part } });
  assert.equal(compiled, 1);
});
