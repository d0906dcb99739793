import { secretMembers } from './secrets.ts';
import type { Field, Model, NamedType, Operation, Type } from './model.ts';
import { camelCase, dottedName, type GroupTree, groupTree, nameOf, pascalCase, typeName } from './names.ts';

export const firstLine = (version: string): string =>
  `// made from contract VERSION ${version}; do not edit\n`;

/** Types alone, which cost nothing when the package is loaded. */
export function typeScriptSchemas({ version, schemas, operations, webhooks }: Model): string {
  const queries = queryTypes({ operations }, (operation) => `\`${dottedName(operation)}\``).map(
    ({ type, ...query }): NamedType => ({ ...query, type: { ...type, fields: type.fields.map(asOption) } }),
  );
  const bodies: NamedType = {
    name: 'WebhookBodies',
    about: 'What a webhook carries, by the name of its event. A later version may have more of them.',
    type: {
      kind: 'struct',
      fields: webhooks.map(({ name, body }) => ({ name, about: '', isRequired: true, type: body })),
    },
  };
  const types = [...schemas, ...queries, bodies].map(
    ({ name, about, type }) =>
      `${comment([about], '')}export type ${typeName(name)} = ${typeText(type, '')};\n`,
  );
  return [
    firstLine(version),
    '/** One of these words, or one of a later version. */',
    'export type Open<Words extends string> = Words | (string & {});\n',
    ...types,
  ].join('\n');
}

/** `null` is what is left out. */
function asOption(field: Field): Field {
  const { type } = field;
  return field.isRequired || (type.kind === 'union' && type.of.some(({ kind }) => kind === 'null'))
    ? field
    : {
        ...field,
        type: { kind: 'union', of: [...(type.kind === 'union' ? type.of : [type]), { kind: 'null' }] },
      };
}

const PLAIN = {
  text: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
  unknown: 'unknown',
  raw: 'Uint8Array',
} as const;

function typeText(type: Type, indent: string): string {
  switch (type.kind) {
    case 'literal':
      return quoteName(type.value);
    case 'enum':
      return type.isOpen ? `Open<${wordsText(type.values)}>` : wordsText(type.values);
    case 'list': {
      const of = typeText(type.of, indent);
      return `readonly ${type.of.kind === 'union' || isWords(type.of) ? `(${of})` : of}[]`;
    }
    case 'map':
      return `Readonly<Record<string, ${typeText(type.of, indent)}>>`;
    case 'named':
      return typeName(type.name);
    case 'union':
      return type.of.map((one) => typeText(one, indent)).join(' | ');
    case 'struct':
      return structText(type.fields, indent);
    default:
      return PLAIN[type.kind];
  }
}

function wordsText(values: readonly string[]): string {
  return values.map(quoteName).join(' | ');
}

/** Several words that stand side by side. */
function isWords(type: Type): boolean {
  return type.kind === 'enum' && !type.isOpen;
}

function structText(fields: readonly Field[], indent: string): string {
  if (fields.length === 0) return 'Readonly<Record<string, never>>';
  return `Readonly<{\n${fields.map((field) => fieldText(field, `${indent}  `)).join('')}${indent}}>`;
}

function fieldText({ name, about, isRequired, type }: Field, indent: string): string {
  const key = /^[A-Za-z_]\w*$/.test(name) ? name : quoteName(name);
  return `${comment([about], indent)}${indent}${key}${isRequired ? '' : '?'}: ${typeText(type, indent)};\n`;
}

/** A class for each group of operations, and a method for each operation. */
export function typeScriptClient({ version, operations }: Model): string {
  return [
    `${firstLine(version)}import type { Call } from '../call.ts';`,
    "import { callOf, type CallOptions, type KeyedOptions, listOf, segment } from '../connection.ts';",
    "import { Group } from '../group.ts';",
    "import type { Listing } from '../pagination.ts';",
    "import type * as T from './schemas.ts';",
    '',
    ...classTexts(groupTree(operations), []),
  ].join('\n');
}

/** A class stands above those of the groups in it. */
function classTexts({ operations, groups }: GroupTree, words: readonly string[]): readonly string[] {
  const name = words.length === 0 ? 'Operations' : className(words);
  const about = words.length === 0 ? 'Every operation of the API, in groups.' : '';
  const getters = [...groups.keys()].map((word) => {
    const inside = className([...words, word]);
    return `  get ${camelCase([word])}(): ${inside} {\n    return new ${inside}(this.on);\n  }\n`;
  });
  const members = [...operations.map(methodText), ...getters];
  return [
    `${comment([about], '')}export class ${name} extends Group {\n${members.join('\n')}}\n`,
    ...[...groups].flatMap(([word, node]) => classTexts(node, [...words, word])),
  ];
}

