import type { Field, Model, NamedType, Type } from './model.ts';
import { queryTypes } from './emit-typescript.ts';
import { className, constantName, fileText, getterName, javadoc, memberName } from './java-words.ts';
import { dottedName } from './names.ts';
import { isNullable } from './read.ts';
import { isSecret } from './secrets.ts';

/** A class by its name, and its text. */
type JavaClass = readonly [name: string, text: string];
/** Which way a value goes: what is asked for is written, and what is answered is read. */
type Side = 'request' | 'answer';

/**
 * A class for each body, query, answer and enumeration, each in a file of its own: nested ones would make the package a
 * seventh larger, and Java's tools expect it.
 */
export function javaModels(model: Model): readonly JavaClass[] {
  const words = model.schemas.flatMap(({ name, about, type }): readonly JavaClass[] =>
    type.kind === 'enum' && wordName(name, model) === name
      ? [wordClass(className(name), about, type.values)]
      : [],
  );
  return [...requestClasses(model), ...answerClasses(model), ...words, secretNames(model)];
}

function requestClasses(model: Model): readonly JavaClass[] {
  const queries = queryTypes(model, (operation) => `\`${dottedName(operation)}\``);
  const bodies = model.operations.flatMap(({ body }) => (body === null ? [] : [body.type]));
  const printer = new TypePrinter(model, 'request');
  return [...structsOf(bodies, model), ...queries].flatMap((one) => printer.classes(one));
}

function answerClasses(model: Model): readonly JavaClass[] {
  const targets = model.webhooks.flatMap(({ body }) => fieldsOf(body, model).map(({ type }) => type));
  const answered = model.operations.flatMap(({ answer, items }) => items ?? answer ?? []);
  const printer = new TypePrinter(model, 'answer');
  return structsOf([...answered, ...targets], model).flatMap((one) => printer.classes(one));
}

/** Members that no `toString` shows. */
function secretNames(model: Model): JavaClass {
  const names = model.schemas.flatMap(({ name, type }) =>
    type.kind === 'struct' ? type.fields.filter((field) => isSecret(name, field.name)) : [],
  );
  const words = [...new Set(names.map(({ name }) => `      "${name}"`))].toSorted();
  const body = [
    `  static final Set<String> ALL = Set.of(\n${words.join(',\n')});\n`,
    '  private SecretNames() {}\n',
  ];
  return [
    'SecretNames',
    fileText(['java.util.Set'], ['Members that no `toString` shows.'], 'final class SecretNames', body),
  ];
}

/** Every struct that these types lead to, in the order of their names. */
function structsOf(types: readonly Type[], { schemas }: Model): readonly NamedType[] {
  const known = new Map(schemas.map((one) => [one.name, one]));
  const found = new Set<string>();
  const visit = (type: Type): void => {
    if (type.kind === 'list' || type.kind === 'map') visit(type.of);
    if (type.kind === 'union') type.of.forEach(visit);
    if (type.kind === 'struct') type.fields.forEach((field) => visit(field.type));
    if (type.kind !== 'named' || found.has(type.name)) return;
    found.add(type.name);
    const named = known.get(type.name);
    if (named !== undefined) visit(named.type);
  };
  types.forEach(visit);
  return schemas.filter(({ name, type }) => found.has(name) && type.kind === 'struct');
}

function fieldsOf(type: Type, { schemas }: Model): readonly Field[] {
  const named = type.kind === 'named' ? schemas.find(({ name }) => name === type.name)?.type : type;
  return named?.kind === 'struct' ? named.fields : [];
}

/** A request's own enumeration is closed, and has the name of the answer's where they have the same words. */
export function wordName(name: string, { schemas }: Model): string {
  const wordsOf = (one: string): string | null => {
    const type = schemas.find((schema) => schema.name === one)?.type;
    return type?.kind === 'enum' ? type.values.toSorted().join(' ') : null;
  };
  const twin = name.replace(/Input$/, '');
  return wordsOf(twin) === wordsOf(name) ? twin : name;
}

/** An open enumeration: words that are known by name, and others as they came. */
function wordClass(name: string, about: string, values: readonly string[]): JavaClass {
  const names = values.map(constantName);
  if (new Set(names).size < names.length) throw new Error(`Two words of ${name} have one name in Java`);
  const constants = values.map(
    (value, at) => `  public static final ${name} ${names[at] ?? ''} = new ${name}("${value}");\n`,
  );
  const made = `  ${name}(String value) {\n    super(value);\n  }\n`;
  return [name, fileText([], [about], `public final class ${name} extends Word`, [constants.join(''), made])];
}

/**
 * How a member's type is written, and the method that reads it; `simple`: that of a value that is always there;
 * `class`: what the method makes.
 */
type Shape = Readonly<{ text: string; reader: string; simple?: string; class?: string }>;

