import type { Detail } from '../../domain/problem.ts';

/** What a question needs to know before it can be asked. */
export type Need =
  /** What the request says, and the merchant account's payment services. */
  | 'request'
  /** Whether it pays with what is stored already. */
  | 'storage'
  /** What it pays with, and whose that is. */
  | 'instrument';

export type Question<Subject> = Readonly<{
  needs: Need;
  problems(subject: Subject): readonly Detail[] | Promise<readonly Detail[]>;
}>;

export type Questions<Subject> = (known: readonly Need[], subject: Subject) => Promise<Detail[]>;

/**
 * Asks every question of a table once, as soon as what it needs is known:
 * `const ask = askOnce(PAYMENT_QUESTIONS)`, then `await ask(['request'], subject)`, then, when a checkout session was
 * taken, `await ask(EVERYTHING, subject)`.
 */
export function askOnce<Subject>(questions: readonly Question<Subject>[]): Questions<Subject> {
  let left = questions;
  return async (known, subject) => {
    const now = left.filter(({ needs }) => known.includes(needs));
    left = left.filter(({ needs }) => !known.includes(needs));
    const problems: Detail[] = [];
    for (const question of now) {
      const found = question.problems(subject);
      // Few have to wait: a turn for each of the others would cost more than all of them.
      problems.push(...(found instanceof Promise ? await found : found));
    }
    return problems;
  };
}

export const EVERYTHING: readonly Need[] = ['request', 'storage', 'instrument'];
