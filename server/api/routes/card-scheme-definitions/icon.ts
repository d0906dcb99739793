import { type CardScheme, rulesOf } from '../../../domain/card-scheme.ts';

/**
 * A plain picture with the scheme's name, inside the address itself: nothing to host, nothing to leak a
 * referrer to, and no logo that is not ours to give.
 */
export function cardSchemeIcon(scheme: CardScheme): string {
  return nameIcon(rulesOf(scheme).displayName);
}

export function nameIcon(name: string): string {
  const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" role="img" ' +
    `aria-label="${escaped}"><rect width="120" height="40" rx="4" fill="#f2f2f2"/><text x="60" ` +
    `y="25" text-anchor="middle" font-family="sans-serif" font-size="${name.length > 12 ? 10 : 14}" ` +
    `fill="#333">${escaped}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
