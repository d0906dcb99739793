import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { SERVED } from './contract/index.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument();
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('the document has every operation that is served, once, with an answer that succeeds and a summary', () => {
  assert.equal(operations.length, SERVED.length);
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
  const { schemas, responses, parameters } = document.components;
  const components: Readonly<Record<string, unknown>> = { schemas, responses, parameters };
  for (const [, place = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
    assert.ok(Object.hasOwn(Object(components[place]), name), `${place}/${name}`);
  }
});

test('every operation, parameter and property is described, in more words than its name has', () => {
  const bad: string[] = [];
  const check = (where: string, name: string, description: unknown): void => {
    if (typeof description !== 'string') bad.push(`${where} has no description`);
    else if (!/^[A-Z`0-9].*[.…]$/s.test(description) || repeats(name, description))
      bad.push(`${where}: ${description}`);
  };
  const walk = (node: unknown, where: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('properties' in node && typeof node.properties === 'object')
      for (const [name, property] of Object.entries(Object(node.properties) as Record<string, object>))
        check(`${where}/${name}`, name, 'description' in property ? property.description : undefined);
    for (const [name, value] of Object.entries(node)) walk(value, `${where}/${name}`);
  };
  walk(document.components.schemas, '');
  for (const operation of operations as unknown as readonly OperationObject[]) {
    check(operation.operationId, operation.operationId, operation.description);
    assert.notEqual(operation.description, operation.summary);
    for (const { name, description } of operation.parameters.filter((parameter) => 'name' in parameter))
      check(`${operation.operationId} ${name}`, name, description);
    walk(operation, operation.operationId);
  }
  assert.deepEqual(bad, []);
});

type OperationObject = Readonly<{
  operationId: string;
  summary: string;
  description: string;
  parameters: readonly Readonly<{ name: string; description: string }>[];
}>;

/** Nothing is left of the description when the words of the name, and those that carry nothing, are gone. */
function repeats(name: string, description: string): boolean {
  const of = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const empty = new Set([
    ...of('the a an of is its in for to and this that id'),
    ...of(name.replaceAll('_', ' ')),
  ]);
  return of(description).every((word) => empty.has(word) || empty.has(word.replace(/s$/, '')));
}

test('one name means one schema', () => {
  const seen = new Map<string, string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('title' in node && typeof node.title === 'string') {
      const text = JSON.stringify({ ...node, default: undefined });
      assert.equal(seen.get(node.title) ?? text, text, `two schemas are called ${node.title}`);
      seen.set(node.title, text);
    }
    for (const value of Object.values(node)) walk(value);
  };
  for (const operation of SERVED)
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
    minLength: 13,
    maxLength: 19,
    pattern: '^[0-9]+$',
  });
  assert.deepEqual([...card.required].sort(), ['expiration_date', 'number']);
});
