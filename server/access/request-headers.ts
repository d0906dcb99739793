import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { addressBehind, plainAddress } from '../platform/trusted-proxies.ts';

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

/** Who asks: whoever is connected, or whom the trusted proxies in between name. It decides nothing about access. */
export function callerAddress(
  request: FastifyRequest,
  headers: RequestHeaders,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): string | null {
  return addressBehind(trustedProxies, request.raw.socket.remoteAddress ?? null, forwardedFor(headers));
}

/**
 * Where the buyer is. A front end is where its buyer is. A merchant's server says in `X-Forwarded-For` who buys, and
 * the proxies in between add to it; where it says nothing, it is itself.
 */
export function buyerAddress(
  request: FastifyRequest,
  headers: RequestHeaders,
  { config, isServer }: Readonly<{ config: Pick<Config, 'trustedProxies'>; isServer: boolean }>,
): string | null {
  const said = isServer ? plainAddress(forwardedFor(headers)[0] ?? '') : null;
  return said ?? callerAddress(request, headers, config);
}

function forwardedFor(headers: RequestHeaders): string[] {
  return listHeader(headers.get('x-forwarded-for') ?? []);
}
