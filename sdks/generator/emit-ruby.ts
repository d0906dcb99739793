import { isRaw } from './emit-typescript.ts';
import type { Field, Model, NamedType, Operation, Type } from './model.ts';
import { type GroupTree, groupTree, nameOf, pascalCase, typeName } from './names.ts';
import { secretMembers } from './secrets.ts';

/** What every call takes by name, beside the members of its body: `Connection::OPTIONS`. */
const OPTIONS = {
  idempotency_key: 'String',
  merchant_account: 'String',
  timeout: 'Numeric',
  retries: 'RetryPolicy',
  headers: 'Hash[String, String]',
} as const;
/** Their names. */
export const CALL_OPTIONS: readonly string[] = Object.keys(OPTIONS);

const RESERVED = new Set(
  (
    'alias and begin break case class def defined do else elsif end ensure false for if in module next nil not or ' +
    'redo rescue retry return self super then true undef unless until when while yield'
  ).split(' '),
);

const firstLines = (version: string): string =>
  `# frozen_string_literal: true\n\n# made from contract VERSION ${version}; do not edit\n`;

/** What runs: a class for each group of operations, and a method for each operation. */
export function rubyOperations(model: Model): string {
  refuseTwiceNamed(model);
  const printer = {
    blocks: methodText,
    getter: (name: string, inside: string) =>
      `      def ${name}\n        ${inside}.new(@connection)\n      end\n`,
  };
  return [
    `${firstLines(model.version)}module Railyard`,
    '  # Operations by the resource that they are of.',
    '  module Groups',
    classTexts(groupTree(model.operations), [], printer).join('\n'),
    '  end\nend\n',
  ].join('\n');
}

/** Names that records have as readers, though an answer may not have the member; and those that are not printed. */
export function rubyMembers(model: Model): string {
  const members = answeredSchemas(model)
    .flatMap(({ type }) => (type.kind === 'struct' ? type.fields.map(({ name }) => name) : []))
    .filter(isName);
  return [
    `${firstLines(model.version)}module Railyard`,
    '  # Members of what the service answers.',
    `  MEMBERS = %w[\n${wordLines(members)}  ].to_h { |name| [name, true] }.freeze\n`,
    '  # Those that no program prints by accident.',
    `  SECRET_MEMBERS = %w[\n${wordLines(secretMembers(model))}  ].freeze`,
    '  private_constant :MEMBERS, :SECRET_MEMBERS',
    'end\n',
  ].join('\n');
}

/** Signatures of the methods, for checkers and editors. */
export function rubySignatures({ version, operations, schemas }: Model): string {
  const types = new Map(schemas.map(({ name, type }) => [name, type]));
  const membersOf = (type: Type | undefined): readonly Field[] | null => {
    if (type?.kind === 'struct') return type.fields;
    if (type?.kind === 'named') return membersOf(types.get(type.name));
    const others = type?.kind === 'union' ? type.of.filter(({ kind }) => kind !== 'null') : [];
    return others.length === 1 ? membersOf(others[0]) : null;
  };
  const printer = {
    blocks: (operation: Operation): string => signatureText(operation, membersOf),
    getter: (name: string, inside: string) => `      def ${name}: () -> ${inside}\n`,
  };
  return [
    `# made from contract VERSION ${version}; do not edit\nmodule Railyard\n  module Groups`,
    classTexts(groupTree(operations), [], printer).join('\n'),
    '  end\nend\n',
  ].join('\n');
}

/** Shapes of what is answered: what a record has as readers, beside what every record has. */
export function rubyTypes(model: Model): string {
  return [
    `# made from contract VERSION ${model.version}; do not edit`,
    'module Railyard\n  # Shapes of records. A later version of the service may add members to them.\n  module Types',
    answeredSchemas(model).map(interfaceText).join('\n'),
    '  end\nend\n',
  ].join('\n');
}

type Printer = Readonly<{
  blocks(operation: Operation): string;
  getter(name: string, inside: string): string;
}>;

