/**
 * What was written from a validated value comes back as that value: the database does not know the contract's
 * types.
 */
export function fromStoredJson<Shape>(value: unknown): Shape {
  return value as Shape;
}

/** For a number that the contract bounds well below 2^53. */
export function numberOrNull(value: bigint | null): number | null {
  return value === null ? null : Number(value);
}
