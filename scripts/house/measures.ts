import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { oneWordNames } from '../../test/architecture/one-word-names.ts';
import { importsOf, scan } from '../../test/architecture/source.ts';
import { imageFiles } from './image.ts';
import { readProgram } from './program.ts';
import { type Edge, orderOf } from './rooms.ts';

/** What is measured of a folder that holds the project as a commit has it, by names that LIMITS has, too. */
export type Measures = ReadonlyMap<string, number>;
type Counts = readonly (readonly [string, number])[];

const COLUMNS_MAX = 120;
/** What code prints, at its addresses then and now. */
const PRINTED = new RegExp(
  `^(?:contract/.*|openapi\\.json|postman\\.json|${[
    'contract/vectors/.*\\.json',
    'sandbox/(?:queries/answers\\.ts|schema\\.sql)',
    'server/api/examples/answers\\.json',
    'server/db/(?:answers\\.ts|columns\\.ts|tables\\.ts|schema\\.sql|statements\\.golden\\.txt)',
    'test/webhooks/payloads\\.golden\\.json',
  ].join('|')})$`,
);
/** SDKs, printed from the contract. */
const GENERATED = /\/generated\//;

export async function measuresOf(root: string, files: readonly string[]): Promise<Measures> {
  const texts = new Map<string, string>();
  const read = (file: string): string => {
    const text = texts.get(file) ?? fs.readFileSync(path.join(root, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  const table = pathToFileURL(path.join(root, 'test/architecture/floors.ts')).href;
  const { roomOf } = (await import(table)) as { roomOf: (file: string) => string | null };
  const roomAt = (file: string): string => (roomOf(file) ?? file).replace(/^payments\/.*/, 'payments');
  const service = files.filter((file) => /^server\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'));
  const imports = service.flatMap((from) => ownImports(from, read(from)));
  const within = imports.filter(({ from, to }) => folderOf(from) !== null && folderOf(to) !== null);
  const fineRoomOf = (file: string): string => folderOf(file) ?? roomAt(file);

  return new Map([
    ...linesByRoom(service, read, roomAt),
    ...linesOutside(files, read),
    ...orderMeasures('rooms', linesBetween(imports, roomAt)),
    ...orderMeasures('rooms inside payments', linesBetween(within, fineRoomOf)),
    ...readProgram(root, fineRoomOf, linesBetween(imports, fineRoomOf)),
    ...rigMeasures(files, read),
    ...nameMeasures(files, read),
    ...writtenAndPrinted(root, files, read),
    ...imageFiles(files, read),
  ]);
}

function linesByRoom(
  service: readonly string[],
  read: (file: string) => string,
  roomAt: (file: string) => string,
): Counts {
  const rooms = Object.entries(Object.groupBy(service, roomAt)).map(
    ([room, own = []]) => [`lines in server/${room}`, linesOf(own, read).length] as const,
  );
  const all = linesOf(service, read);
  const blank = all.filter((line) => line.trim() === '').length;
  return [
    ...rooms.sort(([a], [b]) => (a < b ? -1 : 1)),
    ['lines in server', all.length],
    ['blank lines in server, per cent', Math.round((blank / all.length) * 1000) / 10],
  ];
}

function linesOf(files: readonly string[], read: (file: string) => string): readonly string[] {
  return files.flatMap((file) => read(file).split('\n').slice(0, -1));
}

/** Types and functions whose whole name is one participle. */
function nameMeasures(files: readonly string[], read: (file: string) => string): Counts {
  const code = files.filter((file) =>
    /^(?:server|sandbox|apps|packages|cli|scripts)\/.*(?<!\.test)\.tsx?$/.test(file),
  );
  return [['one-word names', code.flatMap((file) => oneWordNames(scan(read(file)).code)).length]];
}

/** Of the other top folders that are shipped, and that tests stand in. */
function linesOutside(files: readonly string[], read: (file: string) => string): Counts {
  const isIn = (folder: string, file: string): boolean =>
    file.startsWith(`${folder}/`) && /\.tsx?$/.test(file) && !GENERATED.test(file);
  return ['sandbox', 'apps', 'packages', 'cli', 'scripts', 'test'].map((folder) => {
    const own = files.filter(
      (file) => isIn(folder, file) && (folder === 'test' || !file.endsWith('.test.ts')),
    );
    return [`lines in ${folder}`, linesOf(own, read).length];
  });
}

/** A folder of the largest room; null elsewhere. */
function folderOf(file: string): string | null {
  return /^server\/(payments\/[^/]+)\//.exec(file)?.[1] ?? null;
}

function ownImports(from: string, text: string): readonly Edge[] {
  return importsOf(text)
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier }) => ({ from, to: path.posix.join(path.posix.dirname(from), specifier) }))
    .filter(({ to }) => to.startsWith('server/'));
}

function linesBetween(imports: readonly Edge[], roomAt: (file: string) => string): readonly Edge[] {
  return imports.map(({ from, to }) => ({ from: roomAt(from), to: roomAt(to) }));
}

function orderMeasures(name: string, edges: readonly Edge[]): Counts {
  const { climbs, knots } = orderOf(edges);
  return [
    [`imports that climb between ${name}`, climbs],
    [`knots of ${name}`, knots.length],
  ];
}

function rigMeasures(files: readonly string[], read: (file: string) => string): Counts {
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const rigs = code
    .filter((file) => file.startsWith('test/'))
    .flatMap((file) => [...read(file).matchAll(RIG)].map(() => file));
  return [
    ['rigs', rigs.length],
    ['rigs outside test/harness', rigs.filter((file) => !file.startsWith('test/harness/')).length],
  ];
}

const RIG = /^export (?:async )?function (?:open|start)[A-Z]/gm;

function writtenAndPrinted(root: string, files: readonly string[], read: (file: string) => string): Counts {
  const bytesOf = (file: string): number => fs.statSync(path.join(root, file)).size;
  const bytesOfAll = (pattern: RegExp): number =>
    files.filter((file) => pattern.test(file)).reduce((sum, file) => sum + bytesOf(file), 0);
  const contract = files.find((file) => /^(?:contract\/)?openapi\.json$/.test(file)) ?? '';
  const { paths } = JSON.parse(read(contract)) as { paths: Readonly<Record<string, object>> };
  const operations = Object.values(paths).flatMap((path) =>
    Object.keys(path).filter((key) => /^(?:get|post|put|patch|delete)$/.test(key)),
  );
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: object };
  const wide = files
    .filter((file) => /\.(?:ts|mjs|sql)$/.test(file) && !PRINTED.test(file) && !GENERATED.test(file))
    .flatMap((file) => read(file).split('\n'))
    .filter((line) => line.length > COLUMNS_MAX);

  return [
    [`lines of more than ${COLUMNS_MAX} columns`, wide.length],
    ['decision records', files.filter((file) => /^docs\/adr\/.*\d{4}-[^/]*\.md$/.test(file)).length],
    ['bytes of printed files', bytesOfAll(PRINTED)],
    ['bytes of generated SDKs', bytesOfAll(GENERATED)],
    ['bytes of openapi.json an operation', Math.round(bytesOf(contract) / operations.length)],
    ['run-time dependencies', Object.keys(dependencies).length],
  ];
}
