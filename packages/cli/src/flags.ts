import { CommandError } from './command-error.ts';
import { STRUCTS } from './generated/bodies.ts';
import { nearestName } from './nearest-name.ts';
import type { FieldType, Member, Members, Operation } from './operation.ts';
import { parseTime } from './times.ts';

/** A flag as it was typed: `--buyer.display-name Ada`. */
export type GivenFlag = Readonly<{ name: string; value: string }>;
/** Where a flag leads, and what it takes. */
export type FlagPlace = Readonly<{ path: readonly string[]; type: FieldType }>;

/** `display_name` is typed as `display-name`. */
export function flagName(member: string): string {
  return member.replaceAll('_', '-');
}

/** The member that a flag names; null: none. A few have hyphens in their own names. */
export function memberNamed(flag: string, members: Members): readonly [string, Member] | null {
  return Object.entries(members).find(([name]) => flagName(name) === flagName(flag)) ?? null;
}

/** The members of an object, in whichever of its shapes. */
export function membersOf(type: FieldType | 'bytes' | undefined): Members {
  if (typeof type !== 'object' || !('of' in type)) return {};
  const all = type.of.map((name) => STRUCTS[name] ?? {});
  const merged: Record<string, Member> = {};
  for (const members of all)
    for (const [name, member] of Object.entries(members)) {
      const [kind, about] = member;
      const before = merged[name];
      const isRequired = all.every((one) => one[name]?.[2] === true);
      merged[name] = [before === undefined ? kind : wider(before[0], kind), before?.[1] ?? about, isRequired];
    }
  return merged;
}

/** All that can be said of a request: filters, headers and members of the body. */
export function membersOfRequest({ query, headers, body }: Operation): Members {
  return { ...query, ...headers, ...membersOf(body) };
}

/** What takes either. */
function wider(one: FieldType, other: FieldType): FieldType {
  if (JSON.stringify(one) === JSON.stringify(other)) return one;
  if (isWords(one) && isWords(other)) return { words: [...new Set([...one.words, ...other.words])] };
  if (isWords(one)) return other === 'text' || one.words.length === 0 ? other : 'unknown';
  if (isWords(other)) return wider(other, one);
  if (typeof one !== 'object' || typeof other !== 'object') return 'unknown';
  return 'of' in one && 'of' in other ? { of: [...new Set([...one.of, ...other.of])] } : 'unknown';
}

function isWords(type: FieldType): type is Readonly<{ words: readonly string[] }> {
  return typeof type === 'object' && 'words' in type;
}

/** What stands at a place of a flag: the members of the whole, or what one of them takes. */
type Level = FieldType | Readonly<{ members: Members }>;

/**
 * Where `payment-method.number` leads among these members.
 * @throws CommandError where there is no such member, with the nearest one
 */
export function placeOfFlag(name: string, members: Members): FlagPlace {
  const [first = '', ...rest] = name.split('.');
  const start = memberAt({ members }, first);
  if (start === null) throw new CommandError(unknownFlag(name, [], { members }));
  return rest.reduce<FlagPlace>(({ path, type }, segment) => {
    const next = memberAt(type, segment);
    if (next === null) throw new CommandError(unknownFlag(name, path, type));
    return { path: [...path, ...next.path], type: next.type };
  }, start);
}

function memberAt(here: Level, segment: string): FlagPlace | null {
  if (here === 'unknown') return { path: [segment], type: 'unknown' };
  if (typeof here === 'string' || 'words' in here) return null;
  if ('map' in here) return { path: [segment], type: here.map };
  if ('list' in here) return /^\d{1,3}$/.test(segment) ? { path: [segment], type: here.list } : null;
  const members = membersAt(here);
  const found = memberNamed(segment, members);
  return found === null ? null : { path: [found[0]], type: found[1][0] };
}

function membersAt(here: Level): Members {
  return typeof here === 'object' && 'members' in here ? here.members : membersOf(here);
}

function unknownFlag(name: string, path: readonly string[], here: Level): string {
  const before = path.map(flagName).join('.');
  const wrong = name.split('.')[path.length] ?? '';
  if (typeof here === 'object' && 'list' in here)
    return `--${before} is a list: number its items, as in --${before}.0, or give it whole as JSON.`;
  if (typeof here === 'string' || 'words' in here)
    return `--${before} takes a value, and has no ${JSON.stringify(wrong)} in it.`;
  const prefix = before === '' ? '--' : `--${before}.`;
  const nearest = nearestName(wrong, Object.keys(membersAt(here)).map(flagName));
  return `There is no option ${prefix}${wrong}${nearest === null ? '.' : `: did you mean ${prefix}${nearest}?`}`;
}

