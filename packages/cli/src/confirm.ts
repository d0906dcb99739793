import { CommandError } from './command-error.ts';

/** What cannot be taken back is done only where somebody said so, having read what it ends. */
export function confirm(yes: boolean | undefined, whatEnds: string): void {
  if (yes !== true) throw new CommandError(`${whatEnds} Nothing was done: add --yes to do it.`);
}
