import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { MadeFile } from './made.ts';
import { publishedNamed } from './published.ts';

/** A package of npm's lock file, as far as a bill of materials tells it. */
type LockedPackage = Readonly<{
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  link?: boolean;
  dependencies?: Readonly<Record<string, string>>;
}>;
type Component = Readonly<Record<string, unknown>> & Readonly<{ 'bom-ref': string }>;

const OURS = [{ license: { id: 'Apache-2.0' } }];

/**
 * What is in a release, and what it brings along: CycloneDX 1.6. The image has the packages of npm's lock file that
 * `npm ci --omit=dev --omit=optional` installs; an SDK has nothing inside, and names what its installer fetches.
 * No time and no random serial number: the same release has the same bill.
 */
export function billOfMaterials(root: string, made: readonly MadeFile[]): string {
  const files = made.filter((file) => file.purl !== undefined);
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  const locked = Object.entries(lock.packages).filter(([place, one]) => isInImage(place, one));
  const needed = [...new Set(files.flatMap((file) => file.needs ?? []))];

  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'Railyard', 'bom-ref': 'release' } },
    components: [
      ...files.map(componentOf),
      ...locked.map(([place, one]) => lockedComponent(place, one)),
      ...needed.map(neededComponent),
    ],
    dependencies: [
      { ref: 'release', dependsOn: files.map((file) => file.path) },
      ...files.map((file) => ({
        ref: file.path,
        dependsOn: file.thing === 'service' ? rootNeeds(lock.packages) : (file.needs ?? []),
      })),
      ...locked.map(([place, one]) => ({
        ref: place,
        dependsOn: needsOf(place, one.dependencies ?? {}, lock.packages),
      })),
    ],
  };
  return `${JSON.stringify(bill, null, 1)}\n`;
}

function componentOf({ thing, name, version, path: place, purl, bytes }: MadeFile): Component {
  return {
    type: thing === 'service' ? 'application' : 'library',
    'bom-ref': place,
    name,
    version,
    description: publishedNamed(thing).about,
    licenses: OURS,
    hashes: ['SHA-256', 'SHA-512'].map((alg) => ({ alg, content: digest(alg, bytes) })),
    purl,
  };
}

function digest(name: string, bytes: Uint8Array): string {
  return createHash(name.replace('-', '')).update(bytes).digest('hex');
}

/** An installer chooses the version, so none is said but what is asked for. */
function neededComponent(needed: string): Component {
  const [registry = '', requirement = ''] = needed.split(/:(.*)/s);
  const name = /^[\w.@/:-]+/.exec(requirement)?.[0] ?? requirement;
  return {
    type: 'library',
    'bom-ref': needed,
    name,
    scope: 'required',
    purl: `pkg:${registry}/${name}`,
    properties: [{ name: 'railyard:requirement', value: requirement }],
  };
}

function isInImage(place: string, one: LockedPackage): boolean {
  const { dev = false, devOptional = false, optional = false, link = false } = one;
  return place.startsWith('node_modules/') && !dev && !devOptional && !optional && !link;
}

function lockedComponent(place: string, { version = '', license, integrity }: LockedPackage): Component {
  const name = nameOf(place);
  const hash = /^sha512-(.+)$/.exec(integrity ?? '')?.[1];
  return {
    type: 'library',
    'bom-ref': place,
    name,
    version,
    ...(license === undefined ? {} : { licenses: [licenceOf(license)] }),
    ...(hash === undefined
      ? {}
      : { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  };
}

function licenceOf(text: string): object {
  return /^[\w.-]+$/.test(text) ? { license: { id: text } } : { expression: text };
}

function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

type Lock = Readonly<Record<string, LockedPackage>>;

function rootNeeds(packages: Lock): readonly string[] {
  return needsOf('', packages['']?.dependencies ?? {}, packages);
}

/** Where Node finds each: in the folder of whoever needs it, or in one above. */
function needsOf(place: string, needed: Readonly<Record<string, string>>, packages: Lock): readonly string[] {
  return Object.keys(needed).flatMap((name) => {
    let folder = place;
    for (;;) {
      const found = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
      const one = packages[found];
      if (one !== undefined) return isInImage(found, one) ? [found] : [];
      if (folder === '') return [];
      folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
    }
  });
}
