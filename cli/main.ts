import '../server/machine/own-imports.ts';
import { StartError } from '../server/machine/start-error.ts';

/** What each command exports, under the name of its file. */
type Command = Readonly<{ USAGE: string; run(words: readonly string[]): Promise<void> }>;

/** Loaded when they are asked for: a command is to answer as soon as it is typed. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  clock: () => import('./clock.ts'),
  database: () => import('./database.ts'),
  keys: () => import('./keys.ts'),
  listen: () => import('./listen.ts'),
  'replay-flow': () => import('./replay-flow.ts'),
  restored: () => import('./restored.ts'),
  token: () => import('./token.ts'),
  trigger: () => import('./trigger.ts'),
  vault: () => import('./vault.ts'),
};

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? await COMMANDS[name]?.() : undefined;
const asksForHelp = ['', '--help', 'help'].includes(name) || words.includes('--help');
if (command === undefined || asksForHelp) {
  if (!asksForHelp) process.stderr.write(`There is no command ${JSON.stringify(name)}.\n`);
  (asksForHelp ? process.stdout : process.stderr).write(
    usageOf(command === undefined ? await every() : [command]),
  );
  process.exit(asksForHelp ? 0 : 2);
}
try {
  await command.run(words);
} catch (thrown) {
  const { asOperatorsTrouble } = await import('../server/db/faults.ts');
  const error = asOperatorsTrouble(thrown);
  if (!(error instanceof StartError) && !isUsageError(error)) throw error;
  process.stderr.write(`${error.message}\n${isUsageError(error) ? usageOf([command]) : ''}`);
  process.exit(2);
}

function every(): Promise<readonly Command[]> {
  return Promise.all(Object.values(COMMANDS).map((load) => load()));
}

function usageOf(commands: readonly Command[]): string {
  return `Usage:\n${commands.map(({ USAGE }) => `  ./railyard ${USAGE}`).join('\n')}\n`;
}

/** What `parseArgs` throws for a word that it does not know. */
function isUsageError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
