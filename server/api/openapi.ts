import type { TSchema } from 'typebox';
import { PROBLEMS, type ProblemCode } from '../problem/problem.ts';
import { STATUSES } from './statuses.ts';
import { SERVED } from './contract/index.ts';
import type { Operation } from './contract/operation.ts';

/**
 * The OpenAPI 3.1 document of the API, printed from the contract: `openapi.json`. It describes version
 * `2026-11-01`; the published version has a
 * document of its own, which its SDKs are made from.
 */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}

export function openApiDocument(): OpenApiDocument {
  const schemas = new Map<string, Json>();
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of SERVED) {
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = operationObject(operation, schemas);
  }
  schemas.set('Error', ERROR);
  schemas.set('ErrorDetail', ERROR_DETAIL);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Railyard',
      version: '2026-11-01',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: 'http://127.0.0.1:8080' }],
    tags: [...new Set(SERVED.map((operation) => operation.tag))].sort().map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(byName)),
    components: {
      schemas: Object.fromEntries([...schemas].sort(byName)),
      responses: errorResponses(),
      parameters: PARAMETERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

export type OpenApiDocument = Readonly<{
  openapi: '3.1.0';
  info: Json;
  servers: Json;
  tags: Json;
  paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  components: Readonly<{
    schemas: Readonly<Record<string, Json>>;
    responses: Json;
    parameters: Json;
    securitySchemes: Json;
  }>;
}>;

type Json = null | boolean | number | string | readonly Json[] | Readonly<{ [name: string]: Json }>;
type Members = Record<string, Json>;
type Schemas = Map<string, Json>;

function operationObject(operation: Operation, schemas: Schemas): Json {
  const made: Members = { operationId: operation.id, tags: [operation.tag], summary: operation.summary };
  const { access } = operation;
  if (access.kind === 'public') made['security'] = [];
  else {
    made['security'] = [{ bearer: [] }];
    made['x-scopes'] = access.all === true ? { all: [...access.scopes] } : { any: [...access.scopes] };
  }
  const parameters = parametersOf(operation, schemas);
  if (parameters.length > 0) made['parameters'] = parameters;
  const body = bodyOf(operation, schemas);
  if (body !== null) made['requestBody'] = body;
  made['responses'] = responsesOf(operation, schemas);
  return made;
}

function parametersOf(operation: Operation, schemas: Schemas): Json[] {
  const parameters: Json[] = [{ $ref: '#/components/parameters/ApiVersion' }];
  if (operation.merchantAccount === 'header')
    parameters.push({ $ref: '#/components/parameters/MerchantAccount' });
  if (operation.idempotent === true) parameters.push({ $ref: '#/components/parameters/IdempotencyKey' });
  for (const [place, schema] of [
    ['path', operation.params],
    ['query', operation.query],
    ['header', operation.headers],
  ] as const) {
    const { properties = {}, required = [] } = (schema ?? {}) as SchemaNode;
    for (const [name, property] of Object.entries(properties)) {
      parameters.push({
        name,
        in: place,
        required: place === 'path' || (required.includes(name) && property.default === undefined),
        schema: printed(property, schemas, 'request'),
      });
    }
  }
  return parameters;
}

function bodyOf(operation: Operation, schemas: Schemas): Json | null {
  if (operation.raw === true) return { required: operation.method === 'POST', content: { '*/*': {} } };
  if (operation.body === undefined) return null;
  return {
    required: operation.bodyOptional !== true,
    content: { 'application/json': { schema: printed(operation.body as SchemaNode, schemas, 'request') } },
  };
}

function responsesOf(operation: Operation, schemas: Schemas): Json {
  const responses: Members = {};
  for (const [status, schema] of Object.entries(operation.responses)) {
    const content: Members =
      operation.raw === true
        ? { '*/*': {} }
        : {
            'application/json': {
              schema: schema === null ? {} : printed(schema as SchemaNode, schemas, 'response'),
            },
          };
    responses[status] =
      schema === null ? { description: 'Done; nothing to say' } : { description: 'Done', content };
  }
  for (const status of errorStatusesOf(operation))
    responses[String(status)] = { $ref: `#/components/responses/Error${status}` };
  return responses;
}

/** Which of the catalogue's statuses an operation can answer. */
function errorStatusesOf(operation: Operation): number[] {
  const statuses = [400, 405, 429, 500, 503];
  if (operation.access.kind === 'token') statuses.push(401, 403);
  if (operation.path.includes('{') || operation.body !== undefined) statuses.push(404);
  if (operation.method !== 'GET') statuses.push(409);
  if (operation.body !== undefined) statuses.push(413, 415, 422);
  if (operation.raw === true) statuses.push(413, 422, 502, 504);
  return [...new Set(statuses)].sort((a, b) => a - b);
}

type SchemaNode = TSchema &
  Readonly<{
    title?: string;
    default?: unknown;
    required?: readonly string[];
    properties?: Readonly<Record<string, SchemaNode>>;
    patternProperties?: Readonly<Record<string, SchemaNode>>;
    items?: SchemaNode;
    anyOf?: readonly SchemaNode[];
    discriminator?: Readonly<{ propertyName: string }>;
    'x-sensitive'?: Readonly<{ minLength?: number; maxLength?: number; digits?: true; object?: true }>;
  }>;

/** A caller may leave out what has a default; an answer always has it. */
type Use = 'request' | 'response';

/** A schema as the document shows it; what has a title moves to `components/schemas` under that name. */
function printed(schema: SchemaNode, schemas: Schemas, use: Use): Json {
  const { title } = schema;
  if (title === undefined) return inline(schema, schemas, use);
  if (!schemas.has(title)) {
    schemas.set(title, {}); // reserves the name while its own parts are printed
    schemas.set(title, inline(schema, schemas, use));
  }
  const reference = `#/components/schemas/${title}`;
  return schema.default === undefined
    ? { $ref: reference }
    : { $ref: reference, default: plain(schema.default) };
}

function inline(schema: SchemaNode, schemas: Schemas, use: Use): Json {
  const sensitive = schema['x-sensitive'];
  if (sensitive !== undefined) return sensitiveString(sensitive);
  const made: Members = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (
      keyword === 'title' ||
      keyword === 'x-vocabulary' ||
      (keyword === 'default' && schema.title !== undefined)
    )
      continue;
    if (keyword === 'properties') made[keyword] = mapped(schema.properties ?? {}, schemas, use);
    else if (keyword === 'patternProperties')
      made['additionalProperties'] =
        Object.values(schema.patternProperties ?? {}).map((member) => printed(member, schemas, use))[0] ??
        true;
    else if (keyword === 'items' && schema.items !== undefined)
      made[keyword] = printed(schema.items, schemas, use);
    else if (keyword === 'anyOf')
      made[keyword] = (schema.anyOf ?? []).map((branch) => printed(branch, schemas, use));
    else if (keyword === 'propertyNames') made[keyword] = printed(value as SchemaNode, schemas, use);
    else if (keyword === 'required') {
      const required = (schema.required ?? []).filter(
        (name) => use === 'response' || schema.properties?.[name]?.default === undefined,
      );
      if (required.length > 0) made[keyword] = required;
    } else if (keyword !== 'discriminator') made[keyword] = plain(value);
  }
  return made;
}

