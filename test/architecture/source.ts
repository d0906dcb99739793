import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.join(import.meta.dirname, '../..');

/**
 * A file of the project: its text, its code alone with every comment, string and regular expression blanked (lines
 * stay where they are), and its comments alone.
 */
export type Source = Readonly<{
  path: string;
  text: string;
  code: string;
  comments: string;
  strings: readonly Readonly<{ line: number; text: string }>[];
  imports: readonly Readonly<{ line: number; specifier: string; names: string }>[];
}>;

/** Every file that git knows or would add. */
export function projectFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed
    .split('\0')
    .filter(
      (file) =>
        file !== '' && fs.existsSync(path.join(ROOT, file)) && fs.statSync(path.join(ROOT, file)).isFile(),
    );
}

export function readSource(file: string): Source {
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  return { path: file, text, ...scan(text), imports: importsOf(text) };
}

export function importsOf(text: string): Source['imports'] {
  return [...text.matchAll(/(?:\b(?:import|export)\b([^;'"]*)\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g)].map(
    (match) => ({
      line: text.slice(0, match.index).split('\n').length,
      specifier: match[2] ?? '',
      names: (match[1] ?? '').trim(),
    }),
  );
}

/** One pass over the text. Not a parser: it knows just enough of the language's lexical rules. */
export function scan(text: string): Pick<Source, 'code' | 'comments' | 'strings'> {
  const strings: { line: number; text: string }[] = [];
  const [pieces, comments]: [string[], string[]] = [[], []];
  /** Braces that are open: whether each is one in a template literal, which goes on behind it. */
  const open: boolean[] = [];
  let [line, before] = [1, ''];
  for (let index = 0; index < text.length; index += pieces.at(-1)?.length ?? 0) {
    const inTemplate = text[index] === '}' && open.pop() === true;
    const { kind, piece } = pieceAt(text, index, { before, inTemplate });
    if (kind === 'code') before = piece.trimEnd() || before;
    if (kind === 'string') strings.push({ line, text: piece.slice(1, -1) });
    if (piece === '{' || (kind === 'string' && piece.endsWith('${'))) open.push(kind === 'string');
    const blank = piece.replace(/[^\n]/g, ' ');
    pieces.push(kind === 'code' ? piece : blank);
    comments.push(kind === 'comment' ? piece : blank);
    line += piece.split('\n').length - 1;
  }
  return { code: pieces.join(''), comments: comments.join(''), strings };
}

const CODE = /[{}/]|[^'"`{}/]+/y;
const COMMENT = /\/\/[^\n]*|\/\*.*?(?:\*\/|$)/sy;
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\])*\/?/sy;
const SINGLE = /'(?:\\.|[^'\\])*'?/sy;
const DOUBLE = /"(?:\\.|[^"\\])*"?/sy;
/** To its end, or to where code is put in. */
const TEMPLATE = /[`}](?:\\.|(?!\$\{)[^`\\])*(?:`|\$\{|$)/sy;

type Piece = Readonly<{ kind: 'code' | 'string' | 'comment' | 'regex'; piece: string }>;

function pieceAt(
  text: string,
  index: number,
  { before, inTemplate }: Readonly<{ before: string; inTemplate: boolean }>,
): Piece {
  const read = (kind: Piece['kind'], pattern: RegExp): Piece => {
    pattern.lastIndex = index;
    return { kind, piece: pattern.exec(text)?.[0] ?? '' };
  };
  switch (text[index]) {
    case "'":
      return read('string', SINGLE);
    case '"':
      return read('string', DOUBLE);
    case '`':
      return read('string', TEMPLATE);
    case '}':
      return inTemplate ? read('string', TEMPLATE) : read('code', CODE);
    case '/':
      if (/[/*]/.test(text[index + 1] ?? '')) return read('comment', COMMENT);
      return startsRegex(before) && !endsTag(text, index, before) ? read('regex', REGEX) : read('code', CODE);
    default:
      return read('code', CODE);
  }
}

/** `/>` behind an attribute, `title={title} />`, closes a tag of JSX. */
function endsTag(text: string, index: number, before: string): boolean {
  return text[index + 1] === '>' && before.endsWith('}');
}

/** What stands before a slash says whether it divides. */
function startsRegex(before: string): boolean {
  return before === '' || /[(,=:[!&|?{};>+]$|\breturn$/.test(before);
}
