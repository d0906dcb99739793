import type { Json } from '../domain/merge-patch.ts';

/** JSON of our own tables as the contract's type: it was validated against that contract before it was stored. */
export function stored<Shape>(value: Json): Shape {
  return value as Shape;
}
