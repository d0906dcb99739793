import fs from 'node:fs';
import path from 'node:path';

/**
 * The Node that came with the packages, else the one that runs. A shell keeps the place of `node` that it found before
 * they were installed, so the second command of `a && b` may still run under the machine's own.
 */
export function projectNode(root) {
  const bundled = path.join(root, 'node_modules', '.bin', 'node');
  return fs.existsSync(bundled) ? bundled : process.execPath;
}
