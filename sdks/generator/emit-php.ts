import type { Field, Model, NamedType, Operation, Type } from './model.ts';
import { camelCase, type GroupTree, groupTree, nameOf, pascalCase, typeName } from './names.ts';
import { isRaw } from './emit-typescript.ts';
import { isSecret } from './secrets.ts';

const firstLines = (version: string): string =>
  `<?php\n\n// made from contract VERSION ${version}; do not edit\n\ndeclare(strict_types=1);\n\n` +
  'namespace Railyard\\Generated;\n';

/** A class for each group of operations, and a method for each operation. */
export function phpOperations(model: Model): string {
  const printer = new OperationPrinter(model);
  return [
    firstLines(model.version),
    'use Railyard\\CallOptions;',
    'use Railyard\\Group;',
    'use Railyard\\Listing;',
    'use Railyard\\Record;\n',
    ...printer.classes(groupTree(model.operations), []),
  ].join('\n');
}

/** A class for each object of an answer, and one with constants for each enumeration. */
export function phpRecords(model: Model): string {
  const known = new KnownTypes(model);
  const event = webhookEvent(model, known);
  const answered = known.reachedFrom([
    ...model.operations.map(({ answer, items }) => items ?? answer),
    event.type,
  ]);
  const printer = new RecordPrinter(known);
  return [
    firstLines(model.version),
    'use Railyard\\Record;\n',
    ...model.schemas
      .filter(({ name, type }) => type.kind === 'struct' && answered.has(name))
      .map((one) => printer.record(one)),
    printer.record(event),
    ...model.schemas.flatMap((one) => constantsOf(one, known)),
  ].join('\n');
}

/** One for every event: what it is about is told by its own word, so a kind of a later version is read, too. */
function webhookEvent({ webhooks }: Model, known: KnownTypes): NamedType {
  const bodies = webhooks.map(({ body }) => known.fields(body));
  const fields = (bodies[0] ?? []).map((field): Field => {
    const types = bodies.flatMap((of) =>
      of.filter(({ name }) => name === field.name).map(({ type }) => type),
    );
    if (field.name === 'name') return { ...field, type: { kind: 'named', name: 'WebhookEventName' } };
    return { ...field, type: unionOf(types) };
  });
  return { name: 'WebhookEvent', about: 'What a webhook carries.', type: { kind: 'struct', fields } };
}

/** Each of them once. */
function unionOf(types: readonly Type[]): Type {
  const flat = types.flatMap((type) => (type.kind === 'union' ? type.of : [type]));
  const of = [...new Map(flat.map((type) => [JSON.stringify(type), type])).values()];
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { kind: 'union', of };
}

/** Shapes of what is sent, for checkers and editors: PHPStan's words for arrays. */
export function phpShapes(model: Model): string {
  const known = new KnownTypes(model);
  const sent = known.reachedFrom(model.operations.map(({ body }) => body?.type ?? null));
  const shapes = model.schemas
    .filter(({ name, type }) => sent.has(name) && type.kind !== 'enum')
    .map(({ name, type }) => ` * @phpstan-type ${typeName(name)} ${known.sentType(type)}\n`);
  const names = Object.entries(known.objectNames(sent)).map(
    ([name, isAlways]) => `        ${quote(name)} => ${isAlways},\n`,
  );
  return [
    firstLines(model.version),
    '/**\n * Shapes of what is sent.\n *\n' + shapes.join('') + ' */',
    'final class Shapes\n{',
    docBlock(
      ['Members that are objects, and so are `{}` where an array is empty; `false`: lists elsewhere.'],
      '    ',
    ) + `    public const OBJECTS = [\n${names.join('')}    ];\n}\n`,
  ].join('\n');
}

const PLAIN = {
  text: 'string',
  integer: 'int',
  number: 'int|float',
  boolean: 'bool',
  null: 'null',
  unknown: 'mixed',
  raw: 'string',
} as const;

/** What the printers ask of the contract's types. */
class KnownTypes {
  readonly #schemas: ReadonlyMap<string, Type>;
  readonly #times = new Map<string, number>();

