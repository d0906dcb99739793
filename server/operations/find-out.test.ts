import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timestamp } from '../domain/timestamp.ts';
import {
  type Policy,
  type LookUpAnswer,
  type Verdict,
  DONE,
  UNTIL_DONE,
  findOut,
  isConcludedElsewhere,
} from './find-out.ts';

const LOOK_UP = { by: 'look-up', notFoundIsFinalAfterMs: 60_000 } as const;
const NEVER_FINAL = { by: 'look-up', notFoundIsFinalAfterMs: null } as const;
const RE_SEND = { by: 're-send', withinMs: 60_000 } as const;
const EVENTS = { by: 'events' } as const;
const ASKED_AS_WELL = { by: 'events', lookEveryMs: 1_000 } as const;

/** What is answered so to the same again may be about the second time alone: the first may have gone through. */
const SAY_NOTHING = [
  'duplicate_transaction',
  'insufficient_service_permissions',
  'invalid_service_configuration',
  'invalid_service_credentials',
  'service_error',
  'service_network_error',
  'service_rate_limit',
  'service_resource_conflict',
  'unexpected_state',
  'unknown_error',
];

/** What the other side says to a look-up and to the same again: `-` where it is not asked. */
const CASES: readonly (readonly [
  policy: Policy,
  sentAgoMs: number,
  look: string,
  send: string | null,
  ways: string,
  verdict: string,
])[] = [
  [LOOK_UP, 1_000, 'succeeded', '-', 'look', 'applied succeeded'],
  [LOOK_UP, 1_000, 'unknown', '-', 'look', 'again within 59000'],
  [LOOK_UP, 1_000, 'not_found', '-', 'look', 'again within 59000'],
  [LOOK_UP, 60_000, 'not_found', '-', 'look', 'applied not_found'],
  [LOOK_UP, 60_000, 'unknown', '-', 'look', 'again'],
  [{ ...LOOK_UP, resends: true }, 1_000, 'not_found', 'declined', 'look send', 'applied declined'],
  [{ ...LOOK_UP, resends: true }, 1_000, 'not_found', 'unknown', 'look send', 'again'],
  [{ ...LOOK_UP, resends: true }, 1_000, 'not_found', null, 'look send', 'again within 59000'],
  [{ ...LOOK_UP, resends: true }, 60_000, 'not_found', null, 'look send', 'applied not_found'],
  [NEVER_FINAL, 1e12, 'not_found', '-', 'look', 'again'],
  [RE_SEND, 59_999, '-', 'succeeded', 'send', 'applied succeeded'],
  [RE_SEND, 59_999, '-', 'unknown', 'send', 'again'],
  [RE_SEND, 59_999, '-', 'failed unsent', 'send', 'again'],
  [{ ...LOOK_UP, resends: true }, 1_000, 'not_found', 'failed unsent', 'look send', 'again'],
  ...SAY_NOTHING.map((code) => [RE_SEND, 59_999, '-', `failed ${code}`, 'send', 'again'] as const),
  [RE_SEND, 59_999, '-', 'failed invalid_amount', 'send', 'applied failed'],
  [RE_SEND, 60_000, '-', '-', '', 'again'],
  [RE_SEND, 59_999, '-', null, 'send', 'again'],
  [UNTIL_DONE, 1e12, '-', 'done', 'send', 'applied done'],
  [EVENTS, 1_000, '-', '-', '', 'again'],
  [ASKED_AS_WELL, 1_000, 'succeeded', '-', 'look', 'applied succeeded'],
  [ASKED_AS_WELL, 1e12, 'not_found', '-', 'look', 'again within 1000'],
  [ASKED_AS_WELL, 1_000, 'unknown', '-', 'look', 'again within 1000'],
];

for (const [policy, sentAgoMs, look, send, ways, verdict] of CASES)
  test(titleOf(policy, sentAgoMs, `${look}, ${send}: ${verdict}`), async () => {
    const [asked, now]: [string[], Date] = [[], new Date(2e12)];
    const say = (way: string, word: string | null): Promise<LookUpAnswer | null> => {
      asked.push(way);
      if (word === null) return Promise.resolve(null);
      const [kind = '', why] = word.split(' ');
      return Promise.resolve(why === 'unsent' ? { kind, unsent: true } : { kind, code: why ?? '' });
    };
    const told = await findOut(
      policy,
      { sent_at: timestamp(new Date(now.getTime() - sentAgoMs)) },
      { now: () => now, isRight: () => true },
      {
        look: async () => (await say('look', look)) ?? { kind: '-' },
        send: () => say('send', send),
        apply: (said) => Promise.resolve({ kind: 'again', detail: `applied ${said.kind}` }),
      },
    );
    assert.deepEqual([asked.join(' '), wordsOf(told)], [ways, verdict]);
  });

