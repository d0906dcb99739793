import type { Field, Model, NamedType, Operation, Type } from './model.ts';
import { isNullable } from './read.ts';
import { type GroupTree, groupTree, nameOf, pascalCase, typeName } from './names.ts';
import { isSecret } from './secrets.ts';
import { isRaw, queryName, queryTypes } from './emit-typescript.ts';

const firstLine = (version: string): string =>
  `// Code generated from contract VERSION ${version}; DO NOT EDIT.\n\npackage railyard\n`;

/** Words that Go writes in capitals (golang.org/wiki/CodeReviewComments#initialisms). */
const INITIALISMS = new Set('id url uri ip api sdk http https html json csv pdf uuid ids urls'.split(' '));

/** A type for each schema, for each query, and for each event of a webhook. */
export function goTypes(model: Model): string {
  const printed = new TypePrinter(model);
  const queries = queryTypes(model, methodPlace);
  const types = [...model.schemas, ...queries].map((one) => printed.declaration(one));
  return [firstLine(model.version), 'import "net/url"\n', ...types, ...queries.map(queryMethod)].join('\n');
}

/** How a member of a struct is declared. */
type DeclaredField = Readonly<{ plain: string; form: 'value' | 'pointer' | 'opt' }>;

/** Prints a type for each schema, and knows how each of their members is declared. */
export class TypePrinter {
  readonly #schemas: ReadonlyMap<string, Type>;
  #inside: string[] = [];

  constructor({ schemas }: Model) {
    this.#schemas = new Map(schemas.map(({ name, type }) => [name, type]));
  }

  declaration({ name, about, type }: NamedType): string {
    const text = this.#declare(goName(name), about, type, name.endsWith('Update'));
    const inside = this.#inside;
    this.#inside = [];
    return [text, ...inside].join('\n');
  }

  #declare(name: string, about: string, type: Type, isUpdate: boolean): string {
    const head = comment(about, '');
    if (type.kind === 'struct')
      return structText(
        `${head}type ${name}`,
        type.fields.map((field) => this.#field(name, field, isUpdate)),
      );
    if (type.kind === 'enum') {
      const values = type.values.map((value) => ({
        about: '',
        cells: [`${name}${goName(value)}`, `${name} = ${JSON.stringify(value)}`],
      }));
      return `${head}type ${name} string\n\nconst (\n${alignedText(values)})\n`;
    }
    return `${head}type ${name} = ${this.textOf(type, name)}\n`;
  }

  #field(place: string, field: Field, isUpdate: boolean): Row {
    const { name, about, isRequired } = field;
    const { plain, form } = this.declared(place, field, isUpdate);
    const text = { value: plain, pointer: `*${plain}`, opt: `Opt[${plain}]` }[form];
    const tag = `\`json:"${name}${isRequired ? '' : ',omitzero'}"\``;
    return { about, cells: [goName(name), text, tag] };
  }

  /** Of an update, null takes a value away, and what is left out stays: `Opt` says which is meant. */
  declared(place: string, { name, isRequired, type }: Field, isUpdate: boolean): DeclaredField {
    const bare = withoutNull(type);
    const plain =
      isSecret(place, name) && bare.kind === 'text' ? 'Secret' : this.textOf(bare, place + goName(name));
    const isOptional = !isRequired || isNullable(type);
    const isReference = /^(?:\[\]|map\[|any$|json\.)/.test(plain) || plain === 'OneOf';
    if (isUpdate && isNullable(type) && !isRequired) return { plain, form: 'opt' };
    return { plain, form: isOptional && !isReference ? 'pointer' : 'value' };
  }

  /** A type where a member has it; `place` names what has no name in the contract. */
  textOf(type: Type, place: string): string {
    switch (type.kind) {
      case 'list':
        return `[]${this.textOf(withoutNull(type.of), `${place}Item`)}`;
      case 'map': {
        const of = this.textOf(withoutNull(type.of), `${place}Value`);
        return `map[string]${isNullable(type.of) && of !== 'any' ? '*' : ''}${of}`;
      }
      case 'named':
        return this.#schemas.has(type.name) ? goName(type.name) : 'any';
      case 'struct':
        this.#inside.push(this.#declare(place, '', type, false));
        return place;
      case 'union': {
        const bare = withoutNull(type);
        return bare.kind === 'union' ? 'OneOf' : this.textOf(bare, place);
      }
      default:
        return PLAIN[type.kind];
    }
  }
}