function classTexts(
  { operations, groups }: GroupTree,
  words: readonly string[],
  printer: Printer,
): readonly string[] {
  const members = [
    ...operations.map((operation) => printer.blocks(operation)),
    ...[...groups.keys()].map((word) => printer.getter(snakeCase(word), className([...words, word]))),
  ];
  return [
    `    class ${className(words)} < Group\n${members.join('\n')}    end\n`,
    ...[...groups].flatMap(([word, node]) => classTexts(node, [...words, word], printer)),
  ];
}

function className(words: readonly string[]): string {
  return words.length === 0 ? 'All' : pascalCase(words);
}

function methodText(operation: Operation): string {
  const { method, path, pathParameters, body, query, isKeyed, isReading, items, summary } = operation;
  const place = JSON.stringify(
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `#{segment(${variable(name)})}`),
  );
  const names = query.map(({ name }) => name).join(' ');
  const given = [
    'more',
    ...(items === null ? [JSON.stringify(method)] : []),
    place,
    ...(names === '' ? [] : [`query: %i[${names}]`]),
    ...(body === null ? [] : ['body: body']),
    ...(isKeyed ? ['is_keyed: true'] : []),
    ...(isReading ? ['is_reading: true'] : []),
    ...(isRaw(operation) ? ['is_raw: true'] : []),
  ];
  const isEmptyBody = body?.isRequired === true && !isRaw(operation);
  const parameters = [
    ...pathParameters.map(variable),
    ...(body === null ? [] : [`body = ${isEmptyBody ? '{}' : 'nil'}`]),
    '**more',
  ];
  return (
    `      # ${summary.replaceAll('\n', ' ')} (${method} ${path})\n` +
    `      def ${snakeCase(nameOf(operation).verb)}(${parameters.join(', ')})\n` +
    `        @connection.${items === null ? 'call' : 'listing'}(${given.join(', ')})\n      end\n`
  );
}

function signatureText(operation: Operation, membersOf: MembersOf): string {
  const { pathParameters, query, isKeyed, items, answer } = operation;
  const result = answer === null ? 'nil' : typeText(answer);
  const answers = items === null ? result : `Listing[${typeText(items)}, ${result}]`;
  const path = pathParameters.map((name) => `String | Integer ${variable(name)}`);
  const options = [
    ...query.map((field) => keywordText(field)),
    ...Object.entries(OPTIONS).flatMap(([name, type]) =>
      isKeyed || name !== 'idempotency_key' ? [`?${name}: ${type}`] : [],
    ),
  ];
  const forms = bodyForms(operation, membersOf).map(
    ([body, rest = []]) => `(${[...path, ...body, ...options, ...rest].join(', ')}) -> ${answers}`,
  );
  return `      def ${snakeCase(nameOf(operation).verb)}: ${forms.join('\n        | ')}\n`;
}

type MembersOf = (type: Type) => readonly Field[] | null;
type BodyForm = readonly [body: readonly string[], rest?: readonly string[]];

/** A body is one hash, or its members are said by name. */
function bodyForms(operation: Operation, membersOf: MembersOf): readonly BodyForm[] {
  if (operation.body === null) return [[[]]];
  if (isRaw(operation)) return [[['?String body']]];
  const members = membersOf(operation.body.type);
  if (members === null) return [[['?body body'], ['**untyped members']]];
  return [[members.map((field) => keywordText(field))], [['body body']]];
}

function keywordText({ name, type, isRequired }: Field): string {
  const text = givenText(type);
  return `${isRequired ? '' : '?'}${name}: ${isRequired ? text : optionalText(text)}`;
}

function interfaceText({ name, type }: NamedType): string {
  if (type.kind !== 'struct') return `    type ${aliasName(name)} = ${typeText(type)}\n`;
  const readers = type.fields
    .filter((field) => isName(field.name))
    .map((field) => `      def ${field.name}: () -> ${readText(field)}\n`);
  const interfaceName = `_${typeName(name)}`;
  return (
    `    interface ${interfaceName}\n${readers.join('')}    end\n\n` +
    `    type ${aliasName(name)} = Record & ${interfaceName}\n`
  );
}

function readText({ type, isRequired }: Field): string {
  const text = typeText(type);
  return isRequired ? text : optionalText(text);
}

function optionalText(text: string): string {
  return text === 'untyped' || text.endsWith('?') ? text : `${parenthesized(text)}?`;
}

