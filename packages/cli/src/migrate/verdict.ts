import { nearestName } from '../nearest-name.ts';
import type { Fault } from './mistakes.ts';
import type { RecordedRequest } from './recorded.ts';

/**
 * What becomes of a request here. `works`: it is taken, where what it names is there. `fails`: it is refused, for its
 * faults. Of a request of another API: `maps`: all of it has its place in a call of ours; `partly`: the call has no
 * place for some of it; `none`: there is no such call.
 */
export type Outcome = 'works' | 'fails' | 'maps' | 'partly' | 'none';

/** What the checker says of one request. No value of the request is in it. */
export type Verdict = Readonly<{
  /** Which entry of the HAR file, or which line. */
  at: number;
  /** Method and path, ids in it hidden. */
  request: string;
  outcome: Outcome;
  /** What takes it here: method and path. */
  here: string | null;
  /** Its name in the contract. */
  operation: string | null;
  faults: readonly Fault[];
  /** What is done here in another way, by field. */
  changed: readonly Difference[];
  /** What has no counterpart here, by field. */
  lost: readonly Difference[];
  /** What else has to be known. */
  notes: readonly string[];
}>;

/** A field of a request of another API, and where it goes or why it goes nowhere. */
export type Difference = Readonly<{ field: string; here: string }>;

/** Says of each request what becomes of it. */
export type Judge = (request: RecordedRequest) => Verdict;

const SEGMENTS_MAX = 12;

/** A path with those words of an API, or near ones, that stand in it: anything else may be a secret. */
export function shownPath(path: string, words: ReadonlySet<string>): string {
  const segments = path.split('/', SEGMENTS_MAX + 1);
  const shown = segments.slice(0, SEGMENTS_MAX).map((segment) => (isWord(segment, words) ? segment : '…'));
  return `${shown.join('/')}${segments.length > SEGMENTS_MAX ? '/…' : ''}`;
}

function isWord(segment: string, words: ReadonlySet<string>): boolean {
  if (segment === '' || words.has(segment)) return true;
  return /^[a-z_-]{3,24}(?:\.json)?$/.test(segment) && nearestName(segment, words) !== null;
}

/** Every word of these paths that is no id. */
export function wordsIn(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.flatMap((path) => path.split('/')).filter((word) => !word.startsWith('{')));
}
