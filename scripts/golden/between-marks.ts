import fs from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/**
 * A page, or the text that it is to have, with what is printed in place of what stood between `<!-- mark -->` and
 * `<!-- /mark -->`.
 */
export function betweenMarks(
  page: string,
  mark: string,
  printed: string,
  text = fs.readFileSync(path.join(root, page), 'utf8'),
): string {
  const [before, rest] = text.split(`<!-- ${mark} -->\n`);
  const after = rest?.split(`<!-- /${mark} -->`)[1];
  if (before === undefined || after === undefined) throw new Error(`${page} has lost its marks`);
  return `${before}<!-- ${mark} -->\n${printed}\n<!-- /${mark} -->${after}`;
}
