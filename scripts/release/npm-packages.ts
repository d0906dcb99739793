import { build, type BuildOptions } from 'esbuild';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Entries, tarGz, under } from './archives.ts';
import type { MadeFile } from './made.ts';

/**
 * Packs what shops install of packages/*: a tarball each, which every instance serves below /packages. Each has all of
 * ours that it needs inside it, so that no registry is ever asked for a name of ours.
 */
export const FRONT_END_PACKAGES = [
  'client-core',
  'secure-fields',
  'embed',
  'three-d-secure',
  'react',
  'react-native',
] as const;

type NpmPackage = Readonly<{
  name: string;
  /** Where it stands; beside the others, where nothing is said. */
  folder?: string;
  /** Of which published thing it is a part. */
  thing: string;
  /** Its entries, by what stands after its name in an import. */
  entries: Readonly<Record<string, string>>;
  /** The project of the compiler that its sources belong to. */
  project: string;
  options: BuildOptions;
}>;

const FOR_NODE: BuildOptions = { platform: 'node', target: 'node20', splitting: true };

const NPM_PACKAGES: readonly NpmPackage[] = [
  ...FRONT_END_PACKAGES.map((name) => ({
    name,
    thing: 'packages',
    entries: { '.': 'index' },
    project: 'packages',
    options: { external: ['react', 'react-native'], target: 'es2022', sourcemap: true },
  })),
  {
    name: 'sdk',
    thing: 'typescript',
    entries: { '.': 'index', './event-stream': 'event-stream' },
    project: 'packages/sdk',
    options: FOR_NODE,
  },
  {
    name: 'log-verifier',
    folder: 'log-verifier',
    thing: 'log-verifier',
    entries: { '.': 'index', './verify-log': 'verify-log' },
    project: 'log-verifier',
    options: { external: ['node:*'], target: 'es2022', splitting: true },
  },
];

