import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { install, NotHere, root, type Step, toolSays } from '../sdk-conform/tools.ts';

/**
 * Makes a language's package ready in an empty folder, from a folder with its source where one is given; throws
 * `NotHere` where it cannot be had. Gives what runs the program.
 */
export type PublishedPackage = (folder: string, from: string | null) => readonly Step[];

const WALKS = path.join(root, 'test', 'published', 'walks');

/** By language. Each number is one that was tried. */
export const PUBLISHED_PACKAGES: Readonly<Record<string, PublishedPackage>> = {
  go: goPackage,
  java: javaPackage,
  python: pythonPackage,
};

const PYTHON_PACKAGE = 'gr4vy==2.4.27';

function pythonPackage(folder: string, from: string | null): readonly Step[] {
  toolSays('python3', ['--version']);
  const home = path.join(root, '.railyard', 'published', 'python');
  const python = path.join(home, 'bin', 'python');
  const note = path.join(home, 'installed.txt');
  const wanted = from ?? PYTHON_PACKAGE;
  if (!fs.existsSync(note) || fs.readFileSync(note, 'utf8') !== wanted) {
    install('python3', ['-m', 'venv', '--clear', home]);
    install(python, ['-m', 'pip', 'install', '--quiet', wanted]);
    fs.writeFileSync(note, wanted);
  }
  fs.copyFileSync(path.join(WALKS, 'walk.py'), path.join(folder, 'walk.py'));
  return [[python, ['walk.py']]];
}

const GO_MODULE = 'github.com/gr4vy/gr4vy-go';
const GO_VERSION = 'v1.12.128';

function goPackage(folder: string, from: string | null): readonly Step[] {
  toolSays('go', ['version']);
  fs.copyFileSync(path.join(WALKS, 'walk.go'), path.join(folder, 'main.go'));
  const replaced = from === null ? '' : `replace ${GO_MODULE} => ${from}\n`;
  const module = `module walk\n\ngo 1.25\n\nrequire ${GO_MODULE} ${GO_VERSION}\n\n${replaced}`;
  fs.writeFileSync(path.join(folder, 'go.mod'), module);
  const { status, stderr } = spawnSync('go', ['mod', 'tidy'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0)
    throw new NotHere(`the module proxy has no ${GO_MODULE} ${GO_VERSION}: ${firstLine(stderr)}`);
  return [['go', ['run', '.']]];
}

const JAVA_PACKAGE = ['com.gr4vy', 'sdk', '2.18.13'] as const;

/** `from`: a folder with its jar, and those of what it needs. */
function javaPackage(folder: string, from: string | null): readonly Step[] {
  toolSays('java', ['-version']);
  if (from === null) copyJars(folder);
  fs.copyFileSync(path.join(WALKS, 'Walk.java'), path.join(folder, 'Walk.java'));
  return [['java', ['-cp', path.join(from ?? path.join(folder, 'jars'), '*'), 'Walk.java']]];
}

function copyJars(folder: string): void {
  toolSays('mvn', ['--version']);
  const [group, artifact, version] = JAVA_PACKAGE;
  const needed = `<groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version>`;
  fs.writeFileSync(
    path.join(folder, 'pom.xml'),
    '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>' +
      '<groupId>walk</groupId><artifactId>walk</artifactId><version>1</version>' +
      `<dependencies><dependency>${needed}</dependency></dependencies></project>\n`,
  );
  const copying = ['-q', '-B', 'dependency:copy-dependencies', '-DoutputDirectory=jars'];
  const { status } = spawnSync('mvn', copying, { cwd: folder, encoding: 'utf8', timeout: 300_000 });
  if (status !== 0) throw new NotHere(`Maven finds no ${JAVA_PACKAGE.join(':')}`);
}

function firstLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? '';
}
