import { scan } from './source.ts';

/** A function that is long enough for a blank line between two thoughts: where its body is, and its own statements. */
export type LongFunction = Readonly<{
  /** Numbers of lines, from 0: of the brace that opens the body, and of the one that closes it. */
  from: number;
  to: number;
  /** Where its own statements begin, with the comment above each. */
  statements: readonly number[];
}>;

/** A function of more lines than this has a blank line. */
const LINES_WITHOUT_PAUSE = 12;
/** Fewer statements are one thought: a table, or one call. */
const STATEMENTS_MIN = 4;

const OPENS = /(?:=> \{|^\s*(?:export )?(?:async )?function\b.*\{|^\s*\)(?:: .+)? \{)$/;
const METHOD =
  /^\s+(?!(?:if|for|while|switch|catch|return|do|else)\b)(?:(?:async|static|get|set) )*[#\w]+\(.*\)(?:: .*)? \{$/;
const OTHER_BLOCK = /^\s*(?:\} )?(?:else )?(?:if|for|while|switch|catch)\b/;

/** Long functions without any blank line. The code is formatted, so indentation says what belongs to what. */
export function functionsWithoutPause(text: string): readonly LongFunction[] {
  const lines = withoutTexts(text);
  return lines.flatMap((line, from) => {
    if (!opensFunction(lines, from)) return [];
    const indent = indentOf(line);
    const to = lines.findIndex((other, at) => at > from && other.startsWith(`${indent}}`));
    if (to - from - 1 <= LINES_WITHOUT_PAUSE) return [];
    const body = lines.slice(from + 1, to);
    if (body.some((other) => other.trim() === '')) return [];
    const statements = statementsOf(lines, from, to, `${indent}  `);
    return statements.length < STATEMENTS_MIN ? [] : [{ from, to, statements }];
  });
}

/** Lines of code. Those that continue a text of several lines have a word in their place. */
function withoutTexts(text: string): readonly string[] {
  const lines = text.split('\n');
  for (const { line, text: literal } of scan(text).strings)
    literal.split('\n').forEach((_, at) => {
      if (at > 0) lines[line - 1 + at] = `${' '.repeat(80)}text`;
    });

  return lines;
}

function opensFunction(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (METHOD.test(line)) return true;
  if (!OPENS.test(line) || OTHER_BLOCK.test(line)) return false;
  if (!/^\s*\)/.test(line)) return true;
  // Parameters on lines of their own: the line that begins them says what the block is.
  const indent = indentOf(line);
  const begins = lines.slice(0, at).findLast((other) => indentOf(other) === indent && other.endsWith('('));
  return begins !== undefined && !OTHER_BLOCK.test(begins);
}

function statementsOf(lines: readonly string[], from: number, to: number, indent: string): readonly number[] {
  const statements: number[] = [];
  let comment: number | null = null;
  for (let at = from + 1; at < to; at += 1) {
    const line = lines[at] ?? '';
    const isOwn = line.startsWith(indent) && line[indent.length] !== ' ';
    if (!isOwn) continue;
    const text = line.slice(indent.length);
    if (/^(?:\/\/|\/\*|\*)/.test(text)) comment ??= at;
    else if (!/^[)}\]?:.|&*`]/.test(text) && !/^(?:else|case|default)\b/.test(text)) {
      statements.push(comment ?? at);
      comment = null;
    }
  }
  return statements;
}

function indentOf(line: string): string {
  return /^\s*/.exec(line)?.[0] ?? '';
}
