import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { OPERATIONS } from '../api-contract/index.ts';
import { transactionStatusWords } from '../api-contract/vocabulary.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument();
const published = openApiDocument('published');
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('the document has every operation that is served, once, with an answer that succeeds and a summary', () => {
  assert.equal(operations.length, OPERATIONS.length);
  for (const operation of operations) {
    const { operationId, summary, responses } = operation as {
      operationId: string;
      summary: string;
      responses: Record<string, unknown>;
    };
    assert.match(summary, /^[A-Z].*\.$/, operationId);
    assert.ok(
      Object.keys(responses).some((status) => status.startsWith('2')),
      operationId,
    );
    assert.ok('Error500' in (document.components.responses as object));
  }
});

test('every schema of the document is a JSON schema, and every reference leads somewhere', () => {
  const ajv = new Ajv2020();
  for (const [name, schema] of Object.entries(document.components.schemas))
    assert.ok(ajv.validateSchema(JSON.parse(JSON.stringify(schema))), `${name}: ${ajv.errorsText()}`);
  const text = JSON.stringify(document);
  const { schemas, responses, parameters, pathItems } = document.components;
  const components: Readonly<Record<string, unknown>> = { schemas, responses, parameters, pathItems };
  for (const [, place = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
    assert.ok(Object.hasOwn(Object(components[place]), name), `${place}/${name}`);
  }
});

test('one name means one schema', () => {
  const seen = new Map<string, string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('title' in node && typeof node.title === 'string') {
      const text = JSON.stringify({ ...node, default: undefined, 'x-front-end': undefined });
      assert.equal(seen.get(node.title) ?? text, text, `two schemas are called ${node.title}`);
      seen.set(node.title, text);
    }
    for (const value of Object.values(node)) walk(value);
  };
  for (const operation of OPERATIONS)
    for (const schema of [
      operation.params,
      operation.query,
      operation.headers,
      operation.body,
      ...Object.values(operation.responses),
    ])
      walk(schema);
});

test('a value that the vault takes out shows its public constraints', () => {
  const card = document.components.schemas['CardPaymentMethodCreate'] as {
    properties: Record<string, unknown>;
    required: string[];
  };
  const { description, ...number } = card.properties['number'] as Record<string, unknown>;
  assert.match(String(description), /vault/);
  assert.deepEqual(number, {
    type: 'string',
    'x-sensitive': true,
    minLength: 12,
    maxLength: 19,
    pattern: '^[0-9]+$',
  });
  assert.deepEqual([...card.required].sort(), ['expiration_date', 'number']);
});

test('the document of the published version has its words in every place of theirs, and no other operations', () => {
  const wordsOf = (of: typeof document, name: string): unknown =>
    Object(of.components.schemas[name])['x-extensible-enum'];
  assert.deepEqual(wordsOf(document, 'TransactionStatus'), transactionStatusWords('2026-11-01'));
  assert.deepEqual(wordsOf(published, 'TransactionStatus'), transactionStatusWords('published'));
  assert.deepEqual(Object.keys(published.paths), Object.keys(document.paths));
});

test('operations declare the errors that only they answer, and answers that are a third party’s', () => {
  const answersOf = (path: string, method: string): readonly string[] =>
    Object.keys(((document.paths[path] ?? {})[method] as { responses: object }).responses);
  assert.ok(answersOf('/webhook-subscriptions/{subscription_id}/waiting', 'get').includes('409'));
  assert.ok(answersOf('/i/ps/{payload}/{signature}', 'post').includes('425'));
  assert.ok(answersOf('/vault-forward', 'post').includes('default'));
  const used = new Set(
    Object.values(document.paths).flatMap((methods) =>
      Object.keys(methods).flatMap((method) => {
        const { responses } = methods[method] as { responses: object };
        return Object.keys(responses);
      }),
    ),
  );
  for (const name of Object.keys(document.components.responses as object))
    assert.ok(used.has(name.replace('Error', '')), `${name} is of no operation`);
});
