import path from 'node:path';

/**
 * A setting as the operator meets it. `default` is text as they would write it, or a sentence in parentheses
 * where it depends on others.
 */
export type Setting<Value> = Readonly<{
  variable: string;
  default: string;
  says: string;
  takes: string;
  parse(text: string): Value | undefined;
}>;

/** A century: for good. */
const DAYS_MAX = 36_500;

export function setting<Value>(
  variable: string,
  fallback: string,
  says: string,
  takes: string,
  parse: (text: string) => Value | undefined,
): Setting<Value> {
  return { variable, default: fallback, says, takes, parse };
}

export function days(variable: string, byDefault: number, least: number, says: string): Setting<number> {
  return setting(variable, String(byDefault), says, `a number from ${least} to ${DAYS_MAX}`, (text) => {
    const value = /^(?:0|[1-9]\d{0,4})$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= DAYS_MAX ? value : undefined;
  });
}

/** How many in any minute, `least` at least; 0, where it may be, for no limit. */
export function wholeNumber(
  variable: string,
  byDefault: number,
  [least, most]: readonly [least: number, most: number],
  says: string,
): Setting<number> {
  return setting(variable, String(byDefault), says, `a number from ${least} to ${most}`, (text) => {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  });
}

export function oneOf<const Words extends readonly string[]>(
  ...words: Words
): (text: string) => Words[number] | undefined {
  return (text) => words.find((word) => word === text);
}

/** What a setting that is a path takes, and how it is read: relative to where the process was started. */
export const A_PATH = ['a path', (text: string) => path.resolve(text)] as const;

export function parseBoolean(text: string): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

export function parsePort(text: string): number | undefined {
  const port = Number(text);
  return /^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535 ? port : undefined;
}

export function parseAddresses(text: string): Readonly<Record<string, string>> | undefined {
  const entries = text.split(',').map((entry) => /^ *([a-z0-9][a-z0-9-]*)=(https:.*[^/ ]) *$/.exec(entry));
  if (entries.some((entry) => entry === null || !URL.canParse(entry[2] ?? ''))) return undefined;
  return Object.fromEntries(entries.map((entry) => [entry?.[1] ?? '', entry?.[2] ?? '']));
}

export function parseNames(text: string): readonly string[] | undefined {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  return names.every((name) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name)) ? names : undefined;
}

const KEYS_MAX = 5;

export function parseKeys(text: string): readonly string[] | undefined {
  const keys = text.split(',').map((key) => key.trim());
  const isFine = keys.length <= KEYS_MAX && keys.every((key) => /^[^:,]{1,100}$/.test(key));
  return isFine && new Set(keys).size === keys.length ? keys : undefined;
}

export function parseOrigin(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === ''
    ? url.origin
    : undefined;
}
