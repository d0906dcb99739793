import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, MODIFIED, under, zip } from './archives.ts';
import type { MadeFile } from './made.ts';

/**
 * The module for Go, as a proxy answers it (go.dev/ref/mod, "GOPROXY protocol"): files below the module's path, so
 * that a folder or any file server is a proxy. A module in a folder of a repository without a licence of its own has
 * the repository's in its archive.
 */
export function goModule(root: string, version: string): readonly MadeFile[] {
  const folder = path.join(root, 'sdks/go');
  const mod = fs.readFileSync(path.join(folder, 'go.mod'));
  const name = /^module (\S+)$/m.exec(mod.toString())?.[1] ?? '';
  const files = new Map<string, string | Uint8Array>([
    ...filesBelow(folder),
    ['LICENSE', fs.readFileSync(path.join(root, 'LICENSE'))],
  ]);

  const place = `go/${name}`;
  const info = `${JSON.stringify({ Version: `v${version}`, Time: MODIFIED.toISOString() })}\n`;
  const made = (file: string, type: string, bytes: Buffer): MadeFile => ({
    thing: 'go',
    name,
    version,
    path: `${place}/${file}`,
    type,
    bytes,
  });
  return [
    {
      ...made(`@v/v${version}.zip`, 'application/zip', zip(new Map(under(`${name}@v${version}/`, files)))),
      purl: `pkg:golang/${name}@v${version}`,
      needs: [],
    },
    made(`@v/v${version}.mod`, 'text/plain; charset=utf-8', mod),
    made(`@v/v${version}.info`, 'application/json', Buffer.from(info)),
    made('@v/list', 'text/plain; charset=utf-8', Buffer.from(`v${version}\n`)),
    made('@latest', 'application/json', Buffer.from(info)),
  ];
}
