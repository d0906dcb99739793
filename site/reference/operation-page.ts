import { escapeHtml } from '../code.ts';
import { crumbs, details } from '../html.ts';
import { nameOf } from '../../sdks/generator/names.ts';
import {
  type Answer,
  DOCUMENT,
  OPERATIONS,
  type Parameter,
  parameterOf,
  type PlacedOperation,
  readContract,
  type Schema,
  schemaName,
  schemaOf,
  tagSlug,
  typeUrl,
} from './document.ts';
import { inlineText } from './inline-text.ts';
import { samplesView } from './samples-view.ts';
import { memberView, membersView, typeText } from './schema-view.ts';

type Problem = Readonly<{ code: string; status: number; message: string }>;
const { problems: PROBLEMS } = readContract<Readonly<{ problems: readonly Problem[] }>>('errors.json');

const REFERENCE = ['/reference/', 'API reference'] as const;

/** A page of an operation: what it takes and answers on the left, samples on the right. */
export function operationPage(placed: PlacedOperation): string {
  const { method, path, operation } = placed;
  const parameters = (operation.parameters ?? []).map(parameterOf);
  const of = (place: Parameter['in']): readonly Parameter[] => parameters.filter((one) => one.in === place);
  const body = operation.requestBody?.content['application/json']?.schema;

  return (
    '<div class="operation"><div class="operation-text">' +
    crumbs(REFERENCE, [`/reference/${tagSlug(operation.tags[0])}/`, operation.tags[0]]) +
    `<h1>${inlineText(titleOf(placed))}</h1>` +
    `<p class="endpoint">${methodView(method)}<code>${pathView(path)}</code></p>` +
    descriptionView(placed) +
    factsView(placed) +
    parametersView('Path', of('path')) +
    parametersView('Query', of('query')) +
    bodyView(
      operation.requestBody === undefined ? null : (body ?? {}),
      operation.requestBody?.required === true,
    ) +
    answersView(operation.responses) +
    parametersView('Headers', of('header')) +
    errorsView(operation.responses) +
    `</div><aside class="operation-samples" aria-label="Samples">${samplesView(operation)}</aside></div>`
  );
}

/** The first words of the summary, for lists. */
export function titleOf({ operation }: PlacedOperation): string {
  return operation.summary.replace(/[.:].*$/, '');
}

function methodView(method: string): string {
  return `<span class="method ${method.toLowerCase()}">${method}</span>`;
}

function pathView(path: string): string {
  return escapeHtml(path).replaceAll(/\{\w+\}/g, (part) => `<span class="hole">${part}</span>`);
}

/** What the summary and the description say beside the title. */
function descriptionView({ operation }: PlacedOperation): string {
  const rest = operation.summary
    .slice(titleOf({ operation } as PlacedOperation).length)
    .replace(/^[.:]\s*/, '');
  const told = [rest === '' ? '' : capital(rest), operation.description ?? ''].join(' ').trim();
  const short = SAID_BELOW.reduce((text, words) => text.replace(words, ''), told).trim();
  return short === '' ? '' : `<p class="about">${inlineText(short)}</p>`;
}

/** Scopes, keys and confirmations stand among the facts. */
const SAID_BELOW = [
  / ?Scopes?: `[^`]+`(?:(?:,| or| and) `[^`]+`)*\./,
  / ?Send an Idempotency-Key to repeat it safely\./,
  / ?People confirm it; see Confirmations\./,
];

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Who may call it, and how it may be repeated. */
function factsView({ operation, path }: PlacedOperation): string {
  const scopes = Object.entries(operation['x-scopes'] ?? {});
  const words = scopes.map(([how, names]) =>
    names.map((name) => `<code>${escapeHtml(name)}</code>`).join(how === 'any' ? ' or ' : ' and '),
  );
  const { group, verb } = nameOf({ id: operation.operationId, path });
  const facts: readonly (readonly [string, string])[] = [
    ['Who', operation.security?.length === 0 ? 'Anybody: no token is needed' : ''],
    ['Scope', words.join(' and ')],
    [
      'Repeating',
      operation['x-idempotent'] === 'key'
        ? 'Safe under one <a href="/access/#idempotency-key">Idempotency-Key</a>; SDKs make one'
        : operation['x-idempotent'] === 'always'
          ? 'Safe: it only asks'
          : '',
    ],
    [
      'Confirmation',
      operation['x-confirmed'] === undefined
        ? ''
        : 'People <a href="/confirmations/">sign it</a>; keys are not asked',
    ],
    [
      'Paging',
      operation['x-pagination'] === undefined
        ? ''
        : 'By <a href="/access/#lists">cursor</a>; SDKs walk through it',
    ],
    ['In SDKs', `<code>${[...group, verb].join('.')}</code>`],
  ];
  const rows = facts
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `<dt>${name}</dt><dd>${text}</dd>`);

  return `<dl class="facts">${rows.join('')}</dl>`;
}