function className(words: readonly string[]): string {
  return `${pascalCase(words)}Group`;
}

function methodText(operation: Operation): string {
  const { method, path, pathParameters, answer, items, summary, description } = operation;
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `\${segment(${camelCase([name])})}`);
  const given = `${pathParameters.length === 0 ? quoteName(place) : `\`${place}\``}, { ${detailsText(operation)} }`;
  const result = answer === null ? 'null' : clientType(answer);
  const [type, made] =
    items === null
      ? [`Call<${result}>`, `callOf(this.on, ${quoteName(method)}, ${given})`]
      : [`Listing<${result}>`, `listOf(this.on, ${given})`];
  const head = `${camelCase([nameOf(operation).verb])}(${parametersText(operation)}): ${type}`;
  return `${comment([summary, description], '  ')}  ${head} {\n    return ${made};\n  }\n`;
}

function parametersText({ id, pathParameters, body, query, isKeyed, ...operation }: Operation): string {
  const isQueryNeeded = query.some(({ isRequired }) => isRequired);
  const bodyType =
    body === null
      ? ''
      : isRaw({ body, ...operation })
        ? 'string | Uint8Array<ArrayBuffer>'
        : clientType(body.type);
  return [
    ...pathParameters.map((name) => `${camelCase([name])}: string${name === 'number' ? ' | number' : ''}`),
    ...(body === null ? [] : [`body${body.isRequired ? '' : '?'}: ${bodyType}`]),
    ...(query.length === 0 ? [] : [`query${isQueryNeeded ? '' : '?'}: T.${queryName({ id })}`]),
    `options?: ${isKeyed ? 'KeyedOptions' : 'CallOptions'}`,
  ].join(', ');
}

function detailsText({ body, query, isKeyed, isReading, ...operation }: Operation): string {
  return [
    ...(body === null ? [] : ['body']),
    ...(query.length === 0 ? [] : ['query']),
    'options',
    ...(isKeyed ? ['isKeyed: true'] : []),
    ...(isReading ? ['isReading: true'] : []),
    ...(isRaw({ body, ...operation }) ? ['isRaw: true'] : []),
  ].join(', ');
}

export function isRaw({ body, answer }: Pick<Operation, 'body' | 'answer'>): boolean {
  return body?.type.kind === 'raw' || answer?.kind === 'raw';
}

/** A type of `packages/sdk/src/generated/schemas.ts`, as `packages/sdk/src/generated/client.ts` has it. */
export function clientType(type: Type): string {
  switch (type.kind) {
    case 'named':
      return `T.${typeName(type.name)}`;
    case 'union':
      return type.of.map(clientType).join(' | ');
    case 'list':
      return `readonly (${clientType(type.of)})[]`;
    default:
      return typeText(type, '    ');
  }
}

type QueryType = NamedType & Readonly<{ type: Extract<Type, { kind: 'struct' }> }>;

/** What each operation can be asked for, as a type; `placeOf` is what a language calls the operation's method. */
export function queryTypes(
  { operations }: Pick<Model, 'operations'>,
  placeOf: (operation: Operation) => string,
): readonly QueryType[] {
  return operations
    .filter(({ query }) => query.length > 0)
    .map((operation) => ({
      name: queryName(operation),
      about: `What ${placeOf(operation)} can be asked for.`,
      type: { kind: 'struct', fields: operation.query },
    }));
}

export function queryName({ id }: Pick<Operation, 'id'>): string {
  return `${pascalCase([id])}Query`;
}

function quoteName(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function comment(texts: readonly string[], indent: string): string {
  const said = texts.filter((text) => text !== '').map((text) => text.replaceAll('*/', '* /'));
  const lines = said.join('\n\n').split('\n');
  if (said.length === 0) return '';
  if (lines.length === 1) return `${indent}/** ${lines[0] ?? ''} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

/** What no object of an answer prints. */
export function typeScriptSecrets(model: Model): string {
  const names = secretMembers(model).map((name) => `  '${name}',\n`);
  return `${firstLine(model.version)}
/** Members of answers that are secret. */
export const SECRET_MEMBERS: readonly string[] = [\n${names.join('')}];\n`;
}