/**
 * The value of a flag. A span such as `7d` is before now in a filter, and after now in a body.
 * @throws CommandError where it does not fit
 */
export function valueOfFlag({ name, value }: GivenFlag, type: FieldType, isFilter: boolean): unknown {
  if (type === 'text') return value;
  if (type === 'date' || type === 'date-time') return parseTime(`--${name}`, value, { type, isFilter });
  if (type === 'boolean') return parseSwitch(name, value);
  if (type === 'integer' || type === 'number') return parseNumber(name, value, type);
  if (type === 'unknown') return parseJsonOrText(value);
  if ('words' in type) return parseWord(name, value, type.words);
  if ('list' in type && !/^\s*\[/.test(value))
    return isScalar(type.list)
      ? value.split(',').map((one) => valueOfFlag({ name, value: one }, type.list, isFilter))
      : parseObject(name, value, 'a list');
  return parseObject(name, value, 'list' in type ? 'a list' : 'an object');
}

function isScalar(type: FieldType): boolean {
  return typeof type === 'string' || 'words' in type;
}

function parseSwitch(name: string, value: string): boolean {
  if (value !== 'true' && value !== 'false')
    throw new CommandError(`--${name} takes true or false, and not ${JSON.stringify(value)}.`);
  return value === 'true';
}

function parseNumber(name: string, value: string, type: 'integer' | 'number'): number {
  const number = Number(value);
  const isRight =
    type === 'integer' ? /^-?\d+$/.test(value) && Number.isSafeInteger(number) : value.trim() !== '';
  if (isRight && Number.isFinite(number)) return number;
  const hint = /amount/.test(name) && /^\d+[.,]\d+$/.test(value) ? MINOR_UNITS : '';
  throw new CommandError(
    `--${name} takes ${type === 'integer' ? 'a whole number' : 'a number'}, and not ${JSON.stringify(value)}.${hint}`,
  );
}
const MINOR_UNITS = ' Amounts are in minor units: 1299 is 12.99 EUR.';

function parseWord(name: string, value: string, words: readonly string[]): string {
  if (words.includes(value)) return value;
  const nearest = nearestName(value, words);
  const meant = nearest === null ? '.' : `: did you mean ${nearest}?`;
  const shown = words.length <= 12 ? ` It takes ${words.join(', ')}.` : '';
  throw new CommandError(`--${name} takes no ${JSON.stringify(value)}${meant}${shown}`);
}

function parseJsonOrText(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function parseObject(name: string, value: string, what: string): unknown {
  try {
    const parsed: unknown = JSON.parse(value);
    const isList = Array.isArray(parsed);
    if (typeof parsed === 'object' && parsed !== null && isList === (what === 'a list')) return parsed;
  } catch {
    // Told below.
  }
  const members = what === 'a list' ? '' : `, or its members as --${name}.NAME`;
  throw new CommandError(`--${name} takes ${what} as JSON${members}, and not ${JSON.stringify(value)}.`);
}

/** The object with the value at that place; a number in the path is of a list. What is given twice is a list. */
export function withValueAt(
  object: unknown,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): unknown {
  const isIndex = /^\d+$/.test(first) && (object === undefined || Array.isArray(object));
  const before: unknown = isIndex
    ? (object as readonly unknown[] | undefined)?.[Number(first)]
    : isRecord(object)
      ? object[first]
      : undefined;
  const after = rest.length === 0 ? joinedLists(before, value) : withValueAt(before, rest, value);
  if (!isIndex) return { ...(isRecord(object) ? object : {}), [first]: after };
  const list = Array.isArray(object) ? [...(object as readonly unknown[])] : [];
  list[Number(first)] = after;
  return Array.from(list, (one) => one ?? null);
}

function joinedLists(before: unknown, value: unknown): unknown {
  return Array.isArray(before) && Array.isArray(value)
    ? [...(before as readonly unknown[]), ...(value as readonly unknown[])]
    : value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
