import fs from 'node:fs';
import path from 'node:path';
import type { Artefacts } from './artefacts.ts';
import { publishedNamed, versionOf } from './published.ts';

/**
 * The packages for Android apps, as `npm run mobile:kotlin` left them: Maven compiles them, with what it gets from a
 * registry. They count only where they are of this version and nothing of theirs has changed since.
 */
export function androidPackage(root: string): Artefacts {
  const version = versionOf(publishedNamed('android'), root);
  const folder = path.join(root, 'mobile/android');
  const target = path.join(folder, 'target');
  const names = fs.existsSync(target)
    ? fs.readdirSync(target).filter((name) => name.includes(`-${version}`))
    : [];
  const packedMs = Math.min(...names.map((name) => fs.statSync(path.join(target, name)).mtimeMs));
  if (names.length === 0 || changedMs(folder) > packedMs) {
    const because = 'npm run mobile:kotlin packs them, and has not since they were changed';
    return { made: [], missing: [{ thing: 'android', because }] };
  }

  const made = names.map((name) => ({
    thing: 'android',
    name: name.replace(`-${version}`, ''),
    version,
    path: `android/${name}`,
    type: name.endsWith('.pom') ? 'application/xml' : 'application/java-archive',
    bytes: fs.readFileSync(path.join(target, name)),
  }));
  return { made, missing: [] };
}

/** When something was last changed that they are made of. */
function changedMs(folder: string): number {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.split(path.sep).includes('target'))
    .map((name) => fs.statSync(path.join(folder, name)))
    .filter((file) => file.isFile());
  return Math.max(...files.map(({ mtimeMs }) => mtimeMs));
}
