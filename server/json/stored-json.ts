/**
 * What was written from a validated value comes back as that value: the database does not know the contract's
 * types.
 */
export function fromStoredJson<Shape>(value: unknown): Shape {
  return value as Shape;
}
