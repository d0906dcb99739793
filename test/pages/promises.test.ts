import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { TOKEN_LENGTH_MAX } from '../../server/access/bearer-token.ts';
import { TOKENS_MAX } from '../../server/access/callers.ts';
import { CALLS_PER_MINUTE, COUNTED_BY_TOKEN } from '../../server/access/rate-limit.ts';
import { OPERATIONS } from '../../server/api-contract/index.ts';
import {
  ITEMS_MAX,
  MEMBER_NAME_LENGTH_MAX,
  MEMBERS_MAX,
  TEXT_LENGTH_MAX,
} from '../../server/api-contract/schemas/limits.ts';
import { BODY_BYTES_MAX } from '../../server/api/read-body.ts';
import { recoveryOf } from '../../server/connectors/connector.ts';
import { paymentServices } from '../../server/connections/connection-kinds.ts';
import { ROWS_READ_MAX } from '../../server/db/keyset.ts';
import { LIMITS } from '../../server/db/queries/limits.ts';
import { AUTHENTICATIONS_PER_CONFIG_MAX } from '../../server/db/queries/vault-forward.ts';
import { AT_ONCE_MAX } from '../../server/webhooks/endpoint-health.ts';
import { TRIES_MAX } from '../../server/webhooks/schedule.ts';
import { AMOUNT_MAX } from '../../server/domain/amount-limit.ts';
import {
  ATTEMPTS_MAX,
  CONDITIONS_MAX,
  RULES_CHARACTERS_MAX,
  RULES_MAX,
} from '../../server/domain/flow/rule.ts';
import { SAMPLE_MIN } from '../../server/domain/flow/success-rate.ts';
import { GIFT_CARDS_MAX } from '../../server/domain/gift-card.ts';
import { AUTHORIZATION_DAYS } from '../../server/domain/transaction/capture-time.ts';
import { RANGE_MAX_MS } from '../../server/domain/insights/time-range.ts';
import {
  ANSWER_HEADERS_BYTES_MAX,
  ANSWER_HEADERS_MAX,
  ANSWER_INFORMATIONAL_MAX,
  ANSWER_STREAMED_BYTES_MAX,
  CONNECT_TIMEOUT_MS,
  REQUEST_HEADER_NAME_LENGTH_MAX,
  REQUEST_HEADER_VALUE_LENGTH_MAX,
  REQUEST_HEADERS_MAX,
  RESOLVE_TIMEOUT_MS,
  TLS_PORTS,
  URL_LENGTH_MAX,
} from '../../server/net/limits.ts';
import { RECOVERY_GIVE_UP_MS, recoveryDelayMs } from '../../server/operations/retry-schedule.ts';
import { APPROVAL_MINUTES } from '../../server/payments/attempts/approval-time.ts';
import { APPROVAL_WINDOW_MS } from '../../server/three-d-secure/authentication.ts';
import { CARDS_MAX } from '../../server/relay/placeholder.ts';
import {
  PLACEHOLDERS_MAX,
  PLACEHOLDER_BYTES_MAX,
  RELAY_BODY_BYTES_MAX,
  RELAY_TIMEOUT_SECONDS_DEFAULT,
  RELAY_TIMEOUT_SECONDS_MAX,
  RELAY_WHOLE_BODY_BYTES_MAX,
} from '../../server/relay/relay-limits.ts';
import { JSON_DEPTH_MAX } from '../../server/json/json-cursor.ts';
import { EVENT_BYTES_MAX } from '../../server/processor-events/receive.ts';
import { testFiles } from '../../scripts/lanes.ts';
import { ROOT } from '../architecture/source.ts';

/** What pages say in numbers and lists is what the code has: whoever changes one is told of the other. */
const page = (name: string): string => fs.readFileSync(path.join(ROOT, name), 'utf8').replaceAll(/\s+/g, ' ');

const MIB = 1024 ** 2;
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const MORE_WORDS: Readonly<Record<number, string>> = { 30: 'thirty', 50: 'fifty', 100: 'a hundred' };
const word = (count: number): string => WORDS[count] ?? MORE_WORDS[count] ?? String(count);
const groupDigits = (count: number): string => count.toLocaleString('en-US');
const DAYS_TO_GIVE_UP = RECOVERY_GIVE_UP_MS / 86_400_000;
const SCHEDULE = [0, 1, 2, 3, 4, 5].map((attempts) => recoveryDelayMs(attempts) / 1000);