  constructor({ schemas }: Model) {
    this.#schemas = new Map(schemas.map(({ name, type }) => [name, type]));
    for (const { type } of schemas)
      for (const { name, about } of type.kind === 'struct' ? type.fields : [])
        this.#times.set(`${name} ${about}`, this.timesOf(name, about) + 1);
  }

  /** How many objects have this member, said in the same words. */
  timesOf(name: string, about: string): number {
    return this.#times.get(`${name} ${about}`) ?? 0;
  }

  resolve(type: Type): Type {
    const found = type.kind === 'named' ? this.#schemas.get(type.name) : type;
    if (found === undefined) throw new Error(`BUG: a type that the contract does not have`);
    return found.kind === 'named' ? this.resolve(found) : found;
  }

  fields(type: Type): readonly Field[] {
    const found = this.resolve(type);
    return found.kind === 'struct' ? found.fields : [];
  }

  /** Of an enumeration; none where there is none of this name. */
  words(name: string): readonly string[] {
    const type = this.#schemas.get(name);
    return type?.kind === 'enum' ? type.values : [];
  }

  /** Names of all schemas that these types are made of. */
  reachedFrom(types: readonly (Type | null)[]): ReadonlySet<string> {
    const reached = new Set<string>();
    const visit = (type: Type): void => {
      if (type.kind === 'named') {
        if (reached.has(type.name)) return;
        reached.add(type.name);
        visit(this.resolve(type));
      } else if (type.kind === 'list' || type.kind === 'map') visit(type.of);
      else if (type.kind === 'union') type.of.forEach(visit);
      else if (type.kind === 'struct') type.fields.forEach((field) => visit(field.type));
    };
    for (const type of types) if (type !== null) visit(type);
    return reached;
  }

  /** What of a type that came over the wire is more than a value, as `Record::made` reads it; null: nothing. */
  descriptor(type: Type): string | null {
    if (type.kind === 'named')
      return this.resolve(type).kind === 'struct'
        ? `${typeName(type.name)}::class`
        : this.descriptor(this.resolve(type));
    if (type.kind === 'list' || type.kind === 'map') {
      const of = this.descriptor(type.of);
      if (type.kind === 'map') return `['*' => ${of ?? 'null'}]`;
      return of === null ? null : `[${of}]`;
    }
    if (type.kind === 'struct') return 'Record::class';
    if (type.kind !== 'union') return null;
    const [first, ...more] = type.of.filter((one) => this.descriptor(one) !== null);
    if (first === undefined) return null;
    return more.length === 0 ? this.descriptor(first) : this.#discriminated([first, ...more]);
  }

