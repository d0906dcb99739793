import fs from 'node:fs';
import path from 'node:path';
import { projectFiles, ROOT } from '../architecture/source.ts';

/** What a page tells its reader to type: a line, or a whole block of shell. */
export type Command = Readonly<{ page: string; text: string }>;

const PROGRAMS = /^(?:[A-Z_]+=\S+ )*(?:npm|\.\/railyard|node|curl|psql|git|openssl|docker|oxfmt|oxlint|tsc) /;
/** Decisions tell what was, and change logs what has changed: nobody types from there. */
const NOT_TYPED_FROM = /^(?:docs\/adr\/|bench\/notes\/|CHANGELOG\.md)/;

export function commands(): readonly Command[] {
  return projectFiles()
    .filter((file) => file.endsWith('.md') && !NOT_TYPED_FROM.test(file))
    .flatMap((page) =>
      commandsOf(fs.readFileSync(path.join(ROOT, page), 'utf8')).map((text) => ({ page, text })),
    );
}

/** Blocks marked `sh` whole; of other blocks and of running text, what begins with a program's name. */
export function commandsOf(markdown: string): readonly string[] {
  const found: string[] = [];
  const text = markdown.replace(/^```(\w*)\n([\s\S]*?)^```$/gm, (_, language: string, block: string) => {
    if (language === 'sh') found.push(block.trim());
    else found.push(...lines(block));
    return '';
  });
  found.push(...lines(text.replace(/^(?! {4}).*$/gm, '')));
  for (const [, span = ''] of text.matchAll(/`([^`\n]+)`/g)) if (PROGRAMS.test(span)) found.push(span);
  return found;
}

/** What stands behind several spaces explains the command. */
function lines(block: string): readonly string[] {
  return block
    .split('\n')
    .map((line) => line.trim().replace(/ {3,}.*$/, ''))
    .filter((line) => PROGRAMS.test(line));
}
