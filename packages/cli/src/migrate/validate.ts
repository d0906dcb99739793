import { nearestName } from '../nearest-name.ts';
import { isObject } from '../step.ts';
import { hasCheckDigit, isMaskedText } from './card-numbers.ts';
import { variantsOf } from './variants.ts';
import { FORMATS } from './formats.ts';
import { type Mistake, MISSING, mistake, oneOf, segment, UNKNOWN_NAME, WRONG_TYPE } from './mistakes.ts';
import type { RequestContract, Schema } from './requests.ts';

/** `at`: the pointer of the value. */
export type Validate = (node: unknown, value: unknown, at: string) => readonly Mistake[];

/** Holds values to schemas of the contract, as the service does. */
export function validatorOf({ schemaOf }: RequestContract): Validate {
  const validate: Validate = (node, value, at) => {
    const schema = { ...schemaOf(node) };
    const branches = schema['anyOf'];
    if (Array.isArray(branches)) return validateUnion(branches, schema, value, at);
    if (value === null && schema['type'] === 'null') return [];
    return [...typeMistakes(schema, value, at), ...valueMistakes(schema, value, at)];
  };

  const validateUnion = (
    branches: readonly unknown[],
    { discriminator }: Schema,
    value: unknown,
    at: string,
  ) => {
    const others = branches.map(schemaOf).flatMap((branch) => flattened(branch, schemaOf));
    if (value === null && others.some((branch) => branch['type'] === 'null')) return [];
    const telling = [discriminator, ...branches.map((branch) => schemaOf(branch)['discriminator'])].find(
      isObject,
    );
    const declared = telling === undefined ? null : String(telling['propertyName']);
    const { meant, mistakes } = variantsOf(
      others.filter((branch) => branch['type'] !== 'null'),
      { value, declared, at, schemaOf },
    );
    if (mistakes.length > 0) return mistakes;

    const tried = meant.map((branch) => validate(branch, value, at));
    if (tried.some((found) => found.length === 0)) return [];
    const [nearest = [], second] = tried.toSorted((one, other) => weightOf(one, at) - weightOf(other, at));
    const isClear =
      tried.length === 1 ||
      (weightOf(nearest, at) < WRONG_TYPE && weightOf(nearest, at) < weightOf(second ?? [], at));
    return isClear ? nearest : [mistake(at, 'is not one of the accepted forms', WRONG_TYPE)];
  };

  const valueMistakes = (schema: Schema, value: unknown, at: string): readonly Mistake[] => {
    if (typeof value === 'string') return textMistakes(schema, value, at);
    if (typeof value === 'number') return numberMistakes(schema, value, at);
    if (Array.isArray(value)) return listMistakes(schema, value, at, validate);
    return isObject(value) ? objectMistakes(schema, value, at, validate) : [];
  };

  return validate;
}

function flattened(schema: Schema, schemaOf: RequestContract['schemaOf']): readonly Schema[] {
  const inner = schema['anyOf'];
  return Array.isArray(inner) ? inner.map(schemaOf).flatMap((one) => flattened(one, schemaOf)) : [schema];
}

function weightOf(mistakes: readonly Mistake[], at: string): number {
  return mistakes.reduce((sum, { owner, weight }) => sum + (owner === at ? weight : 1), 0);
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'must be a string',
  integer: 'must be an integer',
  number: 'must be a number',
  boolean: 'must be true or false',
  object: 'must be an object',
  array: 'must be an array',
  null: 'must be null',
};
const AMOUNT = /(?:^|[/_])(?:amount|price)$/;

function typeMistakes(schema: Schema, value: unknown, at: string): readonly Mistake[] {
  const { type, const: only, enum: words } = schema;
  if (typeof type === 'string' && !isOfType(type, value))
    return [mistake(at, typeSentence(type, value, at), WRONG_TYPE)];
  if (only !== undefined && value !== only) return [mistake(at, `must be ${JSON.stringify(only)}`)];
  if (!Array.isArray(words) || words.includes(value)) return [];
  return [mistake(at, oneOf(words.map(String), value))];
}

function typeSentence(type: string, value: unknown, at: string): string {
  if (value === null) return 'must not be null';
  if (type === 'integer' && AMOUNT.test(at))
    return 'must be an integer in minor units, without quotes: 1299 is USD 12.99';
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return 'must be a string, in quotes';
  return TYPES[type] ?? `must be of the type ${type}`;
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
}

/** By the schema's limit, the name of the schema's word for it. */
const limit = (schema: Schema, word: string): number | null =>
  typeof schema[word] === 'number' ? schema[word] : null;

function textMistakes(schema: Schema, text: string, at: string): readonly Mistake[] {
  if (schema['x-sensitive'] === true) return secretMistakes(schema, text, at);
  const { format } = schema;
  const known = typeof format === 'string' ? FORMATS[format] : undefined;
  const shape = patternMistakes(schema, text, at);
  if (shape.length > 0) return shape;
  return [
    ...lengthMistakes(schema, [...text].length, at),
    ...(known !== undefined && !known.holds(text) ? [mistake(at, known.right)] : []),
  ];
}

