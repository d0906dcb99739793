import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Secret } from '../domain/secret.ts';
import type { Facts, HeldValue } from '../vault/vault.ts';
import { compileCheck } from './contract-check.ts';
import { OPERATIONS, requestSchema } from '../api-contract/index.ts';
import { createPaymentMethod } from '../api-contract/payment-methods.ts';
import {
  constant,
  fields,
  maybe,
  object,
  text,
  variants,
  withDefault,
} from '../api-contract/schemas/schema.ts';
import { sensitive } from '../api-contract/schemas/sensitive.ts';
import { forValidation } from './schema-for-validation.ts';
import { detailsOf } from './validation-details.ts';
import { Type } from '../api-contract/schemas/type.ts';

const NOTHING_HELD: ReadonlyMap<string, HeldValue> = new Map();
function problems(schema: Parameters<typeof compileCheck>[0], value: unknown, held = NOTHING_HELD): string[] {
  return detailsOf(compileCheck(schema)(value, held), 'body')
    .map((detail) => `${detail.pointer} ${detail.type}`)
    .sort();
}
const holding = (pointer: string, facts: Partial<Facts>): ReadonlyMap<string, HeldValue> =>
  new Map([
    [
      pointer,
      {
        handle: 'h',
        secret: new Secret('x', { kind: 'held', handle: 'h' }),
        facts: {
          length: 16,
          digits: true,
          luhn: true,
          bin: '41111111',
          lastFour: '1111',
          iban: false,
          ...facts,
        },
      },
    ],
  ]);

const Card = object('Card', {
  method: constant('card'),
  size: withDefault(Type.Integer(), 7),
  name: text(5),
});
const Ach = object('Ach', { method: constant('bank'), scheme: constant('ach'), account: text(5) });
const Sepa = object('Sepa', { method: constant('bank'), scheme: constant('sepa'), iban: text(5) });
const Body = fields({ payment: variants('method', [Card, Ach, Sepa]), note: maybe(text(3)) });

test('only the variant that was meant complains, down to the second member that tells', () => {
  assert.deepEqual(problems(Body, { payment: { method: 'card', iban: 'x' } }), [
    '/payment/iban value_error.extra',
    '/payment/name value_error.missing',
  ]);
  assert.deepEqual(problems(Body, { payment: { method: 'bank', scheme: 'sepa', account: 'x' } }), [
    '/payment/account value_error.extra',
    '/payment/iban value_error.missing',
  ]);
  assert.deepEqual(problems(Body, { payment: { method: 'bank' } }), ['/payment/scheme value_error.missing']);
  assert.deepEqual(problems(Body, { payment: { method: 'cash' } }), ['/payment/method type_error.enum']);
  assert.deepEqual(
    problems(Body, { payment: {} }),
    ['/payment/name value_error.missing'],
    'of the default, the first',
  );
  assert.deepEqual(problems(Body, { payment: 'card' }), ['/payment type_error.dict']);
  assert.deepEqual(problems(Body, { payment: null, note: 7 }), [
    '/note type_error.str',
    '/payment type_error.none.not_allowed',
  ]);
});

test('defaults apply inside variants, and null passes where it may', () => {
  const value = { payment: { method: 'card', name: 'a' }, note: null };
  assert.deepEqual(problems(Body, value), []);
  assert.equal(JSON.stringify(value.payment), '{"method":"card","name":"a","size":7}');
});

test('where no member tells, the variant that knows the fields speaks', () => {
  const item = Type.Union([fields({ number: text(5), pin: text(5) }), fields({ id: text(5) })]);
  assert.deepEqual(problems(item, { number: '123456' }), [
    '/number value_error.any_str.max_length',
    '/pin value_error.missing',
  ]);
  assert.deepEqual(problems(item, { id: 7 }), ['/id type_error.str']);
  assert.deepEqual(problems(item, {}), ['/id value_error.missing'], 'the smallest');
  assert.deepEqual(problems(item, 7), [' value_error']);
  assert.deepEqual(problems(Type.Union([Type.String(), Type.Integer()]), true), [' value_error']);
});

test('nothing is coerced and no inherited name counts', () => {
  assert.deepEqual(
    problems(Type.Object({ amount: Type.Integer(), on: Type.Boolean() }), { amount: '100', on: 'true' }),
    ['/amount type_error.integer', '/on type_error.bool'],
  );
  assert.deepEqual(problems(Type.Object({ constructor: Type.String() }), {}), [
    '/constructor value_error.missing',
  ]);
  assert.deepEqual(problems(Type.Object({ amount: Type.Integer() }), { amount: 1.5 }), [
    '/amount type_error.integer',
  ]);
});

test('UUIDs are written in lower case; lengths count characters, not bytes', () => {
  const value = { id: 'AAAAAAAA-AAAA-7AAA-8AAA-AAAAAAAAAAAA' };
  assert.deepEqual(problems(fields({ id: Type.String({ format: 'uuid' }) }), value), []);
  assert.equal(value.id, 'aaaaaaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa');
  assert.deepEqual(problems(text(3), '😀😀😀'), []);
  assert.deepEqual(problems(text(3), '😀😀😀😀'), [' value_error.any_str.max_length']);
});

