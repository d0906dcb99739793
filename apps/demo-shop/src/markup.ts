/** Text as HTML. */
export function htmlOf(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** What runs from left to right in any language: amounts, numbers, codes. */
export function leftToRight(text: string): string {
  return `<bdi dir="ltr">${htmlOf(text)}</bdi>`;
}

/** What says how something ended. */
export function endMark(end: 'done' | 'waiting'): string {
  const line = end === 'done' ? 'M7 12.5l3.5 3.5L17.5 8.5' : 'M12 7v5.5l3.5 2';
  return (
    `<svg class="end ${end}" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="11"/>` +
    `<path d="${line}"/></svg>`
  );
}

/** The shop's colours and measures, light and dark. */
export const TOKENS = `:root{color-scheme:light dark;--accent:#7a1f5c;--on-accent:#ffffff;
--ink:#16191d;--soft-ink:#5a626b;--paper:#fff;--tint:#f8f9fa;--ground:#f1f3f5;--line:#8a9099;
--soft-line:#e3e6e9;--bad:#b3261e;--good:#14632f;--good-ground:#e9f6ee;
--focus:#1d4ed8;--radius:10px;--shadow:0 1px 2px #10182814,0 12px 40px #10182812}
@media(prefers-color-scheme:dark){:root{--ink:#f2f4f6;--soft-ink:#aab2bb;--paper:#1a1d21;--tint:#16181c;
--ground:#0e1012;--line:#7d858e;--soft-line:#30353b;--bad:#ff9d94;--good:#7fd69a;--good-ground:#16291d;
--focus:#8ab4ff;--shadow:0 0 0 1px #ffffff0f}}`;