const STRUCT = 'asStruct';
const WORD = 'asWord';
const ONE_OF: Shape = { text: 'OneOf', reader: 'asOne' };
const SECRET: Shape = { text: 'Secret', reader: 'asSecret' };
const SHAPES = {
  text: { text: 'String', reader: 'asText' },
  literal: { text: 'String', reader: 'asText' },
  enum: { text: 'String', reader: 'asText' },
  integer: { text: 'Long', reader: 'asWhole', simple: 'long' },
  number: { text: 'Double', reader: 'asNumber', simple: 'double' },
  boolean: { text: 'Boolean', reader: 'asFlag', simple: 'boolean' },
  unknown: { text: 'Object', reader: 'get' },
  null: { text: 'Object', reader: 'get' },
  raw: { text: 'byte[]', reader: 'get' },
} as const;

class TypePrinter {
  readonly #model: Model;
  readonly #schemas: ReadonlyMap<string, Type>;
  readonly #side: Side;
  readonly #fixed: FixedMembers;
  #inside: JavaClass[] = [];

  constructor(model: Model, side: Side) {
    this.#model = model;
    this.#side = side;
    this.#schemas = new Map(model.schemas.map(({ name, type }) => [name, type]));
    this.#fixed = fixedMembers(model);
  }

  /** Its class, and those of structs without a name inside. */
  classes({ name, about, type }: NamedType): readonly JavaClass[] {
    if (type.kind !== 'struct') throw new Error(`BUG: ${name} is no struct`);
    const own = this.#declare(name, about, type.fields);
    const inside = this.#inside;
    this.#inside = [];
    return [own, ...inside];
  }