const PLAIN = {
  text: 'String',
  integer: 'Integer',
  number: 'Numeric',
  boolean: 'bool',
  null: 'nil',
  unknown: 'untyped',
  raw: 'String',
  // words of an enumeration may be joined by those of a later version
  enum: 'String',
  literal: 'String',
  map: 'Record',
  struct: 'Record',
} as const;

function typeText(type: Type): string {
  switch (type.kind) {
    case 'list':
      return `Array[${typeText(type.of)}]`;
    case 'named':
      return `Types::${aliasName(type.name)}`;
    case 'union':
      return unionText(type.of.map(typeText));
    default:
      return PLAIN[type.kind];
  }
}

/** What is sent: objects are hashes, words of an enumeration may be symbols. */
function givenText(type: Type): string {
  switch (type.kind) {
    case 'list':
      return `Array[${givenText(type.of)}]`;
    case 'enum':
    case 'literal':
      return 'String | Symbol';
    case 'named':
    case 'map':
    case 'struct':
      return 'given';
    case 'union':
      return unionText(type.of.map(givenText));
    default:
      return PLAIN[type.kind];
  }
}

function unionText(given: readonly string[]): string {
  const texts = [...new Set(given)];
  const others = texts.filter((text) => text !== 'nil');
  const text = others.length === 1 ? (others[0] ?? '') : `(${others.join(' | ')})`;
  return texts.length === others.length ? text : optionalText(text);
}

function parenthesized(text: string): string {
  return text.includes(' ') && !text.startsWith('(') ? `(${text})` : text;
}

/** A record with the readers of a shape, and what is no object, under one kind of name. */
function aliasName(schema: string): string {
  return typeName(schema)
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .toLowerCase();
}

/** The schemas of what is answered, or sent by the service itself. */
function answeredSchemas({ operations, webhooks, schemas }: Model): readonly NamedType[] {
  const known = new Map(schemas.map((schema) => [schema.name, schema]));
  const found = new Set<NamedType>();
  const visit = (type: Type): void => {
    if (type.kind === 'list' || type.kind === 'map') visit(type.of);
    if (type.kind === 'union') type.of.forEach(visit);
    if (type.kind === 'struct') type.fields.forEach((field) => visit(field.type));
    const named = type.kind === 'named' ? known.get(type.name) : undefined;
    if (named === undefined || found.has(named)) return;
    found.add(named);
    visit(named.type);
  };
  for (const { answer, items } of operations)
    for (const type of [answer, items]) if (type !== null) visit(type);
  for (const { body } of webhooks) visit(body);
  return schemas.filter((schema) => found.has(schema));
}

/** A member of a body is said by name, as what a query asks for and the options of a call are. */
function refuseTwiceNamed({ operations, schemas }: Model): void {
  const types = new Map(schemas.map(({ name, type }) => [name, type]));
  const fieldsOf = (type: Type | undefined): readonly Field[] => {
    if (type?.kind === 'named') return fieldsOf(types.get(type.name));
    if (type?.kind === 'union') return type.of.flatMap(fieldsOf);
    return type?.kind === 'struct' ? type.fields : [];
  };
  for (const { id, body, query } of operations) {
    const taken = new Set<string>([...Object.keys(OPTIONS), ...query.map(({ name }) => name)]);
    const twice = fieldsOf(body?.type).find(({ name }) => taken.has(name));
    if (twice !== undefined)
      throw new Error(`${id}: Ruby's SDK cannot tell the member ${twice.name} of the body from an option`);
  }
}

function wordLines(words: readonly string[]): string {
  return [...new Set(words)]
    .toSorted()
    .map((word) => `    ${word}\n`)
    .join('');
}

function isName(text: string): boolean {
  return /^[a-z_]\w*$/.test(text);
}

/** As a parameter has it: Ruby's own words get a line behind them. */
/** A name of Ruby's own has an underscore behind it. */
export function variable(name: string): string {
  return RESERVED.has(name) ? `${name}_` : name;
}

/** A word of a path as Ruby writes names. */
export function snakeCase(word: string): string {
  return word.replaceAll('-', '_');
}
