import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.join(import.meta.dirname, '../..');

/**
 * A file of the project: its text, and its code alone with every comment, string and regular expression
 * blanked (lines stay where they are).
 */
export type Source = Readonly<{
  path: string;
  text: string;
  code: string;
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
  const { code, strings } = scan(text);
  return { path: file, text, code, strings, imports: importsOf(text) };
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
export function scan(text: string): { code: string; strings: { line: number; text: string }[] } {
  const strings: { line: number; text: string }[] = [];
  let code = '';
  let line = 1;
  let index = 0;
  /** Brace depths at which a template literal goes on. */
  const templates: number[] = [];
  let depth = 0;
  const take = (end: number, keep: boolean): void => {
    const piece = text.slice(index, end);
    code += keep ? piece : piece.replace(/[^\n]/g, ' ');
    line += piece.split('\n').length - 1;
    index = end;
  };
  const string = (end: number): void => {
    strings.push({ line, text: text.slice(index + 1, end - 1) });
    take(end, false);
  };
  while (index < text.length) {
    const char = text[index];
    if (text.startsWith('//', index)) take(endOf(text, /\n/g, index, false), false);
    else if (text.startsWith('/*', index)) take(endOf(text, /\*\//g, index + 2, true), false);
    else if (char === "'" || char === '"')
      string(endOf(text, char === "'" ? /\\.|'/gs : /\\.|"/gs, index + 1, true));
    else if (char === '`' || (char === '}' && templates.at(-1) === depth)) {
      if (char === '}') templates.pop();
      const end = endOf(text, /\\.|`|\$\{/gs, index + 1, true);
      const goesOn = text.slice(index + 1, end).endsWith('${');
      string(end);
      if (goesOn) templates.push(depth);
    } else if (char === '/' && startsRegex(code))
      take(endOf(text, /\\.|\[(?:\\.|[^\]\\])*\]|\//gs, index + 1, true), false);
    else {
      if (char === '{') depth += 1;
      if (char === '}') depth -= 1;
      take(index + 1, true);
    }
  }
  return { code, strings };
}

/**
 * Where the first match that is no escape or character class ends (or begins, when it is not to be included).
 */
function endOf(text: string, pattern: RegExp, from: number, include: boolean): number {
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0].startsWith('\\') || match[0].startsWith('[')) continue;
    return include ? match.index + match[0].length : match.index;
  }
  return text.length;
}

function startsRegex(codeBefore: string): boolean {
  const before = codeBefore.trimEnd();
  return before === '' || /[(,=:[!&|?{};>+\n]$|\breturn$/.test(before);
}
