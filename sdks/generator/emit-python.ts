import type { Field, Model, NamedType, Operation, Type } from './model.ts';
import { type GroupTree, groupTree, nameOf, pascalCase } from './names.ts';
import { secretMembers } from './secrets.ts';
import { isRaw } from './emit-typescript.ts';

const RESERVED = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from ' +
    'global if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/** How the stub of a client that waits differs from the one of a client that blocks. */
export type PythonStyle = 'blocking' | 'async';

const firstLine = (version: string): string => `# made from contract VERSION ${version}; do not edit\n`;

/** Typed dictionaries. The package itself never loads them; who names a type in their code does. */
export function pythonSchemas({ version, schemas, webhooks }: Model): string {
  const bodies: NamedType = {
    name: 'WebhookBodies',
    about: 'What a webhook carries, by the name of its event. A later version may have more of them.',
    type: {
      kind: 'struct',
      fields: webhooks.map(({ name, body }) => ({ name, about: '', isRequired: true, type: body })),
    },
  };
  return [
    firstLine(version),
    '"""Shapes of what is sent and answered. Words of an enumeration may be joined by those of a later version."""',
    'from __future__ import annotations\n',
    'from typing import Any, Dict, List, Literal, TypeAlias, TypedDict, Union\n',
    ...[...schemas, bodies].flatMap(({ name, about, type }) => schemaTexts(name, about, type)),
  ].join('\n');
}

function schemaTexts(name: string, about: string, type: Type): readonly string[] {
  if (type.kind !== 'struct') {
    const inside: string[] = [];
    const text = typeText(type, name, inside);
    return [...inside, `${name}: TypeAlias = ${quoteText(text)}\n${docText(about, '')}`];
  }
  const inside: string[] = [];
  const typed = type.fields.map((field) => ({
    ...field,
    text: typeText(field.type, `${name}${pascalCase([field.name])}`, inside),
  }));
  return [...inside, classText(name, about, typed)];
}

type TypedField = Field & Readonly<{ text: string }>;

/** What Python has no name for stands in a call; what may be left out, in a class of its own, as in Python 3.10. */
function classText(name: string, about: string, fields: readonly TypedField[]): string {
  if (fields.some((field) => !isName(field.name))) {
    const entries = fields.map(({ name: key, text }) => `    ${quoteText(key)}: ${quoteText(text)},\n`);
    return `${name} = TypedDict(${quoteText(name)}, {\n${entries.join('')}}, total=False)\n${docText(about, '')}`;
  }
  const needed = fields.filter(({ isRequired }) => isRequired);
  const other = fields.filter(({ isRequired }) => !isRequired);
  if (needed.length === 0) return bodyText(`class ${name}(TypedDict, total=False):`, about, other);
  if (other.length === 0) return bodyText(`class ${name}(TypedDict):`, about, needed);
  return [
    bodyText(`class _${name}(TypedDict):`, '', needed),
    bodyText(`class ${name}(_${name}, total=False):`, about, other),
  ].join('\n');
}

function bodyText(head: string, about: string, fields: readonly TypedField[]): string {
  const lines = fields.map(({ name, text, about: said }) => `    ${name}: ${text}\n${docText(said, '    ')}`);
  const doc = docText(about, '    ');
  return `${head}\n${doc}${lines.join('')}${doc === '' && lines.length === 0 ? '    pass\n' : ''}`;
}

const PLAIN = {
  text: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
  unknown: 'Any',
  raw: 'bytes',
} as const;

/** `inside` gets the classes of what has no name in the contract. */
function typeText(type: Type, place: string, inside: string[]): string {
  switch (type.kind) {
    case 'literal':
      return `Literal[${quoteText(type.value)}]`;
    case 'enum': {
      const words = `Literal[${type.values.map(quoteText).join(', ')}]`;
      return type.isOpen ? `Union[${words}, str]` : words;
    }
    case 'list':
      return `List[${typeText(type.of, `${place}Item`, inside)}]`;
    case 'map':
      return `Dict[str, ${typeText(type.of, `${place}Value`, inside)}]`;
    case 'named':
      return type.name;
    case 'union':
      return `Union[${type.of.map((one, index) => typeText(one, `${place}${index + 1}`, inside)).join(', ')}]`;
    case 'struct':
      inside.push(...schemaTexts(place, '', type));
      return place;
    default:
      return PLAIN[type.kind];
  }
}

/** What runs: a class for each group of operations, and a method for each operation. Both kinds of client use it. */
export function pythonOperations({ version, operations }: Model): string {
  return [
    firstLine(version),
    'from .._group import Group, segment\n\n',
    ...classTexts(groupTree(operations), [], {
      blocks: (operation) => methodText(operation),
      getter: (name, inside) =>
        `    @property\n    def ${name}(self):\n        return ${inside}(self._connection)\n`,
    }),
  ].join('\n');
}

/** The same classes: what differs between the two kinds of client is what a connection does with a call. */
export function pythonAsyncOperations({ version }: Model): string {
  const lines = [
    'from .operations import Operations as AsyncOperations',
    '',
    '__all__ = ["AsyncOperations"]',
    '',
  ];
  return [firstLine(version), ...lines].join('\n');
}