  /** By the member whose word is another in each of them; one of them may have no word of its own. */
  #discriminated(types: readonly Type[]): string {
    const fields = types.map((type) => this.fields(type));
    const words = (name: string): readonly (string | undefined)[] =>
      fields.map((of) => {
        const literal = of.find((field) => field.name === name)?.type;
        return literal?.kind === 'literal' ? literal.value : undefined;
      });
    const by = fields.flat().find(({ name }) => {
      const told = words(name).filter((word) => word !== undefined);
      return told.length > 0 && told.length >= types.length - 1 && new Set(told).size === told.length;
    })?.name;
    if (by === undefined) return 'Record::class';
    const cases = words(by).map((word, at) => {
      const type = types[at];
      return `${quote(word ?? '*')} => ${(type && this.descriptor(type)) ?? 'Record::class'}`;
    });
    return `[${quote(by)} => [${cases.join(', ')}]]`;
  }

  /** A type of an answer, in a comment. */
  answerType(type: Type): string {
    switch (type.kind) {
      case 'named': {
        const found = this.resolve(type);
        if (found.kind === 'enum') return `${constantsName(type.name)}::*|string`;
        return found.kind === 'struct' ? typeName(type.name) : this.answerType(found);
      }
      case 'literal':
        return quote(type.value);
      case 'enum':
        return [...type.values.map(quote), ...(type.isOpen ? ['string'] : [])].join('|');
      case 'list':
        return `list<${this.answerType(type.of)}>`;
      case 'map':
        return `array<string, ${this.answerType(type.of)}>`;
      case 'struct':
        return 'Record';
      case 'union':
        return unionText(type.of.map((one) => this.answerType(one)));
      default:
        return PLAIN[type.kind];
    }
  }

  /** A type of a request, in PHPStan's words. */
  sentType(type: Type): string {
    switch (type.kind) {
      case 'named':
        return this.resolve(type).kind === 'enum' ? `${constantsName(type.name)}::*` : typeName(type.name);
      case 'literal':
        return quote(type.value);
      case 'enum':
        return [...type.values.map(quote), ...(type.isOpen ? ['string'] : [])].join('|');
      case 'list':
        return `list<${this.sentType(type.of)}>`;
      case 'map':
        return `array<string, ${this.sentType(type.of)}>`;
      case 'struct':
        return shapeText(type.fields, this);
      case 'union':
        return unionText(type.of.map((one) => this.sentType(one)));
      default:
        return PLAIN[type.kind];
    }
  }

  /** By the name of a member that some request has as an object: whether it is one in all that have the name. */
  objectNames(sent: ReadonlySet<string>): Readonly<Record<string, boolean>> {
    const [objects, lists] = [new Map<string, number>(), new Map<string, number>()];
    const count = (of: Map<string, number>, name: string): void => void of.set(name, (of.get(name) ?? 0) + 1);
    for (const name of sent) {
      const type = this.#schemas.get(name);
      for (const field of type?.kind === 'struct' ? type.fields : []) {
        const kinds = this.#kinds(field.type);
        if (kinds.includes('struct') || kinds.includes('map')) count(objects, field.name);
        if (kinds.includes('list') || kinds.includes('unknown')) count(lists, field.name);
      }
    }
    const more = [...objects].filter(([name, times]) => times > (lists.get(name) ?? 0));
    return Object.fromEntries(more.map(([name]) => [name, !lists.has(name)]).toSorted());
  }

  #kinds(type: Type): readonly string[] {
    const found = this.resolve(type);
    return found.kind === 'union' ? found.of.flatMap((one) => this.#kinds(one)) : [found.kind];
  }
}

/** `?string` for what is text or null. */
function unionText(types: readonly string[]): string {
  const [first = '', ...more] = new Set(types);
  const isPlain = more.length === 1 && more[0] === 'null' && !/[|?]|^mixed$/.test(withoutInside(first));
  if (isPlain) return `?${first}`;
  return [first, ...more].join('|');
}

/** What stands in brackets is left out. */
function withoutInside(type: string): string {
  const shorter = type.replaceAll(/[<{][^<>{}]*[>}]/g, '');
  return shorter === type ? type : withoutInside(shorter);
}

function shapeText(fields: readonly Field[], known: KnownTypes): string {
  const members = fields.map(({ name, isRequired, type }) => {
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : quote(name);
    return `${key}${isRequired ? '' : '?'}: ${known.sentType(type)}`;
  });
  return `array{${members.join(', ')}}`;
}

/** What so many objects have is explained at none of them. */
const COMMON_TIMES = 3;

class RecordPrinter {
  readonly #known: KnownTypes;

  constructor(known: KnownTypes) {
    this.#known = known;
  }

  /** The first clause; nothing of what says itself: a word that never changes, and what many records have (`id`). */
  #about({ name, about, type }: Field): string {
    if (type.kind === 'literal' || this.#known.timesOf(name, about) >= COMMON_TIMES) return '';
    return (about.split(/(?<=[.;:]) /)[0] ?? '').replace(/[;:]$/, '.');
  }

  record({ name, about, type }: NamedType): string {
    if (type.kind !== 'struct') throw new Error(`BUG: ${name} is no object`);
    const members = type.fields.map(
      (field) =>
        `@property-read ${this.#known.answerType(orNull(field))} ` +
        `$${field.name} ${this.#about(field)}`.trimEnd(),
    );
    const nested = type.fields.flatMap((field) => {
      const descriptor = this.#known.descriptor(field.type);
      return descriptor === null ? [] : [`${quote(field.name)} => ${descriptor}`];
    });
    const secrets = type.fields.filter(
      (field) => isSecret(name, field.name) && field.type.kind !== 'literal',
    );
    const body = [
      ...(nested.length === 0 ? [] : [`    protected const MEMBERS = ${arrayText(nested)};\n`]),
      ...(secrets.length === 0
        ? []
        : [`    protected const SECRETS = [${secrets.map((field) => quote(field.name)).join(', ')}];\n`]),
    ];
    const head = `${docBlock([about, members.join('\n')], '')}final class ${typeName(name)} extends Record\n`;
    return `${head}{\n${body.join('')}}\n`;
  }
}

