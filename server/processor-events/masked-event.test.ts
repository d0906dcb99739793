import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maskedEvent } from './masked-event.ts';

test('numbers that are no card numbers stay as they are', () => {
  const body =
    '{"id":"01890a5d-ac96-774b-bcce-b302099a8057","amount":1299,"at":1763719200,' +
    '"phone":"+14155550100","order":"4111111111111112"}';
  assert.equal(maskedEvent([], Buffer.from(body), []).body, body);
});

test('card numbers are masked alone, grouped and beside punctuation', () => {
  for (const text of [
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '"378282246310005"',
    'pan=5555555555554444&x',
    '4111111111111111 12/30',
    '1 4111111111111111 123 x',
    String.raw`{"reason":"\u0034\u0031\u0031\u0031 1111 1111 1111"}`,
  ]) {
    assert.match(maskedEvent([], Buffer.from(text), []).body, /«card number»/, text);
  }
});

test('headers are kept by name, duplicates joined, credentials and the connector’s secrets masked', () => {
  const { headers, body } = maskedEvent(
    [
      ['x-a', '1'],
      ['x-a', '2'],
      ['Set-Cookie', 'a=b'],
      ['x-webhook-token', 't'],
    ],
    Buffer.from('{"token":"tok_1"}'),
    ['tok_1'],
  );
  assert.deepEqual(
    { ...headers },
    { 'x-a': '1, 2', 'Set-Cookie': '«masked»', 'x-webhook-token': '«masked»' },
  );
  assert.equal(body, '{"token":"«masked»"}');
});
