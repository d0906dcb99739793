import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Detail } from '../domain/problem.ts';
import { isObject } from '../domain/json.ts';
import { pointerSegment } from '../json/strict-json.ts';
import { didYouMean } from './names-meant.ts';
import { PATTERN_SENTENCES } from './pattern-sentences.ts';

/** How many problems of one request are told; a body of 10^5 bad items gets no answer of 10^5 lines. */
const PROBLEMS_MAX = 100;

/**
 * What the validator found, as details: one per problem, with the published names of problem kinds. Messages
 * come from the contract alone and never repeat what was sent.
 */
export function detailsOf(errors: readonly ErrorObject[], location: Detail['location']): Detail[] {
  const details: Detail[] = [];
  const seen = new Set<string>();
  for (const error of withoutNoise(errors)) {
    const detail = detailOf(error, location);
    const identity = `${detail.pointer}\n${detail.type}\n${detail.message}`;
    if (seen.has(identity)) continue;
    seen.add(identity);
    details.push(detail);
    if (details.length >= PROBLEMS_MAX) break;
  }
  return details;
}

/**
 * `if` and `propertyNames` only repeat what stands below them; of alternatives that nothing tells apart, the nearest
 * speaks for all.
 */
function withoutNoise(errors: readonly ErrorObject[]): ErrorObject[] {
  const shaped = new Set(errors.filter(({ keyword }) => keyword === 'pattern').map(placeOf));
  let left = errors.filter(
    (error) =>
      error.keyword !== 'if' &&
      error.keyword !== 'propertyNames' &&
      // What it has to look like says how long it is.
      !(LENGTHS.has(error.keyword) && shaped.has(placeOf(error))),
  );

  for (const choice of left.filter((error) => error.keyword === 'anyOf')) {
    const inside = left.filter((error) => error.schemaPath.startsWith(`${choice.schemaPath}/`));
    const branches = Map.groupBy(
      inside,
      (error) => error.schemaPath.slice(choice.schemaPath.length + 1).split('/', 1)[0] ?? '',
    );
    const [nearest, second] = [...branches.values()]
      .map((branch) => ({ branch, distance: distanceOf(branch, choice) }))
      .sort((one, other) => one.distance - other.distance);
    const isClear =
      nearest !== undefined &&
      nearest.distance < WRONG_TYPE &&
      nearest.distance < (second?.distance ?? Infinity);
    const kept = new Set(isClear ? nearest.branch : [choice]);
    left = left.filter((error) => kept.has(error) || (error !== choice && !inside.includes(error)));
  }
  return left;
}

const LENGTHS: ReadonlySet<string> = new Set(['minLength', 'maxLength']);
const placeOf = ({ instancePath, propertyName }: ErrorObject): string =>
  `${instancePath}\n${propertyName ?? ''}`;
const WRONG_TYPE = 1_000_000;

/**
 * How far a value is from a branch: a branch whose very type is wrong was not meant, one that does not know a
 * field hardly, one that misses a field perhaps.
 */
function distanceOf(branch: readonly ErrorObject[], choice: ErrorObject): number {
  const weightOf = (error: ErrorObject): number => {
    if (error.instancePath !== choice.instancePath) return 1;
    return error.keyword === 'type'
      ? WRONG_TYPE
      : error.keyword === 'additionalProperties'
        ? 10_000
        : error.keyword === 'required'
          ? 100
          : 1;
  };
  return branch.reduce((sum, error) => sum + weightOf(error), 0);
}

type Kind = Readonly<{ type: string; message: string }>;

function detailOf(error: ErrorObject, location: Detail['location']): Detail {
  const own =
    error.keyword === 'required'
      ? String(error.params['missingProperty'])
      : error.keyword === 'additionalProperties'
        ? String(error.params['additionalProperty'])
        : null;
  const segments =
    error.instancePath === ''
      ? []
      : error.instancePath
          .slice(1)
          .split('/')
          .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (own !== null) segments.push(own);

  const pointer =
    location === 'body'
      ? segments.map(pointerSegment).join('')
      : segments.map((part) => pointerSegment(part).slice(1)).join('.');
  return { location, pointer, ...kindOf(error) };
}

const TYPES: Readonly<Record<string, Kind>> = {
  string: { type: 'type_error.str', message: 'must be a string' },
  integer: { type: 'type_error.integer', message: 'must be an integer' },
  number: { type: 'type_error.float', message: 'must be a number' },
  boolean: { type: 'type_error.bool', message: 'must be true or false' },
  object: { type: 'type_error.dict', message: 'must be an object' },
  array: { type: 'type_error.list', message: 'must be an array' },
  null: { type: 'type_error.none.allowed', message: 'must be null' },
};

const FORMATS: Readonly<Record<string, Kind>> = {
  uuid: { type: 'type_error.uuid', message: 'must be a UUID' },
  'date-time': {
    type: 'value_error.datetime',
    message: 'must be an ISO 8601 date-time with an offset, for example 2027-01-31T12:00:00Z',
  },
  date: { type: 'value_error.date', message: 'must be an ISO 8601 date, for example 2027-01-31' },
  uri: { type: 'value_error.url', message: 'must be an absolute URL, for example https://shop.example/done' },
  email: { type: 'value_error.email', message: 'must be an e-mail address' },
};

