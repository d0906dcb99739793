/** As PostgreSQL writes them: nothing that it stores goes over the end of one. */
const PAGE_BYTES = 8192;

/** The pages that differ from those of `known`; what follows each other is one piece. */
export function* otherPages(bytes: Buffer, known: Buffer): Generator<Buffer> {
  let start: number | null = null;
  for (let at = 0; at < bytes.length; at += PAGE_BYTES) {
    const isKnown = bytes.subarray(at, at + PAGE_BYTES).equals(known.subarray(at, at + PAGE_BYTES));
    if (!isKnown) start ??= at;
    else if (start !== null) {
      yield bytes.subarray(start, at);
      start = null;
    }
  }
  if (start !== null) yield bytes.subarray(start);
}
