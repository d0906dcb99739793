import { CommandError } from './command-error.ts';

const UNIT_SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** How long `30s`, `15m`, `12h` or `3d` is. */
export function parseSeconds(what: string, text: string): number {
  const parts = /^(\d{1,6})([smhd])$/.exec(text);
  if (parts === null)
    throw new CommandError(
      `${what} takes a number with s, m, h or d, such as 30s or 1h, and not ${JSON.stringify(text)}.`,
    );
  return Number(parts[1]) * UNIT_SECONDS[parts[2] as keyof typeof UNIT_SECONDS]; // The pattern admits no other letter.
}
