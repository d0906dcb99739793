import type { ReceiptView } from './receipt-view.ts';

/** A receipt for readers without HTML: one fact a line. */
export function receiptText(view: ReceiptView): string {
  const { brand, title, amount, lead, test, facts, items, more, sums, support } = view;
  const blocks: readonly (readonly (string | null)[])[] = [
    [brand.name === '' ? null : brand.name, test],
    [`${title}: ${amount}`, lead],
    facts.map(({ name, value }) => `${name}: ${value}`),
    [...items.map((item) => `${item.quantity} × ${item.name}: ${item.amount}`), more],
    sums.length > 1 || items.length > 0 ? sums.map(({ name, value }) => `${name}: ${value}`) : [],
    [support],
  ];
  return `${blocks
    .map((lines) => lines.flatMap((line) => (line === null ? [] : [oneLine(line)])).join('\n'))
    .filter((block) => block !== '')
    .join('\n\n')}\n`;
}

/** What somebody wrote into a payment or the settings makes no line, and no command of a terminal, of its own. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
