import assert from 'node:assert/strict';
import { test } from 'node:test';
import TypeBox from 'typebox';
import { Type } from './type.ts';

test('every schema that Type makes is the one that TypeBox makes, to the order of its words', () => {
  const made = (of: typeof Type): string =>
    JSON.stringify([
      of.Array(of.String({ maxLength: 3 }), { maxItems: 2 }),
      of.Boolean({ default: true }),
      of.Enum(['a', 'b'], { type: 'string', title: 'Letter' }),
      of.Integer({ minimum: 1 }),
      of.Literal('one', { default: 'one' }),
      of.Literal(1),
      of.Literal(true),
      of.Null(),
      of.Number(),
      of.Object({ a: of.String(), b: of.Optional(of.Null()), c: of.Integer() }, { title: 'Some' }),
      of.Object({ a: of.Optional(of.String()) }),
      of.Object({}),
      of.Record(of.String(), of.Unknown(), { title: 'Any' }),
      of.Union([of.String({ minLength: 1 }), of.Null()], { title: 'Text' }),
      of.Unknown({ title: 'What' }),
      of.Unsafe<string>({ type: 'string' }),
    ]);
  assert.equal(made(Type), made(TypeBox));
});

test('what is optional stays so in a copy by its descriptors, and is plain JSON', () => {
  const schema = Type.Optional(Type.String());
  const copy = Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema)) as typeof schema;
  assert.equal(JSON.stringify(copy), '{"type":"string"}');
  assert.equal('required' in Type.Object({ copy }), false);
});
