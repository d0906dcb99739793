import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import recorded from '../../contract/webhooks.json' with { type: 'json' };
import { OPERATIONS } from '../api-contract/index.ts';
import { EVENT_NAMES } from '../domain/event-names.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument();
type Node = Readonly<Record<string, unknown>>;

/** Every schema that these places are made of, each once. */
function schemasFrom(places: readonly unknown[], found: Set<Node> = new Set()): ReadonlySet<Node> {
  for (const place of places) {
    if (typeof place !== 'object' || place === null || found.has(place as Node)) continue;
    found.add(place as Node);
    const { $ref } = place as Node;
    const named = typeof $ref === 'string' ? $ref.split('/').slice(1) : null;
    const at = named?.reduce<unknown>((node, name) => Object(node)[name], document);
    schemasFrom([at, ...Object.values(place)], found);
  }
  return found;
}

const operations = Object.values(document.paths).flatMap((methods) =>
  Object.values(methods),
) as readonly Node[];

test('what the service sends is open: no object is closed, and no word but a constant is the last one', () => {
  for (const schema of schemasFrom([operations.map(({ responses }) => responses), document.webhooks])) {
    assert.notEqual(schema['additionalProperties'], false, JSON.stringify(schema).slice(0, 200));
    assert.equal(schema['enum'], undefined, JSON.stringify(schema).slice(0, 200));
  }
});

test('what a caller sends is closed: members and words that are not there are refused', () => {
  const places = operations.map(({ requestBody, parameters }) => [requestBody, parameters]);
  for (const schema of schemasFrom(places)) {
    assert.equal(schema['x-extensible-enum'], undefined, JSON.stringify(schema).slice(0, 200));
    if (schema['type'] === 'object' && schema['properties'] !== undefined)
      assert.equal(schema['additionalProperties'], false, JSON.stringify(schema).slice(0, 200));
  }
});

test('a member that tells alternatives apart names each of them once', () => {
  let told = 0;
  for (const schema of schemasFrom([document.paths, document.webhooks])) {
    const { discriminator, anyOf } = schema;
    if (discriminator === undefined) continue;
    told += 1;
    const { mapping } = discriminator as { mapping: Readonly<Record<string, string>> };
    const branches = (anyOf as readonly { $ref: string }[]).map(({ $ref }) => $ref);
    assert.deepEqual(new Set(Object.values(mapping)), new Set(branches));
  }
  assert.ok(told >= 8, `${told} unions are told apart`);
  const { mapping } = Object(document.components.schemas['TransactionCreate']).properties.payment_method
    .anyOf[0].discriminator;
  assert.equal(mapping.card, '#/components/schemas/CardWithUrlPaymentMethodCreate');
  assert.equal(mapping.paypal, '#/components/schemas/RedirectPaymentMethodCreate');
});

test('an operation that takes a key says so, one that only asks may be repeated, and lists say how they go on', () => {
  for (const { id, method, path, idempotent } of OPERATIONS) {
    const marks = Object((document.paths[path] ?? {})[method.toLowerCase()]);
    if (idempotent === true) assert.equal(marks['x-idempotent'], 'key', id);
    const takesCursor = JSON.stringify(marks.parameters ?? []).includes('"name":"cursor"');
    if (takesCursor)
      assert.deepEqual(marks['x-pagination'], { items: 'items', cursor: 'cursor', next: 'next_cursor' }, id);
  }
});

test('every event that was ever told fits its schema, and one of a later version fits it too', () => {
  for (const version of ['2026-11-01', 'published'] as const) {
    const of = openApiDocument(version);
    assert.deepEqual(Object.keys(of.webhooks).toSorted(), [...EVENT_NAMES]);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(of, 'document');
    for (const [key, payload] of Object.entries(recorded)) {
      const [name = '', told] = key.split(' ');
      if (told !== version) continue;
      const item = String(Object(of.webhooks[name]).$ref).split('/').at(-1);
      const validate = ajv.compile({ $ref: `document#/components/schemas/${item}` });
      const later = { ...payload, name: 'dream.dreamt', a_new_member: 1, environment: 'staging' };
      for (const body of [payload, later])
        assert.ok(validate(body), `${key}: ${JSON.stringify(validate.errors?.slice(0, 3))}`);
    }
  }
});
