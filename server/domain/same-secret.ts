import { timingSafeEqual } from 'node:crypto';

/** Whether both are the same bytes, in a time that does not tell where they differ (constant-time comparison). */
export function isSameSecret(one: Buffer | string, other: Buffer | string): boolean {
  const [left, right] = [bytesOf(one), bytesOf(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function bytesOf(secret: Buffer | string): Buffer {
  return typeof secret === 'string' ? Buffer.from(secret) : secret;
}
