import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request was meant for what listens on loopback without a password. Any page can make a browser ask there:
 * by having a name of its own lead to this machine (DNS rebinding), which `Host` then says, or by posting from
 * elsewhere, which `Origin` says. No page can change these two.
 */
export function isMeantForUs({ host = '', origin }: IncomingHttpHeaders, names: readonly string[]): boolean {
  return isOurs(`http://${host}`, names) && (origin === undefined || isOurs(origin, names));
}

function isOurs(address: string, names: readonly string[]): boolean {
  const hostname = URL.parse(address)?.hostname ?? '';
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname) || names.includes(hostname);
}