const PLAIN = {
  text: 'string',
  literal: 'string',
  enum: 'string',
  integer: 'int64',
  number: 'float64',
  boolean: 'bool',
  raw: '[]byte',
  null: 'any',
  unknown: 'any',
} as const;

/** What a value is where it is there. */
export function withoutNull(type: Type): Type {
  if (type.kind !== 'union') return type;
  const of = type.of.filter(({ kind }) => kind !== 'null');
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { kind: 'union', of };
}

/** How a query stands in an address. */
function queryMethod({ name, type }: NamedType): string {
  if (type.kind !== 'struct') throw new Error(`BUG: ${name} is no struct`);
  const lines = type.fields.map(
    ({ name: field }) => `\taddQuery(values, ${JSON.stringify(field)}, query.${goName(field)})\n`,
  );
  const body = `\tvalues := url.Values{}\n${lines.join('')}\treturn values\n`;
  return `func (query ${goName(name)}) values() url.Values {\n${body}}\n`;
}

/** A type for each group of operations, and a method for each operation. */
export function goOperations({ version, operations }: Model): string {
  return [firstLine(version), 'import "context"\n', ...groupTexts(groupTree(operations), [])].join('\n');
}

function groupTexts({ operations, groups }: GroupTree, words: readonly string[]): readonly string[] {
  const name = groupName(words);
  const about = words.length === 0 ? 'Operations has every operation of the API, in groups.' : '';
  const fields = [...groups.keys()].map((word) => ({
    about: '',
    cells: [goName(word), groupName([...words, word])],
  }));
  const made = [...groups.keys()].map(
    (word) => `\tgroup.${goName(word)} = new${groupName([...words, word])}(on)\n`,
  );
  return [
    structText(`${comment(about, '')}type ${name}`, [{ about: '', cells: ['on', '*connection'] }, ...fields]),
    `func new${name}(on *connection) ${name} {\n\tgroup := ${name}{on: on}\n${made.join('')}\treturn group\n}\n`,
    ...operations.map((operation) => methodText(operation, name)),
    ...[...groups].flatMap(([word, node]) => groupTexts(node, [...words, word])),
  ];
}

function groupName(words: readonly string[]): string {
  return words.length === 0 ? 'Operations' : `${words.map(goName).join('')}API`;
}

function methodText(operation: Operation, group: string): string {
  const { items, answer, summary, description } = operation;
  const name = goName(nameOf(operation).verb);
  const body = bodyOf(operation);
  const request = requestText(operation, body);
  const about = comment(`${name}: ${[summary, description].filter((said) => said !== '').join('\n\n')}`, '');
  const method = (parameters: readonly string[], result: string, does: string): string =>
    `${about}func (group ${group}) ${name}(${parameters.join(', ')}) ${result} {\n${does}}\n`;

  const [given, context] = [parametersOf(operation, body), 'ctx context.Context'];
  if (items !== null) {
    const made = `newListing[${refer(items)}](group.on, ${request}, options)`;
    return method(given, `*Listing[${refer(items)}]`, `\treturn ${made}\n`);
  }
  const sent = (result: string): string => `send[${result}](ctx, group.on, ${request}, options)`;
  if (answer === null)
    return method([context, ...given], 'error', `\t_, err := ${sent('struct{}')}\n\treturn err\n`);
  const result = isRaw(operation) ? '[]byte' : refer(answer);
  return method([context, ...given], `(*${result}, error)`, `\treturn ${sent(result)}\n`);
}

