import { StartError } from '../server/machine/start-error.ts';
import { clock, CLOCK_USAGE } from './clock.ts';
import { database, DATABASE_USAGE } from './database.ts';
import { keys, KEYS_USAGE } from './keys.ts';
import { listen, LISTEN_USAGE } from './listen.ts';
import { replayFlow, REPLAY_USAGE } from './replay-flow.ts';
import { restored, RESTORED_USAGE } from './restored.ts';
import { token, TOKEN_USAGE } from './token.ts';
import { trigger, TRIGGER_USAGE } from './trigger.ts';
import { vault, VAULT_USAGE } from './vault.ts';

/** One command a line: what it does, and the module that does it. */
const COMMANDS: Readonly<
  Record<string, Readonly<{ usage: string; run(words: readonly string[]): Promise<void> }>>
> = {
  clock: { usage: CLOCK_USAGE, run: clock },
  database: { usage: DATABASE_USAGE, run: database },
  keys: { usage: KEYS_USAGE, run: keys },
  listen: { usage: LISTEN_USAGE, run: listen },
  'replay-flow': { usage: REPLAY_USAGE, run: replayFlow },
  restored: { usage: RESTORED_USAGE, run: restored },
  token: { usage: TOKEN_USAGE, run: token },
  trigger: { usage: TRIGGER_USAGE, run: trigger },
  vault: { usage: VAULT_USAGE, run: vault },
};

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
const asksForHelp = ['', '--help', 'help'].includes(name) || words.includes('--help');
if (command === undefined || asksForHelp) {
  if (!asksForHelp) process.stderr.write(`There is no command ${JSON.stringify(name)}.\n`);
  (asksForHelp ? process.stdout : process.stderr).write(
    usageOf(command === undefined ? Object.values(COMMANDS) : [command]),
  );
  process.exit(asksForHelp ? 0 : 2);
}
try {
  await command.run(words);
} catch (error) {
  if (!(error instanceof StartError) && !isUsageError(error)) throw error;
  process.stderr.write(`${error.message}\n${isUsageError(error) ? usageOf([command]) : ''}`);
  process.exit(2);
}

function usageOf(commands: readonly Readonly<{ usage: string }>[]): string {
  return `Usage:\n${commands.map(({ usage }) => `  npx railyard ${usage}`).join('\n')}\n`;
}

/** What `parseArgs` throws for a word that it does not know. */
function isUsageError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
