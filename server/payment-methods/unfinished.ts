import type { Source } from '../operations/due.ts';

/** How long storing or deleting may take before the sweep thinks that nobody is at it any more. */
export const UNFINISHED_AFTER_MS = 10 * 60_000;

/** Rows say when storing or deleting began; they are due so much later. */
export function unfinished<Row>(claim: Source<Row>['claim']): Source<Row>['claim'] {
  return (db, asked) => claim(db, { ...asked, now: new Date(asked.now.getTime() - UNFINISHED_AFTER_MS) });
}
