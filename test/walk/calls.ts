import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { operationById } from '../../server/api-contract/index.ts';
import { isForPeople } from '../../server/api-contract/operation.ts';
import { type Example, fillReferences } from '../../server/api/examples/example.ts';
import { EXAMPLES } from '../../server/api/examples/requests.ts';
import { objectOf } from '../../server/domain/json.ts';
import type { Shop } from '../harness/shop.ts';

/** What the examples of the API were answered, by their names. */
export type Answers = Readonly<Record<string, unknown>>;

/** An active anti-fraud service screens every payment that comes after it. */
const DELETED = 'delete_anti_fraud_service';

/** Sends every example in order, but what deletes: so there is one of everything. */
export async function oneOfEach(shop: Shop): Promise<Answers> {
  const answers: Record<string, unknown> = {};
  for (const example of EXAMPLES) {
    if (isForPeople(operationById(example.operation)?.access)) continue;
    if (operationById(example.operation)?.method === 'DELETE' && example.operation !== DELETED) continue;
    answers[nameOf(example)] = await ask(shop, example, answers);
  }
  return answers;
}

/** What examples refer to and requests use up: made anew for each. */
const FRESH: ReadonlySet<string> = new Set([
  'create_anti_fraud_service',
  'create_payment_method',
  'create_payment_service',
  'create_flow_draft',
  'create_checkout_session',
  'native_session',
  'create_three_ds_scenario',
  'create_transaction',
  'to_capture',
  'to_void',
  'to_void_too',
  'to_approve',
  'to_raise',
]);

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
export async function readyExample(shop: Shop, operation: string, answers: Answers): Promise<Example> {
  const example = EXAMPLES.find(({ operation: id, as }) => id === operation && as === undefined);
  if (example === undefined) return { operation };
  const made: Record<string, unknown> = { ...answers };
  const kept = operation === 'evaluate_flow_draft' ? EVALUATED.get(shop) : undefined;
  if (kept !== undefined) made['create_flow_draft'] = kept;
  else for (const name of namesIn(example)) if (FRESH.has(name)) await make(shop, name, made);
  if (operation === 'evaluate_flow_draft') EVALUATED.set(shop, made['create_flow_draft']);
  for (const name of AFTER[operation] ?? []) await make(shop, name, made);
  const ready = fillReferences(example, made);
  const own = UNIQUE[operation]?.();
  return own === undefined ? ready : { ...ready, body: { ...objectOf(ready.body), ...own } };
}

/** The draft that is evaluated: nothing changes it, and a flow has a hundred at most. */
const EVALUATED = new WeakMap<Shop, unknown>();

/** What may be said once only. */
const UNIQUE: Readonly<Record<string, () => object>> = {
  add_buyer: () => ({ external_identifier: randomUUID() }),
  create_merchant_account: () => ({ id: randomUUID().slice(0, 8) }),
};

/** One service is active at a time, and it screens every payment that comes after. */
export async function screenNoMore(shop: Shop): Promise<void> {
  const { body } = await shop.service.request('GET', '/anti-fraud-services');
  for (const { id } of body.items) await shop.service.request('DELETE', `/anti-fraud-services/${id}`);
}

/** The same answers, with new ones of what a value refers to and a request uses up. */
export async function freshFor(shop: Shop, value: unknown, answers: Answers): Promise<Answers> {
  const made: Record<string, unknown> = { ...answers };
  for (const name of namesIn(value))
    if (FRESH.has(name)) {
      await make(shop, name, made);
      if (name === 'native_session') await make(shop, 'native_fields', made);
    }
  return made;
}

async function make(shop: Shop, name: string, made: Record<string, unknown>): Promise<void> {
  const example = EXAMPLES.find((candidate) => nameOf(candidate) === name);
  assert.ok(example, name);
  made[name] = await ask(shop, example, made);
}

async function ask(shop: Shop, example: Example, answers: Answers): Promise<unknown> {
  const { params = {}, query = {}, body } = fillReferences(example, answers);
  const operation = operationById(example.operation);
  assert.ok(operation, example.operation);
  const path = pathOf(operation.path, params);
  const search = new URLSearchParams(query).toString();
  const answer = await shop.service.request(operation.method, search === '' ? path : `${path}?${search}`, {
    ...(body === undefined ? {} : { body }),
  });
  assert.ok(answer.status < 300, `${example.operation}: ${answer.text}`);
  return answer.body;
}

export function pathOf(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replaceAll(/\{([a-z0-9_]+)\}/g, (_all, name: string) => params[name] ?? name);
}

function nameOf({ as, operation }: Example): string {
  return as ?? operation;
}

function namesIn(value: unknown): readonly string[] {
  return [...(JSON.stringify(value) ?? '').matchAll(/\{([a-z0-9_]+)\.[a-z0-9_.]+\}/g)].map(
    ([, name = '']) => name,
  );
}
