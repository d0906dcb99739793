import type { Difference, Outcome, Verdict } from './verdict.ts';

const MARKS: Readonly<Record<Outcome, string>> = {
  works: '✔',
  maps: '✔',
  partly: '~',
  fails: '✖',
  none: '✖',
};
const LABELS: Readonly<Record<Outcome, string>> = {
  works: 'would work',
  maps: 'have a counterpart for all of it',
  partly: 'have a counterpart for a part',
  fails: 'would be refused',
  none: 'have no counterpart',
};
/** How many requests of one kind are told one by one; the rest are counted. */
const SHOWN_OF_A_KIND = 5;
const KINDS_MAX = 10_000;

/** What was said of all requests so far, in a size that does not grow with their number. */
export class Summary {
  readonly #outcomes = new Map<Outcome, number>();
  readonly #kinds = new Map<string, number>();
  /** By host, how many requests were passed over. */
  readonly #others = new Map<string, number>();

  /** Counts it, and says whether as many of its kind were shown already. */
  add(verdict: Verdict): Readonly<{ isOneOfMany: boolean }> {
    this.#outcomes.set(verdict.outcome, (this.#outcomes.get(verdict.outcome) ?? 0) + 1);
    const kind = JSON.stringify([verdict.request, verdict.faults, verdict.lost]);
    const before = this.#kinds.get(kind) ?? 0;
    if (before > 0 || this.#kinds.size < KINDS_MAX) this.#kinds.set(kind, before + 1);
    return { isOneOfMany: before >= SHOWN_OF_A_KIND };
  }

  passOver(host: string): void {
    if (this.#others.has(host) || this.#others.size < 100)
      this.#others.set(host, (this.#others.get(host) ?? 0) + 1);
  }

  get checked(): number {
    return [...this.#outcomes.values()].reduce((sum, count) => sum + count, 0);
  }

  get isWhole(): boolean {
    return (['fails', 'partly', 'none'] as const).every((outcome) => !this.#outcomes.has(outcome));
  }

  get others(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#others].toSorted(([, one], [, other]) => other - one));
  }

  toJSON(): object {
    return { checked: this.checked, ...Object.fromEntries(this.#outcomes), passed_over: this.others };
  }

  text(): string {
    const counts = (Object.keys(LABELS) as Outcome[])
      .filter((outcome) => this.#outcomes.has(outcome))
      .map((outcome) => `  ${String(this.#outcomes.get(outcome)).padStart(6)} ${LABELS[outcome]}`);
    const other = Object.values(this.others).reduce((sum, count) => sum + count, 0);
    const passed = other === 0 ? [] : [`  ${String(other).padStart(6)} passed over: other hosts`];
    return [`${this.checked} requests:`, ...counts, ...passed].join('\n');
  }
}

/** One request, for people. */
export function verdictText({ at, request, outcome, here, faults, changed, lost, notes }: Verdict): string {
  const arrow = here === null || here === request ? '' : `  →  ${here}`;
  return [
    `${MARKS[outcome]} ${at}  ${request}${arrow}`,
    ...faults.map(
      ({ location, pointer, message }) => `    ${location} ${pointer === '' ? '' : `${pointer} `}${message}`,
    ),
    ...differences('is lost', lost),
    ...differences('becomes', changed),
    ...notes.map((note) => `    ${note}`),
  ].join('\n');
}

function differences(word: string, found: readonly Difference[]): readonly string[] {
  return found.map(({ field, here }) => `    ${field} ${word}: ${here}`);
}
