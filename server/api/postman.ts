import { OPERATIONS, operationById } from '../api-contract/index.ts';
import type { Operation } from '../api-contract/operation.ts';
import { EXAMPLE_ID } from './event-examples.ts';
import answers from '../../contract/examples.json' with { type: 'json' };
import { answerAt, type Example, withReferences } from './examples/example.ts';
import { EVERY_REQUEST } from './examples/requests.ts';
import { openApiDocument, type OpenApiDocument } from './openapi.ts';

/**
 * The API as requests that Postman imports: `/postman.json`, in its Collection Format v2.1.0 (schema.postman.com).
 * Words come from the API document, requests from the examples. Where an example refers to an earlier answer, the
 * request has a variable, and the earlier one a script that sets it.
 */
export function postmanCollection(baseUrl: string): Collection {
  const document = openApiDocument();
  const kept = keptOf(EVERY_REQUEST);
  const tags = [...new Set(OPERATIONS.map(({ tag }) => tag))].sort();
  const folders = new Map<string, Item[]>(tags.map((tag) => [tag, []]));
  for (const example of EVERY_REQUEST) {
    const operation = operationNamed(example.operation);
    folders.get(operation.tag)?.push(itemOf(operation, example, kept, shownOf(operation, document)));
  }

  return {
    info: {
      _postman_id: COLLECTION_ID,
      name: 'Railyard',
      version: COLLECTION_VERSION,
      description: INTRODUCTION,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'base_url', value: baseUrl, description: 'Where the instance is.' },
      { key: 'token', value: '', description: 'What `./railyard token` prints.' },
      { key: 'merchant_account_id', value: 'default', description: 'Whose requests these are.' },
      ...variablesOf(kept),
    ],
    item: [...folders].map(([name, item]) => ({ name, item })),
  };
}

/** For good: by it Postman knows a newer file for the same collection. */
const COLLECTION_ID = '7b0c4a52-5d0e-4c3b-9a55-1f1d5a0c2e77';
/** Its own number; contract/CHANGELOG-postman.md says what changed. */
const COLLECTION_VERSION = '0.1.0';
/** Every request says so: the examples are in its words, and a key may be pinned to others. */
const VERSION = '2026-11-01';

const INTRODUCTION = [
  'Set the variables `base_url` and `token`, and send. `./railyard token`, in the folder of a Railyard of yours, ' +
    'prints a token for an hour; for other instances sign one with your API key.',
  'What makes something keeps its id in a variable, and the requests after it in the folder use that: create a ' +
    'transaction, capture it, refund it. A variable that nothing has set holds an id that does not exist.',
  'Each sending has an `Idempotency-Key` of its own. To repeat a request safely, write one key in its place.',
  'Type no card number of a real person: Postman keeps what it sent, and may copy it to its servers. The test ' +
    'cards of the sandbox stand in the requests.',
].join('\n\n');

type Variable = Readonly<{ key: string; value: string; description: string }>;
/** By the reference in the examples, `create_transaction.id`: what is kept of whose answer, and in which variable. */
type KeptAnswers = ReadonlyMap<string, OneKept>;
type OneKept = Readonly<{ key: string; of: Operation; place: readonly string[]; value: string }>;
type Parameter = Readonly<{ key: string; value: string; description?: string; disabled?: true }>;
type Script = Readonly<{
  listen: 'test';
  script: Readonly<{ type: 'text/javascript'; exec: readonly string[] }>;
}>;
type Request = Readonly<{
  method: string;
  auth?: Readonly<{ type: 'noauth' }>;
  description: string;
  header: readonly Parameter[];
  url: Readonly<{
    raw: string;
    host: readonly string[];
    path: readonly string[];
    query?: readonly Parameter[];
    variable?: readonly Parameter[];
  }>;
  body?: Readonly<{ mode: 'raw'; raw: string; options: Readonly<{ raw: Readonly<{ language: 'json' }> }> }>;
}>;
type Item = Readonly<{
  name: string;
  event?: readonly Script[];
  request: Request;
  response: readonly Readonly<{
    name: string;
    originalRequest: Readonly<Pick<Request, 'method' | 'header' | 'body'> & { url: string }>;
    code: number;
    _postman_previewlanguage: 'json';
    header: readonly Parameter[];
    body: string;
  }>[];
}>;
export type Collection = Readonly<{
  info: Readonly<Record<string, string>>;
  auth: Readonly<{ type: 'bearer'; bearer: readonly Readonly<Record<string, string>>[] }>;
  variable: readonly Variable[];
  item: readonly Readonly<{ name: string; item: readonly Item[] }>[];
}>;

/** An operation of the API document, as far as it is read here. */
type DocumentedOperation = Readonly<{ description: string; parameters: readonly DeclaredParameter[] }>;
type DeclaredParameter = Readonly<{ $ref?: string; name: string; in: string; description?: string }>;

function shownOf({ path, method }: Operation, { paths, components }: OpenApiDocument): DocumentedOperation {
  const shown = paths[path]?.[method.toLowerCase()] as DocumentedOperation; // every operation is printed
  const shared = components.parameters as Readonly<Record<string, DeclaredParameter>>;
  return {
    description: shown.description,
    parameters: shown.parameters.map((one) => shared[one.$ref?.split('/').at(-1) ?? ''] ?? one),
  };
}

