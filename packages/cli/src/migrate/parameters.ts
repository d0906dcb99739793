import { isObject } from '../step.ts';
import { nearestName } from '../nearest-name.ts';
import { type Fault, segment } from './mistakes.ts';
import type { RequestContract, Schema } from './requests.ts';
import type { Validate } from './validate.ts';

type Place = 'path' | 'query' | 'header';
/** Parameters as they stand on the wire: a name, and each of its texts. */
export type QueryValues = ReadonlyMap<string, readonly string[]>;

/** What is wrong with the parameters of one place, and the values that they stand for. */
export function readParameters(
  schema: Schema | undefined,
  given: QueryValues,
  place: Place,
  { contract, validate }: Readonly<{ contract: RequestContract; validate: Validate }>,
): Readonly<{ values: Readonly<Record<string, unknown>>; faults: readonly Fault[] }> {
  const members = isObject(schema?.['properties']) ? schema['properties'] : {};
  const values: Record<string, unknown> = {};
  const faults: Fault[] = [];
  for (const [name, texts] of given) {
    const member = members[name];
    const say = (message: string): void =>
      void faults.push({ location: place, pointer: segment(name).slice(1), message });
    if (member === undefined) {
      const nearest = nearestName(name, Object.keys(members));
      if (place === 'query')
        say(`is not a known parameter${nearest === null ? '' : `: did you mean ${nearest}?`}`);
      continue;
    }
    const read = readTexts(kindOf(member, contract), texts);
    if (typeof read === 'string') say(read);
    else values[name] = read.value;
  }

  const told = new Set(faults.map(({ pointer }) => pointer));
  const mistakes = schema === undefined ? [] : validate(schema, values, '');
  for (const { pointer, message } of mistakes) {
    const name = pointer.slice(1).replaceAll('/', '.');
    if (!told.has(name)) faults.push({ location: place, pointer: name, message });
  }
  return { values, faults };
}

/** The query of a URL; null where it is not percent-encoded UTF-8. */
export function parseQuery(query: string): QueryValues | null {
  const given = new Map<string, string[]>();
  for (const pair of query.split('&').filter((text) => text !== '')) {
    const [name = '', ...rest] = pair.split('=');
    const [key, value] = [decodePart(name), decodePart(rest.join('='))];
    if (key === null || value === null) return null;
    const before = given.get(key);
    if (before === undefined) given.set(key, [value]);
    else before.push(value);
  }
  return given;
}

function decodePart(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text.replaceAll('+', ' '));
    return decoded.includes('\u0000') || !decoded.isWellFormed() ? null : decoded;
  } catch {
    return null;
  }
}

type Kind = 'text' | 'integer' | 'number' | 'boolean' | Readonly<{ listOf: Kind }>;

function kindOf(node: unknown, contract: RequestContract): Kind {
  const schema = contract.schemaOf(node);
  const branches = Array.isArray(schema['anyOf']) ? schema['anyOf'].map((one) => contract.schemaOf(one)) : [];
  const [only, another] = branches.filter((branch) => branch['type'] !== 'null');
  if (only !== undefined && another === undefined) return kindOf(only, contract);

  switch (schema['type']) {
    case 'array':
      return { listOf: kindOf(schema['items'], contract) };
    case 'integer':
    case 'number':
    case 'boolean':
      return schema['type'];
    default:
      return 'text';
  }
}

/** Their value, or what is wrong with them. One spelling a value: `10`, never ` 10` or `1e1`. */
function readTexts(kind: Kind, texts: readonly string[]): Readonly<{ value: unknown }> | string {
  if (typeof kind === 'object') {
    const read = texts.map((text) => readTexts(kind.listOf, [text]));
    const wrong = read.find((one) => typeof one === 'string');
    return wrong ?? { value: read.map((one) => (typeof one === 'string' ? null : one.value)) };
  }
  const [text = ''] = texts;
  if (texts.length !== 1) return 'must stand once';

  switch (kind) {
    case 'integer':
      return /^-?(?:0|[1-9]\d{0,15})$/.test(text) ? { value: Number(text) } : 'must be an integer';
    case 'number':
      return /^-?(?:0|[1-9]\d{0,15})(?:\.\d{1,15})?$/.test(text)
        ? { value: Number(text) }
        : 'must be a number';
    case 'boolean':
      return text === 'true' || text === 'false' ? { value: text === 'true' } : 'must be true or false';
    default:
      return { value: text };
  }
}
