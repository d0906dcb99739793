import fs from 'node:fs';
import { CommandError } from './command-error.ts';
import {
  flagName,
  type GivenFlag,
  memberNamed,
  membersOf,
  membersOfRequest,
  placeOfFlag,
  valueOfFlag,
  withValueAt,
} from './flags.ts';
import { type CommandHelp, wrongWords } from './help.ts';
import { type Operation, pathParameters } from './operation.ts';
import { RUNNING_OPTIONS, type RunningValues } from './running.ts';
import { isObject } from './step.ts';
import { readWords } from './words.ts';

/** Options of the command itself. A member of the request has its name for itself, if it has the same. */
const OWN_OPTIONS = {
  ...RUNNING_OPTIONS,
  data: { type: 'string' },
  null: { type: 'string', multiple: true },
  header: { type: 'string', multiple: true },
  'idempotency-key': { type: 'string' },
  all: { type: 'boolean' },
  fields: { type: 'string' },
  'secret-file': { type: 'string' },
  reveal: { type: 'boolean' },
  yes: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** What they say. */
export type OwnValues = RunningValues &
  Readonly<{
    data?: string | undefined;
    null?: readonly string[] | undefined;
    header?: readonly string[] | undefined;
    'idempotency-key'?: string | undefined;
    all?: boolean | undefined;
    fields?: string | undefined;
    'secret-file'?: string | undefined;
    reveal?: boolean | undefined;
    yes?: boolean | undefined;
    json?: boolean | undefined;
  }>;

/** What the words ask for: the path with its query, headers, the body, and what the command's own options say. */
export type ResourceRequest = Readonly<{
  path: string;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  own: OwnValues;
  ids: readonly string[];
}>;

/**
 * Reads the words behind a verb. `leading` stands before the nouns, and is never a member of the request.
 * @throws CommandError where one is wrong, or one that has to be there is missing
 */
export function readRequest(
  help: CommandHelp,
  operation: Operation,
  words: readonly string[],
  leading: readonly string[],
): ResourceRequest {
  const { own, flags, ids } = readFlags(help, operation, words, leading);
  const path = `${pathWith(ids, operation, help)}${queryOf(flags, operation)}`;
  return { path, headers: headersOf(flags, operation), body: bodyOf(flags, operation, own, help), own, ids };
}

type ReadFlags = Readonly<{ own: OwnValues; flags: readonly GivenFlag[]; ids: readonly string[] }>;

function readFlags(
  help: CommandHelp,
  operation: Operation,
  words: readonly string[],
  leading: readonly string[],
): ReadFlags {
  const { values: before } = readWords(help, { args: [...leading], options: OWN_OPTIONS });
  const members = membersOfRequest(operation);
  const isOwn = (name: string): boolean =>
    Object.hasOwn(OWN_OPTIONS, name) && memberNamed(name, members) === null;
  const end = words.indexOf('--');
  const args = words.flatMap((word, at): readonly string[] => {
    const [, name = '', rest] = /^--([^=]+)(=.*)?$/s.exec(word) ?? [];
    if (name === '' || isOwn(name) || (end >= 0 && at > end)) return [word];
    const isAlone = rest === undefined && !/^(?:true|false)$/.test(words[at + 1] ?? '');
    return isAlone && placeOfFlag(name, withOwn(members)).type === 'boolean' ? [`${word}=true`] : [word];
  });
  const given = new Set(
    args.flatMap((word) => /^--([^=]+)/.exec(word)?.[1] ?? []).filter((name) => !isOwn(name)),
  );
  for (const name of given) placeOfFlag(name, withOwn(members));

  const mine = Object.fromEntries(Object.entries(OWN_OPTIONS).filter(([name]) => !given.has(name)));
  const taken = Object.fromEntries(
    [...given].map((name) => [name, { type: 'string', multiple: true }] as const),
  );
  const options = { ...mine, ...taken };
  const { values, positionals } = readWords(help, { args, allowPositionals: true, options });
  const flags = [...given].flatMap((name) => {
    const all: unknown = values[name];
    return Array.isArray(all) ? all.map((value) => ({ name, value: String(value) })) : [];
  });
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => !given.has(name)));
  return { own: { ...before, ...own }, flags, ids: positionals };
}

/** For suggestions: an option of the command is as likely meant as a member. */
function withOwn<Members extends object>(members: Members): Members {
  const own = Object.keys(OWN_OPTIONS).map((name) => [name.replaceAll('-', '_'), ['text', '']]);
  return { ...Object.fromEntries(own), ...members };
}

