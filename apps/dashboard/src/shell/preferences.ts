import type { Language } from '../words/words.ts';

/**
 * How a person wants to see things. The service keeps what goes with them from browser to browser; here it is for the
 * next start, before anybody has answered. Nothing of it is secret.
 */
export type Preferences = Readonly<{
  /** Null: the browser's. */
  language: Language | null;
  /** An IANA name; null: the browser's. */
  zone: string | null;
  look: 'system' | 'light' | 'dark';
  /** Single letters as keys can be switched off (WCAG 2.1.4). */
  letters: boolean;
  /** Columns of lists by the list's name; left out: those of the list. */
  columns: Readonly<Record<string, readonly string[]>>;
  /** The merchant account that was looked at last. */
  account: string | null;
}>;

const NAME = 'railyard-dashboard';
const FIRST: Preferences = {
  language: null,
  zone: null,
  look: 'system',
  letters: true,
  columns: {},
  account: null,
};
const listeners = new Set<() => void>();
let current = read();

export function readPreferences(): Preferences {
  return current;
}

export function changePreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(NAME, JSON.stringify(current));
  } catch {
    // a browser that keeps nothing: it holds until the page is left
  }
  for (const listener of listeners) listener();
}

export function subscribePreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Preferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '{}');
    return { ...FIRST, ...(kept as Partial<Preferences>) }; // written above
  } catch {
    return FIRST;
  }
}