function kindOf(error: ErrorObject): Kind {
  const kind = KINDS.get(error.keyword) ?? {
    type: 'value_error',
    message: 'is not one of the accepted forms',
  };
  const { type, message } = typeof kind === 'function' ? kind(error) : kind;
  return { type, message: error.propertyName === undefined ? message : `each name in it ${message}` };
}

/** What a limit of the schema is called, and the sentence about it. */
function limited(type: string, sentence: (limit: string) => string): (error: ErrorObject) => Kind {
  return ({ params }) => ({ type, message: sentence(String(params['limit'] ?? '')) });
}

/** Names are the contract's: nothing of what was sent is repeated. */
function unknownField({ params, parentSchema }: ErrorObject): Kind {
  const given = String(params['additionalProperty'] ?? params['unevaluatedProperty']);
  return {
    type: 'value_error.extra',
    message: `is not a known field${didYouMean(given, fieldsOf(parentSchema))}`,
  };
}

/** The names that an object may have, by its schema and the parts of it. */
function fieldsOf(schema: unknown): readonly string[] {
  if (!isObject(schema)) return [];
  const { properties, allOf, anyOf } = schema;
  return [
    ...(isObject(properties) ? Object.keys(properties) : []),
    ...[allOf, anyOf].flatMap((parts) => (Array.isArray(parts) ? parts.flatMap(fieldsOf) : [])),
  ];
}

/** By the keyword of the schema that was not met. */
const KINDS: ReadonlyMap<string, Kind | ((error: ErrorObject) => Kind)> = new Map<
  string,
  Kind | ((error: ErrorObject) => Kind)
>([
  ['required', { type: 'value_error.missing', message: 'is required' }],
  ['additionalProperties', unknownField],
  ['unevaluatedProperties', unknownField],
  ['type', wrongType],
  [
    'format',
    ({ params: { format } }) =>
      FORMATS[String(format)] ?? { type: 'value_error.format', message: `must be a ${String(format)}` },
  ],
  [
    'enum',
    ({ params, data }) => ({ type: 'type_error.enum', message: oneOfText(params['allowedValues'], data) }),
  ],
  [
    'const',
    ({ params }) => ({
      type: 'value_error.const',
      message: `must be ${JSON.stringify(params['allowedValue'])}`,
    }),
  ],
  [
    'minLength',
    limited('value_error.any_str.min_length', (limit) => `must have at least ${limit} characters`),
  ],
  [
    'maxLength',
    limited('value_error.any_str.max_length', (limit) => `must have at most ${limit} characters`),
  ],
  [
    'pattern',
    ({ params }) => ({ type: 'value_error.str.regex', message: patternSentence(String(params['pattern'])) }),
  ],
  ['minimum', limited('value_error.number.not_ge', (limit) => `must be at least ${limit}`)],
  ['maximum', limited('value_error.number.not_le', (limit) => `must be at most ${limit}`)],
  ['exclusiveMinimum', limited('value_error.number.not_gt', (limit) => `must be more than ${limit}`)],
  ['exclusiveMaximum', limited('value_error.number.not_lt', (limit) => `must be less than ${limit}`)],
  [
    'multipleOf',
    ({ params }) => ({
      type: 'value_error.number.not_multiple',
      message: `must be a multiple of ${String(params['multipleOf'])}`,
    }),
  ],
  ['minItems', limited('value_error.list.min_items', (limit) => `must have at least ${limit} items`)],
  ['maxItems', limited('value_error.list.max_items', (limit) => `must have at most ${limit} items`)],
  ['uniqueItems', { type: 'value_error.list.unique_items', message: 'must not hold the same item twice' }],
  [
    'minProperties',
    limited('value_error.dict.min_properties', (limit) => `must have at least ${limit} fields`),
  ],
  [
    'maxProperties',
    limited('value_error.dict.max_properties', (limit) => `must have at most ${limit} fields`),
  ],
  ['x-sensitive', ({ params, message }) => ({ type: String(params['type']), message: String(message) })],
]);

function patternSentence(pattern: string): string {
  return Object.hasOwn(PATTERN_SENTENCES, pattern)
    ? (PATTERN_SENTENCES[pattern] ?? '')
    : `must match ${pattern}`;
}

/** The last name on the way to a value that is money. */
const AMOUNT = /(?:^|[/_])(?:amount|price)$/;

function wrongType({ params, data, instancePath }: ErrorObject): Kind {
  const [first] = [params['type']].flat();
  if (first === 'integer' && data !== null && AMOUNT.test(instancePath))
    return {
      type: 'type_error.integer',
      message: 'must be an integer in minor units, without quotes: 1299 is USD 12.99',
    };
  if (first === 'string' && (typeof data === 'number' || typeof data === 'boolean'))
    return { type: 'type_error.str', message: 'must be a string, in quotes' };
  return data === null && first !== 'null'
    ? { type: 'type_error.none.not_allowed', message: 'must not be null' }
    : (TYPES[String(first)] ?? { type: 'type_error', message: 'has the wrong type' });
}

function oneOfText(values: unknown, given: unknown): string {
  const listed = Array.isArray(values) ? values.map(String) : [];
  const hint = typeof given === 'string' ? didYouMean(given, listed) : '';
  return listed.length <= 30
    ? `must be one of ${listed.join(', ')}${hint}`
    : `must be one of ${listed.slice(0, 30).join(', ')} and ${listed.length - 30} more${hint}`;
}