function pathWith(ids: readonly string[], operation: Operation, help: CommandHelp): string {
  const names = pathParameters(operation);
  const missing = names[ids.length];
  if (missing !== undefined) throw wrongWords(`${missing.toUpperCase()} is missing.`, help);
  const tooMany = ids[names.length];
  if (tooMany !== undefined) throw wrongWords(`${JSON.stringify(tooMany)} is a word too many.`, help);
  return names.reduce(
    (path, name, at) => path.replace(`{${name}}`, segmentOf(ids[at] ?? '')),
    operation.path,
  );
}

/** `.` and `..` would be steps in the path, and an empty one names the list. */
function segmentOf(id: string): string {
  if (/^\.{0,2}$/.test(id)) throw new CommandError(`${JSON.stringify(id)} is no id.`);
  return encodeURIComponent(id);
}

function queryOf(flags: readonly GivenFlag[], { query = {} }: Operation): string {
  const search = new URLSearchParams();
  for (const flag of flags.filter(({ name }) => memberNamed(name, query) !== null)) {
    const { path, type } = placeOfFlag(flag.name, query);
    const value = valueOfFlag(flag, type, true);
    for (const one of Array.isArray(value) ? value : [value]) search.append(path[0] ?? '', String(one));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** A version that is to be met stands in quotes, which shells take away. */
function headersOf(
  flags: readonly GivenFlag[],
  { headers = {} }: Operation,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    flags.flatMap(({ name, value }) => {
      const named = memberNamed(name, headers);
      if (named === null) return [];
      return [[named[0], named[0] === 'if-match' && !value.startsWith('"') ? `"${value}"` : value]];
    }),
  );
}

function bodyOf(
  flags: readonly GivenFlag[],
  operation: Operation,
  own: OwnValues,
  help: CommandHelp,
): unknown {
  const { query = {}, headers = {}, body, needsBody } = operation;
  if (body === undefined) return undefined;
  const data = own.data === undefined ? undefined : readData(own.data);
  if (body === 'bytes') return data ?? Buffer.alloc(0);
  const members = membersOf(body);
  const ofBody = flags.filter(({ name }) => memberNamed(name, { ...query, ...headers }) === null);
  const given = ofBody.reduce<unknown>((built, flag) => {
    const { path, type } = placeOfFlag(flag.name, members);
    return withValueAt(built, path, valueOfFlag(flag, type, false));
  }, undefined);
  const cleared = (own.null ?? []).reduce<unknown>(
    (built, name) => withValueAt(built, placeOfFlag(name, members).path, null),
    given,
  );

  const parsed = data === undefined ? undefined : parseData(data);
  if (parsed === undefined && cleared === undefined && needsBody !== true) return undefined;
  const whole = mergeOver(parsed ?? {}, cleared);
  refuseMissing(whole, operation, help);
  return whole;
}

/** What has to be there is named at once, by the options that give it. */
function refuseMissing(body: unknown, operation: Operation, help: CommandHelp): void {
  const missing = Object.entries(membersOf(operation.body)).filter(
    ([name, [, , isRequired]]) => isRequired === true && !(isObject(body) && name in body),
  );
  if (missing.length === 0) return;
  const names = missing.map(([name]) => `--${flagName(name)}`).join(', ');
  throw wrongWords(`${names} ${missing.length === 1 ? 'is' : 'are'} missing.`, help);
}

/** Of `--data`: JSON, a file behind an @, or what comes in. */
function readData(text: string): Buffer {
  try {
    if (text === '-') return fs.readFileSync(0);
    return text.startsWith('@') ? fs.readFileSync(text.slice(1)) : Buffer.from(text);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'it cannot be read';
    throw new CommandError(`--data ${text}: there is nothing to read (${why}).`);
  }
}

function parseData(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch (error) {
    const why = error instanceof Error ? (error.message.split(', "')[0] ?? '') : '';
    throw new CommandError(`--data takes JSON, @FILE with JSON, or - (${why}).`);
  }
}

/** What options say is over what a file says; lists are taken whole. */
function mergeOver(under: unknown, over: unknown): unknown {
  if (over === undefined) return under;
  if (!isObject(under) || !isObject(over)) return over;
  const merged = Object.entries(over).map(([name, value]) => [name, mergeOver(under[name], value)]);
  return { ...under, ...Object.fromEntries(merged) };
}
