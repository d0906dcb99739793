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
  '--merchant-account ID': 'which merchant account; default: `default`',
  '--url URL': 'where the instance is; default: the one on the data folder',
  '--key FILE': 'the API key to sign with; default: api-key.pem of the data folder',
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
    section(
      'Usage',
      usage.map((line) => `./railyard ${line}`),
    ),
    section('What it can do', table(verbs)),
    section('Options', table({ ...options, '--help': 'show this' })),
    section(
      'Examples',
      examples.map((line) => `./railyard ${line}`),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/**
 * What is wrong with the words of a command, and what it can do.
 * @example throw wrongWords('There is no verb "lst".', HELP)
 */
export function wrongWords(sentence: string, { name, usage, verbs = {} }: CommandHelp): CommandError {
  const lines = Object.keys(verbs).length > 0 ? table(verbs) : usage.map((line) => `./railyard ${line}`);
  const title = Object.keys(verbs).length > 0 ? `./railyard ${name}` : 'Usage';
  return new CommandError(`${sentence}\n\n${section(title, lines)}\nMore: ./railyard ${name} --help`);
}

const COLUMNS = 80;

/**
 * Names and what each is, as two columns of 80.
 * @example table({ list: 'shows every API key' })
 */
export function table(rows: Readonly<Record<string, string>>): readonly string[] {
  const width = Math.max(0, ...Object.keys(rows).map((name) => name.length)) + 2;
  return Object.entries(rows).flatMap(([name, text]) => {
    const lines = wrapText(text, COLUMNS - 2 - width);
    return lines.map((line, at) => `${(at === 0 ? name : '').padEnd(width)}${line}`);
  });
}

/**
 * A title, and indented lines below it; nothing where there is no line.
 * @example section('Usage', ['./railyard keys list'])
 */
export function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}:\n${lines.map((line) => `  ${line}\n`).join('')}`;
}

function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > Math.max(width, 20)) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
