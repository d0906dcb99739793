import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Header lines of a request by lower-case name, every occurrence kept: what stands twice must be seen to
 * stand twice.
 */
export type RequestHeaders = ReadonlyMap<string, readonly string[]>;

/** `rawHeaders` of node:http: names and values in turn. Values are Latin-1 as they came. */
export function requestHeaders(rawHeaders: readonly string[]): RequestHeaders {
  const headers = new Map<string, string[]>();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    const value = rawHeaders[index + 1] ?? '';
    const known = headers.get(name);
    if (known === undefined) headers.set(name, [value]);
    else known.push(value);
  }
  return headers;
}

/** A header whose value is a comma-separated list (RFC 9110 §5.6.1), over all its lines. */
export function listHeader(values: readonly string[]): string[] {
  return values.flatMap((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );
}

/**
 * The first address of `X-Forwarded-For`, which a server may also send to say who buys; else whoever is
 * connected. It decides nothing about access.
 */
export function clientIp(request: FastifyRequest, headers: RequestHeaders): string | null {
  const [forwarded] = listHeader(headers.get('x-forwarded-for') ?? []);
  if (forwarded !== undefined && isIP(forwarded) !== 0) return forwarded;
  return request.raw.socket.remoteAddress ?? null;
}
