import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { operationById, OPERATIONS } from '../server/api-contract/index.ts';
import { openApiDocument } from '../server/api/openapi.ts';
import { type Example, fillReferences } from '../server/api/examples/example.ts';
import { EXAMPLES } from '../server/api/examples/requests.ts';
import { UNANSWERED } from '../server/api/examples/unanswered.ts';
import { DASHBOARD_URL, demoCookie } from './harness/dashboard.ts';
import { openTestService, type TestService } from './harness/index.ts';
import { steady } from './harness/steady.ts';
import { addressOf, callAs } from './walk/calls.ts';

/** `GOLDEN=write` records what is answered into this file, which the API document shows. */
const FILE = path.join(import.meta.dirname, '../contract/examples.json');

let service: TestService;
let cookie: string;
before(async () => {
  service = await openTestService({ config: { dashboardUrl: DASHBOARD_URL } });
  await demoCookie(service); // a session for others to end
  cookie = await demoCookie(service);
});
after(() => service.close());

const SHOWN = EXAMPLES.filter(({ as: name }) => name === undefined);

test('every example is answered as declared when it is sent to a sandbox, each after the other', async () => {
  const answers: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const example of EXAMPLES) {
    try {
      const { operation, address, body: given } = requestOf(example, answers);
      const asked = given === undefined ? {} : { body: given };
      const { status, text, body } = await callAs({ service, cookie }, operation, address, asked);
      if (status >= 300) wrong.push(`${example.operation}: ${status} ${text}`);
      answers[example.as ?? example.operation] = body;
    } catch (error) {
      wrong.push(`${example.operation}: ${String(error)}`);
    }
  }

  if (process.env['GOLDEN'] === 'write')
    fs.writeFileSync(FILE, `${JSON.stringify(steady(answers), null, 2)}\n`);
  assert.deepEqual(wrong, []);
});

test('the document shows those requests, with parameters and answers that its own schemas allow', () => {
  const document = openApiDocument();
  // A schema that many refer to is compiled once.
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  formats.default(ajv);
  ajv.addSchema({ $id: 'document', ...(JSON.parse(JSON.stringify(document)) as object) });
  const schemaAt = (at: readonly string[]) =>
    ajv.compile({
      $ref: `document#/${at.map((part) => encodeURIComponent(part.replaceAll('/', '~1'))).join('/')}`,
    });
  const answers = JSON.parse(fs.readFileSync(FILE, 'utf8')) as Readonly<Record<string, unknown>>;
  for (const example of SHOWN) {
    const operation = operationById(example.operation);
    assert.ok(operation, example.operation);
    const shown = document.paths[operation.path]?.[operation.method.toLowerCase()] as DocumentedOperation;
    assert.deepEqual(
      shown.requestBody?.content['application/json']?.example,
      fillReferences(example, answers).body,
    );
    for (const [index, { name, example: value }] of (shown.parameters ?? []).entries()) {
      if (value === undefined) continue;
      const at = [
        'paths',
        operation.path,
        operation.method.toLowerCase(),
        'parameters',
        `${index}`,
        'schema',
      ];
      assert.ok(schemaAt(at)(value), `${example.operation}: ${name}: ${JSON.stringify(value)}`);
    }
    for (const [status, { content }] of Object.entries(shown.responses).filter(([code]) =>
      code.startsWith('2'),
    )) {
      const media = content?.['application/json'];
      if (media?.example === undefined) continue;
      const at = [
        'paths',
        operation.path,
        operation.method.toLowerCase(),
        'responses',
        status,
        'content',
        'application/json',
        'schema',
      ];
      const holds = schemaAt(at);
      assert.ok(
        holds(media.example),
        `${example.operation}: ${ajv.errorsText(holds.errors)}; record the answers anew: GOLDEN=write`,
      );
    }
  }
});

test('every operation has an example, or stands in a list that only shrinks', () => {
  const shown = new Set(SHOWN.map(({ operation }) => operation));
  const missing = OPERATIONS.map(({ id }) => id).filter((id) => !shown.has(id));
  const unanswered = UNANSWERED.filter(({ as: name }) => name === undefined).map(
    ({ operation }) => operation,
  );
  assert.deepEqual(missing.toSorted(), unanswered.toSorted());
});

type DocumentedOperation = Readonly<{
  parameters?: readonly Readonly<{ name?: string; example?: unknown }>[];
  requestBody?: Readonly<{ content: Readonly<Record<string, Readonly<{ example?: unknown }>>> }>;
  responses: Readonly<
    Record<string, Readonly<{ content?: Readonly<Record<string, Readonly<{ example?: unknown }>>> }>>
  >;
}>;

function requestOf(example: Example, answers: Readonly<Record<string, unknown>>) {
  const operation = operationById(example.operation);
  assert.ok(operation, `${example.operation} is no operation`);
  const { params = {}, query = {}, body } = fillReferences(example, answers);
  return { operation, address: addressOf(operation, params, query), body };
}
