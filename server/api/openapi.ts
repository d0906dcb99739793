import { PROBLEMS, type ProblemCode } from '../domain/problem.ts';
import { STATUSES, errorStatusesOf } from './statuses.ts';
import answers from '../../contract/examples.json' with { type: 'json' };
import { type Example, fillReferences } from './examples/example.ts';
import { REVEAL_HEADER, tellsOfBuyers } from './personal-data.ts';
import { EXAMPLES } from './examples/requests.ts';
import { OPERATIONS } from '../api-contract/index.ts';
import { listItemOf } from '../api-contract/csv-columns.ts';
import { mayBeConfirmed, type Operation } from '../api-contract/operation.ts';
import { atVersion } from '../api-contract/vocabulary.ts';
import { webhookBodies } from '../api-contract/webhook-events.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import {
  descriptionMember,
  type Json,
  plain,
  memberDescription,
  type Members,
  printSchema,
  type SchemaNode,
  type Schemas,
  titlesIn,
} from './openapi-schemas.ts';
import { parameterValue } from './parameters.ts';
import { FRONT_END_WORDS } from '../api-contract/schemas/front-end.ts';

/**
 * The API's OpenAPI 3.1 document. The examples are in the words of `2026-11-01`, so the document of the other version
 * has none.
 */
export function openApiDocument(
  version: ApiVersion = '2026-11-01',
  { hasExamples } = { hasExamples: version === '2026-11-01' },
): OpenApiDocument {
  const schemas: Schemas = { printed: new Map(), answered: answeredAt(version) };
  const paths: Record<string, Record<string, Json>> = {};
  for (const declared of OPERATIONS) {
    const operation = atVersionOf(version, declared);
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = operationObject(operation, { schemas, hasExamples });
  }
  const { webhooks, pathItems } = webhookItems(version, schemas);
  schemas.printed.set('Error', ERROR);
  schemas.printed.set('ErrorDetail', ERROR_DETAIL);

  return {
    openapi: '3.1.0',
    info: {
      title: 'Railyard',
      version,
      description: INTRODUCTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: 'http://127.0.0.1:8080' }],
    tags: [...new Set(OPERATIONS.map((operation) => operation.tag))].sort().map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(byName)),
    webhooks,
    components: {
      schemas: Object.fromEntries([...schemas.printed].sort(byName)),
      responses: errorResponses(),
      parameters: PARAMETERS,
      pathItems,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

/** What is true of every operation. */
const INTRODUCTION =
  `Amounts are integers in minor units of their currency. Times are ISO 8601 with an offset; ours have
microseconds. Ids are UUIDs, in either case. Answers are open: they may gain members, and words where
\`x-extensible-enum\` lists those of today; ignore what you do not know. Requests are closed: what the service does not
know is refused. What both have is there twice, as \`Input\` for requests. \`x-idempotent\` says whether a request may
be repeated (\`key\`: under one Idempotency-Key), and \`x-pagination\` by which members a list is walked. In a PUT,
what is left out stays as it is, and null clears it.

The card numbers in the examples are test cards of the sandbox. Every example is sent to a running service by a
test; ids and times stand for those that you get.`.replaceAll(/(\S)\n(\S)/g, '$1 $2');

export type OpenApiDocument = Readonly<{
  openapi: '3.1.0';
  info: Json;
  servers: Json;
  tags: Json;
  paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  webhooks: Readonly<Record<string, Json>>;
  components: Readonly<{
    schemas: Readonly<Record<string, Json>>;
    responses: Json;
    parameters: Json;
    pathItems: Json;
    securitySchemes: Json;
  }>;
}>;

/** Names of everything that answers and webhooks are made of. */
function answeredAt(version: ApiVersion): ReadonlySet<string> {
  const found = new Set<string>();
  const answers = OPERATIONS.flatMap((operation) => Object.values(atVersionOf(version, operation).responses));
  for (const schema of [...answers, ...webhookBodies(version).values()])
    if (schema !== null) titlesIn(schema as SchemaNode, found);
  return found;
}

/** What the service sends by itself, to the endpoints of webhook subscriptions: an item for each kind of body. */
function webhookItems(version: ApiVersion, schemas: Schemas) {
  const webhooks: Members = {};
  const pathItems: Members = {};
  for (const [name, body] of webhookBodies(version)) {
    const schema = printSchema(atVersion(version, body) as SchemaNode, schemas, 'response');
    const item = String((body as SchemaNode).title);
    pathItems[item] = {
      post: {
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: { '2XX': { description: 'Taken. After any other answer it is sent again.' } },
      },
    };
    webhooks[name] = { $ref: `#/components/pathItems/${item}` };
  }

  return { webhooks, pathItems };
}

function atVersionOf(version: ApiVersion, operation: Operation): Operation {
  const schemaOf = (part: 'params' | 'query' | 'headers' | 'body') =>
    operation[part] === undefined ? {} : { [part]: atVersion(version, operation[part]) };
  const responses = Object.entries(operation.responses).map(([status, schema]) => [
    status,
    schema === null ? null : atVersion(version, schema),
  ]);
  return {
    ...operation,
    ...{ ...schemaOf('params'), ...schemaOf('query'), ...schemaOf('headers'), ...schemaOf('body') },
    responses: Object.fromEntries(responses) as Operation['responses'],
  };
}

type PrintContext = Readonly<{ schemas: Schemas; hasExamples: boolean }>;

function operationObject(operation: Operation, printing: PrintContext): Json {
  const made: Members = {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: descriptionOfOperation(operation),
  };
  const { access } = operation;
  if (access.kind === 'public') made['security'] = [];
  else {
    made['security'] = [{ bearer: [] }];
    if (access.kind === 'token')
      made['x-scopes'] = access.all === true ? { all: [...access.scopes] } : { any: [...access.scopes] };
  }
  Object.assign(made, marksOf(operation));

  if (mayBeConfirmed(operation)) made['x-confirmed'] = operation.confirmed === true ? 'always' : 'at-times';
  const parameters = parametersOf(operation, printing);
  if (parameters.length > 0) made['parameters'] = parameters;
  const body = bodyOf(operation, printing);
  if (body !== null) made['requestBody'] = body;
  made['responses'] = responsesOf(operation, printing);
  return made;
}

/** What clients need to know of an operation, and would guess from its form. */
function marksOf({ idempotent, method, access, query, responses }: Operation): Members {
  const marks: Members = {};
  const isReading = access.kind === 'token' && access.scopes.every((scope) => scope.endsWith('.read'));
  if (idempotent === true) marks['x-idempotent'] = 'key';
  else if (method === 'POST' && isReading) marks['x-idempotent'] = 'always';

  const answered = (responses[200] as SchemaNode | undefined)?.properties ?? {};
  const asked = (query as SchemaNode | undefined)?.properties ?? {};
  if (method === 'GET' && answered['items']?.items !== undefined)
    marks['x-pagination'] =
      'cursor' in asked && 'next_cursor' in answered
        ? { items: 'items', cursor: 'cursor', next: 'next_cursor' }
        : { items: 'items' };
  return marks;
}

function rolesOf(scopes: readonly string[] | undefined): string {
  if (scopes === undefined) return 'whatever their roles';
  return `with a role that has ${scopes.map((scope) => `\`${scope}\``).join(' or ')}`;
}

/** What the declaration says, and what follows from it for every operation alike. */
function descriptionOfOperation({ access, description, idempotent, confirmed }: Operation): string {
  const sentences = [description ?? ''];
  if (access.kind === 'public') sentences.push('No token: what stands in the address is the credential.');
  else if (access.kind === 'caller')
    sentences.push(
      access.who === 'people'
        ? `For people who are logged in at the dashboard, ${rolesOf(access.scopes)}.`
        : 'For every key and every person, whatever they may do.',
    );
  else {
    const scopes = access.scopes.filter((scope) => scope !== 'embed').map((scope) => `\`${scope}\``);
    sentences.push(`Scope: ${scopes.join(access.all === true ? ' and ' : ' or ')}.`);
    if (access.scopes.includes('embed'))
      sentences.push('Front ends may call it with an embed token, within what the token pins.');
  }

  if (confirmed !== undefined)
    sentences.push(`People ${confirmed === true ? '' : 'at times '}confirm it; see Confirmations.`);
  if (idempotent === true) sentences.push('Send an Idempotency-Key to repeat it safely.');
  return sentences.join(' ').trim();
}

