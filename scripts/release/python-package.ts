import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Entries, filesBelow, tarGz, under, zip } from './archives.ts';
import type { MadeFile } from './made.ts';

/**
 * The wheel and the source archive of the SDK for Python. A wheel is a zip of the package with three files about it
 * (packaging.python.org, "Binary distribution format"), so none of Python's tools is needed, and an instance can make
 * it when it starts.
 */
export function pythonPackage(root: string, version: string): readonly MadeFile[] {
  const folder = path.join(root, 'sdks/python');
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
  const project = read('pyproject.toml');
  const named = `railyard-${version}`;
  const metadata = metadataOf(project, version, read('README.md'));
  const licence = fs.readFileSync(path.join(root, 'LICENSE'));
  const sources = filesBelow(path.join(folder, 'src'), /\.pyi?$|py\.typed$/);

  const wheel = new Map<string, string | Uint8Array>([
    ...sources,
    [`${named}.dist-info/METADATA`, metadata],
    [`${named}.dist-info/WHEEL`, WHEEL],
    [`${named}.dist-info/licenses/LICENSE`, licence],
    [`${named}.dist-info/top_level.txt`, 'railyard\n'],
  ]);
  const record = `${named}.dist-info/RECORD`;
  const archive = new Map<string, string | Uint8Array>([
    ...under('src/', sources),
    ...['README.md', 'CHANGELOG.md', 'pyproject.toml'].map((file) => [file, read(file)] as const),
    ['LICENSE', licence],
    ['PKG-INFO', metadata],
  ]);
  const about = { thing: 'python', name: 'railyard', version } as const;
  return [
    {
      ...about,
      path: `python/${named}-py3-none-any.whl`,
      type: 'application/zip',
      bytes: zip(new Map([...wheel, [record, recordOf(wheel, record)]])),
      purl: `pkg:pypi/railyard@${version}`,
      needs: requirements(project).map((requirement) => `pypi:${requirement}`),
    },
    {
      ...about,
      path: `python/${named}.tar.gz`,
      type: 'application/gzip',
      bytes: tarGz(new Map(under(`${named}/`, archive))),
    },
  ];
}

const WHEEL = 'Wheel-Version: 1.0\nGenerator: railyard\nRoot-Is-Purelib: true\nTag: py3-none-any\n';

/** The fields of pyproject.toml that a registry shows and an installer reads, and the page below them. */
function metadataOf(project: string, version: string, page: string): string {
  const text = (name: string): string => {
    const found = new RegExp(`^${name} = (?:\\{ text = )?"(.+?)"`, 'm').exec(project)?.[1];
    if (found === undefined) throw new Error(`pyproject.toml has no ${name}`);
    return found;
  };
  const extras = [...project.matchAll(/^(\w+) = \["(.+)"\]$/gm)].filter(([, name]) => name === 'async');

  const lines = [
    'Metadata-Version: 2.4',
    'Name: railyard',
    `Version: ${version}`,
    `Summary: ${text('description')}`,
    `License-Expression: ${text('license')}`,
    'License-File: LICENSE',
    `Requires-Python: ${text('requires-python')}`,
    'Description-Content-Type: text/markdown',
    ...requirements(project).map((requirement) => `Requires-Dist: ${requirement}`),
    ...extras.flatMap(([, name, requirement]) => [
      `Provides-Extra: ${name}`,
      `Requires-Dist: ${requirement}; extra == "${name}"`,
    ]),
  ];
  return `${lines.join('\n')}\n\n${page}`;
}

function requirements(project: string): readonly string[] {
  const listed = /^dependencies = \[(.*)\]$/m.exec(project)?.[1] ?? '';
  return [...listed.matchAll(/"(.+?)"/g)].map(([, requirement = '']) => requirement);
}

/** Every file with its digest and length; this list itself has none. */
function recordOf(entries: Entries, record: string): string {
  const lines = [...entries].sort().map(([name, content]) => {
    const body = Buffer.from(content);
    return `${name},sha256=${createHash('sha256').update(body).digest('base64url')},${body.length}`;
  });
  return `${lines.join('\n')}\n${record},,\n`;
}
