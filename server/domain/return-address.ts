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

function schemeOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).protocol.slice(0, -1) : null;
}

const WEB: ReadonlySet<string> = new Set(['http', 'https']);
const TAKEN: ReadonlySet<string> = new Set([
  ...['javascript', 'vbscript', 'data', 'blob', 'file', 'filesystem', 'about', 'view-source', 'jar'],
  ...['chrome', 'edge', 'opera', 'brave', 'resource', 'intent', 'android-app', 'shell', 'search-ms'],
  ...['ws', 'wss', 'ftp', 'mailto', 'tel', 'sms', 'ldap', 'ssh', 'telnet', 'smb'],
]);
