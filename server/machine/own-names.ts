import { isIPv4 } from 'node:net';

/**
 * Whether a request was meant for what listens on loopback without a password. Any page can make a browser ask there:
 * by having a name of its own lead to this machine (DNS rebinding), which `Host` then says, or by posting from
 * elsewhere, which `Origin` says. No page can change these two.
 */
export function isMeantForUs(headers: Headers, names: readonly string[]): boolean {
  return isOurs(`http://${headers.host ?? ''}`, names) && isFromUs(headers, names);
}

/** Whether what made a browser ask was a page of ours. Where no browser asks, there is no page. */
export function isFromUs({ origin }: Headers, names: readonly string[]): boolean {
  return origin === undefined || isOurs(origin, names);
}

type Headers = Readonly<{ host?: string | undefined; origin?: string | undefined }>;

function isOurs(address: string, names: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  const isLoopback = hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'));
  return (
    isLoopback || hostname === 'localhost' || hostname.endsWith('.localhost') || names.includes(hostname)
  );
}