test('what was looked for too early is not taken for the truth, however late the answer is read', async () => {
  let nowMs = 2e12;
  const verdict = await findOut(
    LOOK_UP,
    { sent_at: timestamp(new Date(nowMs - 59_000)) },
    { now: () => new Date(nowMs), isRight: () => true },
    {
      look: async () => {
        nowMs += 3_600_000; // this process stands still before it reads the answer
        return { kind: 'not_found' };
      },
      send: async () => null,
      apply: async () => assert.fail('it was believed'),
    },
  );
  assert.equal(wordsOf(verdict), 'again within 1000');
});

test('by a clock that is not the database’s, nobody concludes that what was sent never arrived', async () => {
  const verdict = await findOut(
    LOOK_UP,
    { sent_at: timestamp(new Date(2e12 - 3_600_000)) },
    { now: () => new Date(2e12), isRight: () => false },
    {
      look: async () => ({ kind: 'not_found' }),
      send: async () => null,
      apply: async () => assert.fail('it was believed'),
    },
  );
  assert.equal(wordsOf(verdict), 'again');
});

test('what is not known yet says why, for whoever asks when it will be', async () => {
  const CANNOT_SEND = 'what was sent is not there to be sent again, or the processor has forgotten its key';
  const REFUSED = { kind: 'failed', code: 'service_error' };
  for (const [policy, look, send, detail] of [
    [EVENTS, null, null, 'the processor tells by itself'],
    [ASKED_AS_WELL, { kind: 'not_found' }, null, 'the processor does not say'],
    [ASKED_AS_WELL, { kind: 'unknown', detail: 'busy' }, null, 'busy'],
    [ASKED_AS_WELL, { kind: 'unknown', detail: { code: 5 } }, null, 'unknown'],
    [LOOK_UP, { kind: 'not_found' }, null, 'the processor does not know it yet'],
    [RE_SEND, null, null, CANNOT_SEND],
    [RE_SEND, null, { kind: 'failed', unsent: true }, 'whoever it was sent to cannot be reached now'],
    [RE_SEND, null, REFUSED, 'sent again, it was answered service_error'],
  ] as const) {
    const verdict = await findOut(
      policy,
      { sent_at: timestamp(new Date(2e12 - 1)) },
      { now: () => new Date(2e12), isRight: () => true },
      {
        look: async () => look ?? assert.fail('it was looked for'),
        send: async () => send,
        apply: async () => assert.fail('it was believed'),
      },
    );
    assert.equal(verdict.kind === 'again' && verdict.detail, detail);
  }
});

test('a refusal without a reason is an outcome', async () => {
  const verdict = await findOut(
    RE_SEND,
    { sent_at: timestamp(new Date(2e12 - 1)) },
    { now: () => new Date(2e12), isRight: () => true },
    {
      look: async () => assert.fail('it was looked for'),
      send: async () => ({ kind: 'failed' }),
      apply: async () => DONE,
    },
  );
  assert.deepEqual(verdict, { kind: 'done' });
});

test('that nothing was sent ends an operation, unless somebody else has claimed it since', () => {
  const [known, later] = [{ due_tries: 1 }, { due_tries: 2 }];
  assert.equal(isConcludedElsewhere(known, later, { kind: 'failed', unsent: true }), true);
  assert.equal(isConcludedElsewhere(known, known, { kind: 'failed', unsent: true }), false);
  assert.equal(isConcludedElsewhere(known, later, { kind: 'failed' }), false);
});

function titleOf(policy: Policy, sentAgoMs: number, said: string): string {
  return `what was sent ${sentAgoMs} ms ago ends as its policy says: ${JSON.stringify(policy)}, ${said}`;
}

function wordsOf(verdict: Verdict): string {
  if (verdict.kind !== 'again') return verdict.kind;
  if (verdict.detail.startsWith('applied ')) return verdict.detail;
  return verdict.withinMs === undefined ? 'again' : `again within ${verdict.withinMs}`;
}
