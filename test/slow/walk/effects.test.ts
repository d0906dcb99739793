import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { OPERATIONS } from '../../../server/api-contract/index.ts';
import type { Operation } from '../../../server/api-contract/operation.ts';
import { type Example, fillReferences } from '../../../server/api/examples/example.ts';
import { objectOf } from '../../../server/domain/json.ts';
import { systemClock } from '../../../server/platform/clock.ts';
import type { TestAnswer } from '../../harness/index.ts';
import { openWalk } from '../../harness/walk.ts';
import { addPaymentService } from '../../harness/shop.ts';
import { addressOf, callAs, freshFor, readyExample, screenNoMore, type Walk } from '../../walk/calls.ts';
import { whyIdle } from '../../walk/idle-fields.ts';
import { besideBranch, type Leaf, leavesOf, valuesFor, withLeaf } from '../../walk/leaves.ts';
import { countPaymentsOf } from '../../harness/observatory.ts';
import { differ, noiseOf, observe } from '../../walk/observed.ts';

/**
 * Every field of every request is sent with two values, or with one and left out, all else alike. What is
 * answered, what our database holds and what the simulated processors wrote down must differ: a field that is
 * taken and changes nothing is a promise that nobody keeps.
 */
const NOW = new Date('2026-11-22T12:00:00Z');
/** Stands still, so that times differ only where somebody chose them. */
const clock = { ...systemClock(), now: () => NOW, nowFor: () => NOW };
let walk: Walk;
before(async () => {
  // All fields are tried within one minute of that clock.
  const config = {
    callsPerMinuteByAddress: 0,
    triesPerMinuteByCard: 0,
    declinesPerMinute: 0,
    declinesByLink: 0,
    declinesByAddress: 0,
  };
  walk = await openWalk({ clock, config });
  await countPaymentsOf(walk.shop);
  await addPaymentService(walk.shop.service, {
    display_name: 'Bank',
    payment_service_definition_id: 'mock-bank',
    accepted_currencies: ['USD', 'EUR', 'GBP'],
    accepted_countries: ['US', 'DE', 'GB'],
    fields: [
      { key: 'api_key', value: 'sk_sandbox_bank' },
      { key: 'webhook_secret', value: 'whsec_sandbox_mock-bank' },
    ],
  });
  walk = { ...walk, answers: { ...walk.answers, rules_of_banks: await rulesOfBanks() } };
});
after(() => walk.shop.close());

/** Rules of payments by bank account, a version and a draft, beside those of cards in the examples. */
async function rulesOfBanks(): Promise<object> {
  const flow = '/flows/non-card-transaction';
  const conditions = [{ name: 'currency', operator: 'is_one_of', value: ['SEK'] }];
  const rule = { conditions, outcome: true, error_code: 'flow_no_krona' };
  const draft = { description: 'No krona', actions: [{ action: 'decline-early', rules: [rule] }] };
  const made = await walk.shop.post(`${flow}/drafts`, draft);
  const published = await walk.shop.post(`${flow}/drafts/${made.body.id}/publish`);
  assert.equal(published.status, 201, published.text);
  const { body: open } = await walk.shop.post(`${flow}/drafts`, draft);
  const { body: live } = await walk.shop.get(flow);
  return { draft_id: open.id, version: live.version };
}

/** The figures of examples are of a day without payments. */
const TODAY = { datetime_range: '2026-11-22T00:00:00Z/P1D' };
const QUERIES: Readonly<Record<string, object>> = {
  get_metrics_explorer_module: TODAY,
  get_metrics_explorer_totals: TODAY,
};

for (const operation of OPERATIONS) {
  const parts = (['body', 'query'] as const).filter((part) => operation[part] !== undefined);
  if (operation.raw === true || parts.length === 0) continue;
  test(`${operation.id}: no field is taken for nothing`, async () => {
    const idle: string[] = [];
    for (const part of parts)
      for (const leaf of leavesOf(operation[part] ?? {})) {
        if (whyIdle(operation.id, leaf) !== null) continue;
        const verdict = await effectOf(operation, part, leaf);
        if (verdict !== null) idle.push(`${part} ${leaf.pointer}: ${verdict}`);
      }
    assert.deepEqual(idle, []);
  });
}

type Part = 'body' | 'query';

/** Null where the field makes a difference, else what happened instead. */
async function effectOf(operation: Operation, part: Part, leaf: Leaf): Promise<string | null> {
  const [one, other] = valuesFor(leaf);
  // What is left out of a change stays as an earlier one made it.
  const plain = leaf.isRequired || operation.method === 'PUT' ? one : undefined;
  const verdict = await differenceOf(operation, part, leaf, plain, other);
  // One of the two is what stands where the field is left out.
  return verdict === null || plain !== undefined ? verdict : differenceOf(operation, part, leaf, plain, one);
}