function arrayText(entries: readonly string[]): string {
  const line = `[${entries.join(', ')}]`;
  return line.length < 80 ? line : `[\n${entries.map((one) => `        ${one},\n`).join('')}    ]`;
}

function isNull(type: Type): boolean {
  return type.kind === 'null' || (type.kind === 'union' && type.of.some(isNull));
}

/** Words of requests are those of answers, where there is an answer that has them. */
function constantsName(name: string): string {
  return typeName(name.endsWith('Input') ? name.slice(0, -'Input'.length) : name);
}

function constantsOf({ name, about, type }: NamedType, known: KnownTypes): readonly string[] {
  if (type.kind !== 'enum' || (name !== constantsName(name) && known.words(constantsName(name)).length > 0))
    return [];
  const words = new Set([...type.values, ...known.words(`${name}Input`)]);
  const lines = [...words].map((word) => `        ${constantName(word)} = ${quote(word)}`);
  const body = `    public const\n${lines.join(',\n')};\n`;
  return [`${docBlock([about], '')}final class ${constantsName(name)}\n{\n${body}}\n`];
}

function constantName(value: string): string {
  const words = value.replaceAll(/([a-z])([A-Z])/g, '$1_$2').replaceAll(/\W+/g, '_');
  const text = words.toUpperCase();
  return /^\d/.test(text) || text === 'CLASS' ? `_${text}` : text;
}

class OperationPrinter {
  readonly #known: KnownTypes;

  constructor(model: Model) {
    this.#known = new KnownTypes(model);
  }