/** Null: it takes none. What may be left out is a pointer. */
type Body = Readonly<{ type: string; isOptional: boolean }> | null;

function bodyOf(operation: Operation): Body {
  if (operation.body === null) return null;
  const type = isRaw(operation) ? '[]byte' : refer(operation.body.type);
  const isOptional = !operation.body.isRequired && !type.startsWith('[]');
  return { type: isOptional ? `*${type}` : type, isOptional };
}

function parametersOf(operation: Operation, body: Body): readonly string[] {
  return [
    ...operation.pathParameters.map((one) => `${goParameter(one)} string`),
    ...(body === null ? [] : [`body ${body.type}`]),
    ...(operation.query.length === 0 ? [] : [`query ${goName(queryName(operation))}`]),
    'options ...Option',
  ];
}

function requestText(operation: Operation, body: Body): string {
  const { method, path, query, isKeyed, isReading } = operation;
  const facts = [
    `method: ${JSON.stringify(method)}`,
    `path: ${pathText(path)}`,
    ...(body === null ? [] : [`body: ${body.isOptional ? 'orNil(body)' : 'body'}`]),
    ...(query.length === 0 ? [] : ['query: query.values()']),
    ...(isKeyed ? ['isKeyed: true'] : []),
    ...(isReading ? ['isReading: true'] : []),
    ...(isRaw(operation) ? ['isRaw: true'] : []),
  ];
  return `request{${facts.join(', ')}}`;
}

function pathText(path: string): string {
  const parts = path.split(/\{(\w+)\}/);
  return parts
    .map((part, at) => (at % 2 === 0 ? JSON.stringify(part) : `segment(${goParameter(part)})`))
    .filter((part) => part !== '""')
    .join(' + ');
}

/** A type where a method names it. */
function refer(type: Type): string {
  const bare = withoutNull(type);
  if (bare.kind === 'named') return goName(bare.name);
  if (bare.kind === 'list') return `[]${refer(bare.of)}`;
  if (bare.kind === 'map') return `map[string]${refer(bare.of)}`;
  return bare.kind === 'union' ? 'OneOf' : 'any';
}

function methodPlace(operation: Operation): string {
  const { group, verb } = nameOf(operation);
  return [...group, verb].map(goName).join('.');
}

/** A name as Go exports it. */
export function goName(name: string): string {
  const parts = typeName(name)
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part !== '');
  const text = parts
    .map((part) => (INITIALISMS.has(part) ? part.toUpperCase() : pascalCase([part])))
    .join('');
  return /^\d/.test(text) ? `N${text}` : text;
}

function goParameter(name: string): string {
  const text = goName(name);
  return text === 'ID' || text === 'URL'
    ? text.toLowerCase()
    : text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** Cells of a line that `gofmt` puts under those of the lines beside it. */
type Row = Readonly<{ about: string; cells: readonly string[] }>;

function structText(head: string, rows: readonly Row[]): string {
  return `${head} struct {\n${alignedText(rows)}}\n`;
}

/** As `gofmt` has it: columns go on until a line that has a comment above it. */
function alignedText(rows: readonly Row[]): string {
  const runs: Row[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last === undefined || row.about !== '') runs.push([row]);
    else last.push(row);
  }
  return runs
    .map((run) => {
      const widths = run[0]?.cells.map((_, at) =>
        Math.max(...run.map(({ cells }) => cells[at]?.length ?? 0)),
      );
      const lines = run.map(({ cells }) =>
        cells.map((cell, at) => (at === cells.length - 1 ? cell : cell.padEnd(widths?.[at] ?? 0))).join(' '),
      );
      return comment(run[0]?.about ?? '', '\t') + lines.map((line) => `\t${line}\n`).join('');
    })
    .join('');
}

function comment(said: string, indent: string): string {
  if (said === '') return '';
  return said
    .split('\n')
    .map((line) => `${indent}// ${line}`.trimEnd())
    .join('\n')
    .concat('\n');
}
