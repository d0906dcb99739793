import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './write.ts';
import { ROOT } from './source.ts';

/**
 * `node site/build.ts [--out=FOLDER] [--version=0.1.0]`: writes the site, unless it stands there already. With a
 * version it is the site of that release, which goes to `site/versions`, and is shown beside the latest from then on.
 */
const READ = /\.(?:md|json|css|png|svg|ts)$/;
const { values } = parseArgs({ options: { out: { type: 'string' }, version: { type: 'string' } } });
const site = path.join(ROOT, 'site');
const version = values.version ?? null;
const out = values.out ?? (version === null ? path.join(site, 'dist') : path.join(site, 'versions', version));
const stamp = path.join(out, 'build.json');
const sources = digestOfSources();

if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== sources) {
  const beside = `${out}.${process.pid}`;
  await buildSite({ out: beside, version, releases: path.join(site, 'versions') });
  fs.writeFileSync(path.join(beside, 'build.json'), sources);
  // Whoever reads meanwhile finds either the one or the other.
  fs.rmSync(out, { recursive: true, force: true });
  fs.renameSync(beside, out);
}

/** All that a page can come from: what of it is new, by its time and size. */
function digestOfSources(): string {
  const digest = createHash('sha256').update(String(version));
  const folders = ['site', 'docs', 'contract', 'sdks', 'packages', 'apps', 'sandbox', 'bench', 'mobile', '.'];
  for (const folder of folders)
    for (const file of filesIn(folder)) {
      const { mtimeMs, size } = fs.statSync(path.join(ROOT, file));
      digest.update(`${file} ${mtimeMs} ${size}\n`);
    }
  return digest.digest('hex');
}

function filesIn(folder: string): readonly string[] {
  if (!fs.existsSync(path.join(ROOT, folder))) return [];
  const isDeep = folder !== '.';
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: isDeep, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => READ.test(file) && !/(?:^|\/)(?:node_modules|dist|\.)/.test(file))
    .filter((file) => file.endsWith('.md') || /^(?:site|contract|docs|sdks\/generator)\//.test(file))
    .toSorted();
}
