import type { Model, Type } from '../model.ts';
import { isNullable } from '../read.ts';
import type { Json } from './sample.ts';
import { resolveType } from './values.ts';

/** The least that an answer of a type has in it; undefined where it has no body. */
export function madeUpAnswer(type: Type | null, model: Model): Json | undefined {
  return type === null ? undefined : leastOf(type, model);
}

function leastOf(type: Type, model: Model): Json {
  const resolved = resolveType(type, model);
  if (isNullable(resolved)) return null;
  switch (resolved.kind) {
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return 1;
    case 'literal':
      return resolved.value;
    case 'enum':
      return resolved.values[0] ?? '';
    case 'list':
      return [];
    case 'union':
      return resolved.of[0] === undefined ? null : leastOf(resolved.of[0], model);
    case 'struct': {
      const needed = resolved.fields.filter(({ isRequired }) => isRequired);
      return Object.fromEntries(needed.map(({ name, type: of }) => [name, leastOf(of, model)]));
    }
    case 'map':
    case 'unknown':
      return {};
    default:
      return 'text';
  }
}
