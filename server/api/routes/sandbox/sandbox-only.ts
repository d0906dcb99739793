import { Problem } from '../../../domain/problem.ts';
import type { Parts } from '../../../parts.ts';

/** In production there is no such resource. */
export function sandboxOnly(parts: Pick<Parts, 'config'>): void {
  if (parts.config.environment !== 'sandbox') throw new Problem('not_found');
}
