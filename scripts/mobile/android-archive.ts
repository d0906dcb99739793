import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type Entries, filesBelow, under, zip } from '../release/archives.ts';
import { jarOf, javaSettings } from './kotlin-tools.ts';

/** What the jar of the core may take. */
const CORE_BYTES_MAX = 150 * 1024;

/**
 * What an app's build takes, in `target` of mobile/android: the core as a jar, the Android layer as an AAR, and of both
 * the sources and a jar of documentation, which has the README. No Gradle makes them: an archive without resources is
 * a manifest, the classes and the rules for shrinking. The same classes give the same bytes. False: the core has become
 * too large.
 */
export function packAndroid(folder: string): boolean {
  const target = path.join(folder, 'target');
  fs.rmSync(target, { recursive: true, force: true });
  fs.mkdirSync(target);
  const version = /<version>([^<]+)<\/version>/.exec(read(folder, 'pom.xml'))?.[1] ?? '';

  const readme = zip(new Map([['README.md', read(folder, 'README.md')]]));
  const sources = (part: string): Buffer =>
    zip(filesBelow(path.join(folder, part, 'src/main/kotlin'), /\.kt$/));
  const made: Readonly<Record<string, Buffer>> = {
    [`railyard-core-${version}.jar`]: zip(classesOf(folder, 'core')),
    [`railyard-core-${version}-sources.jar`]: sources('core'),
    [`railyard-core-${version}-javadoc.jar`]: readme,
    [`railyard-core-${version}.pom`]: pomOf(folder, 'core', 'jar', version),
    [`railyard-android-${version}.aar`]: archive(folder),
    [`railyard-android-${version}-sources.jar`]: sources('android'),
    [`railyard-android-${version}-javadoc.jar`]: readme,
    [`railyard-android-${version}.pom`]: pomOf(folder, 'android', 'aar', version),
  };
  for (const [name, content] of Object.entries(made)) {
    fs.writeFileSync(path.join(target, name), content);
    console.log(`mobile/android/target/${name}: ${content.length} bytes`);
  }
  const size = made[`railyard-core-${version}.jar`]?.length ?? 0;
  if (size > CORE_BYTES_MAX) console.log(`the jar of the core may have ${CORE_BYTES_MAX} bytes`);
  return size <= CORE_BYTES_MAX;
}

/** https://developer.android.com/studio/projects/android-library#aar-contents */
function archive(folder: string): Buffer {
  const own = path.join(folder, 'android', 'archive');
  return zip(
    new Map<string, string | Uint8Array>([
      ['AndroidManifest.xml', read(own, 'AndroidManifest.xml')],
      ['R.txt', ''],
      ['classes.jar', zip(classesOf(folder, 'android'))],
      ['proguard.txt', read(own, 'proguard.txt')],
    ]),
  );
}

/** Without what no app needs of them: sources are beside the classes. */
function classesOf(folder: string, part: string): Entries {
  const stripped = path.join(folder, 'target', part);
  const compiler = ['kotlin-compiler-embeddable', 'kotlin-stdlib'].map(jarOf).join(path.delimiter);
  const words = ['-cp', compiler, path.join(folder, 'ShrinkClasses.java')];
  const places = [path.join(folder, part, 'target', 'classes'), stripped];
  execFileSync('java', [...words, ...places], { env: javaSettings(), stdio: 'inherit' });

  const classes = filesBelow(stripped, /\.(?:class|kotlin_module)$/);
  fs.rmSync(stripped, { recursive: true });
  const manifest = 'Manifest-Version: 1.0\r\n\r\n';
  return new Map([...under('', classes), ['META-INF/MANIFEST.MF', manifest]]);
}

/** Alone: an app's build reads no parent of it. */
function pomOf(folder: string, part: string, packaging: string, version: string): Buffer {
  const kotlin = /<kotlin\.version>([^<]+)</.exec(read(folder, 'pom.xml'))?.[1] ?? '';
  const needs = [
    ['org.jetbrains.kotlin', 'kotlin-stdlib', kotlin],
    ...(part === 'core' ? [] : [['io.github.railyard', 'railyard-core', version]]),
  ];
  const dependencies = needs.map(
    ([group, name, each]) => `    <dependency>
      <groupId>${group}</groupId>
      <artifactId>${name}</artifactId>
      <version>${each}</version>
      <scope>compile</scope>
    </dependency>`,
  );

  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>io.github.railyard</groupId>
  <artifactId>railyard-${part}</artifactId>
  <version>${version}</version>
  <packaging>${packaging}</packaging>
  <licenses>
    <license>
      <name>Apache-2.0</name>
    </license>
  </licenses>
  <dependencies>
${dependencies.join('\n')}
  </dependencies>
</project>
`);
}

function read(folder: string, name: string): string {
  return fs.readFileSync(path.join(folder, name), 'utf8');
}
