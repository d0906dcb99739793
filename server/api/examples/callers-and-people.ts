import type { Example } from './example.ts';

/** Who calls, and people: what is for people alone is asked by one. */
export const PEOPLE: readonly Example[] = [{ operation: 'get_me' }];
