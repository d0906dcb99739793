import { type CommandGroups, type HomeOf, type ListedCommand } from './command.ts';
import { CommandError } from './command-error.ts';
import { EXIT_CODES } from './exit-codes.ts';
import { helpText, section, table } from './help.ts';
import type { Refusal } from './refusal.ts';
import { cleanLines } from './terminal-text.ts';

/** The program around the commands: that of a checkout, or the one that is installed by itself. */
export type Program = Readonly<{
  /** How it is typed. Texts say `./railyard`, which is how it is typed in a checkout. */
  name: './railyard' | 'railyard';
  version: string;
  groups: CommandGroups;
  home: HomeOf;
  /** Commands that are not in this program, and where they are. */
  elsewhere: Readonly<Record<string, string>>;
  /** What else may go wrong, and is no fault of the program; null: it is one. */
  troubleOf?: (error: unknown) => Promise<Refusal | null>;
}>;

const HELP_WORDS = ['--help', '-h', 'help'];
const VERSION_WORDS = ['--version', '-v', 'version'];
/** Options that may stand before a command, where they are never a member of a request. */
const LEADING = /^--(?:merchant-account|profile|url|key-file|fields)(=.*)?$/s;
/** What other services call these nouns. */
const NAMES_ELSEWHERE: Readonly<Record<string, string>> = {
  payment: 'transactions',
  payments: 'transactions',
  charge: 'transactions',
  charges: 'transactions',
  'payment-intents': 'transactions',
  customer: 'buyers',
  customers: 'buyers',
  card: 'payment-methods',
  cards: 'payment-methods',
  webhook: 'webhook-subscriptions',
  webhooks: 'webhook-subscriptions',
  'webhook-endpoints': 'webhook-subscriptions',
};
const LEADING_SWITCHES = ['--json', '--all', '--yes', '--reveal'];

/** Does what the words say, prints what came of it, and sets the exit code. */
export async function runProgram(program: Program, args: readonly string[]): Promise<void> {
  // who reads only the first lines has all that they want
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  const { leading, first, rest } = splitLeading(args);
  try {
    await runWords(program, { leading, first, rest });
  } catch (error) {
    const refusal = await refusalFor(program, error);
    if (refusal === null) throw error;
    process.stderr.write(typedText(program, `${cleanLines(refusal.text.trimEnd())}\n`));
    process.exitCode = refusal.exitCode;
  }
}

type SplitWords = Readonly<{ leading: readonly string[]; first: string; rest: readonly string[] }>;

function splitLeading(args: readonly string[]): SplitWords {
  let at = 0;
  while (at < args.length) {
    const word = args[at] ?? '';
    const leads = LEADING.exec(word);
    if (leads === null && !LEADING_SWITCHES.includes(word)) break;
    at += leads !== null && leads[1] === undefined ? 2 : 1;
  }
  return { leading: args.slice(0, at), first: args[at] ?? '', rest: args.slice(at + 1) };
}

async function runWords(program: Program, { leading, first, rest }: SplitWords): Promise<void> {
  if (VERSION_WORDS.includes(first)) return void process.stdout.write(`${program.version}\n`);
  if (first === '' || HELP_WORDS.includes(first)) return await help(program, plainWords(rest));
  if (first === 'complete') {
    const { completeWords } = await import('./complete.ts');
    return void process.stdout.write(await completeWords(program, rest));
  }

  const isApi = first === 'api';
  const command = commandOf(program, isApi && rest.length === 0 ? 'resources' : isApi ? '' : first);
  const words = isApi ? rest : [first, ...rest];
  if (asksForHelp(rest)) return await help(program, plainWords(words));
  if (command !== undefined) return await (await command.load()).run([...leading, ...rest], program.home);
  await refuseUnknown(program, words[0] ?? '');
  const { runResource } = await import('./resource.ts');
  await runResource(words, leading, program.home);
}

function asksForHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  return (end < 0 ? words : words.slice(0, end)).some((word) => word === '--help' || word === '-h');
}

function plainWords(words: readonly string[]): readonly string[] {
  const option = words.findIndex((word) => word.startsWith('-'));
  return option < 0 ? words : words.slice(0, option);
}

function commandOf({ groups }: Program, name: string): ListedCommand | undefined {
  return Object.values(groups).flatMap((commands) =>
    Object.hasOwn(commands, name) ? [commands[name]] : [],
  )[0];
}

function commandNames({ groups }: Program): readonly string[] {
  return Object.values(groups).flatMap((commands) => Object.keys(commands));
}

/** A word that is neither a command nor a noun of the API. */
async function refuseUnknown(program: Program, word: string): Promise<void> {
  const { nounNames } = await import('./resource-help.ts');
  if (nounNames().includes(word)) return;
  const elsewhere = Object.hasOwn(program.elsewhere, word) ? program.elsewhere[word] : undefined;
  if (elsewhere !== undefined) throw new CommandError(elsewhere);
  const { unknownWord } = await import('./words.ts');
  const meant = Object.hasOwn(NAMES_ELSEWHERE, word) ? NAMES_ELSEWHERE[word] : undefined;
  const sentence =
    meant === undefined
      ? unknownWord('command', word, [...commandNames(program), ...nounNames()])
      : `There is no command ${JSON.stringify(word)}: did you mean ${meant}?`;
  const isMeant = sentence.endsWith('?');
  throw new CommandError(`${sentence}\n${isMeant ? 'All: ./railyard --help' : `\n${overview(program)}`}`);
}

async function help(program: Program, words: readonly string[]): Promise<void> {
  process.stdout.write(typedText(program, await helpPage(program, words)));
}

async function helpPage(program: Program, words: readonly string[]): Promise<string> {
  const [first, ...rest] = words.length === 1 && words[0] === 'api' ? ['resources'] : words;
  if (first === undefined) return overview(program);
  if (first === 'exit-codes') return exitCodesText();
  const command = commandOf(program, first);
  if (command !== undefined) return helpText(`${command.purpose}.`, (await command.load()).HELP);
  const noun = first === 'api' ? rest : words;
  await refuseUnknown(program, noun[0] ?? '');
  const { findOperation, memberText, resourceHelp } = await import('./resource-help.ts');
  const found = findOperation(noun);
  const member = found === null ? undefined : noun[found.name.split(' ').length];
  if (found === null || member === undefined || !/^[a-z]/.test(member)) return resourceHelp(noun);
  return memberText(found.name, found.operation, member.replace(/^--/, ''));
}

/** Every command in a line, in groups; no line is wider than a terminal. */
function overview(program: Program): string {
  const groups = Object.entries(program.groups).map(([title, commands]) =>
    section(
      title,
      table(Object.fromEntries(Object.entries(commands).map(([name, { purpose }]) => [name, purpose]))),
    ),
  );
  return [
    'Usage: ./railyard COMMAND [OPTIONS]\n       ./railyard NOUN VERB [ID] [OPTIONS]\n',
    ...groups,
    section('Some nouns', [
      'transactions, refunds, buyers, payment-methods, payment-links, payouts,',
      'disputes, webhook-subscriptions, events. All: ./railyard resources',
    ]),
    'More of one: ./railyard help COMMAND. Exit codes: ./railyard help exit-codes.\n',
  ].join('\n');
}

function exitCodesText(): string {
  const rows = Object.values(EXIT_CODES).map(([code, meaning]) => [`${code} `, meaning]);
  return section('Exit codes', table(Object.fromEntries(rows)));
}

function typedText({ name }: Program, text: string): string {
  return text.replaceAll('./railyard', name);
}

async function refusalFor({ troubleOf }: Program, error: unknown): Promise<Refusal | null> {
  const { refusalOf } = await import('./refusal.ts');
  return refusalOf(error) ?? (await troubleOf?.(error)) ?? null;
}