function mapped(members: Readonly<Record<string, SchemaNode>>, schemas: Schemas, use: Use): Json {
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, printed(member, schemas, use)]),
  );
}

function sensitiveString({
  minLength,
  maxLength,
  digits,
  object,
}: NonNullable<SchemaNode['x-sensitive']>): Json {
  const text: Members = { type: 'string', 'x-sensitive': true };
  if (minLength !== undefined) text['minLength'] = minLength;
  if (maxLength !== undefined) text['maxLength'] = maxLength;
  if (digits === true) text['pattern'] = '^[0-9]+$';
  return object === true ? { anyOf: [text, { type: 'object', 'x-sensitive': true }] } : text;
}

const ERROR_DETAIL: Json = {
  type: 'object',
  required: ['location', 'pointer', 'message', 'type'],
  properties: {
    location: { type: 'string', enum: ['body', 'query', 'path', 'header', 'unknown'] },
    pointer: {
      type: 'string',
      description: 'A JSON pointer into the body, or the name of the parameter or header.',
    },
    message: { type: 'string' },
    type: { type: 'string' },
  },
  additionalProperties: false,
};

const ERROR: Json = {
  type: 'object',
  required: ['type', 'code', 'status', 'message', 'details'],
  properties: {
    type: { type: 'string', const: 'error' },
    code: { type: 'string', enum: Object.keys(PROBLEMS) },
    status: { type: 'integer' },
    message: { type: 'string' },
    details: { type: 'array', items: { $ref: '#/components/schemas/ErrorDetail' } },
    resource_id: { type: 'string', description: 'The record that already exists.' },
  },
  additionalProperties: false,
};

function errorResponses(): Json {
  const statuses = new Map<number, ProblemCode[]>();
  for (const name of Object.keys(PROBLEMS) as ProblemCode[])
    statuses.set(STATUSES[name], [...(statuses.get(STATUSES[name]) ?? []), name]);
  const responses = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, names]) => [
      `Error${status}`,
      {
        description: names.map((name) => `\`${name}\`: ${PROBLEMS[name]}`).join('; '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]);
  return Object.fromEntries(responses) as Json;
}

const PARAMETERS: Json = {
  ApiVersion: {
    name: 'x-api-version',
    in: 'header',
    required: false,
    description: 'Overrides the version that the API key is pinned to, for this request.',
    schema: { type: 'string', enum: ['2026-11-01', 'published'] },
  },
  MerchantAccount: {
    name: 'x-merchant-account-id',
    in: 'header',
    required: false,
    description: 'The merchant account; left out, the default one of the API key.',
    schema: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[a-zA-Z0-9-]+$' },
  },
  IdempotencyKey: {
    name: 'idempotency-key',
    in: 'header',
    required: false,
    description: 'Makes a repeated request answer what the first one did. Kept for 24 hours.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
};

const SECURITY_SCHEMES: Json = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'Signed with an API key pair: ES512, ES256, EdDSA or RS512. The claim `scopes` must hold what `x-scopes` of the operation names: any of them, or all.',
  },
};

/** Values of the contract are JSON already. */
function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
