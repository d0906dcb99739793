import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './source.ts';

type Declaration = Readonly<{
  file: string;
  name: string;
  lines: readonly string[];
  above: readonly string[];
}>;

/** What a reader of a published symbol misses, of every symbol that a file exports, by whatever way. */
export function missingDocstrings(entry: string): readonly string[] {
  return exportsOf(entry).flatMap((one) => missingOf(one).map((what) => `${one.file} ${one.name}: ${what}`));
}

const EXPORT_FROM = /^export (?:type )?\{([^}]*)\} from '([^']+)';/gm;
const EXPORT_ALL = /^export (?:type )?\* from '([^']+)';/gm;
const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm;
/** Printed from the contract, with words of its own. */
const GENERATED = /\/generated\//;

function exportsOf(file: string, wanted: ReadonlySet<string> | 'all' = 'all'): readonly Declaration[] {
  if (GENERATED.test(file)) return [];
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  const own = [...text.matchAll(EXPORTED)]
    .filter(([, name = '']) => wanted === 'all' || wanted.has(name))
    .map(({ 1: name = '', index }) => declarationAt(file, name, text, index));
  const named = [...text.matchAll(EXPORT_FROM)].flatMap(([, names = '', from = '']) => {
    const taken = names.split(',').map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/ as .*/, ''),
    );
    return exportsOf(
      fileOf(file, from),
      new Set(taken.filter((name) => wanted === 'all' || wanted.has(name))),
    );
  });
  const all = [...text.matchAll(EXPORT_ALL)].flatMap(([, from = '']) =>
    exportsOf(fileOf(file, from), wanted),
  );
  return [...own, ...named, ...all];
}

function fileOf(file: string, from: string): string {
  const ours = /^@railyard\/([\w-]+)$/.exec(from)?.[1];
  return ours === undefined ? path.join(path.dirname(file), from) : `packages/${ours}/src/index.ts`;
}

/** The code is formatted: what begins at the left margin ends where the next line begins there with anything else. */
function declarationAt(file: string, name: string, text: string, index: number): Declaration {
  const lines = text.slice(index).split('\n');
  const end = lines.findIndex((line, at) => at > 0 && /^(?!\s|[}|&)>\]])/.test(line));
  return { file, name, lines: lines.slice(0, end), above: text.slice(0, index).split('\n').slice(0, -1) };
}

function missingOf({ lines, above }: Declaration): readonly string[] {
  const doc = docstringOf(above);
  if (doc === null) return ['a docstring'];
  const [first = ''] = lines;
  const isFunction =
    /^export (?:async )?function/.test(first) || /^export const \w+[^=]*= (?:async )?\(/.test(first);
  if (/^export (?:type|interface)/.test(first)) return membersOf(lines);
  if (!isFunction) return [];
  return [
    ...(doc.includes('@example') ? [] : ['an @example']),
    ...(lines.some((line) => /\bthrow\b/.test(line)) && !doc.includes('@throws') ? ['a @throws'] : []),
  ];
}

function docstringOf(above: readonly string[]): string | null {
  if (above.at(-1)?.endsWith('*/') !== true) return null;
  return above.slice(above.findLastIndex((line) => line.startsWith('/**'))).join('\n');
}

/** A member whose type is one word tells the others apart, and its name says all. */
const MEMBER = /^\s+(?:readonly )?('[\w-]+'|\w+)\??(?:<.*?>)?[:(](?! '[^']*';?$).*(?:[;{(|]|=>|:)?$/;
const ON_ONE_LINE = /<\{ (\w+)\??: (?!')/;

function membersOf(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, at) => {
    const name = ON_ONE_LINE.exec(line)?.[1] ?? MEMBER.exec(line)?.[1];
    const isParameter = line.endsWith(',') || /^\s+\w+\??: .*[^;{(|]$/.test(line);
    if (name === undefined || isParameter || /^\s*(?:\*|\/\*)/.test(line)) return [];
    const isTold = !ON_ONE_LINE.test(line) && lines[at - 1]?.trimEnd().endsWith('*/') === true;
    return isTold ? [] : [`words for ${name}`];
  });
}
