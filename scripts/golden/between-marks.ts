import fs from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** A page with what is printed, in place of what stood between `<!-- mark -->` and `<!-- /mark -->`. */
export function betweenMarks(page: string, mark: string, printed: string): string {
  const [before, rest] = fs.readFileSync(path.join(root, page), 'utf8').split(`<!-- ${mark} -->\n`);
  const after = rest?.split(`<!-- /${mark} -->`)[1];
  if (before === undefined || after === undefined) throw new Error(`${page} has lost its marks`);
  return `${before}<!-- ${mark} -->\n${printed}\n<!-- /${mark} -->${after}`;
}
