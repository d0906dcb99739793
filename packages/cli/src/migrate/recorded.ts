/** A request as a file has it: what decides whether it works, and none of its credentials. */
export type RecordedRequest = Readonly<{
  /** Which entry of a HAR file, or which line. */
  at: number;
  method: string;
  /** Null where the file gives a path alone. */
  host: string | null;
  /** Without the query. */
  path: string;
  query: string;
  /** By lower-case name; those that carry credentials are left out while reading. */
  headers: ReadonlyMap<string, string>;
  body: string | null;
}>;

/** Headers that tell whether a request works. No other is kept, so that no credential is. */
export const READ_HEADERS: ReadonlySet<string> = new Set([
  'content-type',
  'idempotency-key',
  'x-api-version',
]);

/** In capitals. What is no word may hold anything, and would be printed. */
export function methodOf(text: string): string {
  return /^[a-z]{1,20}$/i.test(text) ? text.toUpperCase() : '…';
}

/** A file that cannot be read, and where. It ends the command with 2. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** An address in parts: absolute, or a path alone; null where it is neither. */
export function addressParts(url: string): Readonly<Pick<RecordedRequest, 'host' | 'path' | 'query'>> | null {
  const [whole = ''] = url.split('#');
  const [address = '', ...rest] = whole.split('?');
  const query = rest.join('?');
  if (address.startsWith('/')) return { host: null, path: address, query };
  const parsed = URL.canParse(address) ? new URL(address) : null;
  return parsed === null || !/^https?:$/.test(parsed.protocol)
    ? null
    : { host: parsed.host, path: parsed.pathname, query };
}
