import { createHash } from 'node:crypto';

/** What `package-lock.json` says of a package. */
type Locked = Readonly<{
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  link?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}>;
export type LockFile = Readonly<{
  name: string;
  version: string;
  packages: Readonly<Record<string, Locked>>;
}>;

type Component = Readonly<Record<string, unknown>>;

const INSIDE = 'node_modules/';

/**
 * A bill of materials in CycloneDX 1.6, of what runs: packages that only the project's own development needs are left
 * out, as in the image. The same lock file gives the same bytes.
 */
export function billOfMaterials(lock: LockFile, now: Date): Readonly<Record<string, unknown>> {
  const installed = Object.entries(lock.packages).filter(
    ([place, { dev, devOptional, link }]) =>
      place.startsWith(INSIDE) && dev !== true && devOptional !== true && link !== true,
  );
  const refs = new Map(installed.map(([place, locked]) => [place, refOf(place, locked)]));
  const own = { ...lock.packages[''], name: lock.name, version: lock.version };
  const ownRef = purlOf(lock.name, lock.version);

  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(lock.packages))}`,
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: { type: 'application', 'bom-ref': ownRef, name: lock.name, version: lock.version },
    },
    components: installed.map(([place, locked]) => componentOf(place, locked)),
    dependencies: [
      { ref: ownRef, dependsOn: dependsOn('', own, refs) },
      ...installed.map(([place, locked]) => ({
        ref: refs.get(place),
        dependsOn: dependsOn(place, locked, refs),
      })),
    ],
  };
}

function componentOf(place: string, locked: Locked): Component {
  const name = nameOf(place, locked);
  const at = name.lastIndexOf('/');
  const { version = '', license, integrity, optional } = locked;

  return {
    type: 'library',
    'bom-ref': refOf(place, locked),
    ...(at < 0 ? { name } : { group: name.slice(0, at), name: name.slice(at + 1) }),
    version,
    scope: optional === true ? 'optional' : 'required',
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    ...(integrity === undefined ? {} : { hashes: hashesOf(integrity) }),
    purl: purlOf(name, version),
  };
}

/** Two copies of one version in different places are two components. */
function refOf(place: string, locked: Locked): string {
  return `${purlOf(nameOf(place, locked), locked.version ?? '')}#${place}`;
}

function nameOf(place: string, { name }: Locked): string {
  return name ?? place.slice(place.lastIndexOf(INSIDE) + INSIDE.length);
}

function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

const ALGORITHMS: Readonly<Record<string, string>> = { sha512: 'SHA-512', sha256: 'SHA-256', sha1: 'SHA-1' };

function hashesOf(integrity: string): readonly Readonly<{ alg: string; content: string }>[] {
  return integrity.split(' ').flatMap((one) => {
    const [algorithm = '', digest = ''] = one.split(/-(.*)/);
    const alg = ALGORITHMS[algorithm];
    return alg === undefined ? [] : [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }];
  });
}

/** As Node looks for them: beside the package, then in each folder above. */
function dependsOn(
  place: string,
  { dependencies = {}, optionalDependencies = {} }: Locked,
  refs: ReadonlyMap<string, string>,
): readonly string[] {
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .flatMap((name) => foundFrom(place, name, refs) ?? [])
    .sort();
}

function foundFrom(place: string, name: string, refs: ReadonlyMap<string, string>): string | null {
  for (let folder = place; ; folder = folder.slice(0, folder.lastIndexOf(INSIDE)).replace(/\/$/, '')) {
    const ref = refs.get(`${folder === '' ? '' : `${folder}/`}${INSIDE}${name}`);
    if (ref !== undefined) return ref;
    if (folder === '') return null;
  }
}

/** A name of its content, in the form of a UUID of version 8. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