/** How long "never heard of it" is not believed of a payment, in hours. */
function hoursOf(id: string): number {
  const connector = paymentServices.known(id) ?? assert.fail(`no connector ${id}`);
  const recovery = recoveryOf(connector, 'authorize');
  return recovery.by === 'look-up' ? (recovery.notFoundIsFinalAfterMs ?? Infinity) / 3_600_000 : 0;
}

const SENTENCES: readonly (readonly [name: string, sentence: string])[] = [
  ['docs/access.md', `A token has at most ${TOKEN_LENGTH_MAX} characters`],
  ['docs/access.md', `the last ${groupDigits(TOKENS_MAX)} tokens`],
  ['docs/access.md', `${CALLS_PER_MINUTE} calls in any 60 seconds`],
  [
    'docs/access.md',
    `takes ${hoursOf('stripe-card')} hour at Stripe and GoCardless, ${hoursOf('mercadopago-card')} at Mercado Pago, ` +
      `and ${hoursOf('braintree-card')} at Braintree and Checkout.com`,
  ],
  ['docs/access.md', `waits for its webhook, and after ${DAYS_TO_GIVE_UP} days for a person`],
  ['docs/access.md', `reads at most ${groupDigits(ROWS_READ_MAX)} rows for one page`],
  ['docs/errors.md', `JSON bodies have at most ${BODY_BYTES_MAX / MIB} MiB`],
  ['docs/limits.md', `| JSON body | ${BODY_BYTES_MAX / MIB} MiB;`],
  ['docs/limits.md', `| depth of JSON | ${JSON_DEPTH_MAX} |`],
  ['docs/limits.md', `no other limit | ${groupDigits(TEXT_LENGTH_MAX)} characters |`],
  ['docs/limits.md', `no other limit | ${ITEMS_MAX} items |`],
  ['docs/limits.md', `${MEMBERS_MAX} members; names of ${MEMBER_NAME_LENGTH_MAX} characters`],
  ['docs/limits.md', `| token | ${groupDigits(TOKEN_LENGTH_MAX)} characters |`],
  ['docs/limits.md', `| amount | ${groupDigits(AMOUNT_MAX)} minor units;`],
  ['docs/limits.md', `for one page | ${groupDigits(ROWS_READ_MAX)} |`],
  ['docs/limits.md', `| API keys that are not deleted | ${groupDigits(LIMITS.apiKeyPairs)};`],
  ['docs/limits.md', `| merchant accounts | ${groupDigits(LIMITS.merchantAccounts)} |`],
  ['docs/limits.md', `| webhook subscriptions of the instance | ${LIMITS.webhookSubscriptions} |`],
  ['docs/limits.md', `| reports with a run to come | ${groupDigits(LIMITS.reportsToCome)} |`],
  ['docs/limits.md', `| drafts of one flow | ${LIMITS.flowDrafts} |`],
  ['docs/limits.md', `| 3-D Secure scenarios (sandbox) | ${groupDigits(LIMITS.threeDsScenarios)} |`],
  ['docs/limits.md', `| webhook subscriptions | ${LIMITS.webhookSubscriptions} |`],
  ['docs/limits.md', `| watched metrics | ${LIMITS.monitoringMetrics} |`],
  ['docs/limits.md', `for each source | ${LIMITS.insightsPresets} |`],
  [
    'docs/limits.md',
    `together | ${groupDigits(RULES_MAX)}; ${groupDigits(RULES_CHARACTERS_MAX)} characters |`,
  ],
  ['docs/limits.md', `| conditions of a rule | ${CONDITIONS_MAX} |`],
  ['docs/limits.md', `that a rule lists | ${ATTEMPTS_MAX} |`],
  ['docs/limits.md', `configuration | ${AUTHENTICATIONS_PER_CONFIG_MAX} |`],
  ['docs/limits.md', `| gift cards of a payment | ${GIFT_CARDS_MAX} |`],
  ['docs/limits.md', `has no other | ${APPROVAL_MINUTES} minutes |`],
  ['docs/limits.md', `| 3-D Secure challenge | ${APPROVAL_WINDOW_MS / 60_000} minutes |`],
  ['docs/limits.md', `an unknown outcome | ${DAYS_TO_GIVE_UP} days;`],
  ['docs/limits.md', `| attempts of a delivery | ${TRIES_MAX}, `],
  ['docs/limits.md', `to one endpoint at once | ${AT_ONCE_MAX} |`],
  ['docs/limits.md', `that a processor sends | ${groupDigits(EVENT_BYTES_MAX)} bytes |`],
  ['docs/limits.md', `| range of time | ${RANGE_MAX_MS / 86_400_000} days |`],
  [
    'docs/limits.md',
    `${RELAY_BODY_BYTES_MAX / MIB} MB of request, ${ANSWER_STREAMED_BYTES_MAX / MIB} MB of answer, ` +
      `${groupDigits(PLACEHOLDERS_MAX)} placeholders, ${CARDS_MAX} stored cards, ${RELAY_TIMEOUT_SECONDS_MAX} seconds`,
  ],
  ['docs/webhooks.md', `A delivery is sent up to ${TRIES_MAX} times`],
  ['docs/webhooks.md', `An endpoint gets ${word(AT_ONCE_MAX)} messages at once at most`],
  ['docs/webhooks.md', `A merchant account has ${word(LIMITS.webhookSubscriptions)} subscriptions`],
  ['docs/webhooks.md', `a public address, port ${TLS_PORTS.join(' or ')}`],
  ['docs/monitoring.md', `A merchant account has ${word(LIMITS.monitoringMetrics)} watched metrics`],
  ['docs/monitoring.md', `There are ${word(LIMITS.insightsPresets)} of a source at most`],
  ['docs/monitoring.md', `of ${RANGE_MAX_MS / 86_400_000} days at most`],
  ['docs/secure-fields.md', `429: ${word(CALLS_PER_MINUTE)} submits a minute`],
  ['docs/embed.md', `counts against the token, ${word(CALLS_PER_MINUTE)} a minute`],
  ['docs/flows.md', `Fewer than ${word(SAMPLE_MIN)} payments are no rate`],
  ['docs/gift-cards.md', `At most ${word(GIFT_CARDS_MAX)} cards`],
  ['docs/flows.md', `a list of payment services, at most ${word(ATTEMPTS_MAX)}`],
  [
    'docs/flows.md',
    `at most ${RULES_MAX.toLocaleString('en')} rules, and all rules of a flow together at most ` +
      `${RULES_CHARACTERS_MAX.toLocaleString('en')} characters`,
  ],
  ['docs/payment-flows.md', `Connectors without their own window get ${APPROVAL_MINUTES} minutes`],
  ['docs/three-d-secure.md', `lets the challenge run out (${APPROVAL_WINDOW_MS / 60_000} minutes)`],
  ['docs/relay.md', `1 to ${CARDS_MAX} ids of stored cards`],
  [
    'docs/relay.md',
    `1 to ${RELAY_TIMEOUT_SECONDS_MAX}; ${RELAY_TIMEOUT_SECONDS_DEFAULT} where it is left out`,
  ],
  ['docs/relay.md', `| ${RELAY_BODY_BYTES_MAX / MIB} MB; ${RELAY_WHOLE_BODY_BYTES_MAX / MIB} MB where`],
  ['docs/relay.md', `on port ${TLS_PORTS.join(' or ')}, or on a port that an enabled host names`],
  [
    'docs/relay.md',
    `${ANSWER_STREAMED_BYTES_MAX / MIB} MB, ${ANSWER_HEADERS_MAX} headers of ` +
      `${ANSWER_HEADERS_BYTES_MAX / 1024} KB together, ${ANSWER_INFORMATIONAL_MAX} informational answers`,
  ],
  [
    'docs/relay.md',
    `${REQUEST_HEADERS_MAX}, names to ${REQUEST_HEADER_NAME_LENGTH_MAX} and values to ` +
      `${groupDigits(REQUEST_HEADER_VALUE_LENGTH_MAX)} characters`,
  ],
  ['docs/relay.md', `${groupDigits(URL_LENGTH_MAX)} characters`],
  ['docs/relay.md', `${RESOLVE_TIMEOUT_MS / 1000} s, ${CONNECT_TIMEOUT_MS / 1000} s, `],
  ['docs/relay.md', `${groupDigits(PLACEHOLDERS_MAX)} in a body, ${PLACEHOLDER_BYTES_MAX} bytes each`],
  [
    'docs/transactions.md',
    `our reference after ${SCHEDULE.map(sayDuration).join(', ')}, then daily for ${DAYS_TO_GIVE_UP} days`,
  ],
];

function sayDuration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`;
}

test('a number that a page promises is the number in the code', () => {
  const untrue = SENTENCES.filter(([name, sentence]) => !page(name).includes(sentence));
  assert.deepEqual(untrue, []);
  assert.deepEqual(
    [hoursOf('gocardless-bank'), hoursOf('checkout-card')],
    [1, 24],
    'access.md says so in passing',
  );
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
