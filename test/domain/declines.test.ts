import assert from 'node:assert/strict';
import { test } from 'node:test';
import errors from '../../contract/errors.json' with { type: 'json' };
import { declineOf, errorCode, errorCodes, DECLINES, parseErrorCode } from '../../server/domain/decline.ts';
import { declinedOutcome, processorReference } from '../../server/domain/outcome.ts';

test('each code does to a payment, and to its next attempt, what the published table says', () => {
  assert.deepEqual(
    errors.declines.map(({ code }) => code),
    Object.keys(DECLINES),
  );
  for (const { code, outcome, retriable } of errors.declines) {
    const known = parseErrorCode(code) ?? assert.fail(code);
    assert.deepEqual(declineOf(known), { outcome, retriable }, code);
    const made = declinedOutcome(known, { code: '05', description: 'no' });
    assert.equal(made.kind, outcome, code);
  }
});

test('a refusal has the processor’s words and reference, and its code’s place in the table', () => {
  const raw = { code: '51', description: 'not enough' };
  const reference = processorReference('ref');
  const details = { avs: 'A' };
  const [declined, failed] = [errorCode('insufficient_funds'), errorCode('service_error')];
  assert.deepEqual(declinedOutcome(declined, raw), { kind: 'declined', code: declined, raw });
  assert.deepEqual(declinedOutcome(declined, raw, { reference, details }), {
    kind: 'declined',
    code: declined,
    raw,
    reference,
    details,
  });
  assert.deepEqual(declinedOutcome(failed, raw, { reference }), {
    kind: 'failed',
    code: failed,
    detail: 'not enough',
    raw,
    reference,
  });
  const bare = declinedOutcome(failed, { code: null, description: null });
  assert.equal(bare.kind === 'failed' && bare.detail, 'service_error');
  assert.throws(() => processorReference(''), /^Error: BUG: an empty processor reference$/);
});

test('a code that nobody knows is a bug where its consequence is asked for', () => {
  const foreign = errorCodes({ '05': 'issuer_decline' });
  assert.deepEqual(foreign, { '05': 'issuer_decline' });
  const unknown = 'nonsense' as ReturnType<typeof errorCode>;
  assert.throws(() => declineOf(unknown), /^Error: BUG: nonsense is not an error code$/);
  const longest = `flow_${'a'.repeat(60)}`;
  assert.equal(parseErrorCode(longest), longest);
  assert.equal(parseErrorCode('flow_x'), 'flow_x');
  assert.equal(parseErrorCode('a_flow_x'), null);
  assert.equal(parseErrorCode('flow_x1'), null);
});
