import { cellText, columnsFor, memberAt } from './columns.ts';
import { withValueAt } from './flags.ts';
import { cleanText, jsonText } from './terminal-text.ts';

/** How answers are printed. */
export type AnswerStyle = Readonly<{
  /** The words of the list or record: which columns it has. */
  noun: string;
  asJson: boolean;
  /** Only these members; null: those that are usual. */
  fields: readonly string[] | null;
  /** Print what is secret, too. */
  isRevealed: boolean;
}>;

/** Members of answers that nobody prints by accident. */
const SECRETS: ReadonlySet<string> = new Set(
  (
    'private_key secret loon_secret_key client_secret password cryptogram pin session_token accessToken ' +
    'account_updater_response_decryption_key'
  ).split(' '),
);
const HIDDEN = '[hidden]';

/** The answer without what is secret in it. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]: [string, unknown]) => [
      name,
      SECRETS.has(name) && typeof member === 'string' && !/^\**$/.test(member)
        ? HIDDEN
        : withoutSecrets(member),
    ]),
  );
}

/** A record, or whatever else was answered. */
export function recordText(answer: unknown, { asJson, fields, isRevealed }: AnswerStyle): string {
  const shown = isRevealed ? answer : withoutSecrets(answer);
  const chosen = fields === null ? shown : pick(shown, fields);
  if (asJson) return `${jsonText(chosen)}\n`;
  return `${linesOf(chosen, '', fields !== null).join('\n')}\n`;
}

/** Items of a list: a table for people, words between tabs for programs, or a line of JSON for each. */
export function itemsText(items: readonly unknown[], style: AnswerStyle, isFirst: boolean): string {
  const { noun, asJson, fields, isRevealed } = style;
  const shown = isRevealed ? items : items.map(withoutSecrets);
  if (asJson)
    return shown.map((item) => `${jsonText(fields === null ? item : pick(item, fields))}\n`).join('');

  if (shown.length === 0) return '';
  const columns = fields ?? columnsFor(noun, shown);
  const { isTTY: isTerminal, columns: width } = process.stdout;
  const cells = shown.map((item) => columns.map((name) => cellText(item, name, isTerminal)));
  if (!isTerminal) return cells.map((row) => `${row.join('\t')}\n`).join('');
  const told = columns.flatMap((_, at) =>
    fields !== null || cells.some((row) => row[at] !== '') ? [at] : [],
  );
  const rows = isFirst ? [columns.map(titleOf), ...cells] : cells;
  return tableText(
    rows.map((row) => told.map((at) => row[at] ?? '')),
    width,
  );
}

/** Only these members, each in its place. */
export function pick(value: unknown, fields: readonly string[]): unknown {
  return fields.reduce<unknown>((picked, name) => {
    const path = name.split('.');
    return withValueAt(picked, path, memberAt(value, path) ?? null);
  }, {});
}

function titleOf(name: string): string {
  return name.replaceAll(/[_.]/g, ' ').toUpperCase();
}

const GAP = 2;
/** As wide as a column is at least, if it has as much to say. Ids and amounts are not cut. */
const CELL_MIN = 24;
const UUID_LENGTH = 36;

/** Rows that fit the terminal: columns that have no room are left out from the right, and long texts are cut. */
export function tableText(rows: readonly (readonly string[])[], width: number): string {
  const full = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => [...(row[at] ?? '')].length)));
  const least = full.map((one) => (one === UUID_LENGTH ? one : Math.min(one, CELL_MIN)));
  const widths: number[] = [];
  let left = width + GAP;
  for (const [at, one] of least.entries()) {
    if (one + GAP > left && at > 0) break;
    widths.push(one);
    left -= one + GAP;
  }

  for (const [at, one] of widths.entries()) {
    const more = Math.min(left, (full[at] ?? one) - one);
    widths[at] = one + more;
    left -= more;
  }
  return rows
    .map((row) => widths.map((one, at) => cut(row[at] ?? '', one)).join(' '.repeat(GAP)))
    .map((line) => `${[...line].slice(0, width).join('').trimEnd()}\n`)
    .join('');
}

function cut(text: string, width: number): string {
  const letters = [...text];
  return letters.length > width ? `${letters.slice(0, width - 1).join('')}…` : text.padEnd(width);
}

/** `name: value`, a line for each; what is inside is indented, and what is null is left out. */
function linesOf(value: unknown, indent: string, withNulls: boolean): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${indent}${cleanText(String(value))}`];
  return Object.keys(value).flatMap((name): readonly string[] => {
    const member: unknown = Reflect.get(value, name);
    const told = cleanText(name); // of metadata, it is anybody's
    if (member === null || member === undefined) return withNulls ? [`${indent}${told}:`] : [];
    if (typeof member !== 'object') return [`${indent}${told}: ${cellText(value, name, false)}`];
    if (Array.isArray(member) && member.every((one) => typeof one !== 'object'))
      return member.length === 0 && !withNulls
        ? []
        : [`${indent}${told}: ${member.map(String).map(cleanText).join(', ')}`];
    const inside = linesOf(member, `${indent}  `, withNulls);
    if (inside.length === 0) return [];
    return [`${indent}${Array.isArray(value) ? '-' : `${told}:`}`, ...inside];
  });
}
