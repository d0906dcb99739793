import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Entries, filesBelow, zip } from './archives.ts';
import type { Artefacts } from './artefacts.ts';
import type { MadeFile } from './made.ts';
import { publishedNamed, versionOf } from './published.ts';

const SOURCES = ['src/main/java', 'src/generated/java'];
const MANIFEST = 'META-INF/MANIFEST.MF';

/**
 * The SDK for Java as a Maven repository has it: the jar, its sources, its pom, and a list of versions, each with its
 * digest beside it. A JDK compiles it; the same JDK gives the same bytes.
 */
export function javaPackage(root: string): Artefacts {
  const version = versionOf(publishedNamed('java'), root);
  const folder = path.join(root, 'sdks/java');
  const pom = fs.readFileSync(path.join(folder, 'pom.xml'), 'utf8');

  const sources = new Map(SOURCES.flatMap((place) => [...filesBelow(path.join(folder, place), /\.java$/)]));
  const classes = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-java-'));
  try {
    const because = compile(folder, pom, classes);
    if (because !== null) return { made: [], missing: [{ thing: 'java', because }] };
    const licence = ['META-INF/LICENSE', fs.readFileSync(path.join(root, 'LICENSE'))] as const;
    const jar = new Map([licence, ...filesBelow(classes)]);
    return { made: repositoryOf(pom, version, [jar, new Map([licence, ...sources])]), missing: [] };
  } finally {
    fs.rmSync(classes, { recursive: true });
  }
}

/** As its pom compiles it; what it could not do, or null. */
function compile(folder: string, pom: string, into: string): string | null {
  const files = SOURCES.flatMap((place) =>
    [...filesBelow(path.join(folder, place), /\.java$/).keys()].sort().map((file) => path.join(place, file)),
  );
  const list = path.join(into, 'sources.txt');
  fs.writeFileSync(list, files.join('\n'));
  const release = valueOf(pom, 'maven.compiler.release');
  const words = ['-g:none', '--release', release, '-encoding', 'UTF-8', '-d', into, `@${list}`];
  const { error, status, stderr } = spawnSync('javac', words, { cwd: folder, encoding: 'utf8' });
  fs.rmSync(list);
  if (error !== undefined) return 'javac is not on this machine';
  if (status !== 0) throw new Error(`javac refused the SDK for Java: ${stderr}`);
  return null;
}

function repositoryOf(
  pom: string,
  version: string,
  [jar, sources]: readonly [Entries, Entries],
): readonly MadeFile[] {
  const [group, artefact] = ['groupId', 'artifactId'].map((name) => valueOf(pom, name));
  const place = `maven/${group?.replaceAll('.', '/')}/${artefact}`;
  const file = `${place}/${version}/${artefact}-${version}`;
  const about = { thing: 'java', name: `${group}:${artefact}`, version } as const;
  const manifest = [
    'Manifest-Version: 1.0',
    `Automatic-Module-Name: ${valueOf(pom, 'Automatic-Module-Name')}`,
    `Implementation-Version: ${version}`,
  ];
  const text = Buffer.from(`${manifest.join('\r\n')}\r\n\r\n`);

  const made: readonly MadeFile[] = [
    {
      ...about,
      path: `${file}.jar`,
      type: 'application/java-archive',
      bytes: zip(jar, [[MANIFEST, text]]),
      purl: `pkg:maven/${group}/${artefact}@${version}`,
      needs: [],
    },
    {
      ...about,
      path: `${file}-sources.jar`,
      type: 'application/java-archive',
      bytes: zip(sources, [[MANIFEST, text]]),
    },
    { ...about, path: `${file}.pom`, type: 'application/xml', bytes: Buffer.from(pom) },
    {
      ...about,
      path: `${place}/maven-metadata.xml`,
      type: 'application/xml',
      bytes: Buffer.from(
        `<metadata><groupId>${group}</groupId><artifactId>${artefact}</artifactId><versioning>` +
          `<release>${version}</release><versions><version>${version}</version></versions></versioning></metadata>\n`,
      ),
    },
  ];
  return made.flatMap((one) => [one, digestOf(one)]);
}

/** Maven reads it beside each file. */
function digestOf({ purl: _purl, needs: _needs, ...one }: MadeFile): MadeFile {
  const digest = createHash('sha1').update(one.bytes).digest('hex');
  return { ...one, path: `${one.path}.sha1`, type: 'text/plain; charset=utf-8', bytes: Buffer.from(digest) };
}

function valueOf(pom: string, name: string): string {
  const found = new RegExp(`<${name}>(.+?)</${name}>`).exec(pom)?.[1];
  if (found === undefined) throw new Error(`sdks/java/pom.xml has no ${name}`);
  return found;
}
