/** Text may have come from anybody; numbers, times and truth values are ours, and so is a `decimal` in digits. */
export type Cell =
  | Readonly<{ text: string }>
  | Readonly<{ decimal: string }>
  | bigint
  | number
  | boolean
  | null;

/**
 * A line of a CSV file by RFC 4180. A text that a spreadsheet would take for a formula begins with an
 * apostrophe, which makes it text there: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

/** A line for programs, which read the very text: nobody opens it in a spreadsheet. */
export function machineLine(cells: readonly string[]): string {
  return `${cells.map((text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(',')}\n`;
}

const FORMULA = /^[\s\0]*[=+\-@＝＋－＠|%]|^[\t\r\n]/;

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('decimal' in cell) return cell.decimal;
  const harmless = FORMULA.test(cell.text) ? `'${cell.text}` : cell.text;
  return /[",;\t\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
