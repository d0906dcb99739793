import type { Caller } from '../access/caller.ts';
import { confirmationRequired } from './confirmations.ts';

/** A person takes so many rows away without being asked. */
export const EXPORT_ROWS_FREE = 1_000;

/** 403 where a person takes more away than that, and has not confirmed it. */
export function assertExportConfirmed(
  { caller, isConfirmed }: Readonly<{ caller: Caller; isConfirmed: boolean }>,
  rows: number,
): void {
  if (caller.kind === 'user' && !isConfirmed && rows > EXPORT_ROWS_FREE) throw confirmationRequired();
}
