import { isObject } from './step.ts';
import { CommandError } from './command-error.ts';

type Override = Readonly<{ name: string; path: readonly string[]; value: unknown }>;
export type Overrides = Readonly<{
  all: readonly Override[];
  used: Set<string>;
  /** An override that no request had a place for would be believed. */
  refuseUnused(): void;
}>;

/** `amount=500`, `buyer.display_name=Ada`: a value is JSON where it reads as such, and text elsewhere. */
export function parseOverrides(given: readonly string[]): Overrides {
  const all = given.map((text): Override => {
    const equals = text.indexOf('=');
    if (equals < 1)
      throw new CommandError(
        `--override takes NAME=VALUE, such as amount=500, and not ${JSON.stringify(text)}.`,
      );
    const name = text.slice(0, equals);
    return { name, path: name.split('.'), value: valueOf(text.slice(equals + 1)) };
  });
  const used = new Set<string>();
  return {
    all,
    used,
    refuseUnused: () => {
      const unused = all.filter(({ name }) => !used.has(name)).map(({ name }) => name);
      if (unused.length > 0)
        throw new CommandError(`No request of this event has a body for ${unused.join(', ')}.`);
    },
  };
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * The body with what is overridden in it: each name in every body that has its first part, and one that none has had
 * yet in the first body that there is.
 */
export function overridden(body: unknown, { all, used }: Overrides): unknown {
  if (!isObject(body)) return body;
  return all.reduce<Readonly<Record<string, unknown>>>((written, { name, path, value }) => {
    const [first = ''] = path;
    if (!(first in written) && used.has(name)) return written;
    used.add(name);
    return withValue(written, path, value);
  }, body);
}

function withValue(
  object: Readonly<Record<string, unknown>>,
  [first = '', ...rest]: readonly string[],
  value: unknown,
): Readonly<Record<string, unknown>> {
  const inside = object[first];
  return {
    ...object,
    [first]: rest.length === 0 ? value : withValue(isObject(inside) ? inside : {}, rest, value),
  };
}
