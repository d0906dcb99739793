import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { postmanCollection } from '../../server/api/postman.ts';
import { patternsIn } from '../house/image.ts';
import { androidPackage } from './android-package.ts';
import { tarGz } from './archives.ts';
import { downloads, putDownloads, putFile } from './downloads.ts';
import { javaPackage } from './java-package.ts';
import type { MadeFile } from './made.ts';
import { publishedNamed, versionOf } from './published.ts';
import { billOfMaterials } from './sbom.ts';

/** What a release has made, and what could not be made here, with the reason. */
export type Artefacts = Readonly<{ made: readonly MadeFile[]; missing: readonly MissingArtefact[] }>;
export type MissingArtefact = Readonly<{ thing: string; because: string }>;

/** What this command does not make on any machine. */
const NOT_PACKED: readonly MissingArtefact[] = [
  {
    thing: 'csharp',
    because: 'only the dotnet command packs it, which nobody has tried (sdks/csharp/README.md)',
  },
];

/** Makes everything that is published, with a bill of materials and the digest of each file. */
export async function allArtefacts(root: string): Promise<Artefacts> {
  const java = javaPackage(root);
  const android = androidPackage(root);
  const served = [...(await downloads(root)), ...java.made];
  // From now on an instance of this folder has the jar, too.
  putDownloads(root, served);
  const made = [
    ...served.filter(({ namesInstance }) => namesInstance !== true),
    ...android.made,
    contractDocument(root),
    postmanFile(root),
    imageContext(root),
    documentationSite(root),
  ];

  const versions = [...new Set(made.map(({ thing }) => thing))].map((name) => [
    name,
    versionOf(publishedNamed(name), root),
  ]);
  const about = [
    extra('versions.json', 'application/json', `${JSON.stringify(Object.fromEntries(versions), null, 2)}\n`),
    extra('sbom.cdx.json', 'application/vnd.cyclonedx+json', billOfMaterials(root, made)),
  ];
  const checksums = extra('SHA256SUMS', 'text/plain', sums([...made, ...about]));
  return {
    made: [...made, ...about, checksums],
    missing: [...java.missing, ...android.missing, ...NOT_PACKED],
  };
}

export function putArtefacts(folder: string, made: readonly MadeFile[]): void {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const { path: place, bytes } of made) putFile(path.join(folder, place), bytes);
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** As `sha256sum --check` reads it. */
function sums(made: readonly MadeFile[]): string {
  const lines = made.map(({ path: place, bytes }) => `${sha256Of(bytes)}  ${place}\n`);
  return lines.toSorted((left, right) => (left.slice(66) < right.slice(66) ? -1 : 1)).join('');
}

function extra(place: string, type: string, text: string): MadeFile {
  return { thing: 'release', name: place, version: '', path: place, type, bytes: Buffer.from(text) };
}

function contractDocument(root: string): MadeFile {
  const version = versionOf(publishedNamed('contract'), root);
  return {
    thing: 'contract',
    name: 'openapi',
    version,
    path: `contract/openapi-${version}.json`,
    type: 'application/json',
    bytes: fs.readFileSync(path.join(root, 'contract/openapi.json')),
  };
}

/** As an instance on the reader's own machine would serve it; its variable `base_url` says where. */
function postmanFile(root: string): MadeFile {
  const version = versionOf(publishedNamed('postman'), root);
  const collection = postmanCollection('http://127.0.0.1:8080');
  return {
    thing: 'postman',
    name: 'railyard.postman_collection',
    version,
    path: `postman/railyard-${version}.postman_collection.json`,
    type: 'application/json',
    bytes: Buffer.from(`${JSON.stringify(collection, null, 1)}\n`),
  };
}

/** The pages as an instance has them at `/docs`, to be put on any file server, or kept by a later instance. */
function documentationSite(root: string): MadeFile {
  const version = versionOf(publishedNamed('service'), root);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-site-'));
  const words = [path.join(root, 'site/build.ts'), `--version=${version}`, `--out=${folder}/made`];

  try {
    execFileSync(process.execPath, words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    const made = path.join(folder, 'made');
    const names = fs
      .readdirSync(made, { recursive: true, encoding: 'utf8' })
      .filter((name) => name !== 'build.json' && fs.statSync(path.join(made, name)).isFile());
    return {
      thing: 'service',
      name: 'documentation',
      version,
      path: `site/railyard-docs-${version}.tar.gz`,
      type: 'application/gzip',
      bytes: tarGz(new Map(names.map((name) => [name, fs.readFileSync(path.join(made, name))]))),
    };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** What a container engine builds the image from, as the ignore file leaves it: `docker build -f … - < this`. */
function imageContext(root: string): MadeFile {
  const version = versionOf(publishedNamed('service'), root);
  const ignored = patternsIn(fs.readFileSync(path.join(root, '.dockerignore'), 'utf8'));
  const known = execFileSync('git', ['ls-files', '--stage', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .flatMap((line) => {
      const [, mode, file] = /^(\d+) \S+ \d\t(.+)$/.exec(line) ?? [];
      return file === undefined || ignored.some((pattern) => pattern.test(file)) ? [] : [{ mode, file }];
    })
    .filter(({ file }) => fs.existsSync(path.join(root, file)));

  const entries = new Map(known.map(({ file }) => [file, fs.readFileSync(path.join(root, file))]));
  const executables = known.filter(({ mode }) => mode === '100755').map(({ file }) => file);
  return {
    thing: 'service',
    name: 'railyard',
    version,
    path: `image/railyard-${version}-context.tar.gz`,
    type: 'application/gzip',
    bytes: tarGz(entries, { executables }),
    purl: `pkg:generic/railyard@${version}`,
  };
}