function parametersView(title: string, parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, schema, required, description }) =>
    memberView({
      name,
      member: description === undefined ? schema : { ...schema, description },
      isRequired: required === true,
      depth: 1,
    }),
  );
  return `<h2 id="${title.toLowerCase()}">${title}</h2><ul class="members">${rows.join('')}</ul>`;
}

function bodyView(schema: Schema | null, isRequired: boolean): string {
  if (schema === null) return '';
  return `<h2 id="body">Body${isRequired ? '' : ' <span class="type">optional</span>'}</h2>${valueView(schema)}`;
}

/** What a body or an answer is: its members, or which shapes it may have. */
function valueView(schema: Schema): string {
  const { properties, anyOf } = schemaOf(schema);
  const name = schemaName(schema);
  const named =
    name === null ? '' : `<p class="limits">A <a href="${typeUrl(name)}">${escapeHtml(name)}</a>.</p>`;
  if (properties !== undefined) return named + membersView(schema);
  if (anyOf === undefined) return `<p>${typeText(schema)}</p>`;
  const shapes = anyOf
    .filter(({ type }) => type !== 'null')
    .map((shape) => details('shape', schemaName(shape) ?? typeText(shape), membersView(shape, 1)));
  return `<div class="shapes">${shapes.join('')}</div>`;
}

function answersView(responses: Readonly<Record<string, Answer>>): string {
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const views = good.map(([status, { content, description }]) => {
    const schema = content?.['application/json']?.schema;
    const head = `<h2 id="answer-${status}">Answer <span class="status">${status}</span></h2>`;
    return (
      head +
      (schema === undefined ? `<p>${inlineText(description ?? '')}, without a body.</p>` : valueView(schema))
    );
  });
  return views.join('');
}

function errorsView(responses: Readonly<Record<string, Answer>>): string {
  const statuses = Object.keys(responses).filter((status) => /^[45]/.test(status));
  const rows = statuses.map((status) => {
    const codes = PROBLEMS.filter((problem) => String(problem.status) === status);
    const links = codes.map(({ code }) => `<a href="/errors/#${code}"><code>${code}</code></a>`);
    return `<li><span class="status bad">${status}</span> ${links.join(' ')}</li>`;
  });
  return rows.length === 0 ? '' : `<h2 id="errors">Errors</h2><ul class="errors">${rows.join('')}</ul>`;
}

/** All operations of a tag, in a list. */
export function tagPage(tag: string, operations: readonly PlacedOperation[]): string {
  return `${crumbs(REFERENCE)}<h1>${escapeHtml(tag)}</h1>${operationList(operations)}`;
}

export function operationList(operations: readonly PlacedOperation[]): string {
  const rows = operations.map((placed) => {
    const { method, path, operation } = placed;
    const url = `/reference/${tagSlug(operation.tags[0])}/${operation.operationId.replaceAll('_', '-')}/`;
    return (
      `<li><a href="${url}">${methodView(method)}` +
      `<code>${pathView(path)}</code><span class="what">${inlineText(titleOf(placed))}</span></a></li>`
    );
  });
  return `<ul class="operations">${rows.join('')}</ul>`;
}

/** Where a type is used: in which operations, and in which other types. */
const USERS = usersOfTypes();
const NAMED_BY_OPERATIONS = OPERATIONS.map(({ operation }) => typesNamedIn(operation));

/** A page of a type of the contract. */
export function typePage(name: string, schema: Schema): string {
  const users = USERS.get(name) ?? [];
  const links = users
    .slice(0, 40)
    .map((user) => `<li><a href="${typeUrl(user)}">${escapeHtml(user)}</a></li>`);
  const used = OPERATIONS.filter((_, at) => NAMED_BY_OPERATIONS[at]?.has(name) === true);

  return (
    `${crumbs(REFERENCE, ['/types/', 'Types'])}<h1>${escapeHtml(name)}</h1>` +
    (schema.description === undefined ? '' : `<p class="lead">${inlineText(schema.description)}</p>`) +
    (schema.properties === undefined
      ? `<ul class="members">${memberView({ name: 'value', member: schema, isRequired: false, depth: 0 })}</ul>`
      : membersView(schema, 1)) +
    (used.length === 0 ? '' : `<h2 id="operations">Operations</h2>${operationList(used)}`) +
    (links.length === 0 ? '' : `<h2 id="in">In</h2><ul class="columns">${links.join('')}</ul>`)
  );
}

function usersOfTypes(): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(DOCUMENT.components.schemas)) {
    for (const one of typesNamedIn(schema)) users.set(one, [...(users.get(one) ?? []), name]);
  }
  return users;
}

function typesNamedIn(part: object): ReadonlySet<string> {
  const references = JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g);
  return new Set([...references].map(([, name]) => name ?? ''));
}