/** The lengths of a card number (ISO/IEC 7812-1), which no other secret has. */
const CARD_NUMBER = { minLength: 12, maxLength: 19 } as const;

function secretMistakes(schema: Schema, text: string, at: string): readonly Mistake[] {
  if (isMaskedText(text)) return []; // what it was cannot be told from the recording
  const shape = patternMistakes(schema, text, at);
  if (shape.length > 0) return shape;
  if (text === '' && schema['minLength'] !== 0) return [mistake(at, 'must not be empty')];

  const lengths = lengthMistakes(schema, Buffer.byteLength(text), at);
  const isCardNumber =
    schema['minLength'] === CARD_NUMBER.minLength && schema['maxLength'] === CARD_NUMBER.maxLength;
  if (lengths.length > 0 || !isCardNumber || hasCheckDigit(text)) return lengths;
  return [mistake(at, 'is not a valid card number')];
}

function patternMistakes(schema: Schema, text: string, at: string): readonly Mistake[] {
  const { pattern } = schema;
  if (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) return [];
  return [mistake(at, patternSentence(schema, pattern))];
}

function lengthMistakes(schema: Schema, length: number, at: string): readonly Mistake[] {
  const [least, most] = [limit(schema, 'minLength'), limit(schema, 'maxLength')];
  return [
    ...(least !== null && length < least ? [mistake(at, `must have at least ${least} characters`)] : []),
    ...(most !== null && length > most ? [mistake(at, `must have at most ${most} characters`)] : []),
  ];
}

function patternSentence({ description }: Schema, pattern: string): string {
  const said = typeof description === 'string' ? description : '';
  return said === '' ? `must match ${pattern}` : `does not have the form of this field (${pattern}): ${said}`;
}

function numberMistakes(schema: Schema, value: number, at: string): readonly Mistake[] {
  const [least, most] = [limit(schema, 'minimum'), limit(schema, 'maximum')];
  const above = limit(schema, 'exclusiveMinimum');
  return [
    ...(least !== null && value < least ? [mistake(at, `must be at least ${least}`)] : []),
    ...(most !== null && value > most ? [mistake(at, `must be at most ${most}`)] : []),
    ...(above !== null && value <= above ? [mistake(at, `must be more than ${above}`)] : []),
  ];
}

function listMistakes(
  schema: Schema,
  items: readonly unknown[],
  at: string,
  validate: Validate,
): readonly Mistake[] {
  const [least, most] = [limit(schema, 'minItems'), limit(schema, 'maxItems')];
  const isUnique =
    schema['uniqueItems'] !== true ||
    new Set(items.map((item) => JSON.stringify(item))).size === items.length;
  return [
    ...(least !== null && items.length < least ? [mistake(at, `must have at least ${least} items`)] : []),
    ...(most !== null && items.length > most ? [mistake(at, `must have at most ${most} items`)] : []),
    ...(isUnique ? [] : [mistake(at, 'must not hold the same item twice')]),
    ...(schema['items'] === undefined
      ? []
      : firstMistakes(items, (item, index) => validate(schema['items'], item, `${at}/${index}`))),
  ];
}

/** More of one list or object help nobody, and a hostile recording has millions. */
const MISTAKES_MAX = 200;

function firstMistakes<Item>(
  items: readonly Item[],
  mistakesOf: (item: Item, index: number) => readonly Mistake[],
): readonly Mistake[] {
  const found: Mistake[] = [];
  for (const [index, item] of items.entries()) {
    if (found.length >= MISTAKES_MAX) return found.slice(0, MISTAKES_MAX);
    found.push(...mistakesOf(item, index));
  }
  return found;
}

function objectMistakes(
  schema: Schema,
  object: Readonly<Record<string, unknown>>,
  at: string,
  validate: Validate,
): readonly Mistake[] {
  const members = isObject(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  const { additionalProperties: more, propertyNames: names } = schema;
  const most = limit(schema, 'maxProperties');
  const mistakes: Mistake[] = required
    .filter((name) => !Object.hasOwn(object, name))
    .map((name) => mistake(`${at}${segment(name)}`, 'is required', MISSING, at));
  if (most !== null && Object.keys(object).length > most)
    mistakes.push(mistake(at, `must have at most ${most} fields`));

  const ofMembers = firstMistakes(Object.entries(object), ([name, value]) => {
    const place = `${at}${segment(name)}`;
    const [ofName] = names === undefined ? [] : validate(names, name, at);
    return [
      ...(Object.hasOwn(members, name)
        ? validate(members[name], value, place)
        : more === false
          ? [unknownName(name, place, { at, known: Object.keys(members) })]
          : isObject(more)
            ? validate(more, value, place)
            : []),
      ...(ofName === undefined ? [] : [mistake(at, `each name in it ${ofName.message}`)]),
    ];
  });
  return [...mistakes, ...ofMembers];
}

function unknownName(
  name: string,
  place: string,
  { at, known }: Readonly<{ at: string; known: readonly string[] }>,
): Mistake {
  const nearest = nearestName(name, known);
  const hint = nearest === null ? '' : `: did you mean ${nearest}?`;
  return mistake(place, `is not a known field${hint}`, UNKNOWN_NAME, at);
}