test('times need an offset and a calendar that has them', () => {
  const time = Type.String({ format: 'date-time' });
  for (const good of [
    '2026-11-21T09:00:00Z',
    '2026-11-21T09:00:00.123456+00:00',
    '2024-02-29T23:59:59-14:00',
  ])
    assert.deepEqual(problems(time, good), [], good);
  for (const bad of [
    '2026-11-21',
    '2026-11-21T09:00:00',
    '2026-02-29T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-11-21T24:00:00Z',
    `2026-11-21T09:00:00.${'1'.repeat(50_000)}Z`,
  ])
    assert.deepEqual(problems(time, bad), [' value_error.datetime'], bad.slice(0, 30));
});

test('a card number is judged by what the vault says about it', () => {
  const body = (): object => ({ method: 'card', number: '«number»', expiration_date: '12/30' });
  assert.deepEqual(problems(createPaymentMethod.body, body(), holding('/number', {})), []);
  assert.deepEqual(problems(createPaymentMethod.body, body(), holding('/number', { luhn: false })), [
    '/number value_error.payment_card_number.luhn_check',
  ]);
  assert.deepEqual(
    problems(createPaymentMethod.body, body(), holding('/number', { digits: false, luhn: false })),
    ['/number value_error.payment_card_number.digits'],
  );
  assert.deepEqual(
    problems(createPaymentMethod.body, body(), holding('/number', { length: 11, luhn: true })),
    ['/number value_error.any_str.min_length'],
  );
  assert.deepEqual(problems(createPaymentMethod.body, body(), holding('/number', { length: 20 })), [
    '/number value_error.any_str.max_length',
  ]);
  assert.deepEqual(problems(createPaymentMethod.body, { ...body(), number: 4111111111111111 }), [
    '/number type_error.str',
  ]);
});

test('every schema of the contract compiles in both versions', () => {
  for (const operation of OPERATIONS) {
    for (const version of ['2026-11-01', 'published'] as const) {
      for (const part of ['params', 'query', 'headers', 'body'] as const) {
        const schema = requestSchema(operation, part, version);
        if (schema !== null) compileCheck(schema);
      }
    }
  }
});

test('no check is one large function, which the compiler and the collector would stall on', () => {
  for (const operation of OPERATIONS)
    for (const part of ['params', 'query', 'headers', 'body'] as const) {
      const { $defs, ...root } = forValidation(requestSchema(operation, part, 'published') ?? {});
      for (const node of [root, ...Object.values($defs)])
        assert.ok(
          'x-later' in node || JSON.stringify(node).length < 6_500,
          `${operation.id} ${part}: ${JSON.stringify(node).slice(0, 100)}`,
        );
    }
});

test('what is compiled later complains with its whole place, and fills its defaults in', () => {
  const Part = object('Part', { name: text(5), on: withDefault(Type.Boolean(), true) });
  const Large = object(
    'Large',
    Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`part_${index}`, maybe(Part)])),
  );
  const value = { large: { part_3: { name: 'a' } } };
  const schema = fields({ large: maybe(Large) });
  assert.deepEqual(problems(schema, value), []);
  assert.equal(JSON.stringify(value), '{"large":{"part_3":{"name":"a","on":true}}}');
  assert.deepEqual(problems(schema, { large: { part_7: { name: 7 }, other: 1 } }), [
    '/large/other value_error.extra',
    '/large/part_7/name type_error.str',
  ]);
  const Secrets = object('Secrets', {
    ...Large.properties,
    pin: maybe(sensitive('card.number', { digits: true })),
  });
  assert.deepEqual(
    problems(fields({ large: maybe(Secrets) }), { large: { pin: '«pin»' } }, holding('/large/pin', {})),
    [],
  );
  assert.deepEqual(
    problems(
      fields({ large: maybe(Secrets) }),
      { large: { pin: '«pin»' } },
      holding('/large/pin', { digits: false }),
    ),
    ['/large/pin value_error.payment_card_number.digits'],
  );
  assert.deepEqual(problems(schema, { large: null }), []);
  assert.deepEqual(problems(schema, { large: 'x' }), ['/large type_error.dict']);
});

test('a default is filled in however large what may be said instead of it is', () => {
  const words = Array.from({ length: 100 }, (_, index) => `word-${index}`);
  const schema = fields({ word: withDefault(Type.Enum(words), 'word-7') });
  const value = {};
  assert.deepEqual(problems(schema, value), []);
  assert.equal(JSON.stringify(value), '{"word":"word-7"}');
  assert.equal(problems(schema, { word: 'word-100' }).length, 1);
});

test('one problem more or less of ten thousand bad items makes no longer answer', () => {
  const many = problems(
    Type.Array(Type.Integer()),
    Array.from({ length: 10_000 }, () => 'x'),
  );
  assert.equal(many.length, 100);
});
