import type { JsonObject } from '../domain/json.ts';
import { TtlCache } from '../platform/ttl-cache.ts';

type Answer = Readonly<{ answer: JsonObject; headers: Readonly<Record<string, string>> }>;

/** However long the owner says: a key that was withdrawn must not be believed longer. */
const FRESH_SECONDS_MAX = 24 * 3600;

/**
 * TTL cache of answers by address, each kept as long as its owner lets us (`cache-control`, RFC 9111). One that says
 * nothing about it is asked for each time.
 */
export function createAnswerCache(): TtlCache<string, Answer> {
  return new TtlCache({
    ttlMs: FRESH_SECONDS_MAX * 1000,
    entriesMax: 100,
    ttlMsOf: ({ headers }) => freshSeconds(headers) * 1000,
  });
}

/**
 * What is left of `max-age` after the `age` that the answer had in other caches; 0 where it must not be kept,
 * or says nothing.
 */
export function freshSeconds(headers: Readonly<Record<string, string>>): number {
  const directives = (headers['cache-control'] ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  if (directives.some((part) => part === 'no-store' || part === 'no-cache' || part.startsWith('no-cache=')))
    return 0;
  const maxAge = directives.flatMap((part) => /^max-age="?(\d{1,9})"?$/.exec(part)?.[1] ?? [])[0];
  const age = /^\d{1,9}$/.test(headers['age'] ?? '') ? Number(headers['age']) : 0;
  return maxAge === undefined ? 0 : Math.max(0, Math.min(Number(maxAge) - age, FRESH_SECONDS_MAX));
}