function parametersOf(operation: Operation, { schemas, hasExamples }: PrintContext): Json[] {
  const parameters: Json[] = [{ $ref: '#/components/parameters/ApiVersion' }];
  if (operation.merchantAccount === 'header')
    parameters.push({ $ref: '#/components/parameters/MerchantAccount' });
  if (tellsOfBuyers(operation)) parameters.push({ $ref: '#/components/parameters/Reveal' });
  if (operation.idempotent === true) parameters.push({ $ref: '#/components/parameters/IdempotencyKey' });
  const example = hasExamples ? exampleFor(operation) : null;
  return [
    ...parameters,
    ...parametersAt('path', operation.params, example?.params, schemas),
    ...parametersAt('query', operation.query, example?.query, schemas),
    ...parametersAt('header', operation.headers, undefined, schemas),
  ];
}

function parametersAt(
  place: 'path' | 'query' | 'header',
  schema: unknown,
  examples: Readonly<Record<string, string>> | undefined,
  schemas: Schemas,
): Json[] {
  const owner = (schema ?? {}) as SchemaNode;
  const { properties = {}, required = [] } = owner;
  return Object.entries(properties).map(([name, property]) => {
    const text = examples?.[name];
    return {
      name,
      in: place,
      ...descriptionMember(memberDescription(owner, name)),
      ...exampleOf(text === undefined ? text : parameterValue(property, text)),
      required: place === 'path' || (required.includes(name) && property.default === undefined),
      schema: printSchema(property, schemas, 'request'),
    };
  });
}

