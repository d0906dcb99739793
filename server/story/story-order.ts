import type { Entry } from './story-entry.ts';

/**
 * By time, and never before what led to it: the clock of a merchant account and that of the machine differ in the
 * sandbox, and some sources keep the one, some the other. Of one moment, in the order in which they are given.
 */
export function inOrder(entries: readonly Entry[]): readonly Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const times = new Map<Entry, string>();
  const causeOf = ({ cause }: Entry): Entry | undefined => (cause === null ? undefined : byId.get(cause));
  const timeOf = (entry: Entry): string => {
    const known = times.get(entry);
    if (known !== undefined) return known;
    times.set(entry, entry.at); // so that it ends, whatever names what
    const cause = causeOf(entry);
    const before = cause === undefined ? '' : timeOf(cause);
    const time = before > entry.at ? before : entry.at;
    times.set(entry, time);
    return time;
  };
  const sorted = entries.toSorted((one, other) => compareTexts(timeOf(one), timeOf(other)));

  const placed = new Set<Entry>();
  const begun = new Set<Entry>();
  const place = (entry: Entry): void => {
    if (begun.has(entry)) return;
    begun.add(entry);
    const cause = causeOf(entry);
    if (cause !== undefined && timeOf(cause) === timeOf(entry)) place(cause);
    placed.add(entry);
  };
  for (const entry of sorted) place(entry);
  return [...placed];
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
