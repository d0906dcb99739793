import fs from 'node:fs';
import path from 'node:path';

/** The statements of one payment, or of some that share them, as they stand in this folder. */
export type FloorFile = 'ids' | 'begin' | 'end';

/** With parameters by name (`:amounts`), as pgbench takes it. */
export function readFloor(file: FloorFile | 'tables'): string {
  return fs.readFileSync(path.join(import.meta.dirname, `${file}.sql`), 'utf8');
}

/** With parameters by number, as a driver takes it, and their names in this order. */
export function readNumbered(file: FloorFile): Readonly<{ text: string; names: readonly string[] }> {
  const names: string[] = [];
  const text = readFloor(file).replace(/(?<!:):([a-z_]+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, names };
}
