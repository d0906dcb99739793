import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: Readonly<{ type: 'minor' }>) => void;

/**
 * Collects what is young and held by nobody. Twice, because what survives two such collections is old, and stays
 * until a major one.
 */
export function collectYoung(): void {
  collect({ type: 'minor' });
  collect({ type: 'minor' });
}
