import type { Field, Limits, Model, NamedType, Operation, Type } from './model.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads the document of `contract/openapi.json` into the model. A word of JSON Schema or OpenAPI that it does not know
 * ends it: what is passed over in silence would be missing in every language.
 */
export function readModel(document: unknown, version: string): Model {
  const { paths, components, webhooks } = objectIn(document, 'the document');
  const known = objectIn(components, 'components');
  const parameters = objectIn(known['parameters'], 'components/parameters');
  const operations = Object.entries(objectIn(paths, 'paths')).flatMap(([path, methods]) =>
    Object.entries(objectIn(methods, path)).map(([method, operation]) =>
      readOperation(objectIn(operation, `${method} ${path}`), {
        method: method.toUpperCase(),
        path,
        parameters,
      }),
    ),
  );
  const schemas = Object.entries(objectIn(known['schemas'], 'components/schemas')).map(
    ([name, schema]): NamedType => ({ name, about: aboutOf(schema), type: readType(schema, name) }),
  );

  return {
    version,
    schemas,
    operations: operations.map((one) => withItemType(one, schemas)),
    webhooks: Object.entries(objectIn(webhooks, 'webhooks')).map(([name, webhook]) => ({
      name,
      body: webhookBody(objectIn(known['pathItems'], 'components/pathItems'), webhook, name),
    })),
  };
}

function webhookBody(items: Json, webhook: unknown, name: string): Type {
  const { $ref } = objectIn(webhook, name);
  const item = objectIn(items[textIn($ref, name).replace('#/components/pathItems/', '')], name);
  const body = readBody(objectIn(item['post'], name)['requestBody'], name);
  if (body === null) throw new Error(`The webhook ${name} has no body`);
  return body.type;
}

type Place = Readonly<{ method: string; path: string; parameters: Json }>;

const OPERATION_WORDS = new Set(
  'operationId tags summary description security parameters requestBody responses'.split(' '),
);
/** Of every operation: the client sends them, and no method takes them. */
const COMMON_HEADERS = new Set(['x-api-version', 'x-merchant-account-id', 'idempotency-key']);

/** `items`: the member of the answer that has them; null: it is no list. */
type ListedOperation = Omit<Operation, 'items'> & Readonly<{ itemsIn: string | null }>;

function readOperation(operation: Json, { method, path, parameters }: Place): ListedOperation {
  const id = textIn(operation['operationId'], `${method} ${path}`);
  refuseUnknown(operation, OPERATION_WORDS, id);
  const declared = listIn(operation['parameters'] ?? [], id).map((parameter) => {
    const { $ref } = objectIn(parameter, id);
    return $ref === undefined
      ? objectIn(parameter, id)
      : objectIn(
          parameters[textIn($ref, id).replace('#/components/parameters/', '')],
          `${id}: ${String($ref)}`,
        );
  });
  const of = (place: string): readonly Json[] => declared.filter((parameter) => parameter['in'] === place);
  const pathParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (of('path').length !== pathParameters.length)
    throw new Error(`${id}: parameters that its path does not have`);
  return {
    id,
    method,
    path,
    pathParameters,
    query: of('query').map((parameter) => parameterField(parameter, id)),
    headers: of('header')
      .filter(({ name }) => !COMMON_HEADERS.has(String(name)))
      .map((parameter) => parameterField(parameter, id)),
    body: readBody(operation['requestBody'], id),
    answer: readAnswer(objectIn(operation['responses'], id), id),
    scopes: Object.values(objectIn(operation['x-scopes'] ?? {}, id)).flatMap((names) =>
      listIn(names, id).map((name) => textIn(name, id)),
    ),
    isKeyed: operation['x-idempotent'] === 'key',
    isReading: operation['x-idempotent'] === 'always',
    itemsIn: itemsMember(operation['x-pagination'], id),
    summary: textIn(operation['summary'], id),
    description: typeof operation['description'] === 'string' ? operation['description'] : '',
  };
}

function itemsMember(pagination: unknown, id: string): string | null {
  return pagination === undefined ? null : textIn(objectIn(pagination, id)['items'], id);
}

function parameterField({ name, description, required, schema }: Json, id: string): Field {
  const where = `${id}: ${String(name)}`;
  return {
    name: textIn(name, where),
    about: typeof description === 'string' ? description : aboutOf(schema),
    isRequired: required === true,
    type: readType(schema, where),
  };
}

function readBody(body: unknown, id: string): Operation['body'] {
  if (body === undefined) return null;
  const { required, content } = objectIn(body, id);
  const type = readContent(objectIn(content, id), `${id}: its body`);
  return { type, isRequired: required === true && !isNullable(type) };
}

/** Of all answers that are none of an error; one without a body is null, beside others. */
function readAnswer(responses: Json, id: string): Type | null {
  const types = Object.entries(responses)
    .filter(([status]) => /^2\d\d$/.test(status))
    .map(([, response]) => {
      const { content } = objectIn(response, id);
      return content === undefined ? null : readContent(objectIn(content, id), `${id}: its answer`);
    });
  const withBody = types.filter((type) => type !== null);
  const [only] = withBody;
  if (only === undefined) return null;
  return types.length === 1 ? only : unionOf([...withBody, ...(types.includes(null) ? [NULL] : [])]);
}

