import type { RequestHeaders } from '../access/request-headers.ts';

/** `__Host-`: of one host alone, over TLS (or loopback) only, for all of its paths. */
const COOKIE = '__Host-railyard_session';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** The secret in the cookie; null where there is none, or several. */
export function sessionSecretOf(headers: RequestHeaders): string | null {
  const values = (headers.get('cookie') ?? [])
    .flatMap((line) => line.split(';'))
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${COOKIE}=`))
    .map((pair) => pair.slice(COOKIE.length + 1));
  const [secret] = values;
  return values.length === 1 && secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : null;
}

export function sessionCookie(secret: string): string {
  return `${COOKIE}=${secret}; ${ATTRIBUTES}`;
}

/** Takes the cookie out of the browser. */
export function noSessionCookie(): string {
  return `${COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;
}