  #declare(name: string, about: string, fields: readonly Field[]): JavaClass {
    const own = className(name);
    const body = this.#side === 'answer' ? this.#getters(name, fields) : this.#setters(name, fields);
    const text = body.join('');
    const imports = ['java.util.List', 'java.util.Map'].filter((one) =>
      new RegExp(`\\b${one.replace('java.util.', '')}<`).test(text),
    );
    return [own, fileText(imports, [about], `public final class ${own} extends Struct`, body)];
  }

  #getters(place: string, fields: readonly Field[]): readonly string[] {
    return fields.map((field) => {
      const shape = this.#shape(withoutNull(field.type), place, field.name);
      const isThere = field.isRequired && !isNullable(field.type);
      const isSimple = isThere && shape.simple !== undefined;
      const text = isSimple ? shape.simple : shape.text;
      const reader = shape.simple === undefined || isSimple ? shape.reader : `${shape.reader}OrNull`;
      const made = shape.class === undefined ? '' : `, ${shape.class}.class`;
      const about = javadoc([...aboutOf(field), ...(isThere ? [] : ['It may be null.'])], '  ');
      const head = `  public ${text} ${getterName(field.name)}() {\n`;
      return `${about}${head}    return ${reader}("${field.name}"${made});\n  }\n`;
    });
  }

  #setters(place: string, fields: readonly Field[]): readonly string[] {
    const own = className(place);
    const fixed = this.#fixed(place, fields);
    const preset = fixed.map(({ name, value }) => `    put("${name}", "${value}");\n`).join('');
    return [
      ...(preset === '' ? [] : [`  public ${own}() {\n${preset}  }\n`]),
      ...fields
        .filter((field) => !fixed.some(({ name }) => name === field.name))
        .flatMap((field) => this.#settersOf(place, field)),
    ];
  }

  #settersOf(place: string, field: Field): readonly string[] {
    const bare = withoutNull(field.type);
    const texts = this.#settable(bare, place, field.name);
    const [only = 'Object', ...others] = texts;
    const opt = canBeNull(place, field) ? [`Opt<${others.length > 0 ? '?' : boxed(only)}>`] : [];
    const name = memberName(field.name);
    return [...texts, ...opt].map((text) => {
      const value = text === 'String' && isHidden(place, field.name, bare) ? 'Secret.of(value)' : 'value';
      const about = javadoc(aboutOf(field), '  ');
      const head = `  public ${className(place)} ${name}(${text} value) {\n`;
      return `${about}${head}    put("${field.name}", ${value});\n    return this;\n  }\n`;
    });
  }

  /** Each of what a member can be set to. */
  #settable(type: Type, place: string, member: string): readonly string[] {
    const named = type.kind === 'named' ? this.#schemas.get(type.name) : type;
    if (named?.kind === 'union') {
      const of = named.of.filter(({ kind }) => kind !== 'null');
      return [...new Set(of.flatMap((one) => this.#settable(one, place, member)))];
    }
    if (isHidden(place, member, type)) return ['String', 'Secret'];
    const { text, simple } = this.#shape(type, place, member);
    return [simple ?? text];
  }

  #shape(type: Type, place: string, member: string): Shape {
    if (isHidden(place, member, type)) return SECRET;
    switch (type.kind) {
      case 'named':
        return this.#namedShape(type.name, place, member);
      case 'struct': {
        const name = innerName(place, member);
        this.#inside.push(this.#declare(name, '', type.fields));
        return { text: name, reader: STRUCT, class: name };
      }
      case 'list': {
        const element = this.#shape(withoutNull(type.of), place, `${member}_item`);
        const name = element.text === 'Double' ? 'Number' : element.text;
        return collection(this.#isAnything(element) ? 'List<?>' : `List<${name}>`, 'list', element);
      }
      case 'map': {
        const value = this.#shape(withoutNull(type.of), place, `${member}_value`);
        return collection(
          this.#isAnything(value) ? 'Map<String, ?>' : `Map<String, ${value.text}>`,
          'map',
          value,
        );
      }
      case 'union':
        return ONE_OF;
      default:
        return SHAPES[type.kind];
    }
  }

  #namedShape(name: string, place: string, member: string): Shape {
    const type = this.#schemas.get(name);
    const written = className(name);
    if (type?.kind === 'struct') return { text: written, reader: STRUCT, class: written };
    if (type?.kind === 'enum') {
      const word = className(wordName(name, this.#model));
      return { text: word, reader: WORD, class: word };
    }
    return type === undefined ? SHAPES.unknown : this.#shape(withoutNull(type), place, member);
  }

  #isAnything({ text }: Shape): boolean {
    return this.#side === 'request' && (text === 'OneOf' || text === 'Object');
  }
}

/** `asStructs("items", Refund.class)`, and for what is plain `asList("labels")`. */
function collection(text: string, kind: 'list' | 'map', element: Shape): Shape {
  const { reader, class: made } = element;
  const isPlain = reader !== STRUCT && reader !== WORD && reader !== ONE_OF.reader;
  const plain = kind === 'list' ? 'asList' : 'asMap';
  return {
    text,
    reader: isPlain ? plain : `${reader}${kind === 'list' ? 's' : 'Map'}`,
    ...(made === undefined || isPlain ? {} : { class: made }),
  };
}

/** What is said of a member; of words that have no class also which there are. */
function aboutOf({ about, type }: Field): readonly string[] {
  const bare = withoutNull(type);
  if (bare.kind !== 'enum') return [about];
  return [about, `One of ${bare.values.map((value) => `\`${value}\``).join(', ')}.`];
}

/** Members of a struct that its class writes without being asked for. */
type FixedMembers = (
  place: string,
  fields: readonly Field[],
) => readonly Readonly<{ name: string; value: string }>[];

/** What can only be one word, where it is needed or tells one of several shapes from the others. */
export function fixedMembers(model: Model): FixedMembers {
  const alternatives = alternativesIn(model);
  return (place, fields) =>
    fields.flatMap(({ name, isRequired, type }) => {
      const bare = withoutNull(type);
      const isFixed = bare.kind === 'literal' && (isRequired || alternatives.has(place));
      return isFixed ? [{ name, value: bare.value }] : [];
    });
}

/** Names of structs that are one of several. */
function alternativesIn({ schemas, operations }: Model): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (type: Type): void => {
    if (type.kind === 'list' || type.kind === 'map') visit(type.of);
    if (type.kind === 'struct') type.fields.forEach((field) => visit(field.type));
    if (type.kind !== 'union') return;
    const of = type.of.filter(({ kind }) => kind !== 'null');
    for (const one of of) if (of.length > 1 && one.kind === 'named') found.add(one.name);
    of.forEach(visit);
  };
  schemas.forEach(({ type }) => visit(type));
  operations.forEach(({ body }) => body !== null && visit(body.type));
  return found;
}

/** What a struct is called that has no name in the contract. */
export function innerName(place: string, member: string): string {
  return `${className(place)}${className(member)}`;
}

/** Whether null says something else than that it is left out. */
export function canBeNull(place: string, { isRequired, type }: Field): boolean {
  return isNullable(type) && (isRequired || place.endsWith('Update'));
}

function isHidden(place: string, member: string, type: Type): boolean {
  return type.kind === 'text' && isSecret(place, member);
}

/** What is left of "this or null". */
export function withoutNull(type: Type): Type {
  if (type.kind !== 'union') return type;
  const of = type.of.filter(({ kind }) => kind !== 'null');
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { kind: 'union', of };
}

const BOXES: Readonly<Record<string, string>> = { long: 'Long', double: 'Double', boolean: 'Boolean' };

function boxed(text: string): string {
  return BOXES[text] ?? text;
}

/** A type where a method gives it; null: it is no object. */
export function answerClass(type: Type, { schemas }: Model): string | null {
  const bare = withoutNull(type);
  if (bare.kind === 'union') return ONE_OF.text;
  if (bare.kind !== 'named') return null;
  const named = schemas.find(({ name }) => name === bare.name)?.type;
  return named?.kind === 'struct' ? className(bare.name) : named?.kind === 'union' ? ONE_OF.text : null;
}