/** A shop's own bundler makes scripts small; whoever looks for a fault in one reads our sources. */
export async function npmPackages(root: string): Promise<readonly MadeFile[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-types-'));
  try {
    for (const project of new Set(NPM_PACKAGES.map((one) => one.project))) declareAll(root, folder, project);
    const libraries = await Promise.all(NPM_PACKAGES.map((one) => packOne(root, folder, one)));
    return [...libraries, commandLine(root)];
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Declarations of everything, in the folders of their sources. Whether types are right is another check. */
function declareAll(root: string, folder: string, project: string): void {
  const tsc = path.join(root, 'node_modules', '.bin', 'tsc');
  const kinds = ['--noEmit', 'false', '--incremental', 'false', '--declaration', '--emitDeclarationOnly'];
  const places = ['-p', path.join(root, project), '--rootDir', root, '--outDir', folder];
  execFileSync(tsc, [...places, ...kinds, '--noCheck'], { stdio: 'inherit' });
}

/** A program: it has no types, and says itself how it is bundled and which of its files are for others. */
function commandLine(root: string): MadeFile {
  const folder = path.join(root, 'packages/cli');
  execFileSync(process.execPath, [path.join(folder, 'build.mjs')], { stdio: 'inherit' });
  const {
    private: _private,
    scripts: _scripts,
    devDependencies: _inside,
    ...manifest
  } = readManifest(folder);
  const { files = [], ...described } = manifest;

  const entries = new Map<string, string | Uint8Array>([
    ['package.json', `${JSON.stringify(described, null, 2)}\n`],
    ['LICENSE', fs.readFileSync(path.join(root, 'LICENSE'))],
  ]);
  for (const name of files)
    for (const file of fs.globSync([name, `${name}/**/*`], { cwd: folder }))
      if (fs.statSync(path.join(folder, file)).isFile())
        entries.set(file, fs.readFileSync(path.join(folder, file)));
  return tarball('cli', 'cli', manifest.version, entries);
}

async function packOne(root: string, declared: string, one: NpmPackage): Promise<MadeFile> {
  const folder = path.join(root, folderOf(one));
  const { exports, ...manifest } = manifestOf(folder, one);
  const main = exports['.'];
  const described = main === undefined ? manifest : { ...manifest, main: main.default, types: main.types };
  const entries = new Map<string, string | Uint8Array>([
    ['package.json', `${JSON.stringify({ ...described, exports }, null, 2)}\n`],
    ['LICENSE', fs.readFileSync(path.join(root, 'LICENSE'))],
    ['README.md', fs.readFileSync(path.join(folder, 'README.md'))],
    ...(await bundle(folder, one)),
  ]);
  for (const entry of Object.values(one.entries)) addDeclarations(entries, declared, sourceOf(one, entry));

  return tarball(one.name, one.thing, manifest.version, entries);
}

/** npm has everything in a folder `package`. */
function tarball(name: string, thing: string, version: string, entries: Entries): MadeFile {
  return {
    thing,
    name: `@railyard/${name}`,
    version,
    path: `${name}-${version}.tgz`,
    type: 'application/gzip',
    bytes: tarGz(new Map(under('package/', entries))),
    purl: `pkg:npm/%40railyard/${name}@${version}`,
    needs: [],
  };
}

type PackedExports = Readonly<Record<string, Readonly<{ types: string; default: string }>>>;
type Manifest = Readonly<Record<string, unknown>> & Readonly<{ version: string; files?: readonly string[] }>;

function readManifest(folder: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest; // npm's, and ours
}

/** What npm reads. Nothing in it says that the package is private, or needs another of ours. */
function manifestOf(folder: string, one: NpmPackage): Manifest & Readonly<{ exports: PackedExports }> {
  const {
    private: _private,
    devDependencies: _inside,
    files: _files,
    exports: _exports,
    ...described
  } = readManifest(folder);
  const exports = Object.fromEntries(
    Object.entries(one.entries).map(([place, entry]) => [
      place,
      { types: `./types/${sourceOf(one, entry)}`, default: `./dist/${entry}.js` },
    ]),
  );
  return { ...described, exports };
}

async function bundle(folder: string, { entries, options }: NpmPackage): Promise<[string, Uint8Array][]> {
  const { outputFiles } = await build({
    bundle: true,
    format: 'esm',
    logLevel: 'warning',
    ...options,
    entryPoints: Object.values(entries).map((entry) => path.join(folder, 'src', `${entry}.ts`)),
    outdir: path.join(folder, 'dist/npm'),
    write: false,
  });
  return outputFiles.map((file) => [`dist/${path.basename(file.path)}`, file.contents]);
}

function folderOf({ name, folder = `packages/${name}` }: NpmPackage): string {
  return folder;
}

function sourceOf(one: NpmPackage, entry: string): string {
  return `${folderOf(one)}/src/${entry}.d.ts`;
}

const IMPORT = /(\b(?:from|import\()\s*)(['"])(@railyard\/[\w-]+|\.{1,2}\/[^'"]+)\2/g;

/** A file of declarations and those that it reads; names of ours become the files that they stand for. */
function addDeclarations(entries: Map<string, string | Uint8Array>, declared: string, file: string): void {
  const place = `types/${file}`;
  if (entries.has(place)) return;
  const read: string[] = [];
  const text = fs
    .readFileSync(path.join(declared, file), 'utf8')
    .replace(IMPORT, (_, before: string, quote: string, from: string) => {
      const target = from.startsWith('@')
        ? `packages/${from.split('/')[1]}/src/index.d.ts`
        : path.posix.join(path.posix.dirname(file), from.replace(/\.tsx?$/, '.d.ts'));
      read.push(target);
      const way = path.posix.relative(path.posix.dirname(file), target);
      const relative = way.startsWith('.') ? way : `./${way}`;
      return `${before}${quote}${relative.replace(/\.d\.ts$/, '.js')}${quote}`;
    });

  entries.set(place, text);
  for (const target of read) addDeclarations(entries, declared, target);
}
