import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { TOKEN_LENGTH_MAX } from '../../server/access/bearer-token.ts';
import { TOKENS_MAX } from '../../server/access/callers.ts';
import { CALLS_PER_MINUTE, COUNTED_BY_TOKEN } from '../../server/access/rate-limit.ts';
import { OPERATIONS } from '../../server/api/contract/index.ts';
import { BODY_BYTES_MAX } from '../../server/api/read-body.ts';
import { ROWS_READ_MAX } from '../../server/db/keyset.ts';
import { WEBHOOK_SUBSCRIPTIONS_MAX } from '../../server/db/queries/webhook-subscriptions.ts';
import { AT_ONCE_MAX } from '../../server/deliveries/endpoint-health.ts';
import { TRIES_MAX } from '../../server/deliveries/schedule.ts';
import { ATTEMPTS_MAX } from '../../server/domain/flow/rule.ts';
import { GIFT_CARDS_MAX } from '../../server/domain/gift-card.ts';
import { AUTHORIZATION_DAYS } from '../../server/domain/transaction/facts.ts';
import { GIVE_UP_MS, retryDelayMs } from '../../server/operations/retry-schedule.ts';
import { APPROVAL_MINUTES } from '../../server/payments/approval/approval-time.ts';
import { APPROVAL_WINDOW_MS } from '../../server/payments/approval/transaction-authentication.ts';
import { CARDS_MAX } from '../../server/relay/placeholder.ts';
import {
  PLACEHOLDERS_MAX,
  PLACEHOLDER_BYTES_MAX,
  RELAY_BODY_BYTES_MAX,
  RELAY_TIMEOUT_SECONDS_DEFAULT,
  RELAY_TIMEOUT_SECONDS_MAX,
  RELAY_WHOLE_BODY_BYTES_MAX,
} from '../../server/relay/relay-limits.ts';
import { testFiles } from '../../scripts/lanes.ts';
import { ROOT } from '../architecture/source.ts';

/** What pages say in numbers and lists is what the code has: whoever changes one is told of the other. */
const page = (name: string): string => fs.readFileSync(path.join(ROOT, name), 'utf8').replaceAll(/\s+/g, ' ');

const MIB = 1024 ** 2;
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const word = (count: number): string => WORDS[count] ?? String(count);
const grouped = (count: number): string => count.toLocaleString('en-US');
const DAYS_TO_GIVE_UP = GIVE_UP_MS / 86_400_000;
const SCHEDULE = [0, 1, 2, 3, 4, 5].map((attempts) => retryDelayMs(attempts) / 1000);

const SENTENCES: readonly (readonly [name: string, sentence: string])[] = [
  ['docs/access.md', `A token has at most ${TOKEN_LENGTH_MAX} characters`],
  ['docs/access.md', `the last ${grouped(TOKENS_MAX)} tokens`],
  ['docs/access.md', `${CALLS_PER_MINUTE} calls in any 60 seconds`],
  ['docs/access.md', `reads at most ${grouped(ROWS_READ_MAX)} rows for one page`],
  ['docs/errors.md', `JSON bodies have at most ${BODY_BYTES_MAX / MIB} MiB`],
  ['docs/webhooks.md', `A delivery is sent up to ${TRIES_MAX} times`],
  ['docs/webhooks.md', `An endpoint gets ${word(AT_ONCE_MAX)} messages at once at most`],
  [
    'docs/webhooks.md',
    `A merchant account has ${WEBHOOK_SUBSCRIPTIONS_MAX === 100 ? 'a hundred' : '?'} subscriptions`,
  ],
  ['docs/gift-cards.md', `At most ${word(GIFT_CARDS_MAX)} cards`],
  ['docs/flows.md', `a list of payment services, at most ${word(ATTEMPTS_MAX)}`],
  ['docs/payment-flows.md', `Connectors without a window of their own get ${APPROVAL_MINUTES} minutes`],
  ['docs/three-d-secure.md', `lets the challenge run out (${APPROVAL_WINDOW_MS / 60_000} minutes)`],
  ['docs/relay.md', `1 to ${CARDS_MAX} ids of stored cards`],
  [
    'docs/relay.md',
    `1 to ${RELAY_TIMEOUT_SECONDS_MAX}; ${RELAY_TIMEOUT_SECONDS_DEFAULT} where it is left out`,
  ],
  ['docs/relay.md', `| ${RELAY_BODY_BYTES_MAX / MIB} MB; ${RELAY_WHOLE_BODY_BYTES_MAX / MIB} MB where`],
  ['docs/relay.md', `${grouped(PLACEHOLDERS_MAX)} in a body, ${PLACEHOLDER_BYTES_MAX} bytes each`],
  [
    'docs/transactions.md',
    `our reference after ${SCHEDULE.map(said).join(', ')}, then daily for ${DAYS_TO_GIVE_UP} days`,
  ],
];

function said(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`;
}

test('a number that a page promises is the number in the code', () => {
  const untrue = SENTENCES.filter(([name, sentence]) => !page(name).includes(sentence));
  assert.deepEqual(untrue, []);
  assert.equal(AUTHORIZATION_DAYS, 7, 'the README of mock-card and the simulator say seven days');
});

test('access.md lists the operations that heed an Idempotency-Key, and no other', () => {
  const [, sentence = ''] =
    /## Idempotency-Key It is read on (.*?), and ignored elsewhere\./.exec(page('docs/access.md')) ?? [];
  const listed: string[] = [];
  for (const [, name = ''] of sentence.matchAll(/`(?:POST )?([^`]+)`/g))
    listed.push(name.startsWith('…') ? `/transactions/{id}${name.slice(1)}` : name);
  const heeding = OPERATIONS.filter(({ idempotent }) => idempotent === true).map(({ path: at }) =>
    at.replace('{transaction_id}', '{id}'),
  );
  assert.deepEqual(listed.toSorted(), heeding.toSorted());
});

test('access.md lists the operations that count against the token of a front end, and no other', () => {
  const [, sentence = ''] = /- per embed token, over (.*?) together,/.exec(page('docs/access.md')) ?? [];
  const listed = [...sentence.matchAll(/`(?:POST )?([^`]+)`/g)].map(([, name = '']) => name);
  const counted = OPERATIONS.filter(({ id }) => Object.hasOwn(COUNTED_BY_TOKEN, id)).map(
    ({ path: at }) => at,
  );
  assert.deepEqual(listed.toSorted(), counted.toSorted());
});

test('README.md says that npm test leaves out what only npm run check runs', () => {
  const isAll = testFiles('test').length === testFiles('check').length;
  assert.equal(page('README.md').includes('`npm test` runs every test'), isAll);
});
