import fs from 'node:fs';
import path from 'node:path';
import { printFloors } from '../../test/architecture/floors.ts';

/** ARCHITECTURE.md, with the table of floors as the architecture test knows it. */
export function architectureMarkdown(): string {
  const text = fs.readFileSync(path.join(import.meta.dirname, '../../ARCHITECTURE.md'), 'utf8');
  const [before, rest] = text.split('<!-- floors -->\n');
  const after = rest?.split('<!-- /floors -->')[1];
  if (before === undefined || after === undefined) throw new Error('ARCHITECTURE.md has lost its marks');
  return `${before}<!-- floors -->\n${printFloors()}\n<!-- /floors -->${after}`;
}
