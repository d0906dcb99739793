import { Secret } from './secret.ts';

/**
 * What goes into a JSON body of somebody's API: what is null, or an object or a list of nothing, is left out. It is
 * most of what a request costs, so it makes nothing but the object that it gives. No name is `__proto__`: strict JSON
 * refuses that.
 */
export function compact(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  if (value instanceof Secret) return value;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(compact);
  return compactObject(value as Readonly<Record<string, unknown>>); // neither null nor a list
}

function compactObject(object: Readonly<Record<string, unknown>>): unknown {
  let kept: Record<string, unknown> | undefined;
  for (const name of Object.keys(object)) {
    const inner = compact(object[name]);
    if (inner === undefined) continue;
    kept ??= {};
    kept[name] = inner;
  }
  return kept;
}
