import { createInterface } from 'node:readline/promises';
import { CommandError } from './command-error.ts';

/** What cannot be taken back is done only where somebody said so, having read what it ends. */
export async function confirm(yes: boolean | undefined, whatEnds: string): Promise<void> {
  if (yes === true) return;
  if (process.stdin.isTTY && process.stderr.isTTY) {
    const asking = createInterface({ input: process.stdin, output: process.stderr });
    const answer = await asking.question(`${whatEnds} Go on? [y/N] `).finally(() => asking.close());
    if (/^y(?:es)?$/i.test(answer.trim())) return;
    throw new CommandError('Nothing was done.');
  }
  throw new CommandError(`${whatEnds} Nothing was done: add --yes to do it.`);
}
