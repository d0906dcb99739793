/**
 * May a buyer's browser be sent there, as the request asks? To a page of the web, or to an app of the
 * merchant's by a scheme that the merchant account has registered.
 */
export function isReturnAddress(url: string, registered: readonly string[]): boolean {
  const scheme = schemeOf(url);
  return scheme !== null && (WEB.has(scheme) || (isAppScheme(scheme) && registered.includes(scheme)));
}

/** Of the web, so that it depends on no merchant account. */
export function isWebAddress(url: string): boolean {
  const scheme = schemeOf(url);
  return scheme !== null && WEB.has(scheme);
}

/** Asked again when the browser is sent: whatever is stored, nothing goes to what it would run or show itself. */
export function isReturnable(url: string): boolean {
  const scheme = schemeOf(url);
  return scheme !== null && (WEB.has(scheme) || isAppScheme(scheme));
}

/** A scheme that can be an app's own: not one of the web's, of a browser's inside, or of programs it starts. */
export function isAppScheme(scheme: string): boolean {
  return !WEB.has(scheme) && !TAKEN.has(scheme) && !/^ms-|^microsoft|-extension$/.test(scheme);
}

/**
 * The published form for a buyer in an app of the merchant's, who is shown a page of ours and sent nowhere.
 */
export function isReturnedAsData(url: string): boolean {
  return /^data:application\/json;base64,[A-Za-z0-9+/_-]*={0,2}$/.test(url);
}

/**
 * A shop's address with parameters of ours, and else byte for byte as the shop gave it: `URL` would write blanks, signs
 * and empty parts in its own way, and a signature over the address would not hold any more. Ours take the place of
 * others with the same names. What a header cannot carry is written as browsers do.
 */
export function withParameters(url: string, parameters: Readonly<Record<string, string>>): string {
  const [, before = '', query, fragment = ''] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(carriedInHeader(url)) ?? [];
  const names = new Set(Object.keys(parameters));
  const theirs = (query ?? '').split('&').filter((pair) => !names.has(nameIn(pair)));
  const ours = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const kept = theirs.join('&');
  return `${before}?${kept === '' ? '' : `${kept}&`}${ours.join('&')}${fragment}`;
}

function nameIn(pair: string): string {
  return new URLSearchParams(pair).keys().next().value ?? '';
}

/** Printable ASCII stays; a host in letters of a language is written in its ASCII form. */
function carriedInHeader(url: string): string {
  if (/^[\x21-\x7e]*$/.test(url)) return url;
  const { protocol, host } = new URL(url);
  const [, authority = '', rest = ''] = /^[^:]*:(?:\/\/([^/?#\\]*))?(.*)$/s.exec(url.trim()) ?? [];
  // what is no plain host has a user or a port beside it: rare enough to be written by the parser
  if (!/^[\x21-\x7e]*$/.test(authority) && /[@\s]/u.test(authority)) return new URL(url).href;
  const ascii = /^[\x21-\x7e]*$/.test(authority) ? authority : host;
  const place = url.trim().slice(protocol.length).startsWith('//') ? `//${ascii}` : '';
  const written = rest.replaceAll(/[\t\r\n]/g, '').replaceAll(/[^\x21-\x7e]+/gu, encodeURIComponent);
  return `${protocol}${place}${written}`;
}

function schemeOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).protocol.slice(0, -1) : null;
}

const WEB: ReadonlySet<string> = new Set(['http', 'https']);
const TAKEN: ReadonlySet<string> = new Set([
  ...['javascript', 'vbscript', 'data', 'blob', 'file', 'filesystem', 'about', 'view-source', 'jar'],
  ...['chrome', 'edge', 'opera', 'brave', 'resource', 'intent', 'android-app', 'shell', 'search-ms'],
  ...['ws', 'wss', 'ftp', 'mailto', 'tel', 'sms', 'ldap', 'ssh', 'telnet', 'smb'],
]);
