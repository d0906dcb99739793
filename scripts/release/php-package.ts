import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, zip } from './archives.ts';
import { INSTANCE, type MadeFile } from './made.ts';

/**
 * The SDK for PHP as an archive that Composer reads from a folder (`"type": "artifact"`), and as a repository of its
 * own (`"type": "composer"`), whose list names the archive by its whole address: an instance writes its own there.
 */
export function phpPackage(root: string, version: string): readonly MadeFile[] {
  const folder = path.join(root, 'sdks/php');
  const files = new Map<string, string | Uint8Array>([
    ...filesBelow(folder, /^(?!tests\/)/),
    ['LICENSE', fs.readFileSync(path.join(root, 'LICENSE'))],
  ]);
  const described = JSON.parse(fs.readFileSync(path.join(folder, 'composer.json'), 'utf8')) as ComposerFile;
  const { name } = described;
  const place = `composer/${name.replace('/', '-')}-${version}.zip`;
  const bytes = zip(files);
  const shasum = createHash('sha1').update(bytes).digest('hex');
  const dist = { type: 'zip', url: `${INSTANCE}/packages/${place}`, shasum };
  const list = { packages: { [name]: { [version]: { ...described, dist } } } };
  const needs = Object.entries(described.require)
    .filter(([needed]) => needed !== 'php' && !needed.startsWith('ext-'))
    .map(([needed, range]) => `composer:${needed} ${range}`);

  const about = { thing: 'php', name, version } as const;
  return [
    { ...about, path: place, type: 'application/zip', bytes, purl: `pkg:composer/${name}@${version}`, needs },
    {
      ...about,
      path: 'composer/packages.json',
      type: 'application/json',
      bytes: Buffer.from(JSON.stringify(list)),
      namesInstance: true,
    },
  ];
}

type ComposerFile = Readonly<{ name: string; require: Readonly<Record<string, string>> }>;
