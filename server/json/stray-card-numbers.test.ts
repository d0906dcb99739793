import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strayCardNumbers } from './stray-card-numbers.ts';

const pointers = (value: unknown) => strayCardNumbers(value, 'body').map((detail) => detail.pointer);

test('a card number is found in any text, with spaces and dashes, in names of members too', () => {
  assert.deepEqual(pointers({ external_identifier: '4111111111111111' }), ['/external_identifier']);
  assert.deepEqual(pointers({ metadata: { note: 'card 5555 5555 5555 4444, thanks' } }), ['/metadata/note']);
  assert.deepEqual(pointers({ cart_items: [{ name: 'tea' }, { name: '3782-822463-10005' }] }), [
    '/cart_items/1/name',
  ]);
  assert.deepEqual(pointers({ metadata: { '4111111111111111': 'x' } }), ['/metadata/«masked»']);
});

test('a card number is found as a JSON number, where any integer may stand, and with dots between its groups', () => {
  assert.deepEqual(
    pointers({
      three_d_secure: { amount: 4111111111111111 },
      browser_info: { screen_height: 4111111111111112, screen_width: 1080 },
    }),
    ['/three_d_secure/amount'],
  );
  assert.deepEqual(pointers({ description: '4111.1111.1111.1111' }), ['/description']);
});

test('numbers that are no card number pass', () => {
  for (const text of [
    '4111111111111112',
    '1732181130000',
    '1234567890123456',
    '41111111111111111111111',
    '411111',
    '«card.number»',
    '0198c4a2-5d3e-7000-8000-000000000000',
    '2026-11-21T09:00:00.123456+00:00',
    '41111111-1111-1111-8111-111111111111',
    '00004111-1111-1111-1111-aaaaaaaaaaaa',
    'tok4111111111111111x',
  ]) {
    assert.deepEqual(pointers({ external_identifier: text }), [], text);
  }
});

test('numbers that schemes and processors give out are left alone', () => {
  assert.deepEqual(
    pointers({
      scheme_transaction_id: '378282246310005',
      previous_scheme_transaction_id: '4111111111111111',
    }),
    [],
  );
});

test('the message never repeats the number', () => {
  assert.ok(
    !JSON.stringify(strayCardNumbers({ metadata: { a: '4111111111111111' } }, 'body')).includes('4111'),
  );
  assert.deepEqual(strayCardNumbers({ search: '4111111111111111' }, 'query')[0]?.pointer, 'search');
});

test('a long text of digits costs no more than its length', () => {
  const started = performance.now();
  pointers({
    description: '4 '.repeat(200_000),
    other: '4111-1111-1111-'.repeat(20_000),
    more: '1'.repeat(400_000),
  });
  assert.ok(performance.now() - started < 500);
});
