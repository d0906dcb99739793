import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.join(import.meta.dirname, '..');

/** A page of the project that the site shows: where it stands in the project, and at which address. */
export type SourcePage = Readonly<{ file: string; url: string; text: string }>;

/** Folders whose pages are shown, from the root. */
const FOLDERS = [
  '.',
  'docs',
  'docs/operate',
  'docs/migrate',
  'contract',
  'packages',
  'sdks',
  'apps',
  'mobile',
  'sandbox',
  'bench',
];
/** Where the address would be that of another page, or one that nobody would look for. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'README.md': '/start/',
  'docs/README.md': '/guides/',
  'docs/adr/README.md': '/records/',
  'packages/README.md': '/packages/all/',
  'mobile/README.md': '/mobile/native/',
  'CHANGELOG.md': '/changelogs/service/',
  'packages/CHANGELOG.md': '/changelogs/packages/',
};

/** Every page that the site shows, in the order of their places in the project. */
export function readPages(): readonly SourcePage[] {
  const files = [...FOLDERS.flatMap(pagesIn), ...recordFiles()].toSorted();
  return files.map((file) => ({
    file,
    url: addressOf(file),
    text: fs.readFileSync(path.join(ROOT, file), 'utf8'),
  }));
}

/** Pages that stand in a folder, and those of the packages and SDKs one below it. */
function pagesIn(folder: string): readonly string[] {
  // An image is built of fewer.
  if (!fs.existsSync(path.join(ROOT, folder))) return [];
  const below = ['packages', 'sdks', 'apps', 'contract'].includes(folder)
    ? fs.readdirSync(path.join(ROOT, folder)).filter((name) => isPage(path.join(folder, name)))
    : [];
  return [folder, ...below.map((name) => path.join(folder, name))].flatMap((each) =>
    fs
      .readdirSync(path.join(ROOT, each))
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.join(each, name)),
  );
}

function isPage(folder: string): boolean {
  return ['README.md', 'CHANGELOG.md'].some((name) => fs.existsSync(path.join(ROOT, folder, name)));
}

function recordFiles(): readonly string[] {
  const folder = 'docs/adr';
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name));
}

function addressOf(file: string): string {
  const known = ADDRESSES[file];
  if (known !== undefined) return known;
  const name = path.basename(file, '.md').toLowerCase();
  const folder = path.dirname(file);
  if (file.startsWith('docs/adr/')) return `/records/${name}/`;
  if (name.startsWith('changelog')) {
    const suffix = name.replace(/^changelog-?/, '');
    return `/changelogs/${[...folder.split('/'), suffix].filter((part) => part !== '').join('-')}/`;
  }
  if (name === 'readme') return `/${folder.replace(/^docs\//, '')}/`;
  return folder === '.' || folder === 'docs' ? `/${name}/` : `/${folder.replace(/^docs\//, '')}/${name}/`;
}
