import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { Ajv, type AnySchemaObject } from 'ajv';

/**
 * What was recorded of a connector (the conformance suite holds it to the wire), by what its processor publishes of
 * its API. Of each document only what is used stands here, with its source and licence, and every object in it is
 * closed, so that a name that the processor does not know is found.
 */
type Document = Readonly<{
  operations: Readonly<
    Record<string, Readonly<{ request?: Reference; answers: Readonly<Record<string, Reference | true>> }>>
  >;
  schemas: Readonly<Record<string, AnySchemaObject>>;
}>;
type Reference = Readonly<{ $ref: string }>;
type Message = Readonly<{ what: string; body: unknown }>;

const FACTS = path.join(import.meta.dirname, 'facts');
const CONNECTORS = path.join(import.meta.dirname, '../../server/connectors');
/** What is replaced in a recording, as the processor might have written it. */
const SAMPLES: readonly (readonly [RegExp, string])[] = [
  [/\{id-\d+\}/g, '5O190127TN3647151'],
  [/\{time-\d+\}/g, '2026-11-01T10:00:00Z'],
  [/\{origin\}/g, 'https://pages.example'],
];

for (const processor of ['paypal']) {
  const document = JSON.parse(
    fs.readFileSync(path.join(FACTS, `${processor}-openapi.json`), 'utf8'),
  ) as Document;
  const judge = judgeOf(document);
  const met = new Set<string>();

  for (const [file, exchange] of exchangesOf(processor)) {
    const [request, answer] = exchange.split(/\n\n(?=HTTP\/1\.1 )/).map(messageIn);
    assert.ok(request !== undefined && answer !== undefined, file);
    const [method = '', address = ''] = request.what.split(' ');
    test(`${processor}: ${file}: ${method} ${address} is as published`, () => {
      const name = operationAt(document, method, address);
      met.add(name);
      const operation = document.operations[name];
      if (request.body === undefined) assert.equal(operation?.request, undefined, 'a body is wanted');
      else assert.deepEqual(judge(operation?.request, request.body), []);
      const [, status = ''] = answer.what.split(' ');
      const wanted = operation?.answers[status];
      assert.ok(wanted !== undefined, `${name} does not answer ${status}`);
      if (wanted !== true) assert.deepEqual(judge(wanted, answer.body), []);
    });
  }

  test(`${processor}: a name that is not published is found, and orders, captures, voids and refunds were met`, () => {
    const { request } = document.operations['POST /v2/checkout/orders'] ?? {};
    const unit = { amount: { currency_code: 'USD', value: '12.99' } };
    assert.deepEqual(judge(request, { intent: 'CAPTURE', purchase_units: [unit] }), []);
    assert.equal(judge(request, { intent: 'CAPTURE', purchase_units: [{ ...unit, tip: 1 }] }).length, 1);
    assert.equal(judge(request, { intent: 'SALE', purchase_units: [unit] }).length, 1);
    assert.ok(met.size >= 6, [...met].join(', '));
  });
}

function judgeOf(document: Document): (schema: Reference | undefined, value: unknown) => readonly string[] {
  // Their patterns are of a time before the flag `u`, which refuses some.
  const ajv = new Ajv({ strict: false, unicodeRegExp: false, allErrors: true });
  ajv.addSchema({ ...document }, 'published');
  return (schema, value) => {
    if (schema === undefined) return ['nothing is wanted'];
    const check = ajv.compile({ $ref: `published${schema.$ref}` });
    check(value);
    return (check.errors ?? []).map(({ instancePath, message = '', params }) =>
      [instancePath, message, JSON.stringify(params)].join(' '),
    );
  };
}

function exchangesOf(processor: string): readonly (readonly [file: string, text: string])[] {
  const folder = path.join(CONNECTORS, processor, 'exchanges');
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.http'))
    .flatMap((file) =>
      fs
        .readFileSync(path.join(folder, file), 'utf8')
        .split('\n###\n\n')
        // The log-in, a form, is in no document.
        .filter((text) => !/^POST \S+\/oauth2\//.test(text))
        .map((text) => [file, text] as const),
    );
}

function messageIn(text: string): Message {
  const end = text.indexOf('\n\n');
  const body =
    end < 0 ? '' : SAMPLES.reduce((all, [what, by]) => all.replace(what, by), text.slice(end)).trim();
  const [what = ''] = text.split('\n', 1);
  return { what, body: body === '' ? undefined : (JSON.parse(body) as unknown) };
}

function operationAt(document: Document, method: string, address: string): string {
  const [place = ''] = address.replace('{base_url}', '').split('?');
  const name = Object.keys(document.operations).find((one) => {
    const pattern = one.replace(/\{\w+\}/g, '[^/]+');
    return new RegExp(`^${pattern}$`).test(`${method} ${place}`);
  });
  return name ?? assert.fail(`${method} ${place} is not published`);
}
