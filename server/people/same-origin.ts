import type { RequestHeaders } from '../access/request-headers.ts';
import { Problem } from '../domain/problem.ts';

/** Only a script of the dashboard's own origin can send it: for any other, a browser would ask first, in vain. */
export const DASHBOARD_HEADER = 'x-railyard-dashboard';

/**
 * 403 unless the request comes from a script of the dashboard itself. Browsers say so in `Sec-Fetch-Site`, which no
 * page can write; those that do not, say from where in `Origin`.
 */
export function assertSameOrigin(headers: RequestHeaders, origin: string): void {
  const site = headers.get('sec-fetch-site');
  const isOwn =
    site === undefined
      ? isOnly(headers.get('origin'), origin)
      : isOnly(site, 'same-origin') && (headers.get('origin') ?? [origin]).every((from) => from === origin);
  if (!isOwn)
    throw foreign('sec-fetch-site', 'must be same-origin: the dashboard answers its own pages alone');
  if (!isOnly(headers.get(DASHBOARD_HEADER), '1'))
    throw foreign(DASHBOARD_HEADER, 'must be 1: the dashboard answers its own pages alone');
}

/** The dashboard knows people by a cookie. A token would be another caller, who is answered at the API's address. */
export function tokenRefusal(headers: RequestHeaders, publicUrl: string): Problem | null {
  if (!headers.has('authorization')) return null;
  const message = `is not for the dashboard: send tokens to ${publicUrl}`;
  return new Problem('bad_request', {
    details: [{ location: 'header', pointer: 'authorization', message, type: 'value_error.origin' }],
  });
}

function isOnly(values: readonly string[] | undefined, wanted: string): boolean {
  return values?.length === 1 && values[0] === wanted;
}

function foreign(pointer: string, message: string): Problem {
  return new Problem('forbidden', {
    message: 'Not from the dashboard',
    details: [{ location: 'header', pointer, message, type: 'value_error.origin' }],
  });
}
