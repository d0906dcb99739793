// Bundles apps/dashboard into apps/dashboard/dist, when that is not what stands there: scripts under names that have
// their digest in them, a chunk for each screen, one sheet, icons, and the page that names them. The dashboard's host
// serves what is in `assets` for good, and `index.html` for every other address.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const APP = 'apps/dashboard';
/** What the bundle is made of, beside the sources. */
const ALSO = [
  'contract/design.json',
  'apps/dashboard/package.json',
  'package-lock.json',
  'scripts/build-dashboard.mjs',
];
/** The order of the sheet: what is everywhere, then what a screen says of itself. */
const SHEETS = ['src/shell', 'src/parts', 'src/screens'];

export async function buildDashboard(root) {
  const at = (file) => path.join(root, APP, file);
  const dist = at('dist');
  const files = fs
    .readdirSync(at('src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
  const sources = digestOf(root, [...ALSO, ...files]);
  const stamp = path.join(dist, 'build.json');
  if (fs.existsSync(stamp) && readJson(stamp).sources === sources) return;
  const esbuild = await import('esbuild');
  fs.rmSync(dist, { recursive: true, force: true });
  const { metafile } = await esbuild.build({
    entryPoints: { app: at('src/main.tsx') },
    outdir: path.join(dist, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    absWorkingDir: root,
    logLevel: 'warning',
  });
  const { entry, chunks } = firstLoad(metafile);
  const design = readJson(path.join(root, 'contract/design.json'));
  const sheet = [printTokens(design), ...sheetsOf(root, files)].join('\n');
  const { code: style } = await esbuild.transform(sheet, { loader: 'css', minify: true, target: 'es2022' });
  const names = {
    entry,
    chunks,
    style: keep(dist, 'style', 'css', style),
    icon: keep(dist, 'icon', 'svg', iconOf(design.colors.light.focus)),
    iconOfTests: keep(dist, 'icon-test', 'svg', iconOf('#8a5300')),
  };
  fs.writeFileSync(path.join(dist, 'index.html'), page(names));
  const built = { sources, firstLoad: [entry, ...chunks], style: names.style, pages: pagesOf(metafile) };
  fs.writeFileSync(stamp, JSON.stringify(built));
}

function digestOf(root, files) {
  const digest = createHash('sha256');
  for (const file of files)
    if (fs.existsSync(path.join(root, file)))
      digest.update(file).update(fs.readFileSync(path.join(root, file)));
  return digest.digest('hex');
}

/** The script that the page names, and those that it imports at once: a browser fetches them together. */
function firstLoad({ outputs }) {
  const [place] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith('src/main.tsx'));
  const [entry, ...chunks] = importedBy(outputs, place).map((file) => path.basename(file));
  return { entry, chunks };
}

/** What each screen loads beside the first load. */
function pagesOf({ outputs }) {
  const { entry, chunks } = firstLoad({ outputs });
  const known = new Set([entry, ...chunks]);
  const screens = Object.entries(outputs).filter(([, { entryPoint }]) =>
    entryPoint?.includes('/src/screens/'),
  );
  return Object.fromEntries(
    screens.map(([place, { entryPoint }]) => [
      entryPoint.split('/src/screens/')[1],
      importedBy(outputs, place)
        .map((file) => path.basename(file))
        .filter((file) => !known.has(file)),
    ]),
  );
}

function importedBy(outputs, place) {
  const seen = new Set([place]);
  for (const one of seen)
    for (const { path: imported, kind } of outputs[one].imports)
      if (kind === 'import-statement') seen.add(imported);
  return [...seen];
}

function sheetsOf(root, files) {
  return SHEETS.flatMap((folder) =>
    files.filter((file) => file.startsWith(`${APP}/${folder}/`) && file.endsWith('.css')),
  ).map((file) => fs.readFileSync(path.join(root, file), 'utf8'));
}

/** The colours of the buyers' pages, by the look that the system or the person wants. */
function printTokens({ colors, text }) {
  const rows = (look) =>
    Object.entries(colors[look])
      .map(([name, value]) => `--${name}:${value};`)
      .join('');
  return [
    `:root{color-scheme:light;--font:${text.family};${rows('light')}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-look=light]){color-scheme:dark;${rows('dark')}}}`,
    `:root[data-look=dark]{color-scheme:dark;${rows('dark')}}`,
  ].join('\n');
}

function keep(dist, name, kind, text) {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
  const file = `${name}-${digest}.${kind}`;
  fs.writeFileSync(path.join(dist, 'assets', file), text);
  return file;
}

/** Two rails and their sleepers. */
function iconOf(color) {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="7" fill="${color}"/>`,
    '<path d="M11 6v20M21 6v20M8 11h16M8 16h16M8 21h16" fill="none" stroke="#fff" stroke-width="2.4" ',
    'stroke-linecap="round"/></svg>',
  ].join('');
}

function page({ entry, chunks, style, icon, iconOfTests }) {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>Railyard</title><link rel="icon" href="/assets/${icon}" data-test="/assets/${iconOfTests}">`,
    `<link rel="stylesheet" href="/assets/${style}">`,
    ...chunks.map((chunk) => `<link rel="modulepreload" href="/assets/${chunk}">`),
    `<script type="module" src="/assets/${entry}"></script></head><body><div id="root"></div></body></html>\n`,
  ].join('');
}

function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