function readContent(content: Json, where: string): Type {
  // A list is a file for people, too, and one can be followed.
  const asked = Object.entries(content).filter(
    ([mediaType]) => mediaType !== 'text/csv' && mediaType !== 'text/event-stream',
  );
  const [[mediaType, described] = ['', {}], ...more] = asked;
  if (more.length > 0) throw new Error(`${where} has more than one media type`);
  if (mediaType === '*/*') return { kind: 'raw' };
  if (mediaType !== 'application/json') throw new Error(`${where} is ${mediaType}`);
  return readType(objectIn(described, where)['schema'], where);
}

/** What says more of a value than its type: the service checks it, and the words beside the type tell it. */
const LIMITS =
  'description title example examples default format pattern minLength maxLength minimum maximum exclusiveMinimum ' +
  'minItems maxItems uniqueItems maxProperties propertyNames readOnly deprecated discriminator';
const SCHEMA_WORDS = new Set(
  `${LIMITS} type const enum anyOf items properties required additionalProperties $ref`.split(' '),
);
const NULL: Type = { kind: 'null' };
const UNKNOWN: Type = { kind: 'unknown' };
const LIMITED = { string: 'text', integer: 'integer', number: 'number' } as const;
const KEPT_LIMITS = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'];

function readType(value: unknown, where: string): Type {
  const schema = objectIn(value, where);
  refuseUnknown(schema, SCHEMA_WORDS, where);
  const { $ref, anyOf, type, enum: closed, 'x-extensible-enum': open } = schema;
  const values = closed ?? open;
  if ($ref !== undefined)
    return { kind: 'named', name: textIn($ref, where).replace('#/components/schemas/', '') };
  if (anyOf !== undefined)
    return unionOf(listIn(anyOf, where).map((one, index) => readType(one, `${where}/anyOf/${index}`)));
  if (schema['const'] !== undefined) return { kind: 'literal', value: textIn(schema['const'], where) };
  if (values !== undefined) {
    const words = listIn(values, where).map((one) => textIn(one, where));
    return { kind: 'enum', isOpen: closed === undefined, values: words };
  }
  if (type === undefined) return UNKNOWN;
  if (type === 'array') return { kind: 'list', of: readType(schema['items'], `${where}/items`) };
  if (type === 'object') return readObject(schema, where);
  if (type === 'boolean' || type === 'null') return { kind: type };
  if (type === 'string' || type === 'integer' || type === 'number')
    return { kind: LIMITED[type], limits: limitsIn(schema) };
  throw new Error(`${where} is of the type ${String(type)}, which is not known`);
}

function limitsIn(schema: Json): Limits {
  const kept = Object.entries(schema).filter(([word]) => KEPT_LIMITS.includes(word));
  return Object.fromEntries(kept) as Limits; // JSON Schema's words, as `Limits` has them
}

function readObject({ properties, required = [], additionalProperties: more }: Json, where: string): Type {
  if (properties === undefined) {
    const of = typeof more === 'object' ? readType(more, `${where}/*`) : UNKNOWN;
    return { kind: 'map', of };
  }
  const needed = listIn(required, where);
  return {
    kind: 'struct',
    fields: Object.entries(objectIn(properties, where)).map(([name, schema]) => ({
      name,
      about: aboutOf(schema),
      isRequired: needed.includes(name),
      type: readType(schema, `${where}/${name}`),
    })),
  };
}

function unionOf(types: readonly Type[]): Type {
  const flat = types.flatMap((type) => (type.kind === 'union' ? type.of : [type]));
  const [first] = flat;
  return flat.length === 1 && first !== undefined ? first : { kind: 'union', of: flat };
}

export function isNullable(type: Type): boolean {
  return type.kind === 'null' || (type.kind === 'union' && type.of.some(({ kind }) => kind === 'null'));
}

/** What a list is a list of. */
function withItemType({ itemsIn, ...operation }: ListedOperation, schemas: readonly NamedType[]): Operation {
  const { answer } = operation;
  const named = answer?.kind === 'named' ? schemas.find(({ name }) => name === answer.name)?.type : answer;
  const field = named?.kind === 'struct' ? named.fields.find(({ name }) => name === itemsIn) : undefined;
  if (itemsIn !== null && field?.type.kind !== 'list')
    throw new Error(`${operation.id}: its answer has no list ${itemsIn}`);
  return { ...operation, items: field?.type.kind === 'list' ? field.type.of : null };
}

function aboutOf(schema: unknown): string {
  const described = typeof schema === 'object' && schema !== null && 'description' in schema;
  return described && typeof schema.description === 'string' ? schema.description : '';
}

function refuseUnknown(object: Json, known: ReadonlySet<string>, where: string): void {
  const unknown = Object.keys(object).find((word) => !known.has(word) && !word.startsWith('x-'));
  if (unknown !== undefined)
    throw new Error(`${where} says ${unknown}, which the reader of the contract does not know`);
}

function objectIn(value: unknown, where: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${where} is no object`);
  return value as Json; // just looked at
}

function listIn(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${where} is no list`);
  return value;
}

function textIn(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new Error(`${where} is no text`);
  return value;
}
