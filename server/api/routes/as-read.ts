import { Problem } from '../../domain/problem.ts';

/** What an operation with `IF_MATCH` gets of its headers. */
export type IfMatch = Readonly<{ 'if-match'?: string }>;

/**
 * 412 where it has changed since the caller read it, as their `If-Match` says. To be asked of the row that is compared
 * and set, so that nobody can come in between.
 */
export function assertAsRead(
  { 'if-match': read }: IfMatch,
  { updated_at: now }: Readonly<{ updated_at: string }>,
): void {
  if (read !== undefined && read !== `"${now}"`)
    throw new Problem('changed_meanwhile', {
      message: `Somebody has changed it since you read it: it stands as of ${now}`,
    });
}
