import fs from 'node:fs';
import path from 'node:path';

const ZERO = 0x30;

/** How many of the numbers stand as digits in any file below the folder, also within longer runs of digits. */
export function numbersInFiles(folder: string, numbers: ReadonlySet<string>): number {
  const [length = 0] = [...numbers].map((number) => number.length);
  const found = new Set<string>();

  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const bytes = fs.readFileSync(path.join(entry.parentPath, entry.name));
    let digits = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      const digit = (bytes[at] ?? 0) - ZERO;
      digits = digit >= 0 && digit <= 9 ? digits + 1 : 0;
      if (digits < length) continue;
      const read = bytes.toString('latin1', at + 1 - length, at + 1);
      if (numbers.has(read)) found.add(read);
    }
  }
  return found.size;
}
