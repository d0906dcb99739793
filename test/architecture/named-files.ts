import path from 'node:path';
import { projectFiles, readSource } from './source.ts';

/** What tells of files: comments of code, records, guides and READMEs. What was true once is told by the others. */
const READ = /\.(?:ts|tsx|mjs|sql|md)$/;
const NOT_READ = /^(?:CHANGELOG\.md|bench\/notes\/)|\/generated\//;
/** A name, with the folders that stand before it. */
const NAME =
  /(?<![\w/.@*…{}-])(?:\.{0,2}\/)?(?:[\w.@-]+\/)*[\w-][\w.-]*\.(?:ts|tsx|mjs|sql|md)(?![\w-]|\.\w)/g;
/** Files that a reader makes. */
const OTHERS: ReadonlySet<string> = new Set(['pay.mjs', 'sandbox/processors/card/acme-card.ts']);

const files: ReadonlySet<string> = new Set(projectFiles());
const folders: ReadonlySet<string> = new Set([...files].flatMap(foldersAbove));

/** Each file that is named where it does not stand. */
export function misnamedFiles(): readonly string[] {
  return [...files]
    .filter((file) => READ.test(file) && !NOT_READ.test(file))
    .flatMap((file) =>
      proseOf(file)
        .split('\n')
        .flatMap((line, index) =>
          [...line.matchAll(NAME)]
            .filter(([name]) => !OTHERS.has(name) && !stands(name, file, line))
            .map(([name]) => `${file}:${index + 1} names ${name}`),
        ),
    );
}

/**
 * A name alone stands beside the file that names it, at the root, or in a folder that the same line names. A path
 * begins at the root, at `server/`, or in a folder above the file that names it.
 */
function stands(name: string, from: string, line: string): boolean {
  const starts = name.includes('/') ? ['', 'server', ...foldersAbove(from)] : ['', path.posix.dirname(from)];
  const named = [...line.matchAll(/[\w.@-]+(?:\/[\w.@-]+)*(?=[/`])/g)].flatMap(([folder]) =>
    ['', 'server', ...foldersAbove(from)].map((start) => path.posix.join(start, folder)),
  );
  return [...starts, ...named.filter((folder) => folders.has(folder))].some((start) =>
    files.has(path.posix.join(start, name)),
  );
}

function foldersAbove(file: string): readonly string[] {
  const folder = path.posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

/** The comments of code, on the lines where they stand; the whole of a page. */
function proseOf(file: string): string {
  const { text, comments } = readSource(file);
  if (file.endsWith('.md')) return text;
  return file.endsWith('.sql') ? text.replace(/^(?:(?!--).)*/gm, '') : comments;
}
