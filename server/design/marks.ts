import { CARD_SCHEMES, type CardScheme, rulesOf } from '../domain/card-scheme.ts';
import { htmlOf } from './markup.ts';

/**
 * Marks of card schemes and of ways to pay, drawn by hand as SVG in simple shapes. They are trademarks of the companies
 * that they name, and stand here only to say what a buyer can pay with. A scheme without a drawing has its name on a
 * plain card (docs/adr/0283).
 */
type Drawing = Readonly<{ viewBox: string; shapes: string }>;

const CARD = '0 0 38 24';
const ICON = '0 0 24 24';

const card = (shapes: string, paper = '#fff'): Drawing => ({
  viewBox: CARD,
  shapes: `<rect x=".5" y=".5" width="37" height="23" rx="3.5" fill="${paper}" stroke="#8a909966"/>${shapes}`,
});

/** Letters of a fixed width, whichever font the machine has. */
const word = (text: string, x: number, width: number, fill: string, size = 8, y = 15): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" font-family="Arial,Helvetica,sans-serif" ` +
  `textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="${fill}">${htmlOf(text)}</text>`;

const twoCircles = (left: string, right: string, shared: string): Drawing =>
  card(
    `<circle cx="15" cy="12" r="7" fill="${left}"/><circle cx="23" cy="12" r="7" fill="${right}"/>` +
      `<path d="M19 6.26a7 7 0 0 1 0 11.48a7 7 0 0 1 0-11.48" fill="${shared}"/>`,
  );

const SCHEMES: Readonly<Partial<Record<CardScheme, Drawing>>> = {
  visa: card(
    '<g transform="translate(8.5 7.5) skewX(-14)" fill="none" stroke="#1434cb" stroke-width="2.2">' +
      '<path d="M.4 0 3 8.6 6.4 0M9.2 0v9M16.6 1.6C14.4 0 12 .7 12.2 2.6c.3 2 4.2 1.8 4.2 4.1' +
      ' 0 2-2.6 2.6-4.9 1.2M18 9l3.8-9 2.6 9M19.2 6.2h4.4"/></g>',
  ),
  mastercard: twoCircles('#eb001b', '#f79e1b', '#ff5f00'),
  maestro: twoCircles('#eb001b', '#00a2e5', '#7375cf'),
  amex: card(
    '<g fill="none" stroke="#fff" stroke-width="1.7"><path d="M5 16l3-8 3 8M6.2 13.4h3.6M13 16V8l3 4.8L19 8v8' +
      'M26 8.3h-4v7.4h4M22 12h3.6M28 8l5 8M33 8l-5 8"/></g>',
    '#006fcf',
  ),
  discover: card(`<path d="M38 15v5.5A3.5 3.5 0 0 1 34.5 24H14c10-1 18-4.5 24-9z" fill="#f47216"/>
${word('DISCOVER', 3.5, 31, '#16191d', 7)}`),
  'diners-club': card(
    '<circle cx="19" cy="12" r="8" fill="#0079be"/><circle cx="19" cy="12" r="6.4" fill="#fff"/>' +
      '<path d="M17 7.2a5.2 5.2 0 0 0 0 9.6zM21 7.2a5.2 5.2 0 0 1 0 9.6z" fill="#0079be"/>',
  ),
  jcb: card(
    '<rect x="6" y="4" width="8" height="16" rx="2.5" fill="#0e4c96"/>' +
      '<rect x="15" y="4" width="8" height="16" rx="2.5" fill="#bf1e2e"/>' +
      '<rect x="24" y="4" width="8" height="16" rx="2.5" fill="#007a3d"/>' +
      `${word('J', 7.8, 4, '#fff', 9)}${word('C', 16.6, 5, '#fff', 9)}${word('B', 25.6, 5, '#fff', 9)}`,
  ),
  unionpay: card(
    '<path d="M11 4h7l-4 16H7.5z" fill="#e21836"/><path d="M18 4h7l-4 16h-7z" fill="#00447c"/>' +
      '<path d="M25 4h6.5L28 20h-7z" fill="#007b84"/>',
  ),
  'carte-bancaire': card(
    `<path d="M.5 4A3.5 3.5 0 0 1 4 .5h15v23H4A3.5 3.5 0 0 1 .5 20z" fill="#0b5ea8"/>` +
      word('CB', 12, 14, '#fff', 11),
    '#1f9d6b',
  ),
};

