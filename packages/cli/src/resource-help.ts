import { CommandError } from './command-error.ts';
import { flagName, membersOf, membersOfRequest, placeOfFlag } from './flags.ts';
import { OPERATIONS } from './generated/operations.ts';
import { wrapText, commandLines, INSTANCE_OPTIONS, section, table, type CommandHelp } from './help.ts';
import {
  type FieldType,
  isFinal,
  type Member,
  type Members,
  type Operation,
  pathParameters,
} from './operation.ts';
import { unknownWord } from './words.ts';

/** What stands below a noun: its verbs, and the nouns in it. */
export type Noun = Readonly<{ verbs: Readonly<Record<string, Operation>>; nouns: readonly string[] }>;

/** The noun of these words; null: there is none. */
export function nounOf(words: readonly string[]): Noun | null {
  const below = Object.entries(OPERATIONS).flatMap(([name, operation]) => {
    const all = name.split(' ');
    return words.every((word, at) => all[at] === word) && all.length > words.length
      ? [[all.slice(words.length), operation] as const]
      : [];
  });
  if (below.length === 0) return null;
  return {
    verbs: Object.fromEntries(
      below.flatMap(([[verb = '', ...rest], one]) => (rest.length === 0 ? [[verb, one]] : [])),
    ),
    nouns: [...new Set(below.flatMap(([[noun = '', ...rest]]) => (rest.length === 0 ? [] : [noun])))],
  };
}

/** The words that begin with a noun of the API. */
export function nounNames(): readonly string[] {
  return nounOf([])?.nouns ?? [];
}

/** An operation, and the words that name it. */
export type FoundOperation = Readonly<{ name: string; operation: Operation }>;

/** The operation that the first words name; null: none. */
export function findOperation(words: readonly string[]): FoundOperation | null {
  for (let count = Math.min(words.length, 6); count > 0; count--) {
    const name = words.slice(0, count).join(' ');
    const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
    if (operation !== undefined) return { name, operation };
  }
  return null;
}

/** The page of a noun or a verb. */
export function resourceHelp(words: readonly string[]): string {
  const found = findOperation(words);
  if (found !== null) return operationText(found.name, found.operation);
  const noun = nounOf(words);
  if (noun === null) throw unknownVerb(words);
  return nounHelp(words, noun);
}

/** What is wrong with words that name a noun, and no verb of it. */
export function unknownVerb(words: readonly string[]): CommandError {
  let known = words;
  while (known.length > 0 && nounOf(known) === null) known = known.slice(0, -1);
  const noun = nounOf(known);
  const wrong = words[known.length];
  if (noun === null || known.length === 0)
    return new CommandError(unknownWord('noun', words[0] ?? '', nounNames()));

  const names = [...Object.keys(noun.verbs), ...noun.nouns];
  const sentence =
    wrong === undefined
      ? `What is to be done with ${known.join(' ')}?`
      : unknownWord(`verb of ${known.join(' ')}`, wrong, names);
  const isMeant = sentence.endsWith('?') && wrong !== undefined;
  const more = isMeant ? `More: ./railyard ${known.join(' ')} --help` : `\n${nounHelp(known, noun)}`;
  return new CommandError(`${sentence}\n${more}`);
}