  /** A class stands above those of the groups in it. */
  classes({ operations, groups }: GroupTree, words: readonly string[]): readonly string[] {
    const name = words.length === 0 ? 'Operations' : className(words);
    const inside = [...groups.keys()].map((word) => ({
      property: camelCase([word]),
      name: className([...words, word]),
    }));
    const sent = new Set(operations.flatMap(({ body }) => (body === null ? [] : this.#namesIn(body.type))));
    const about = [
      words.length === 0 ? 'Every operation of the API, in groups.' : '',
      inside.map((one) => `@property-read ${one.name} $${one.property}`).join('\n'),
      [...sent].map((type) => `@phpstan-import-type ${type} from Shapes`).join('\n'),
    ];
    const members = operations.map((operation) => this.#method(operation));
    const head = `${docBlock(about, '')}${words.length === 0 ? '' : 'final '}class ${name} extends Group\n`;
    return [
      `${head}{\n${members.join('\n')}}\n`,
      ...[...groups].flatMap(([word, node]) => this.classes(node, [...words, word])),
    ];
  }

  #method(operation: Operation): string {
    const { pathParameters, body, query, items, summary } = operation;
    const isQueryNeeded = query.some(({ isRequired }) => isRequired);
    const bodyType = body === null ? '' : isRaw(operation) ? 'string' : 'array';
    const isBodyNeeded = body?.isRequired === true;
    const parameters = [
      ...pathParameters.map((name) => `${name === 'number' ? 'string|int' : 'string'} $${camelCase([name])}`),
      ...(body === null
        ? []
        : [`#[\\SensitiveParameter] ${isBodyNeeded ? `${bodyType} $body` : `?${bodyType} $body = null`}`]),
      ...(query.length === 0 ? [] : [`array $query${isQueryNeeded ? '' : ' = []'}`]),
      '?CallOptions $options = null',
    ];
    const result = this.#result(operation);
    const queryType = shapeText(
      query.map((field) => ({ ...field, type: orNull(field) })),
      this.#known,
    );
    const tags = [
      ...(body === null || isRaw(operation)
        ? []
        : [`@param ${this.#known.sentType(orNull({ isRequired: isBodyNeeded, type: body.type }))} $body`]),
      ...(query.length === 0 ? [] : [`@param ${queryType} $query`]),
      ...(result.said === result.type ? [] : [`@return ${result.said}`]),
    ];
    const doc = docBlock([summary, shortDescription(operation), tags.join('\n')], '    ');
    const sent = `$this->on->${items === null ? 'call' : 'listing'}(${this.#given(operation).join(', ')})`;
    const does = operation.answer === null ? `${sent};` : `return ${sent};`;
    const head = `public function ${camelCase([nameOf(operation).verb])}(${parameters.join(', ')}): ${result.type}`;
    return `${doc}    ${head}\n    {\n        ${does}\n    }\n`;
  }

  #given(operation: Operation): readonly string[] {
    const { method, body, query, isKeyed, isReading, items, answer } = operation;
    const made = items ?? answer;
    const descriptor = made === null ? null : this.#known.descriptor(made);
    return [
      ...(items === null ? [quote(method)] : []),
      placeText(operation),
      '$options',
      ...(body === null ? [] : ['body: $body']),
      ...(query.length === 0 ? [] : ['query: $query']),
      ...(isKeyed ? ['isKeyed: true'] : []),
      ...(isReading ? ['isReading: true'] : []),
      ...(isRaw(operation) ? ['isRaw: true'] : []),
      ...(descriptor === null ? [] : [`made: ${descriptor}`]),
      ...(answer !== null && items === null && isNull(answer) ? ['isNullable: true'] : []),
    ];
  }

  /** What PHP holds it to, and what its comment says. */
  #result(operation: Operation): Readonly<{ type: string; said: string }> {
    const { answer, items } = operation;
    if (answer === null) return { type: 'void', said: 'void' };
    const said = this.#known.answerType(answer);
    if (items !== null) return { type: 'Listing', said: `Listing<${this.#known.answerType(items)}>` };
    if (isRaw(operation)) return { type: 'string', said: 'string' };
    const bare = answer.kind === 'union' ? answer.of.filter(({ kind }) => kind !== 'null') : [answer];
    const isNullable = answer.kind === 'union' && bare.length < answer.of.length;
    const kinds = new Set(bare.map((type) => this.#known.resolve(type).kind));
    const [only] = bare;
    if (kinds.size !== 1 || only === undefined) return { type: 'mixed', said };
    if (kinds.has('struct')) {
      const name = bare.length === 1 ? this.#known.answerType(only) : 'Record';
      return { type: `${isNullable ? '?' : ''}${name}`, said: isNullable ? `${name}|null` : said };
    }
    return kinds.has('list') || kinds.has('map') ? { type: 'array', said } : { type: 'mixed', said };
  }

  /** Shapes that a body names. */
  #namesIn(type: Type): readonly string[] {
    if (type.kind === 'named') return this.#known.resolve(type).kind === 'enum' ? [] : [typeName(type.name)];
    if (type.kind === 'union') return type.of.flatMap((one) => this.#namesIn(one));
    return type.kind === 'list' || type.kind === 'map' ? this.#namesIn(type.of) : [];
  }
}

/**
 * Without scopes, and who else may call it: a program asks for neither. All of it where money moves, else a sentence:
 * the API's reference has the rest, and a package of everything would be half as large again.
 */
function shortDescription({ description, isKeyed }: Operation): string {
  const about = description.split(/ ?Scopes?: /)[0] ?? '';
  return isKeyed ? about : (about.split(/(?<=\.) (?=[A-Z`])/)[0] ?? '');
}

/** What did not come, or is left out, is null. */
function orNull({ isRequired, type }: Pick<Field, 'isRequired' | 'type'>): Type {
  return isRequired || isNull(type) ? type : { kind: 'union', of: [type, { kind: 'null' }] };
}

function placeText({ path }: Operation): string {
  const parts = path.split(/\{(\w+)\}/);
  return parts
    .map((part, at) => (at % 2 === 0 ? quote(part) : `self::segment($${camelCase([part])})`))
    .filter((part) => part !== "''")
    .join(' . ');
}

function className(words: readonly string[]): string {
  return `${pascalCase(words)}Api`;
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function docBlock(texts: readonly string[], indent: string): string {
  const said = texts.filter((text) => text !== '').map((text) => text.replaceAll('*/', '* /'));
  if (said.length === 0) return '';
  const lines = said.join('\n\n').split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0] ?? ''} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}
