import { CommandError } from './command-error.ts';

/** What `--help` of a command says, and what stands below a sentence about its words. */
export type CommandHelp = Readonly<{
  /** The word after `./railyard`. */
  name: string;
  /** After `./railyard`, one line for each way to call it. */
  usage: readonly string[];
  /** Verbs, and what each does. */
  verbs?: Readonly<Record<string, string>>;
  /** Options with their values, and what each does. */
  options?: Readonly<Record<string, string>>;
  /** Calls as they are typed, without `./railyard`; a test types each. */
  examples: readonly string[];
}>;

/** Of commands that ask a running instance. */
export const INSTANCE_OPTIONS = {
  '--merchant-account ID': 'which merchant account; default: that of the profile, or `default`',
  '--profile NAME': 'an instance that you logged in to',
  '--url URL': 'where the instance is',
  '--key-file FILE': 'the private half of an API key, to sign with',
} as const;

/** Of every command. */
export const JSON_OPTION = { '--json': 'print JSON, for scripts' } as const;

/**
 * The page of one command.
 * @example helpText('Sign a bearer token', HELP)
 */
export function helpText(
  purpose: string,
  { usage, verbs = {}, options = {}, examples }: CommandHelp,
): string {
  return [
    `${purpose}\n`,
    section('Usage', usage.flatMap(commandLines)),
    section('What it can do', table(verbs)),
    section('Options', table({ ...options, '--help': 'show this' })),
    section('Examples', examples.flatMap(commandLines)),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/**
 * What is wrong with the words of a command, and what it can do.
 * @example throw wrongWords('There is no verb "lst".', HELP)
 */
export function wrongWords(sentence: string, { name, usage, verbs = {} }: CommandHelp): CommandError {
  const hasVerbs = Object.keys(verbs).length > 0;
  const lines = hasVerbs ? table(verbs) : usage.flatMap(commandLines);
  const title = hasVerbs ? `./railyard ${name}` : 'Usage';
  return new CommandError(`${sentence}\n\n${section(title, lines)}\nMore: ./railyard ${name} --help`);
}

const COLUMNS = 80;

/**
 * A call as it is typed, over as many lines as it needs.
 * @example commandLines('buyers create --display-name Ada')
 */
export function commandLines(words: string): readonly string[] {
  const lines: string[] = [];
  for (const word of `./railyard ${words}`.match(/(?:'[^']*'|"[^"]*"|\[[^\]]*\]|\S)+/g) ?? []) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(word);
    else if (last.length + word.length + 1 > COLUMNS - 4) lines.push(`  ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.map((line, at) => (at < lines.length - 1 ? `${line} \\` : line));
}

/**
 * Names and what each is, as two columns of 80.
 * @example table({ list: 'shows every API key' })
 */
export function table(rows: Readonly<Record<string, string>>): readonly string[] {
  const names = Object.keys(rows).map((name) => name.length);
  const width = Math.min(NAME_COLUMNS_MAX, Math.max(0, ...names) + 2);
  return Object.entries(rows).flatMap(([name, text]) => {
    const lines = wrapText(text, COLUMNS - 2 - width);
    const isWide = name.length + 2 > width;
    const beside = lines.map((line, at) => `${(at === 0 && !isWide ? name : '').padEnd(width)}${line}`);
    return isWide ? [name, ...beside] : beside;
  });
}
/** A name that is longer stands in a line of its own. */
const NAME_COLUMNS_MAX = 34;

/**
 * A title, and indented lines below it; nothing where there is no line.
 * @example section('Usage', ['./railyard keys list'])
 */
export function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}:\n${lines.map((line) => `  ${line}`.trimEnd() + '\n').join('')}`;
}

/**
 * Lines of that width; a word that is longer, such as a path, is broken.
 * @example wrapText('List what is there.', 80)
 */
export function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((one) => one.match(new RegExp(`.{1,${width}}`, 'gu')) ?? [])) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > Math.max(width, 20)) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
