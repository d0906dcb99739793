import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Places } from '../domain/card-numbers/places.ts';
import { strayCardNumbers } from './stray-card-numbers.ts';

const NOWHERE: Places = { isThirdPartyId: false, members: new Map(), items: null };
const pointers = (value: unknown, places = NOWHERE) =>
  strayCardNumbers(value, 'body', places).map((detail) => detail.pointer);

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

test('a card number is found as people, stripes and other scripts write it', () => {
  const digits = '4111111111111111';
  const inScript = (zero: number): string =>
    digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  for (const text of [
    '%B4111111111111111^DOE/JOHN^30121010000000000000?',
    ';4111111111111111=30121010000000000000?',
    '4111  1111  1111  1111',
    '4111_1111_1111_1111',
    '4111/1111/1111/1111',
    '4111,1111,1111,1111',
    '4111 - 1111 - 1111 - 1111',
    '4111-1111 1111/1111',
    '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1',
    'order 12 4111 1111 1111 1111 exp 12/30',
    'tok4111111111111111x',
    '4111\u200b1111\u200b1111\u200b1111',
    '4\u00ad111111111111111',
    inScript(0xff10),
    inScript(0x0660),
    inScript(0x0966),
    inScript(0x1d7ce),
    '４１１１ 1111 ۱۱۱۱ 1111',
  ]) {
    assert.deepEqual(pointers({ metadata: { note: text } }), ['/metadata/note'], text);
    const [named] = strayCardNumbers({ metadata: { [text]: 'x' } }, 'body', NOWHERE);
    assert.ok(named !== undefined && !named.pointer.includes('1111'), text);
  }
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
    'tok411111111111111111111x',
    '2026-11-21 22:30:00.123456, 2026-11-22 22:31:00.123456',
    '+44 20 7946 0958, +44 20 7946 0959, +49 171 123 45 67',
    '4b1f3a88e2c94d17a3b05f6e7d8c9a01',
    'DE89370400440532013000',
    '1299, 1299, 1299, 1299',
  ]) {
    assert.deepEqual(pointers({ external_identifier: text }), [], text);
  }
});

test('an id of a third party is left alone where the contract has one, and by its name nowhere else', () => {
  const id: Places = { isThirdPartyId: true, members: new Map(), items: null };
  const member = (name: string, places: Places): Places => ({
    ...NOWHERE,
    members: new Map([[name, places]]),
  });
  const places: Places = member('ids', { ...NOWHERE, items: member('xid', id) });
  const number = '4111111111111111';
  assert.deepEqual(pointers({ ids: [{ xid: number }, { xid: number }] }, places), []);
  assert.deepEqual(
    pointers(
      { ids: [{ xid: [number], note: number }], xid: number, metadata: { ids: [{ xid: number }] } },
      places,
    ),
    ['/ids/0/xid/0', '/ids/0/note', '/xid', '/metadata/ids/0/xid'],
  );
});

test('the message never repeats the number', () => {
  assert.ok(
    !JSON.stringify(strayCardNumbers({ metadata: { a: '4111111111111111' } }, 'body', NOWHERE)).includes(
      '4111',
    ),
  );
  assert.deepEqual(strayCardNumbers({ search: '4111111111111111' }, 'query', NOWHERE)[0]?.pointer, 'search');
});
