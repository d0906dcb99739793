import { accentOf } from '../design/brand.ts';
import { directionOf } from '../design/language.ts';
import { htmlOf, leftToRight } from '../design/markup.ts';
import { COLORS, RADIUS_PX, TEXT } from '../design/tokens.ts';
import type { ReceiptLine, ReceiptView } from './receipt-view.ts';

const { light, dark } = COLORS;
const WIDTH_PX = 560;
/** In mails quotes are needed round the names of fonts, and an attribute has them already. */
const FAMILY = TEXT.family.replaceAll("'", '&#39;');

/**
 * A receipt as readers of mail show it: tables and inline styles, which all of them keep, and one block of styles for
 * dark mode and small windows, which some leave out. No script, no picture but the merchant's logo, and nothing that
 * tells whether it was opened.
 */
export function receiptHtml(view: ReceiptView): string {
  const direction = directionOf(view.language);
  const start = direction === 'rtl' ? 'right' : 'left';
  const end = direction === 'rtl' ? 'left' : 'right';
  const { accent } = accentOf(view.brand);
  const bar = accent.startsWith('#') ? accent : light.ink;
  const parts = [
    headOf(view),
    view.test === null ? '' : testOf(view.test),
    rowOf(
      'padding:28px 32px 4px',
      paragraph('soft', textStyle(light['soft-ink'], 14), htmlOf(view.title)) +
        paragraph(
          'ink',
          `margin:4px 0 0;font:600 34px/1.2 ${FAMILY};color:${light.ink}`,
          leftToRight(view.amount),
        ) +
        paragraph('ink', `${textStyle(light.ink, 16)};margin-top:12px`, htmlOf(view.lead)),
    ),
    tableOf(view.facts.map((line) => lineOf(line, { start, end, isLast: false, isAmount: false }))),
    view.items.length + view.sums.length > 1 ? tableOf(itemLines(view, { start, end })) : '',
    view.support === null
      ? ''
      : rowOf('padding:20px 32px 0', paragraph('ink', textStyle(light.ink, 15), htmlOf(view.support))),
    rowOf('padding:12px 32px 28px', ''),
  ];

  return pageOf(view, parts.join('\n'), { direction, start, bar });
}

function pageOf(
  { language, subject, title, amount }: ReceiptView,
  rows: string,
  { direction, start, bar }: Readonly<{ direction: 'ltr' | 'rtl'; start: string; bar: string }>,
): string {
  const table = `role="presentation" cellpadding="0" cellspacing="0" border="0"`;
  const paper =
    `width:100%;max-width:${WIDTH_PX}px;background:${light.paper};border-radius:${RADIUS_PX}px;` +
    `border-top:4px solid ${bar};text-align:${start}`;

  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${htmlOf(subject)}</title>
<style>${STYLES}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.ground}">
<div style="display:none;max-height:0;overflow:hidden">${htmlOf(`${title} ${amount}`)}</div>
<table ${table} class="ground" width="100%" style="background:${light.ground}">
<tr><td align="center" style="padding:24px 12px">
<table ${table} class="paper" width="${WIDTH_PX}" dir="${direction}" style="${paper}">
${rows}
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const STYLES = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.cell{padding-left:20px!important;padding-right:20px!important}}',
  '@media (prefers-color-scheme:dark){',
  `.ground{background:${dark.ground}!important}`,
  `.paper{background:${dark.paper}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.soft{color:${dark['soft-ink']}!important}`,
  `.line{border-color:${dark['soft-line']}!important}`,
  `.test{background:${dark.tint}!important}`,
  '.logo{background:#fff!important}',
  '}',
].join('');

function textStyle(color: string, sizePx: number): string {
  return `margin:0;font:400 ${sizePx}px/1.5 ${FAMILY};color:${color}`;
}

function paragraph(kind: string, style: string, content: string): string {
  return `<p class="${kind}" style="${style}">${content}</p>`;
}

function rowOf(style: string, content: string): string {
  return `<tr><td class="cell" style="${style}">${content}</td></tr>`;
}

const LOGO =
  `display:block;height:40px;max-width:220px;border:0;border-radius:6px;` + `font:600 18px/40px ${FAMILY}`;

/** The logo, or the name; a picture that is in the page's own address is one that mail programs leave out. */
function headOf({ brand }: ReceiptView): string {
  const { name, logoUrl } = brand;
  if (logoUrl?.startsWith('https://') === true)
    return rowOf(
      'padding:28px 32px 0',
      `<img class="logo" src="${htmlOf(logoUrl)}" alt="${htmlOf(name)}" height="40" style="${LOGO}">`,
    );
  return name === ''
    ? ''
    : rowOf(
        'padding:28px 32px 0',
        paragraph('ink', `margin:0;font:600 18px/1.4 ${FAMILY};color:${light.ink}`, htmlOf(name)),
      );
}

const NOTE = `background:${light.ground};padding:6px 10px;border-radius:6px`;

function testOf(text: string): string {
  return rowOf(
    'padding:16px 32px 0',
    paragraph('test soft', `${textStyle(light['soft-ink'], 13)};${NOTE}`, htmlOf(text)),
  );
}

function tableOf(lines: readonly string[]): string {
  return rowOf(
    'padding:16px 32px 0',
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${lines.join('')}</table>`,
  );
}

type Sides = Readonly<{ start: string; end: string }>;

function lineOf(
  { name, value, isLeftToRight }: ReceiptLine,
  { start, end, isLast, isAmount }: Sides & Readonly<{ isLast: boolean; isAmount: boolean }>,
): string {
  const [color, weight, kind] = isLast
    ? ([light.ink, 600, 'ink'] as const)
    : ([light['soft-ink'], 400, 'soft'] as const);
  const styleOf = (ink: string): string =>
    `border-top:1px solid ${light['soft-line']};padding:10px 0;vertical-align:top;` +
    `font:${weight} 15px/1.5 ${FAMILY};color:${ink}`;

  const shown = isLeftToRight ? leftToRight(value) : htmlOf(value);
  const [label, fact] = [
    `${styleOf(color)};padding-${end}:16px`,
    `${styleOf(light.ink)};${isAmount ? 'white-space:nowrap' : 'word-break:break-word'}`,
  ];
  return (
    `<tr><td class="line ${kind}" align="${start}" style="${label}">${htmlOf(name)}</td>` +
    `<td class="line ink" align="${end}" style="${fact}">${shown}</td></tr>`
  );
}

function itemLines({ items, more, sums }: ReceiptView, sides: Sides): readonly string[] {
  const told = items.map(({ name, quantity, amount }): ReceiptLine => ({
    name: quantity === 1 ? name : `${quantity} × ${name}`,
    value: amount,
    isLeftToRight: true,
  }));
  const left = more === null ? [] : [{ name: more, value: '', isLeftToRight: false }];
  const lines = [...told, ...left, ...sums];
  return lines.map((line, at) => lineOf(line, { ...sides, isLast: at === lines.length - 1, isAmount: true }));
}
