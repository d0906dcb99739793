import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { definition, operations, options, readme, webhook, wire } from './scaffold/connector-files.ts';
import { simulator } from './scaffold/simulator-file.ts';
import { testFile } from './scaffold/test-file.ts';

/**
 * `npm run new:connector NAME [FOLDER]`: a folder with every file a connector has, a simulated processor to speak to,
 * their lines in the two registries, and a failing test for each thing a connector can do, in the order in which they
 * are best written. NAME is `{processor}-{method}`, for example `acme-card`. FOLDER is for processors with several
 * connectors: the name that they share.
 */
export function newConnector(id: string, root: string, processor: string = id): readonly string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(id) || id.length > 50)
    throw new Error(
      `A connector is named {processor}-{method} in lower case, for example acme-card; not "${id}".`,
    );
  if (!/^[a-z][a-z0-9-]{0,49}$/.test(processor))
    throw new Error(`A folder is named in lower case, for example acme; not "${processor}".`);
  const folder = join(root, 'server/connectors', processor);
  if (existsSync(folder)) throw new Error(`There is a folder server/connectors/${processor} already.`);

  refuseTaken(id, processor, root);
  mkdirSync(join(folder, 'exchanges'), { recursive: true });
  const names = namesOf(id, processor);
  const files = filesOf(names);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  for (const { file, list, imported, entry } of registryLines(names))
    register(join(root, file), list, imported, entry);
  return Object.keys(files);
}

/**
 * `npm run new:connector -- NAME [FOLDER] --remove`: takes back what was made, while nothing was written into it; after
 * that with `--yes` alone.
 */
export function removeConnector(
  id: string,
  root: string,
  processor: string,
  yes: boolean,
): readonly string[] {
  const names = namesOf(id, processor);
  const files = filesOf(names);
  const folder = join(root, names.folder);
  const definition = join(folder, 'definition.ts');
  if (!existsSync(definition) || !readFileSync(definition, 'utf8').includes(`id: '${id}'`))
    throw new Error(`There is no connector ${id} in ${names.folder}.`);
  const own = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  const changed = [...own, names.simulator].filter(
    (file) => existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') !== files[file],
  );
  if (changed.length > 0 && !yes)
    throw new Error(
      `Work would be lost: ${changed.join(', ')}. Nothing was done: add --yes to remove it all.`,
    );

  rmSync(folder, { recursive: true });
  rmSync(join(root, names.simulator), { force: true });
  for (const { file, imported, entry } of registryLines(names)) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    writeFileSync(join(root, file), lines.filter((line) => line !== imported && line !== entry).join('\n'));
  }
  return [`${names.folder}/`, names.simulator];
}

/** A second connector of a name would be found by nobody, or by chance. */
function refuseTaken(id: string, processor: string, root: string): void {
  const places = { 'server/connectors': [id], 'sandbox/processors': [processor] };
  for (const [place, names] of Object.entries(places))
    for (const file of globSync(`${place}/**/*.ts`, { cwd: root }))
      for (const name of names)
        if (!file.endsWith('.test.ts') && readFileSync(join(root, file), 'utf8').includes(`  id: '${name}'`))
          throw new Error(`The name ${name} is taken, by ${file}: take another one.`);
}

/** What is written, by its place. */
function filesOf(names: Names): Readonly<Record<string, string>> {
  const inFolder = {
    'wire.ts': wire(names),
    'operations.ts': operations(names),
    'definition.ts': definition(names),
    'options.ts': options(names),
    'webhook.ts': webhook(names),
    [`${names.processor}.test.ts`]: testFile(names),
    'README.md': readme(names),
  };
  return Object.fromEntries([
    ...Object.entries(inFolder).map(([file, text]) => [`${names.folder}/${file}`, text]),
    [names.simulator, simulator(names)],
  ]);
}

/** The lines of the two registries. */
function registryLines({ camel, processor }: Names) {
  return [
    {
      file: 'server/connectors/registry.ts',
      list: 'const CONNECTORS',
      imported: `import { ${camel} } from './${processor}/definition.ts';`,
      entry: `  ${camel},`,
    },
    {
      file: 'sandbox/processors/server.ts',
      list: 'const PROCESSORS',
      imported: `import { ${camel}Processor } from './card/${processor}.ts';`,
      entry: `  ${camel}Processor,`,
    },
  ];
}

/** What the written files call things. */
export type Names = Readonly<{
  id: string;
  processor: string;
  camel: string;
  title: string;
  method: string;
  folder: string;
  simulator: string;
}>;

function namesOf(id: string, processor: string): Names {
  const words = id.split('-');
  const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    id,
    processor,
    title: words.map(upper).join(' '),
    camel: words.map((word, index) => (index === 0 ? word : upper(word))).join(''),
    method: words.at(-1) ?? 'card',
    folder: `server/connectors/${processor}`,
    simulator: `sandbox/processors/card/${processor}.ts`,
  };
}

/** Two lines: the import and the entry, each where the others stand. */
function register(file: string, list: string, imported: string, entry: string): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const importAt = lines.findLastIndex((line) => /^import \{ \w+ \} from '\.\/.+\.ts';$/.test(line)) + 1;
  lines.splice(importAt, 0, imported);
  const open = lines.findIndex((line) => line.startsWith(list));
  const close = lines.findIndex((line, index) => index > open && line === '];');
  if (importAt === 0 || open === -1 || close === -1)
    throw new Error(`${file} does not look as expected; add the connector by hand.`);
  lines.splice(close, 0, entry);
  writeFileSync(file, lines.join('\n'));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const words = process.argv.slice(2);
  const [id = '', processor = id] = words.filter((word) => !word.startsWith('--'));
  const root = join(import.meta.dirname, '..');
  try {
    if (words.includes('--remove')) {
      const removed = removeConnector(id, root, processor, words.includes('--yes'));
      console.log(`Removed, with their lines in the two registries:\n${removed.join('\n')}`);
    } else {
      const files = newConnector(id, root, processor);
      const next = `server/connectors/${processor}/${processor}.test.ts`;
      console.log(
        `${files.join('\n')}\nserver/connectors/registry.ts\nsandbox/processors/server.ts\n\n` +
          'Its tests fail now, one for each thing that a connector can do. Each names the file that is next; take\n' +
          `away those of what your processor cannot do: npm test -- ${next}\n` +
          `Then the suite that every connector passes: npm run conformance -- ${processor}\n` +
          'At last, what is printed from connectors: npm run golden\n' +
          `To take all of it back: npm run new:connector -- ${words.join(' ')} --remove`,
      );
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
