import { isIP, isIPv4 } from 'node:net';

/**
 * Whether a request was meant for what listens on loopback without a password. Any page can make a browser ask there:
 * by having a name of its own lead to this machine (DNS rebinding), which `Host` then says, or by posting from
 * elsewhere, which `Origin` says. No page can change these two.
 */
export function isMeantForUs(headers: Headers, names: readonly string[]): boolean {
  return isOurs(`http://${headers.host ?? ''}`, names) && isFromUs(headers, names);
}

/**
 * The same for what other machines may ask, too: a probe has no name for it but an address, and a page's own name is
 * never one. Old probes of balancers send no `Host`; every browser does.
 */
export function isMeantForUsOrAddress(headers: Headers, names: readonly string[]): boolean {
  const { host } = headers;
  return (
    (host === undefined || isAddress(`http://${host}`) || isOurs(`http://${host}`, names)) &&
    isFromUs(headers, names)
  );
}

/** Whether what made a browser ask was a page of ours. Where no browser asks, there is no page. */
export function isFromUs({ origin }: Headers, names: readonly string[]): boolean {
  return origin === undefined || isOurs(origin, names);
}

type Headers = Readonly<{ host?: string | undefined; origin?: string | undefined }>;

function isAddress(url: string): boolean {
  return URL.canParse(url) && isIP(new URL(url).hostname.replace(/^\[|\]$/g, '')) !== 0;
}

function isOurs(address: string, names: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  const isLoopback = hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'));
  return (
    isLoopback || hostname === 'localhost' || hostname.endsWith('.localhost') || names.includes(hostname)
  );
}
