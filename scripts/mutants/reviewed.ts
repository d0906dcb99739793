import type { Mutant } from './instrument.ts';

/**
 * Mutants that survive for a reason. They are found by what they change and what it becomes: a reason goes out of date
 * with its code, and `npm run mutants` says so.
 */
export type ReviewedMutant = Readonly<{ was: string; becomes: string; why: string }>;

export const REVIEWED: Readonly<Record<string, readonly ReviewedMutant[]>> = {};

export function isSame({ was, becomes }: ReviewedMutant, mutant: Mutant): boolean {
  return mutant.was === was && mutant.becomes === becomes;
}