/** The page of a noun. */
export function nounHelp(words: readonly string[], { verbs, nouns }: Noun): string {
  const name = words.join(' ');
  const inside = nouns.map((noun): [string, string] => [
    noun,
    Object.keys(nounOf([...words, noun])?.verbs ?? {}).join(', '),
  ]);
  const [example] = Object.entries(verbs);

  return [
    `${name}: what an API key can do with them.\n`,
    section('Usage', [`./railyard ${name} VERB [OPTIONS]`]),
    section(
      'Verbs',
      table(Object.fromEntries(Object.entries(verbs).map(([verb, { about }]) => [verb, about]))),
    ),
    section('More nouns', table(Object.fromEntries(inside))),
    ...(example === undefined
      ? []
      : [section('Example', commandLines(exampleOf(`${name} ${example[0]}`, example[1])))]),
    `More of one: ./railyard ${name} ${example?.[0] ?? nouns[0] ?? ''} --help\n`,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** Options of every verb that asks the API, beside the members of its request. */
export function ownOptions({ name, operation }: FoundOperation): Readonly<Record<string, string>> {
  const { isKeyed, isList, body, secret } = operation;
  const hasBody = body !== undefined;

  return {
    ...(hasBody ? { '--data JSON': 'the body: JSON, @FILE, or - for what comes in; options change it' } : {}),
    ...(hasBody && body !== 'bytes' ? { '--null NAME': 'once or more: sends null for this member' } : {}),
    ...(body === 'bytes' ? { '--header NAME:VALUE': 'once or more: a header of the request' } : {}),
    ...(isKeyed === true ? { '--idempotency-key KEY': 'ask again under this key; default: a new one' } : {}),
    ...(isList === true ? { '--all': 'every page, and not the first alone' } : {}),
    '--fields NAME,NAME': 'only these members, such as id,buyer.display_name',
    ...(secret === undefined
      ? {}
      : { '--secret-file FILE': `where ${secret} goes, which is shown this once` }),
    '--reveal': 'print what is secret, too',
    ...(isFinal(name, operation) ? { '--yes': 'yes, without being asked' } : {}),
    '--json': 'print JSON: the answer as it is, or with --all an item a line',
    ...INSTANCE_OPTIONS,
  };
}

/** What `--help` of an operation says. */
export function operationHelp(name: string, operation: Operation): CommandHelp {
  const words = [name, ...pathParameters(operation).map((one) => one.toUpperCase())];
  return {
    name,
    usage: [`${words.join(' ')} [OPTIONS]`],
    options: ownOptions({ name, operation }),
    examples: [exampleOf(name, operation)],
  };
}

/** The page of an operation. */
export function operationText(name: string, operation: Operation): string {
  const { usage, options = {}, examples } = operationHelp(name, operation);
  const { query = {}, headers = {}, body, about } = operation;
  const members = membersOf(body);

  return [
    `${wrapText(about, 80).join('\n')}\n`,
    section('Usage', usage.flatMap(commandLines)),
    section('Filters', table(rowsOf(query))),
    section('Members', table(rowsOf(members))),
    section('Headers', table(rowsOf(headers))),
    section('Options', table({ ...options, '--help': 'show this' })),
    section('Example', examples.flatMap(commandLines)),
    ...(Object.values(members).some(([type]) => isObject(type))
      ? [section('Of a member that is an object', commandLines(`help ${name} MEMBER`))]
      : []),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** The page of an object in a body: `./railyard help transactions create payment-method`. */
export function memberText(name: string, operation: Operation, member: string): string {
  const { type } = placeOfFlag(member, membersOfRequest(operation));
  const inside = typeof type === 'object' && 'list' in type ? type.list : type;
  const members = Object.entries(membersOf(inside));
  const prefix = inside === type ? member : `${member}.0`;
  const rows = Object.fromEntries(members.map(([one, facts]) => [`${prefix}.${one}`, facts]));
  const title = `--${member} of ${name}\n`;
  return members.length === 0
    ? `${title}\n${section('It takes', [wordFor(type)])}`
    : `${title}\n${section('Members', table(rowsOf(rows)))}`;
}

function rowsOf(members: Members): Readonly<Record<string, string>> {
  const sorted = Object.entries(members).toSorted(
    ([, one], [, other]) => Number(other[2] ?? 0) - Number(one[2] ?? 0),
  );
  return Object.fromEntries(
    sorted.map(([name, member]) => [`--${flagName(name)} ${wordFor(member[0])}`, aboutOf(member)]),
  );
}

function aboutOf([type, about, isRequired]: Member): string {
  const words = wordsIn(type);
  const known = words.length > 1 && words.length <= 12 ? ` ${words.join(', ')}.` : '';
  return `${isRequired === true ? 'Required. ' : ''}${about}${known}`;
}

function wordsIn(type: FieldType): readonly string[] {
  if (typeof type !== 'object') return [];
  if ('words' in type) return type.words;
  return 'list' in type ? wordsIn(type.list) : [];
}

function wordFor(type: FieldType): string {
  if (type === 'text') return 'TEXT';
  if (type === 'integer' || type === 'number') return 'NUMBER';
  if (type === 'boolean') return '[true|false]';
  if (type === 'date' || type === 'date-time') return 'TIME';
  if (type === 'unknown') return 'JSON';
  if ('words' in type) return type.words.length === 1 ? (type.words[0] ?? '') : 'WORD';
  if ('list' in type) return isObject(type.list) ? 'JSON' : `${wordFor(type.list)},…`;
  return 'JSON';
}

function isObject(type: FieldType): boolean {
  return typeof type === 'object' && ('of' in type || ('list' in type && isObject(type.list)));
}

/** A call with what it needs. */
export function exampleOf(name: string, operation: Operation): string {
  const { query = {}, body, isList } = operation;
  const words = pathParameters(operation).map((one) => one.toUpperCase());
  const members = Object.entries(membersOfRequest(operation)).filter(([, member]) => member[2] === true);
  const flags = members.some(([, [type]]) => typeof type === 'object' && ('map' in type || isObject(type)))
    ? ['--data', '@request.json']
    : members.flatMap(([member, [type]]) => [`--${flagName(member)}`, exampleValue(member, type)]);

  const limit = isList === true && 'limit' in query ? ['--limit', '5'] : [];
  const bytes =
    body === 'bytes' || (typeof body === 'object' && 'map' in body) ? ['--data', '@request.json'] : [];
  return [name, ...words, ...flags, ...bytes, ...limit, ...(isFinal(name, operation) ? ['--yes'] : [])].join(
    ' ',
  );
}

const VALUES: Readonly<Record<string, string>> = {
  amount: '1299',
  currency: 'EUR',
  country: 'DE',
  display_name: 'Ada',
  url: 'https://shop.example/webhooks',
  email_address: 'ada@shop.example',
};

function exampleValue(member: string, type: FieldType): string {
  const known = VALUES[member];
  if (known !== undefined) return known;
  if (type === 'integer' || type === 'number') return '1';
  if (type === 'boolean') return 'true';
  if (type === 'date' || type === 'date-time') return '2027-01-31';
  if (typeof type === 'object' && 'words' in type) return type.words[0] ?? 'TEXT';
  return typeof type === 'object' && 'list' in type ? exampleValue(member, type.list) : member.toUpperCase();
}
