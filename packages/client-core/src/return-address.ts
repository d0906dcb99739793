/**
 * What the address of a page says where that page is the one to come back to, else null. A place is compared
 * whole, so that nobody's `https://shop.example.elsewhere` is taken for `https://shop.example`.
 *
 * @example returnParameters('shop://back?transaction_id=1', 'shop://back') // { transaction_id: '1' }
 */
export function returnParameters(url: string, returnUrl: string): Readonly<Record<string, string>> | null {
  const [found, wanted] = [placeOf(url), placeOf(returnUrl)];
  if (found === null || found !== wanted) return null;
  const query = /\?([^#]*)/.exec(url)?.[1] ?? '';
  const pairs = query.split('&').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decodePart(name), decodePart(value.join('='))];
    }),
  );
}

/** Scheme, host and path, as browsers write them. Apps have schemes of their own: `shop://back`. */
function placeOf(url: string): string | null {
  const found = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)([^?#]*)/i.exec(url);
  if (found === null) return null;
  const [, scheme = '', host = '', path = ''] = found;
  const standard = { http: ':80', https: ':443' }[scheme.toLowerCase()] ?? ' ';
  const at = host.toLowerCase();
  const where = at.endsWith(standard) ? at.slice(0, -standard.length) : at;
  const written = path.replaceAll(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character));
  return `${scheme.toLowerCase()}://${where}${written === '' ? '/' : written}`;
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