/** A card of which nothing is known yet. */
const PLACEHOLDER = card(
  '<g fill="#8a9099"><rect x="5" y="6" width="7" height="5" rx="1.2"/>' +
    '<rect x="5" y="15" width="12" height="2" rx="1"/>' +
    '<rect x="26" y="15" width="7" height="2" rx="1"/></g>',
);

const WAYS: Readonly<Record<string, Drawing>> = {
  applepay: {
    viewBox: ICON,
    shapes:
      '<path fill="currentColor" d="M16.4 12.6c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.1-2.8.9' +
      '-3.5.9s-1.8-.8-3-.8c-1.5 0-3 .9-3.8 2.3-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6' +
      '-.7 3-.7s1.8.7 3 .7 2-1.1 2.8-2.2c.9-1.3 1.2-2.5 1.3-2.6-.1 0-2.5-.9-2.5-3.9M14.1 5.7c.6-.8 1.1' +
      '-1.9 1-3-.9 0-2.1.6-2.8 1.4-.6.7-1.1 1.8-1 2.9 1 .1 2.1-.5 2.8-1.3"/>',
  },
  googlepay: {
    viewBox: ICON,
    shapes:
      '<path fill="#4285f4" d="M21.6 12.2c0-.7-.1-1.4-.2-2H12v3.8h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 ' +
      '3-7.3"/><path fill="#34a853" d="M12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.1' +
      'H3.1v2.6A10 10 0 0 0 12 22"/><path fill="#fbbc05" d="M6.4 14a6 6 0 0 1 0-3.9V7.5H3.1a10 10 0 0 0 0 9"/>' +
      '<path fill="#ea4335" d="M12 6c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5l3.3 2.6C7.2 7.7 9.4 6 12 6"/>',
  },
  'click-to-pay': {
    viewBox: ICON,
    shapes:
      '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" ' +
      'd="M3 6.5h11.5L20 12l-5.5 5.5H3zM7 9l3 3-3 3M11.5 9l3 3-3 3"/>',
  },
  paypal: {
    viewBox: ICON,
    shapes:
      '<path fill="#002991" d="M8 3h6.2c3 0 4.7 1.7 4.2 4.6-.5 3.3-2.9 5-6.1 5H9.7L8.5 19H4.8z"/>' +
      '<path fill="#60cdff" d="M18.9 7.3c1 .8 1.4 2 1.1 3.7-.5 3.3-2.9 5-6.1 5h-1.7l-.9 5H8.1l.4-2h.7l1.1-5.4h2.3' +
      'c3.4 ' +
      '0 5.9-1.9 6.3-5.3z"/>',
  },
  pix: {
    viewBox: ICON,
    shapes:
      '<path fill="none" stroke="#1faa9c" stroke-width="2" stroke-linejoin="round" d="M12 2.8 21.2 12 12 21.2 2.8 12z' +
      'M5.5 9.3h2.3L12 13.5l4.2-4.2h2.3M5.5 14.7h2.3l4.2-4.2 4.2 4.2h2.3"/>',
  },
  oxxo: {
    viewBox: CARD,
    shapes:
      '<rect width="38" height="24" rx="4" fill="#fff" stroke="#8a909966"/><rect y="3" width="38" height="4" ' +
      `fill="#fbb800"/><rect y="17" width="38" height="4" fill="#fbb800"/>${word('OXXO', 5, 28, '#d8121f', 9)}`,
  },
  bank: {
    viewBox: ICON,
    shapes:
      '<path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" ' +
      'd="M3.5 9.5 12 4l8.5 5.5zM5.5 12.5v4.5M9.8 12.5v4.5M14.2 12.5v4.5M18.5 12.5v4.5M3.5 20h17"/>',
  },
  'gift-card': {
    viewBox: ICON,
    shapes:
      '<path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" ' +
      'd="M3.5 8h17v11.5h-17zM3.5 12.5h17M12 8v11.5M12 8c-2-4-6-3.8-5.5-1.3C6.8 8 9 8 12 8c2-4 6-3.8 5.5-1.3C17.2 ' +
      '8 15 8 12 8z"/>',
  },
};

