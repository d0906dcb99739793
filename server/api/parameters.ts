import type { TSchema } from 'typebox';
import { compileCheck } from './contract-check.ts';
import type { Detail } from '../domain/problem.ts';
import { didYouMean } from './names-meant.ts';
import { detailsOf } from './validation-details.ts';
import { type Node, nodeOf } from './schema-for-validation.ts';
import type { HeldValue } from '../vault/vault.ts';
import { pointerSegment } from '../json/strict-json.ts';

/**
 * Query, path and header parameters: text on the wire, values behind the edge. One spelling per value: `10`,
 * never ` 10`, `0x10`, `1e1` or `10.0`; `true` or `false`. A parameter stands once, unless it is a list.
 * Unknown query parameters are refused: a filter with a typing error must not answer with everything.
 */
export type ReadParameters = (
  given: ReadonlyMap<string, readonly string[]>,
) => Readonly<{ values: Record<string, unknown>; details: readonly Detail[] }>;

export function parameterReader(
  schema: TSchema | undefined,
  location: 'query' | 'path' | 'header',
): ReadParameters {
  if (schema === undefined)
    return (given) => ({
      values: {},
      details: location === 'query' ? [...given.keys()].map((name) => unknownParameter(name, [])) : [],
    });

  const check = compileCheck(schema);
  const kinds = new Map(
    Object.entries(propertiesOf(schema)).map(([name, property]) => [name, kindOf(property)]),
  );
  return (given) => {
    const values: Record<string, unknown> = {};
    const details: Detail[] = [];
    for (const [name, texts] of given) {
      const kind = kinds.get(name);
      if (kind === undefined) {
        if (location === 'query') details.push(unknownParameter(name, [...kinds.keys()]));
        continue;
      }
      const read = readValue(kind, texts);
      if (read.problem === null) values[name] = read.value;
      else details.push({ location, pointer: name, ...read.problem });
    }

    // what could not be read is told already; the check must not call it missing as well
    const unread = new Set(details.map((detail) => detail.pointer));
    details.push(
      ...detailsOf(check(values, NOTHING_HELD), location).filter((detail) => !unread.has(detail.pointer)),
    );
    return { values, details };
  };
}

/**
 * The query of a URL, by name, in order. Null where a percent-encoding is not UTF-8 (RFC 3986 §2.5) or hides
 * a NUL.
 */
export function parseQuery(url: string): ReadonlyMap<string, readonly string[]> | null {
  const given = new Map<string, string[]>();
  const start = url.indexOf('?');
  if (start < 0) return given;
  for (const pair of url.slice(start + 1).split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = decode(equals < 0 ? '' : pair.slice(equals + 1));
    if (name === null || value === null) return null;
    given.set(name, [...(given.get(name) ?? []), value]);
  }
  return given;
}

/** Nothing is held for what is not in the body. */
const NOTHING_HELD: ReadonlyMap<string, HeldValue> = new Map();

function decode(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text.replaceAll('+', ' '));
    return decoded.includes('\u0000') || !decoded.isWellFormed() ? null : decoded;
  } catch {
    return null;
  }
}

function unknownParameter(name: string, known: readonly string[]): Detail {
  return {
    location: 'query',
    pointer: pointerSegment(name).slice(1),
    message: `is not a known parameter${didYouMean(name, known)}`,
    type: 'value_error.extra',
  };
}

/** The value of a parameter whose text is known to be well-formed, as in the examples of the API document. */
export function parameterValue(schema: object, text: string): unknown {
  const read = readValue(kindOf(nodeOf(schema)), [text]);
  if (read.problem === null) return read.value;
  throw new Error(`BUG: ${text} is given for a parameter that ${read.problem.message}`);
}

type Kind = 'text' | 'integer' | 'number' | 'boolean' | Readonly<{ listOf: Kind }>;
type Fault = Readonly<{ message: string; type: string }>;
type Read = Readonly<{ value: unknown; problem: null }> | Readonly<{ problem: Fault }>;

function readValue(kind: Kind, texts: readonly string[]): Read {
  if (typeof kind === 'object') {
    const items = texts.map((text) => readOne(kind.listOf, text));
    const failed = items.find((item) => item.problem !== null);
    return (
      failed ?? { value: items.map((item) => (item.problem === null ? item.value : null)), problem: null }
    );
  }
  const [first] = texts;
  if (first === undefined || texts.length > 1)
    return { problem: { message: 'must stand once', type: 'value_error.repeated' } };
  return readOne(kind, first);
}

function readOne(kind: Kind, text: string): Read {
  switch (kind) {
    case 'integer': {
      const value = /^-?(?:0|[1-9]\d{0,15})$/.test(text) ? Number(text) : Number.NaN;
      return Number.isSafeInteger(value)
        ? { value, problem: null }
        : { problem: { message: 'must be an integer', type: 'type_error.integer' } };
    }
    case 'number': {
      const value = /^-?(?:0|[1-9]\d{0,15})(?:\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN;
      return Number.isFinite(value)
        ? { value, problem: null }
        : { problem: { message: 'must be a number', type: 'type_error.float' } };
    }
    case 'boolean':
      return text === 'true' || text === 'false'
        ? { value: text === 'true', problem: null }
        : { problem: { message: 'must be true or false', type: 'type_error.bool' } };
    default:
      return { value: text, problem: null };
  }
}

function kindOf(schema: Node): Kind {
  const alternatives = Array.isArray(schema['anyOf'])
    ? schema['anyOf'].map(nodeOf).filter((node) => node['type'] !== 'null')
    : [];
  const [only] = alternatives;
  if (alternatives.length === 1 && only !== undefined) return kindOf(only);

  switch (schema['type']) {
    case 'array':
      return { listOf: kindOf(nodeOf(schema['items'])) };
    case 'integer':
    case 'number':
    case 'boolean':
      return schema['type'];
    default:
      return 'text';
  }
}

function propertiesOf(schema: TSchema): Readonly<Record<string, Node>> {
  return Object.fromEntries(
    Object.entries(nodeOf(nodeOf(schema)['properties'])).map(([name, property]) => [name, nodeOf(property)]),
  );
}
