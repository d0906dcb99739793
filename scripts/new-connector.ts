import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  mkdirSync(join(folder, 'exchanges'), { recursive: true });
  const names = namesOf(id, processor);
  const files = {
    'wire.ts': wire(names),
    'operations.ts': operations(names),
    'definition.ts': definition(names),
    'options.ts': options(names),
    'webhook.ts': webhook(names),
    [`${processor}.test.ts`]: testFile(names),
    'README.md': readme(names),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  register(
    join(root, 'server/connectors/registry.ts'),
    'const CONNECTORS',
    `import { ${names.camel} } from './${processor}/definition.ts';`,
    `  ${names.camel},`,
  );
  writeFileSync(join(root, names.simulator), simulator(names));
  register(
    join(root, 'server/simulator/server.ts'),
    'const PROCESSORS',
    `import { ${names.camel}Processor } from './card/${processor}.ts';`,
    `  ${names.camel}Processor,`,
  );
  return [...Object.keys(files).map((file) => `${names.folder}/${file}`), names.simulator];
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
    simulator: `server/simulator/card/${processor}.ts`,
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
  const [id = '', processor = id] = process.argv.slice(2);
  try {
    const files = newConnector(id, join(import.meta.dirname, '..'), processor);
    const next = `server/connectors/${processor}/${processor}.test.ts`;
    console.log(
      `${files.join('\n')}\nserver/connectors/registry.ts\nserver/simulator/server.ts\n\n` +
        'Its tests fail now, one for each thing that a connector can do. Each names the file that is next; take\n' +
        `away those of what your processor cannot do: npm test -- ${next}\n` +
        `Then the suite that every connector passes: npm run conformance -- ${processor}\n` +
        'At last, what is printed from connectors: npm run golden',
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