/** What type checkers and editors read of it. */
export function pythonStub({ version, operations }: Model, style: PythonStyle): string {
  const root = style === 'async' ? 'AsyncOperations' : 'Operations';
  return [
    firstLine(version),
    'from typing import Any, Dict, List, Literal, Mapping, Optional, Sequence, Union',
    'from typing_extensions import Unpack\n',
    'from . import schemas as t',
    'from .._group import Group',
    'from .._options import CallOptions, KeyedOptions',
    `from .._pagination import ${style === 'async' ? 'AsyncListing' : 'Listing'}\n\n`,
    ...classTexts(
      groupTree(operations),
      [],
      {
        blocks: (operation) => stubText(operation, style),
        getter: (name, inside) => `    @property\n    def ${name}(self) -> ${inside}: ...\n`,
      },
      root,
    ),
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
  root = 'Operations',
): readonly string[] {
  const name = words.length === 0 ? root : className(words);
  const about = words.length === 0 ? '    """Every operation of the API, in groups."""\n' : '';
  const getters = [...groups.keys()].map((word) =>
    printer.getter(snakeCase(word), className([...words, word])),
  );
  const members = [...operations.map((operation) => printer.blocks(operation)), ...getters];
  return [
    `class ${name}(Group):\n${about}    __slots__ = ()\n\n${members.join('\n')}\n`,
    ...[...groups].flatMap(([word, node]) => classTexts(node, [...words, word], printer)),
  ];
}

function className(words: readonly string[]): string {
  return `${pascalCase(words)}Group`;
}

function methodText(operation: Operation): string {
  const { method, path, pathParameters, body, query, isKeyed, isReading, items, summary } = operation;
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `{segment(${name})}`);
  const placeText = pathParameters.length === 0 ? quoteText(place) : `f${quoteText(place)}`;
  const names = query.map(({ name }) => name).join(' ');
  const given = [
    ...(items === null ? [quoteText(method)] : []),
    placeText,
    'more',
    ...(names === '' ? [] : [`query=${quoteText(names)}`]),
    ...(body === null ? [] : ['body=body']),
    ...(isKeyed ? ['is_keyed=True'] : []),
    ...(isReading ? ['is_reading=True'] : []),
    ...(isRaw(operation) ? ['is_raw=True'] : []),
  ];
  const parameters = [
    'self',
    ...pathParameters,
    ...(body === null ? [] : [body.isRequired ? 'body' : 'body=None']),
    '**more',
  ];
  return (
    `    def ${methodName(operation)}(${parameters.join(', ')}):\n${docText(summary, '        ')}` +
    `        return self._connection.${items === null ? 'call' : 'listing'}(${given.join(', ')})\n`
  );
}

function stubText(operation: Operation, style: PythonStyle): string {
  const { pathParameters, body, query, isKeyed, items, answer, summary, description } = operation;
  const result = answer === null ? 'None' : clientType(answer);
  const isAsync = style === 'async';
  const listing = `${isAsync ? 'AsyncListing' : 'Listing'}[${items === null ? '' : clientType(items)}, ${result}]`;
  const bodyType = body === null ? '' : isRaw(operation) ? 'Union[str, bytes]' : clientType(body.type);
  const needed = query.filter(({ isRequired }) => isRequired);
  const optional = query.filter(({ isRequired }) => !isRequired);
  const parameters = [
    'self',
    ...pathParameters.map((name) => `${name}: ${name === 'number' ? 'Union[str, int]' : 'str'}`),
    ...(body === null ? [] : [body.isRequired ? `body: ${bodyType}` : `body: Optional[${bodyType}] = ...`]),
    ...(query.length === 0 ? [] : ['*']),
    ...needed.map(({ name, type }) => `${keyword(name)}: ${clientType(type)}`),
    ...optional.map(({ name, type }) => `${keyword(name)}: Optional[${clientType(type)}] = ...`),
    `**options: Unpack[${isKeyed ? 'KeyedOptions' : 'CallOptions'}]`,
  ];
  const head = `${isAsync && items === null ? 'async ' : ''}def ${methodName(operation)}`;
  const lines = parameters.map((one) => `        ${one},\n`).join('');
  const about = docText([summary, description].filter((said) => said !== '').join('\n\n'), '        ');
  return `    ${head}(\n${lines}    ) -> ${items === null ? result : listing}:\n${about}        ...\n`;
}

/** A type of `generated/schemas.py`, as the stubs have it. */
function clientType(type: Type): string {
  switch (type.kind) {
    case 'named':
      return `t.${type.name}`;
    case 'union':
      return `Union[${type.of.map(clientType).join(', ')}]`;
    case 'list':
      return `List[${clientType(type.of)}]`;
    case 'map':
      return `Dict[str, ${clientType(type.of)}]`;
    case 'struct':
      return 'Dict[str, Any]';
    default:
      return typeText(type, '', []);
  }
}

function methodName(operation: Operation): string {
  return keyword(snakeCase(nameOf(operation).verb));
}

/** As the method has it: a word of Python's own gets a line behind it (PEP 8). */
export function keyword(name: string): string {
  return RESERVED.has(name) ? `${name}_` : name;
}

export function snakeCase(word: string): string {
  return word.replaceAll('-', '_');
}

function isName(text: string): boolean {
  return /^[A-Za-z_]\w*$/.test(text) && !RESERVED.has(text);
}

function quoteText(text: string): string {
  return JSON.stringify(text);
}

function docText(said: string, indent: string): string {
  if (said === '') return '';
  const lines = said.replaceAll('\\', '\\\\').replaceAll('"""', "'''").split('\n');
  const [first = '', ...more] = lines;
  if (more.length === 0) return `${indent}"""${first}${first.endsWith('"') ? ' ' : ''}"""\n`;
  return `${indent}"""${[first, ...more.map((line) => `${indent}${line}`.trimEnd())].join('\n')}\n${indent}"""\n`;
}

/** What no answer prints. */
export function pythonSecrets(model: Model): string {
  const names = secretMembers(model).map((name) => `        ${quoteText(name)},\n`);
  return [
    firstLine(model.version),
    '#: members of answers that are secret',
    `SECRET_MEMBERS = frozenset(\n    (\n${names.join('')}    )\n)\n`,
  ].join('\n');
}