function itemOf(operation: Operation, example: Example, kept: KeptAnswers, shown: DocumentedOperation): Item {
  const request = requestOf(operation, example, kept, shown);
  const event = scriptsOf(operation, kept);
  return {
    name: `${nameOf(operation)}${example.as === undefined ? '' : ` (${example.as.replaceAll('_', ' ')})`}`,
    ...(event.length === 0 ? {} : { event }),
    request,
    response: responsesOf(operation, example, request),
  };
}

function requestOf(
  operation: Operation,
  example: Example,
  kept: KeptAnswers,
  shown: DocumentedOperation,
): Request {
  const { method, path, access } = operation;
  const {
    params = {},
    query = {},
    headers = {},
    body,
  } = withReferences(example, (reference) => `{{${kept.get(reference)?.key}}}`);
  const given = (place: string, values: Readonly<Record<string, string>>): Parameter[] =>
    shown.parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, description }) => ({
        key: name,
        value: values[name] ?? '',
        ...(description === undefined ? {} : { description }),
        ...(values[name] === undefined ? { disabled: true as const } : {}),
      }));
  const asked = given('query', query).map((parameter) => ({
    ...parameter,
    value: forQuery(parameter.value),
  }));
  const segments = path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1');
  const sent = asked.filter(({ disabled }) => disabled !== true).map(({ key, value }) => `${key}=${value}`);
  const variable = given('path', params);

  return {
    method,
    ...(access.kind === 'public' ? { auth: { type: 'noauth' } } : {}),
    description: shown.description,
    header: [
      ...given('header', SENT_HEADERS),
      ...Object.entries(headers).map(([key, value]) => ({ key, value })),
      ...(body === undefined ? [] : [{ key: 'content-type', value: 'application/json' }]),
    ],
    url: {
      raw: `{{base_url}}/${segments}${sent.length === 0 ? '' : `?${sent.join('&')}`}`,
      host: ['{{base_url}}'],
      path: segments.split('/'),
      ...(asked.length === 0 ? {} : { query: asked }),
      ...(variable.length === 0 ? {} : { variable }),
    },
    ...(body === undefined
      ? {}
      : { body: { mode: 'raw', raw: pretty(body), options: { raw: { language: 'json' } } } }),
  };
}

/** Those of the declared ones that are sent. */
const SENT_HEADERS: Readonly<Record<string, string>> = {
  'x-api-version': VERSION,
  'x-merchant-account-id': '{{merchant_account_id}}',
  'idempotency-key': '{{$guid}}',
};

/** What would be read as something else; Postman itself encodes the rest. */
function forQuery(value: string): string {
  return value.replaceAll(/[%&#+]/g, encodeURIComponent);
}

function responsesOf(operation: Operation, example: Example, asked: Request): Item['response'] {
  const answer = answerAt(answers, example.as ?? example.operation);
  const [code] = Object.entries(operation.responses).find(([, schema]) => schema !== null) ?? [];
  if (answer === undefined || code === undefined) return [];

  const { method, url, body } = asked;
  return [
    {
      name: 'Done',
      originalRequest: { method, header: [], url: url.raw, ...(body === undefined ? {} : { body }) },
      code: Number(code),
      _postman_previewlanguage: 'json',
      header: [{ key: 'content-type', value: 'application/json' }],
      body: pretty(answer),
    },
  ];
}

function scriptsOf(operation: Operation, kept: KeptAnswers): readonly Script[] {
  const lines = [...kept.values()]
    .filter(({ of }) => of === operation)
    .map(({ key, place }) => `keep('${key}', answer.${place.join('?.').replaceAll(/\d+/g, '[$&]')});`);
  if (lines.length === 0) return [];
  const keep = 'const keep = (name, value) => value && pm.collectionVariables.set(name, value);';
  const exec = ['const answer = pm.response.json();', keep, ...new Set(lines)];
  return [{ listen: 'test', script: { type: 'text/javascript', exec } }];
}

function variablesOf(kept: KeptAnswers): readonly Variable[] {
  return [...Map.groupBy(kept.values(), ({ key }) => key)].map(([key, same]) => ({
    key,
    value: same[0]?.value ?? '',
    description: `Set by ${[...new Set(same.map(({ of }) => `“${nameOf(of)}”`))].join(' and ')}.`,
  }));
}

function keptOf(examples: readonly Example[]): KeptAnswers {
  const kept = new Map<string, OneKept>();
  for (const { params, query, headers, body } of examples)
    withReferences({ params, query, headers, body }, (reference, member) => {
      const [source = '', ...place] = reference.split('.');
      const of = operationNamed(examples.find((example) => example.as === source)?.operation ?? source);
      const value = String(answerAt(answers, reference) ?? EXAMPLE_ID);
      if (!kept.has(reference)) kept.set(reference, { key: keyOf(of, place, member), of, place, value });
      return reference;
    });
  return kept;
}

/** Called as the member that it is sent in, where that says of what it is the id. */
function keyOf(of: Operation, place: readonly string[], member: string): string {
  const last = place.at(-1);
  const subject = of.id.slice(of.id.indexOf('_') + 1).replace(/s$/, '');
  const key = last === 'id' && member.endsWith('_id') ? member : `${subject}_${last}`;
  return OF_THE_COLLECTION.has(key) ? `new_${key}` : key;
}
const OF_THE_COLLECTION: ReadonlySet<string> = new Set(['base_url', 'token', 'merchant_account_id']);

function operationNamed(id: string): Operation {
  const operation = operationById(id);
  if (operation === null) throw new Error(`BUG: ${id} is no operation`);
  return operation;
}

function nameOf({ summary }: Operation): string {
  return summary.replace(/\.$/, '');
}

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
