import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { operationById } from '../../server/api-contract/index.ts';
import { isForPeople, type Operation } from '../../server/api-contract/operation.ts';
import { answerAt, type Example, fillReferences, withReferences } from '../../server/api/examples/example.ts';
import { EXAMPLES } from '../../server/api/examples/requests.ts';
import { UNANSWERED } from '../../server/api/examples/unanswered.ts';
import { objectOf } from '../../server/domain/json.ts';
import { askDashboard } from '../harness/dashboard.ts';
import type { RequestOptions, TestAnswer, TestService } from '../harness/index.ts';
import type { Shop } from '../harness/shop.ts';

/** What the examples of the API were answered, by their names. */
export type Answers = Readonly<Record<string, unknown>>;

/** A shop whose every operation is called, and the person who calls those that are for people alone. */
export type Walk = Readonly<{ shop: Shop; cookie: string; answers: Answers }>;

type AskedCall = Pick<RequestOptions, 'rawBody' | 'body' | 'unchecked' | 'version'>;

/** Calls an operation as who may: what is for people is called by one, what is for everybody by nobody. */
export async function callAs(
  { service, cookie }: Readonly<{ service: TestService; cookie: string }>,
  { access, method, body: takes }: Operation,
  path: string,
  asked: AskedCall = {},
): Promise<TestAnswer> {
  const { body: _body, rawBody: _rawBody, ...others } = asked;
  const sent = takes === undefined ? others : asked;
  if (!isForPeople(access))
    return service.request(method, path, { ...sent, ...(access.kind === 'public' ? { token: null } : {}) });
  const { status, headers, text } = await askDashboard(service, method, `/api${path}`, { cookie, ...sent });
  return { status, headers, text, body: text === '' ? undefined : JSON.parse(text) };
}

/** An active anti-fraud service screens every payment that comes after it. */
const DELETED = 'delete_anti_fraud_service';

/** Sends every example in order, but what deletes: so there is one of everything. */
export async function oneOfEach(walk: Walk): Promise<Answers> {
  const answers: Record<string, unknown> = {};
  for (const example of EXAMPLES) {
    if (operationById(example.operation)?.method === 'DELETE' && example.operation !== DELETED) continue;
    answers[nameOf(example)] = await ask(walk, example, answers);
  }
  await make(walk, 'create_flow_draft', answers); // the one before is published
  const file = EVERY_EXAMPLE.find(({ operation }) => operation === 'create_dispute_file');
  assert.ok(file);
  // A processor may take one of a kind: that of the example is for what comes.
  const other = { ...file, body: { ...objectOf(file.body), evidence: 'other' } };
  answers['create_dispute_file'] = await ask(walk, other, answers);
  return answers;
}

/** What examples refer to and requests of these operations use up: made anew for each. */
const FRESH: Readonly<Record<string, RegExp>> = {
  // That of the example is revoked.
  create_agent_mandate: /^check_agent_mandate$/,
  create_anti_fraud_service: /./,
  create_payment_method: /./,
  create_payment_service: /./,
  // A flow has a hundred at most.
  create_flow_draft: /^(?:publish|delete)_/,
  create_checkout_session: /./,
  native_session: /./,
  create_three_ds_scenario: /./,
  create_transaction: /./,
  // Has each role once.
  create_user: /^create_role_assignment$|^delete_/,
  to_capture: /./,
  to_void: /./,
  to_void_too: /./,
  to_approve: /./,
  to_raise: /./,
  to_retry: /./,
};

/** What else has to have happened to what an operation's example refers to. */
const AFTER: Readonly<Record<string, readonly string[]>> = {
  create_checkout_session_three_d_secure: ['update_checkout_session_fields'],
  authenticate_checkout_session_three_d_secure: ['native_fields'],
  create_transaction_refund: ['capture_transaction'],
  create_refund: ['capture_transaction'],
  create_full_transaction_refund: ['capture_transaction'],
  create_payment_method_network_token_cryptogram: ['create_payment_method_network_token'],
};

/** The example of an operation with all that it refers to, ready to be sent. */
export async function readyExample(walk: Walk, operation: string): Promise<Example> {
  const example = EVERY_EXAMPLE.find(({ operation: id, as }) => id === operation && as === undefined);
  if (example === undefined) return { operation };
  const made: Record<string, unknown> = { ...walk.answers };
  for (const name of namesIn(example))
    if (FRESH[name]?.test(operation) === true) await make(walk, name, made);
  for (const name of AFTER[operation] ?? []) await make(walk, name, made);
  return onceOnly(EXAMPLES.includes(example) ? fillReferences(example, made) : fillKnown(example, made));
}
const EVERY_EXAMPLE: readonly Example[] = [...EXAMPLES, ...UNANSWERED];

/** Of what waits for days to pass, or for somebody else, there may be nothing. */
function fillKnown(example: Example, answers: Answers): Example {
  return withReferences(example, (reference) => String(answerAt(answers, reference) ?? reference));
}

/** What may be said once only. */
const UNIQUE: Readonly<Record<string, () => object>> = {
  add_buyer: () => ({ external_identifier: randomUUID() }),
  create_fraud_list_entry: () => ({ value: `${randomUUID()}@shop.example` }),
  create_merchant_account: () => ({ id: randomUUID().slice(0, 8) }),
  create_user: () => ({ email_address: `${randomUUID()}@shop.example` }),
};

function onceOnly(example: Example): Example {
  const own = UNIQUE[example.operation]?.();
  return own === undefined ? example : { ...example, body: { ...objectOf(example.body), ...own } };
}

/** One service is active at a time, and it screens every payment that comes after. */
export async function screenNoMore(shop: Shop): Promise<void> {
  const { body } = await shop.service.request('GET', '/anti-fraud-services');
  for (const { id } of body.items) await shop.service.request('DELETE', `/anti-fraud-services/${id}`);
}

/** The same answers, with new ones of what a value refers to and a request uses up. */
export async function freshFor(walk: Walk, operation: string, value: unknown): Promise<Answers> {
  const made: Record<string, unknown> = { ...walk.answers };
  for (const name of namesIn(value))
    if (FRESH[name]?.test(operation) === true) {
      await make(walk, name, made);
      if (name === 'native_session') await make(walk, 'native_fields', made);
    }
  return made;
}

async function make(walk: Walk, name: string, made: Record<string, unknown>): Promise<void> {
  const example = EVERY_EXAMPLE.find((candidate) => nameOf(candidate) === name);
  assert.ok(example, name);
  made[name] = await ask(walk, onceOnly(example), made);
}

async function ask({ shop, cookie }: Walk, example: Example, answers: Answers): Promise<unknown> {
  const { params = {}, query = {}, body } = fillReferences(example, answers);
  const operation = operationById(example.operation);
  assert.ok(operation, example.operation);
  const path = addressOf(operation, params, query);
  const asked = body === undefined ? {} : { body };
  const answer = await callAs({ service: shop.service, cookie }, operation, path, asked);
  assert.ok(answer.status < 300, `${example.operation}: ${answer.text}`);
  return answer.body;
}

/** The path with its names filled in, and what is asked behind it. */
export function addressOf(
  { path }: Operation,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>> | URLSearchParams,
): string {
  const filled = path.replaceAll(/\{([a-z0-9_]+)\}/g, (_all, name: string) => params[name] ?? name);
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

function nameOf({ as, operation }: Example): string {
  return as ?? operation;
}

function namesIn(value: unknown): readonly string[] {
  return [...(JSON.stringify(value) ?? '').matchAll(/\{([a-z0-9_]+)\.[a-z0-9_.]+\}/g)].map(
    ([, name = '']) => name,
  );
}
