import { flagName, membersOf, membersOfRequest, placeOfFlag } from './flags.ts';
import { EVENT_NAMES, SCOPES } from './generated/contract.ts';
import type { FieldType, Members } from './operation.ts';
import { readProfiles } from './profiles.ts';
import type { Program } from './program.ts';
import { findOperation, nounNames, nounOf, ownOptions } from './resource-help.ts';
import { DASHBOARD_PAGES } from './dashboard-pages.ts';
import { DECLINE_AMOUNTS, TEST_CARDS } from './test-cards.ts';
import { TRIGGERS } from './triggers.ts';

/** What can stand next, and what it is. */
type Choices = Readonly<Record<string, string>>;

/**
 * What can stand in the place of the last of these words, a line each, as the shell in the first word wants it. Asks
 * nobody and writes nothing: it runs at every press of a key.
 */
export async function completeWords(program: Program, args: readonly string[]): Promise<string> {
  const [shell = 'bash', , ...words] = args;
  const typed = words.at(-1) ?? '';
  const choices = await choicesFor(program, words.slice(0, -1), typed);
  const fitting = Object.entries(choices).filter(([word]) => word.startsWith(typed));
  return fitting.map(([word, about]) => `${lineFor(shell, word, about)}\n`).join('');
}

function lineFor(shell: string, word: string, about: string): string {
  const plain = about.replaceAll(/\s+/g, ' ');
  if (shell === 'zsh') return `${word.replaceAll(':', '\\:')}${plain === '' ? '' : `:${plain}`}`;
  return shell === 'fish' && plain !== '' ? `${word}\t${plain}` : word;
}

async function choicesFor(program: Program, before: readonly string[], typed: string): Promise<Choices> {
  const last = before.at(-1) ?? '';
  if (last === '--profile') return wordsOnly(Object.keys(readProfiles().profiles));
  const isHelp = before[0] === 'help' || before[0] === 'api';
  const words = isHelp ? before.slice(1) : before;

  const [first] = words;
  if (first === undefined)
    return { ...firstWords(program, before[0] === 'api'), ...(isHelp ? {} : leading(typed)) };
  const command = before[0] === 'api' ? undefined : commandsOf(program)[first];
  if (command !== undefined) {
    const { HELP } = await command.load();
    return commandChoices(first, HELP.verbs ?? {}, HELP.options ?? {}, {
      last,
      typed,
      isSecond: words.length === 1,
    });
  }
  return resourceChoices(words, last, typed);
}

function commandsOf({ groups }: Program) {
  return Object.fromEntries(Object.values(groups).flatMap((commands) => Object.entries(commands)));
}

function firstWords(program: Program, isApi: boolean): Choices {
  const commands = Object.entries(commandsOf(program)).map(([name, { purpose }]) => [name, purpose]);
  const nouns = nounNames().map((noun) => [noun, `${noun} of the API`]);
  return Object.fromEntries([...nouns, ...(isApi ? [] : [['help', 'Show more of a command'], ...commands])]);
}

function leading(typed: string): Choices {
  return typed.startsWith('-')
    ? { '--help': '', '--version': '', '--profile': '', '--url': '', '--key-file': '' }
    : {};
}

type CompletionPlace = Readonly<{ last: string; typed: string; isSecond: boolean }>;

function commandChoices(
  name: string,
  verbs: Choices,
  options: Choices,
  { last, typed, isSecond }: CompletionPlace,
): Choices {
  const values = VALUES[last] ?? (isSecond && !typed.startsWith('-') ? FIRST_WORDS[name] : undefined);
  if (values !== undefined) return wordsOnly(values());
  if (isSecond && !typed.startsWith('-')) return verbs;
  const flags = Object.entries(options).map(([option, about]) => [option.split(/[ ,]/)[0] ?? '', about]);
  return Object.fromEntries(flags.filter(([flag]) => flag?.startsWith('--') === true));
}

/** Words that follow an option, or a command. */
const VALUES: Readonly<Record<string, () => readonly string[]>> = {
  '--events': () => EVENT_NAMES,
  '--card': () => Object.keys(TEST_CARDS),
  '--decline': () => Object.keys(DECLINE_AMOUNTS),
  '--scope': () => ['*.read', '*.write', 'embed', ...SCOPES],
};
const FIRST_WORDS: Readonly<Record<string, () => readonly string[]>> = {
  trigger: () => Object.keys(TRIGGERS),
  open: () => ['dashboard', 'docs', 'shop', ...DASHBOARD_PAGES],
  resources: nounNames,
};

function resourceChoices(words: readonly string[], last: string, typed: string): Choices {
  const found = findOperation(words);
  if (found === null) {
    const noun = nounOf(words);
    if (noun === null) return {};
    const verbs = Object.entries(noun.verbs).map(([verb, { about }]) => [verb, about]);
    return Object.fromEntries([...verbs, ...noun.nouns.map((one) => [one, `${one} of these`])]);
  }

  const { operation } = found;
  const members: Members = membersOfRequest(operation);
  const values = last.startsWith('--') ? valuesOf(last.slice(2), members) : null;
  if (values !== null) return values;
  if (!typed.startsWith('-')) return {};
  const own = Object.entries(ownOptions(found)).map(([option, about]) => [option.split(' ')[0] ?? '', about]);
  return { ...Object.fromEntries(own), ...flagsBelow(typed.slice(2), members) };
}

/** `--buyer.` goes on with what is in it. */
function flagsBelow(typed: string, members: Members): Choices {
  const cut = typed.lastIndexOf('.');
  if (cut < 0)
    return Object.fromEntries(
      Object.entries(members).map(([name, [, about]]) => [`--${flagName(name)}`, about]),
    );
  const prefix = typed.slice(0, cut);
  const inside = membersOf(typeIn(prefix, members));
  return Object.fromEntries(
    Object.entries(inside).map(([name, [, about]]) => [`--${prefix}.${flagName(name)}`, about]),
  );
}

function valuesOf(flag: string, members: Members): Choices | null {
  const type = typeIn(flag, members);
  if (type === 'boolean') return { true: '', false: '' };
  const words = typeof type === 'object' && 'list' in type ? type.list : type;
  return typeof words === 'object' && 'words' in words ? wordsOnly(words.words) : null;
}

/** `unknown` where the flag is none, or not yet. */
function typeIn(flag: string, members: Members): FieldType {
  try {
    return placeOfFlag(flag, members).type;
  } catch {
    return 'unknown';
  }
}

function wordsOnly(words: readonly string[]): Choices {
  return Object.fromEntries(words.map((word) => [word, '']));
}