function bodyOf(operation: Operation, { schemas, hasExamples }: PrintContext): Json | null {
  if (operation.raw === true) return { required: operation.method === 'POST', content: { '*/*': {} } };
  if (operation.body === undefined) return null;

  const schema = printSchema(operation.body as SchemaNode, schemas, 'request');
  return {
    required: operation.bodyOptional !== true,
    content: {
      'application/json': {
        // Published clients write the body that they do not have as `null`.
        schema: operation.bodyOptional === true ? { anyOf: [schema, { type: 'null' }] } : schema,
        ...exampleOf(hasExamples ? exampleFor(operation)?.body : undefined),
      },
    },
  };
}

function responsesOf(operation: Operation, { schemas, hasExamples }: PrintContext): Json {
  const responses: Members = {};
  for (const [status, schema] of Object.entries(operation.responses)) {
    const content: Members =
      operation.raw === true
        ? { '*/*': {} }
        : {
            'application/json': {
              schema: schema === null ? {} : printSchema(schema as SchemaNode, schemas, 'response'),
              ...exampleOf(hasExamples ? ANSWERS[operation.id] : undefined),
            },
            ...(listItemOf(operation) === null ? {} : { 'text/csv': { schema: { type: 'string' } } }),
            ...(operation.eventStream === true ? { 'text/event-stream': {} } : {}),
          };
    responses[status] =
      schema === null ? { description: 'Done; nothing to say' } : { description: 'Done', content };
  }

  if (operation.passesAnswersOn === true)
    responses['default'] = {
      description:
        'What the third party answered, under its own status; one of ours has `x-vault-forward-error`.',
      content: { '*/*': {} },
    };
  for (const status of errorStatusesOf(operation))
    responses[String(status)] = { $ref: `#/components/responses/Error${status}` };
  return responses;
}

const ANSWERS: Readonly<Record<string, unknown>> = answers;

/** What a test sends for it, with the ids that stand in the recorded answers. */
function exampleFor(operation: Operation): Example | null {
  const example = EXAMPLES.find(
    (candidate) => candidate.operation === operation.id && candidate.as === undefined,
  );
  return example === undefined ? null : fillReferences(example, ANSWERS);
}

function exampleOf(value: unknown): Members {
  return value === undefined ? {} : { example: plain(value) };
}

const ERROR_DETAIL: Json = {
  type: 'object',
  required: ['location', 'pointer', 'message', 'type'],
  properties: {
    location: {
      type: 'string',
      'x-extensible-enum': ['body', 'query', 'path', 'header', 'unknown'],
      description: 'Which part of the request is wrong.',
    },
    pointer: {
      type: 'string',
      description: 'A JSON pointer into the body, or the name of the parameter or header.',
    },
    message: {
      type: 'string',
      description: 'For people; it may change. Values that were sent are not repeated.',
    },
    type: {
      type: 'string',
      description: 'What kind of mistake, for programs: the list is in the guide to errors.',
    },
  },
};

const ERROR: Json = {
  type: 'object',
  required: ['type', 'code', 'status', 'message', 'details'],
  properties: {
    type: { type: 'string', const: 'error', description: 'Tells an error from a record.' },
    code: { type: 'string', 'x-extensible-enum': Object.keys(PROBLEMS), description: 'What to branch on.' },
    status: { type: 'integer', description: 'The HTTP status again.' },
    message: { type: 'string', description: 'For people; it may change.' },
    details: {
      type: 'array',
      items: { $ref: '#/components/schemas/ErrorDetail' },
      description: 'Every mistake of the request, at most 100, in no promised order.',
    },
    resource_id: { type: 'string', description: 'The record that already exists.' },
  },
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
  Reveal: {
    name: REVEAL_HEADER,
    in: 'header',
    required: false,
    description:
      'Of people at the dashboard: `true` shows personal data of buyers, which are masked otherwise, and is in the ' +
      'audit log. Keys see them anyway.',
    schema: { type: 'string', enum: ['true'] },
  },
  IdempotencyKey: {
    name: 'idempotency-key',
    in: 'header',
    required: false,
    description: 'Makes a repeated request answer what the first one did. Kept for 72 hours.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
};

const SECURITY_SCHEMES: Json = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'Signed with an API key pair: ES512, ES256, EdDSA or RS512. The claim `scopes` must hold what `x-scopes` of ' +
      'the operation names: any of them, or all. A token with the scope `embed` is a front end: `x-front-end` of ' +
      'a field says what it may send and see. To pay it pins `amount` and `currency` in its claim `embed`, or says ' +
      '`unpinned: true` there.',
    'x-front-end': FRONT_END_WORDS,
  },
};

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