async function differenceOf(
  operation: Operation,
  part: Part,
  leaf: Leaf,
  plain: unknown,
  given: unknown,
): Promise<string | null> {
  const withIt = await send(operation, part, leaf, given);
  if (isAbout(withIt.answer, leaf)) return null;
  if (withIt.answer.status === 404 && leaf.schema.format === 'uuid') return null;
  const other = plain === undefined && exampleIn(operation, leaf) === undefined ? '' : leaf.pointer;
  const key = `${operation.id} ${JSON.stringify(leaf.at(plain))} ${other}`;
  const noise = NOISE.get(operation.id) ?? new Set<string>();
  NOISE.set(operation.id, noise);
  const asked = PLAIN.get(key) ?? sendTwice(() => send(operation, part, leaf, plain), noise);
  PLAIN.set(key, asked);
  if (differ(await asked, withIt.observed, noise)) return null;
  const { status, body } = withIt.answer;
  return status < 300 ? 'changes nothing' : `is not tried: ${status} ${reasons(body)}`;
}

/** Requests without a field are the same for many fields. */
const PLAIN = new Map<string, ReturnType<typeof sendTwice>>();

/** Places that differ between one and the same request, by operation. */
const NOISE = new Map<string, Set<string>>();

async function sendTwice(ask: () => ReturnType<typeof send>, noise: Set<string>) {
  const { observed } = await ask();
  for (const place of noiseOf(observed, (await ask()).observed)) noise.add(place);
  return observed;
}

function reasons(body: TestAnswer['body']): string {
  return [
    body.message,
    ...body.details.map(
      (detail: Readonly<Record<string, string>>) => `${detail['pointer']} ${detail['message']}`,
    ),
  ].join('; ');
}

const inBankFlow = (more: object): Partial<Example> => ({
  params: {
    flow: 'non-card-transaction',
    number: '{rules_of_banks.version}',
    draft_id: '{rules_of_banks.draft_id}',
  },
  body: { payment: { amount: 1299, currency: 'USD', country: 'US', ...more } },
});

/** Other examples, for fields that count there, and change nothing in the one that the document shows. */
const COUNTS_IN: readonly (readonly [operations: RegExp, pointer: RegExp, example: Partial<Example>])[] = [
  [/^create_sandbox_situation$/, /^\/transaction_id$/, { body: { kind: 'dispute' } }],
  [/^evaluate_flow_/, /^\/payment_services$/, { body: { transaction_id: '{create_transaction.id}' } }],
  [
    /^evaluate_flow_/,
    /\/payment_service_id$/,
    { body: { payment: { amount: 1299, currency: 'USD', country: 'US' } } },
  ],
  // Of each currency all that were asked for succeed.
  [
    /^get_metrics_explorer_totals$/,
    /^\/currency$/,
    { params: { source: 'authorization', metric: 'transactions' } },
  ],
  [/^update_passkey$/, /./, { params: { passkey_id: '{list_passkeys.items.0.id}' } }],
  [/^evaluate_flow_/, /\/bank_scheme$/, inBankFlow({ intent: 'capture' })],
  [/^evaluate_flow_/, /\/intent$/, inBankFlow({ bank_scheme: 'ach' })],
];

function exampleIn({ id }: Operation, { pointer }: Leaf): Partial<Example> | undefined {
  return COUNTS_IN.find(([ids, pointers]) => ids.test(id) && pointers.test(pointer))?.[2];
}

async function exampleFor(operation: Operation, leaf: Leaf): Promise<Example> {
  const example = await readyExample(walk, operation.id);
  return { ...example, ...fillReferences(exampleIn(operation, leaf) ?? {}, walk.answers) };
}

async function send(operation: Operation, part: Part, leaf: Leaf, value: unknown) {
  const example = await exampleFor(operation, leaf);
  const wanted = leaf.at(value);
  const filled = fillReferences(wanted, await freshFor(walk, operation.id, wanted));
  const told = part === 'body' ? withLeaf(example.body, filled, leaf) : example.body;
  const body = objectOf(told) === null ? told : { ...objectOf(told), ...besideBranch(leaf) };
  const plainQuery = { ...example.query, ...QUERIES[operation.id] };
  const given = part === 'query' ? withLeaf(plainQuery, filled, leaf) : plainQuery;
  const query = new URLSearchParams();
  for (const [name, each] of Object.entries(objectOf(given) ?? {}))
    for (const item of Array.isArray(each) ? each : [each]) query.append(name, String(item));
  const { service } = walk.shop;
  const path = addressOf(operation, example.params ?? {}, query);
  const observed = await observe(service.db, () =>
    callAs({ service, cookie: walk.cookie }, operation, path, { unchecked: true, body }),
  );
  if (operation.id.endsWith('anti_fraud_service')) await screenNoMore(walk.shop);
  // One of a kind is taken.
  const { status, body: made } = observed.answer;
  if (operation.id === 'create_dispute_file' && status === 201)
    await service.request('DELETE', `${path}/${made.id}`);
  // So many may run at once.
  if (operation.id === 'create_experiment' && status === 201)
    await service.request('POST', `${path}/${made.id}/end`, { body: { goes_on_with: 'as-it-is' } });
  return observed;
}

/** Refused, with a word on this very field. */
function isAbout({ status, body }: TestAnswer, leaf: Leaf): boolean {
  if (status < 400 || !Array.isArray(body?.details)) return false;
  const own = leaf.pointer.replaceAll(/\([^)]*\)/g, '');
  return body.details.some(
    ({ pointer }: { pointer: string }) =>
      pointer === own || `/${pointer}` === own || own.startsWith(`${pointer}/`),
  );
}
