import '../server/platform/own-imports.ts';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../server/platform/start-error.ts';
import { COMMANDS, GROUPS } from './commands.ts';
import { CommandError } from '../packages/cli/src/command-error.ts';
import { helpText, section, table } from '../packages/cli/src/help.ts';
import { homeOfSettings } from './home.ts';

const HELP_WORDS = ['--help', '-h', 'help'];
const VERSION_WORDS = ['--version', '-v', 'version'];

const [first = '', ...rest] = process.argv.slice(2);
if (VERSION_WORDS.includes(first)) process.stdout.write(`${version()}\n`);
else if (first === '' || HELP_WORDS.includes(first)) await help(rest.find((word) => !word.startsWith('-')));
else await runCommand(first, rest);

async function help(name: string | undefined): Promise<void> {
  if (name === undefined) return void process.stdout.write(overview());
  const listed = COMMANDS.get(name);
  if (listed === undefined) return await refuseUnknown(name);
  process.stdout.write(helpText(`${listed.purpose}.`, (await listed.load()).HELP));
}

async function runCommand(name: string, words: readonly string[]): Promise<void> {
  const listed = COMMANDS.get(name);
  if (listed === undefined) return await refuseUnknown(name);
  const end = words.indexOf('--');
  if ((end < 0 ? words : words.slice(0, end)).some((word) => word === '--help' || word === '-h'))
    return await help(name);

  try {
    await (await listed.load()).run(words, homeOfSettings);
  } catch (thrown) {
    const sentence = await troubleOf(thrown);
    if (sentence === null) throw thrown;
    process.stderr.write(`${sentence}\n`);
    process.exit(2);
  }
}

/** What is to be told of a fault; null: it is one of the program. */
async function troubleOf(error: unknown): Promise<string | null> {
  if (error instanceof CommandError) return error.message;
  const { refusalText } = await import('../packages/cli/src/running.ts');
  const refusal = refusalText(error);
  if (refusal !== null) return refusal;
  const { asOperatorsTrouble } = await import('../server/db/faults.ts');
  const trouble = asOperatorsTrouble(error);
  return trouble instanceof StartError ? trouble.message : null;
}

async function refuseUnknown(name: string): Promise<void> {
  const { unknownWord } = await import('../packages/cli/src/words.ts');
  process.stderr.write(`${unknownWord('command', name, COMMANDS.keys())}\n\n${overview()}`);
  process.exit(2);
}

/** Every command in a line, in groups; no line is wider than a terminal. */
function overview(): string {
  const groups = Object.entries(GROUPS).map(([title, commands]) =>
    section(
      title,
      table(Object.fromEntries(Object.entries(commands).map(([name, { purpose }]) => [name, purpose]))),
    ),
  );
  const more = 'More of one: ./railyard help COMMAND. The version: ./railyard --version.\n';
  return `${['Usage: ./railyard COMMAND [OPTIONS]\n', ...groups, more].join('\n')}`;
}

function version(): string {
  const file = path.join(import.meta.dirname, '..', 'package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}
