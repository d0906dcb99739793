import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { AMOUNT_MAX } from '../domain/amount-limit.ts';
import { OPERATIONS, requestSchema } from './index.ts';

type PublishedDocument = Readonly<{
  paths: Readonly<Record<string, Readonly<Record<string, PublishedOperation>>>>;
}>;
type PublishedOperation = Readonly<{
  operationId: string;
  security?: readonly Readonly<Record<string, readonly string[]>>[];
  parameters?: readonly Readonly<{ name: string; in: string }>[];
  responses: Readonly<Record<string, unknown>>;
}>;

const published = JSON.parse(
  readFileSync(new URL('../../test/published/published-api.json', import.meta.url), 'utf8'),
) as PublishedDocument;
const publishedOperations = Object.entries(published.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

test('an operation that may be repeated under its key has one answer, with a body: the key stands for that', () => {
  const idempotent = OPERATIONS.filter((operation) => operation.idempotent === true);
  assert.ok(idempotent.length >= 12);
  assert.deepEqual(
    idempotent.filter(({ responses }) => !Object.values(responses)[0] || Object.keys(responses).length !== 1),
    [],
  );
});

test('every published operation is declared, under its method, path, scopes and success statuses', () => {
  assert.equal(publishedOperations.length, 149);
  for (const { path, method, operation } of publishedOperations) {
    const ours = OPERATIONS.find((candidate) => candidate.method === method && candidate.path === path);
    assert.ok(ours !== undefined, `${method} ${path} is missing`);
    assert.equal(ours.id, operation.operationId);
    const scopes = (operation.security ?? []).flatMap((alternative) => Object.values(alternative).flat());
    assert.deepEqual(ours.access.kind === 'token' ? [...ours.access.scopes] : [], scopes, ours.id);
    const statuses = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
    assert.deepEqual(Object.keys(ours.responses), statuses, ours.id);
  }
});

/** Money that went out twice does not come back by itself, so a retry must be able to say that it is one. */
const IDEMPOTENT_BEYOND = new Set(['create_payout']);

test('headers and query parameters are those of the published operations', () => {
  for (const { path, method, operation } of publishedOperations) {
    const ours = OPERATIONS.find((candidate) => candidate.method === method && candidate.path === path);
    assert.ok(ours !== undefined);
    const has = (name: string) =>
      operation.parameters?.some((parameter) => parameter.in === 'header' && parameter.name === name) ===
      true;
    assert.equal(ours.merchantAccount, has('x-gr4vy-merchant-account-id') ? 'header' : 'none', ours.id);
    assert.equal(ours.idempotent === true, has('idempotency-key') || IDEMPOTENT_BEYOND.has(ours.id), ours.id);
    const names = (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => parameter.name);
    for (const name of names)
      assert.ok(
        Object.hasOwn(propertiesOf(requestSchema(ours, 'query', 'published')), name),
        `${ours.id} lacks the query parameter ${name}`,
      );
  }
});

test('every text, list and map that a body may hold has a limit, whatever is declared later', () => {
  const open: string[] = [];
  for (const { id, body } of OPERATIONS) if (body !== undefined) open.push(...withoutLimit(body, id));
  assert.deepEqual(open, []);
});

/** Pointers of what may be of any length; values that the vault takes are limited in `api/sensitive-values.ts`. */
function withoutLimit(node: object, pointer: string): readonly string[] {
  const schema: Readonly<Record<string, unknown>> = { ...node };
  const has = (...keywords: string[]): boolean => keywords.some((keyword) => schema[keyword] !== undefined);
  const isOpen =
    (schema['type'] === 'string' && !has('maxLength', 'enum', 'const', 'format', 'pattern', 'x-sensitive')) ||
    (schema['type'] === 'array' && !has('maxItems')) ||
    (has('patternProperties') && !(has('maxProperties') && has('propertyNames')));
  const parts = [
    schema['properties'],
    schema['patternProperties'],
    schema['anyOf'],
    { items: schema['items'] },
  ];
  const inside = parts.flatMap((part) => Object.entries(part ?? {}));
  return [
    ...(isOpen ? [pointer] : []),
    ...inside.flatMap(([name, part]) => (part ? withoutLimit(part, `${pointer}/${name}`) : [])),
  ];
}

test('an amount that a body may name has one limit, and a filter by amount has the same', () => {
  const others: string[] = [];
  for (const { id, body, query } of OPERATIONS)
    for (const schema of [body, query]) if (schema !== undefined) others.push(...amountsBeside(schema, id));
  assert.deepEqual(others, []);
});

/** Pointers of amounts that have another maximum. Options of one processor are its own. */
function amountsBeside(node: object, pointer: string): readonly string[] {
  const schema: Readonly<Record<string, unknown>> = { ...node };
  const isAmount = /\/(?:[a-z_]+_)?amount(?:_(?:eq|gte|lte))?(?:\/|$)[^/a-z]*$/.test(pointer);
  const isOther = isAmount && schema['type'] === 'integer' && schema['maximum'] !== AMOUNT_MAX;
  const parts = [schema['properties'], schema['anyOf'], { items: schema['items'] }];
  const inside = parts
    .flatMap((part) => Object.entries(part ?? {}))
    .filter(([name]) => name !== 'connection_options');
  return [
    ...(isOther ? [pointer] : []),
    ...inside.flatMap(([name, part]) => (part ? amountsBeside(part, `${pointer}/${name}`) : [])),
  ];
}

test('no two operations share an id or a method and path', () => {
  assert.equal(new Set(OPERATIONS.map((operation) => operation.id)).size, OPERATIONS.length);
  assert.equal(
    new Set(
      OPERATIONS.map((operation) => `${operation.method} ${operation.path.replaceAll(/\{[^}]+\}/g, '{}')}`),
    ).size,
    OPERATIONS.length,
  );
});

test('card numbers, security codes and bank accounts of a payment are named as sensitive', () => {
  const pointers = OPERATIONS.find((operation) => operation.id === 'create_transaction')?.sensitive ?? [];
  for (const pointer of [
    '/payment_method/number',
    '/payment_method/security_code',
    '/payment_method/account_number',
    '/payment_method/token',
    '/gift_cards/*/number',
    '/gift_cards/*/pin',
  ]) {
    assert.ok(pointers.includes(pointer), `${pointer} is not among ${pointers.join(', ')}`);
  }
});

function propertiesOf(schema: unknown): Readonly<Record<string, unknown>> {
  return (schema as { properties?: Record<string, unknown> } | null)?.properties ?? {};
}
