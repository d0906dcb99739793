import { uuidv7 } from '../domain/ids.ts';

const LAST_MS = 2 ** 48 - 1;

/** Ids are in the order of creation: those of the first and the last moment. */
export function idsBetween(
  from: string | null | undefined,
  until: string | null | undefined,
): Readonly<{ firstId: string; lastId: string }> {
  const within = (ms: number): number => Math.min(Math.max(ms, 0), LAST_MS);
  const firstMs = from == null ? 0 : within(Date.parse(from));
  const lastMs = until == null ? LAST_MS : within(Date.parse(until));
  return {
    firstId: uuidv7(firstMs, Buffer.alloc(10)),
    lastId: uuidv7(lastMs, Buffer.alloc(10, 0xff)),
  };
}
