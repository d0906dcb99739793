import { Secret } from './secret.ts';

/** What goes into a JSON body of somebody's API: what is null, or an object or a list of nothing, is left out. */
export function compact(value: unknown): unknown {
  if (value instanceof Secret || typeof value !== 'object' || value === null) return value ?? undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(compact);
  const entries = Object.entries(value)
    .map(([name, inner]) => [name, compact(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
