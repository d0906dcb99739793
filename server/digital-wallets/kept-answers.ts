import type { JsonObject } from '../domain/json.ts';

type Fresh = Readonly<{ answer: JsonObject; headers: Readonly<Record<string, string>> }>;

/**
 * Answers that their owner lets us keep (`cache-control`, RFC 9111), per process. One that says nothing about
 * it is asked for each time.
 */
export class KeptAnswers {
  readonly #kept = new Map<string, Readonly<{ answer: JsonObject; untilMs: number }>>();

  /**
   * The kept answer while it is fresh, else a new one from `ask`; those who come at once with nothing kept
   * may each ask.
   */
  async get(url: string, now: Date, ask: () => Promise<Fresh>): Promise<JsonObject> {
    const kept = this.#kept.get(url);
    if (kept !== undefined && now.getTime() < kept.untilMs) return kept.answer;
    const { answer, headers } = await ask();
    const seconds = freshSeconds(headers);
    if (seconds === 0) this.#kept.delete(url);
    else this.#kept.set(url, { answer, untilMs: now.getTime() + seconds * 1000 });
    if (this.#kept.size > KEPT_MAX) this.#kept.clear();
    return answer;
  }
}

const KEPT_MAX = 100;
/** However long the owner says: a key that was withdrawn must not be believed longer. */
const FRESH_SECONDS_MAX = 24 * 3600;

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
