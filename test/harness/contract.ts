import fs from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { OPERATIONS, responseSchema } from '../../server/api-contract/index.ts';
import type { Operation } from '../../server/api-contract/operation.ts';
import { PROBLEMS, type ProblemCode } from '../../server/domain/problem.ts';
import { errorStatusesOf, STATUSES } from '../../server/api/statuses.ts';
import type { ApiVersion } from '../../server/domain/api-version.ts';
import { inSharedParts } from './shared-parts.ts';

type Answer = Readonly<{
  method: string;
  path: string;
  version: ApiVersion;
  status: number;
  body: unknown;
  text: string;
}>;

/**
 * Fails the test when an answer is not what the contract of its version promises: status, shape, or the error
 * body.
 */
export function checkAnswer(answer: Answer): void {
  const operation = operationAt(answer.method, answer.path);
  if (answer.status >= 400) return checkError(answer, operation);
  if (operation === null || operation.raw === true) return;
  const schema = responseSchema(operation, answer.status, answer.version);
  if (schema === undefined)
    throw new Error(
      `${operation.id} answered ${answer.status}, which its contract does not declare: ${answer.text.slice(0, 500)}`,
    );
  if (schema === null) {
    if (answer.text !== '')
      throw new Error(
        `${operation.id} answered ${answer.status} with content, and its contract declares none: ` +
          `${answer.text.slice(0, 500)}`,
      );
    return;
  }
  check(
    answer,
    `${operation.id} ${answer.status}`,
    validator(`${answer.version} ${operation.id} ${answer.status}`, () => compileParts(schema)),
  );
  if (answer.version === 'published') checkPublished(answer, operation);
}

/** The values at the operation's sensitive places in a body that a test sends, for the leak scan. */
export function secretsIn(method: string, requestPath: string, body: unknown): readonly string[] {
  const operation = operationAt(method, requestPath);
  return (operation?.sensitive ?? []).flatMap((pointer) => valuesAt(body, pointer.split('/').slice(1)));
}

/** The declared operation that serves a path, fixed segments before parameters. */
export function operationAt(method: string, requestPath: string): Operation | null {
  const segments = (requestPath.split('?')[0] ?? '').split('/');
  const alike = PLACES.get(placeOf(method, segments)) ?? [];
  return alike.find(({ template }) => matchesPath(template, segments))?.operation ?? null;
}

/** By method and number of segments, those with the fewest parameters first. */
const PLACES = Map.groupBy(
  OPERATIONS.map((operation) => ({ operation, template: operation.path.split('/') })).sort(
    (a, b) => a.operation.path.split('{').length - b.operation.path.split('{').length,
  ),
  ({ operation, template }) => placeOf(operation.method, template),
);

function placeOf(method: string, segments: readonly string[]): string {
  return `${method} ${segments.length}`;
}

function checkError(answer: Answer, operation: Operation | null): void {
  const where = `${operation?.id ?? answer.path} ${answer.status}`;
  if (operation?.raw === true && answer.body === undefined) return;
  check(
    answer,
    where,
    validator('error', () => ajv.compile(ERROR_BODY)),
  );
  if (operation !== null && !errorStatusesOf(operation).includes(answer.status))
    throw new Error(`${where}: the contract does not declare this status: ${answer.text.slice(0, 500)}`);
  const { code, status } = answer.body as { code: ProblemCode; status: number };
  if (status !== answer.status) throw new Error(`${where}: the body says ${status}`);
  const expected = STATUSES[code];
  // A rule between fields is 422 here and 400 in the published version.
  if (expected !== status && !(answer.version === 'published' && status === 400))
    throw new Error(`${where}: code ${code} belongs to ${expected}`);
}

function checkPublished(answer: Answer, operation: Operation): void {
  const place = publishedPlaces.get(operation.id);
  if (place === undefined) return; // Ours alone: the published API has no such operation.
  const declared = published.paths[place.path]?.[place.method]?.responses?.[answer.status];
  if (declared === undefined)
    throw new Error(`${operation.id} answered ${answer.status}, which the published API does not declare`);
  if (declared.content?.['application/json'] === undefined) return;
  const pointer = [
    'paths',
    place.path,
    place.method,
    'responses',
    String(answer.status),
    'content',
    'application/json',
    'schema',
  ]
    .map(escapePointer)
    .join('/');
  check(
    answer,
    `published ${operation.id} ${answer.status}`,
    validator(`published-api ${pointer}`, () => ajv.compile({ $ref: `published#/${pointer}` })),
  );
}

function check(answer: Answer, where: string, validate: ValidateFunction): void {
  if (validate(answer.body)) return;
  const problems = (validate.errors ?? [])
    .slice(0, 10)
    .map((error) => `  ${error.instancePath || '/'} ${error.message ?? ''} ${JSON.stringify(error.params)}`);
  throw new Error(
    `The answer breaks the contract of ${where}:\n${problems.join('\n')}\n${answer.text.slice(0, 2000)}`,
  );
}

const ERROR_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'code', 'status', 'message', 'details'],
  properties: {
    type: { const: 'error' },
    code: { enum: Object.keys(PROBLEMS) },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    message: { type: 'string', minLength: 1 },
    details: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['location', 'pointer', 'message', 'type'],
        properties: {
          location: { enum: ['body', 'query', 'path', 'header', 'unknown'] },
          pointer: { type: 'string' },
          message: { type: 'string', minLength: 1 },
          type: { type: 'string', minLength: 1 },
        },
      },
    },
    resource_id: { type: 'string' },
  },
};

type PublishedOperation = Readonly<{
  operationId: string;
  responses?: Readonly<Record<string, { content?: Readonly<Record<string, unknown>> }>>;
}>;
const published = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../published/published-api.json'), 'utf8'),
) as {
  paths: Readonly<Record<string, Readonly<Record<string, PublishedOperation>>>>;
  components: { schemas: { PaymentService: { properties: Record<string, unknown> } } };
};
// Younger than that document: the published SDKs demand it from 2.4 of the one for Python on.
published.components.schemas.PaymentService.properties['refund_ingestion_enabled'] = { type: 'boolean' };
const publishedPlaces = new Map(
  Object.entries(published.paths).flatMap(([publishedPath, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [operation.operationId, { path: publishedPath, method }] as const,
    ),
  ),
);

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  validateSchema: false,
  inlineRefs: false,
  code: { optimize: false },
});
formats.default(ajv);
ajv.addSchema({ $id: 'published', ...published });
const compileParts = inSharedParts(ajv);

const validators = new Map<string, ValidateFunction>();
function validator(key: string, compile: () => ValidateFunction): ValidateFunction {
  let found = validators.get(key);
  if (found === undefined) {
    found = compile();
    validators.set(key, found);
  }
  return found;
}

function matchesPath(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, index) => part.startsWith('{') || part === segments[index])
  );
}

function valuesAt(value: unknown, [first, ...rest]: readonly string[]): readonly string[] {
  if (first === undefined) return typeof value === 'string' && value !== '' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const children = first === '*' ? Object.values(value) : [(value as Record<string, unknown>)[first]];
  return children.flatMap((child) => valuesAt(child, rest));
}

function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
