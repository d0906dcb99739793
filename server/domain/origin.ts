const PLAIN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/**
 * The origin of an address, where it can stand in a header such as a content security policy; null otherwise. A host
 * may have a `;` or a `'` in it by the URL standard, and there it would be the end of a directive.
 */
export function plainOrigin(url: string): string | null {
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  return PLAIN.test(origin) ? origin : null;
}
