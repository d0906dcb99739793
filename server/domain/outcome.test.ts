import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorCode } from './decline.ts';
import { FORGOTTEN, type Outcome, processorReference, rawMasked, wordsMasked } from './outcome.ts';

test('a card number in a processor’s words is masked in every outcome, and other digits are left', () => {
  const raw = { code: '4111111111111111', description: 'card 4111 1111 1111 1111 refused' };
  const outcomes: readonly Outcome<null>[] = [
    { kind: 'succeeded', value: null, reference: processorReference('r'), raw },
    { kind: 'pending', reference: null, raw },
    { kind: 'declined', code: errorCode('other_decline'), raw },
    { kind: 'failed', code: errorCode('service_error'), detail: raw.description, raw },
    { kind: 'unknown', detail: raw.description },
  ];
  for (const outcome of outcomes)
    assert.doesNotMatch(JSON.stringify(wordsMasked(outcome)), /4111 ?1111/, outcome.kind);
  const masked = { code: '«card number»', description: 'card «card number» refused' };
  assert.deepEqual(
    outcomes.map((outcome) => {
      const told = wordsMasked(outcome);
      return [told.kind === 'unknown' ? null : told.raw, 'detail' in told ? told.detail : null];
    }),
    [
      [masked, null],
      [masked, null],
      [masked, null],
      [masked, masked.description],
      [null, masked.description],
    ],
  );
  assert.deepEqual(rawMasked({ code: null, description: null }), { code: null, description: null });
  const plain: Outcome<null> = {
    kind: 'declined',
    code: errorCode('other_decline'),
    raw: { code: '200013', description: 'other decline 20261121' },
  };
  assert.deepEqual(wordsMasked(plain), plain);
});

test('a token that is no longer the processor’s is told as such', () => {
  assert.deepEqual(FORGOTTEN, { kind: 'succeeded', value: null, reference: 'forgotten' });
});
