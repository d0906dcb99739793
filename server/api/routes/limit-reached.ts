import { Problem } from '../../domain/problem.ts';

/** 409 in words. `things`: what there are so many of. */
export function limitReached(max: number, things: string): Problem {
  return new Problem('invalid_state', {
    message: `There are ${max} ${things} already, which is the most there can be`,
  });
}