/** What says how something ended. */
const ENDS: Readonly<Record<string, string>> = {
  done: '<path d="M7 12.5l3.5 3.5L17.5 8.5"/>',
  waiting: '<path d="M12 7v5.5l3.5 2"/>',
  over: '<path d="M8 12h8"/>',
};

function svg({ viewBox, shapes }: Drawing, label: string | null, kind: string): string {
  const name = label === null ? 'aria-hidden="true"' : `role="img" aria-label="${htmlOf(label)}"`;
  return `<svg class="mark ${kind}" viewBox="${viewBox}" ${name}>${shapes}</svg>`;
}

/** The mark of a scheme, by its name for screen readers; null: its name stands beside the mark. */
export function schemeMark(scheme: CardScheme, label: string | null = rulesOf(scheme).displayName): string {
  return svg(drawingOf(scheme), label, 'card');
}

function drawingOf(scheme: CardScheme): Drawing {
  return SCHEMES[scheme] ?? (scheme === 'other' ? PLACEHOLDER : card(nameOf(scheme)));
}

/** The name of a scheme in one size and one width of letters, smaller where it is long, and a line for each word. */
function nameOf(scheme: CardScheme): string {
  const words = rulesOf(scheme).displayName.split(' ');
  const widths = words.map((text) => Array.from(text, widthOf).reduce((sum, width) => sum + width, 0));
  const size = Math.min(words.length > 1 ? 6.5 : 8, Math.max(6, NAME_WIDTH_MAX / Math.max(...widths)));
  return words
    .map((text, index) => {
      const width = Math.min(NAME_WIDTH_MAX, size * (widths[index] ?? 0));
      const y = 12 + 0.36 * size + (index - (words.length - 1) / 2) * (size + 1);
      return word(text, 19 - width / 2, width, '#16191d', size, y);
    })
    .join('');
}
const NAME_WIDTH_MAX = 31;

/** Of a letter of a bold sans serif of size 1, about. */
function widthOf(letter: string): number {
  if (/[ijlI]/.test(letter)) return 0.28;
  if (/[tfr]/.test(letter)) return 0.36;
  return /[A-Z]/.test(letter) ? 0.7 : 0.58;
}

/** A way to pay beside its name; empty where there is no drawing. */
export function wayMark(method: string): string {
  const drawing = WAYS[method];
  return drawing === undefined ? '' : svg(drawing, null, drawing.viewBox === CARD ? 'card' : 'icon');
}

export function endMark(end: 'done' | 'waiting' | 'over'): string {
  return (
    `<svg class="end ${end}" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="11"/>` +
    `${ENDS[end] ?? ''}</svg>`
  );
}

/** Drawings of schemes for the script of a frame, which shows one by `<use href="#mark-…">`. */
export function schemeSymbols(): string {
  const symbols = [
    ['placeholder', PLACEHOLDER] as const,
    ...CARD_SCHEMES.map((name) => [name, drawingOf(name)] as const),
  ];
  const rows = symbols.map(
    ([name, { viewBox, shapes }]) => `<symbol id="mark-${name}" viewBox="${viewBox}">${shapes}</symbol>`,
  );
  return `<svg class="marks" aria-hidden="true">${rows.join('')}</svg>`;
}

/** Marks that the page's script moves onto the buttons that it makes. */
export function waitingMarks(ways: readonly string[]): string {
  const marks = ways.map((way) => wayMark(way).replace('<svg ', `<svg id="mark-${way}" `));
  return `<div hidden>${marks.join('')}</div>`;
}
