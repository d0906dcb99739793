import { parseArgs } from 'node:util';
import { prepareCsharp } from './sdk-conform/csharp.ts';
import { prepareGo } from './sdk-conform/go.ts';
import { prepareJava } from './sdk-conform/java.ts';
import { preparePhp } from './sdk-conform/php.ts';
import { preparePython } from './sdk-conform/python.ts';
import { prepareRuby } from './sdk-conform/ruby.ts';
import { openStand, type StandOptions } from './sdk-conform/stand.ts';
import { prepareTypeScript } from './sdk-conform/typescript.ts';
import { NotHere, type Prepare, type Run } from './sdk-conform/tools.ts';

/**
 * `npm run sdk:conform [-- --language=python] [--moments=100] [--where-possible] [--require=python,…]`: the SDKs, by
 * each language's own tools. Their tests read the vectors of `sdks/behaviour`, and play the scenes of `sdks/played`
 * against a service that is started for them. A language whose tools are not on this machine gets one line that says
 * so; it is a failure where the language was named, or is required. `--moments`: inside so many payments the service is
 * killed. `--altered`: only the scenes, with answers as a later version may give them.
 * `--service-from=FOLDER`: against the service of another version, which is there with its packages.
 */
const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    require: { type: 'string', default: '' },
    moments: { type: 'string', default: '0' },
    altered: { type: 'boolean', default: false },
    'service-from': { type: 'string' },
    'where-possible': { type: 'boolean', default: false },
  },
});

/** Each is a file of `scripts/sdk-conform`. */
const LANGUAGES: Readonly<Record<string, Prepare>> = {
  csharp: prepareCsharp,
  go: prepareGo,
  java: prepareJava,
  php: preparePhp,
  python: preparePython,
  ruby: prepareRuby,
  typescript: prepareTypeScript,
};

const named = values.language === undefined ? Object.keys(LANGUAGES) : [values.language];
const required = new Set(values.require.split(',').filter((name) => name !== ''));
for (const name of [...named, ...required])
  if (LANGUAGES[name] === undefined)
    throw new Error(`There is no SDK for ${name}: ${Object.keys(LANGUAGES).join(', ')}`);
process.exitCode = await runAll();

async function runAll(): Promise<number> {
  const ready = [...new Set([...named, ...required])].flatMap((name) => {
    try {
      return [{ name, run: LANGUAGES[name]?.() }];
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      console.log(`The SDK for ${name} was not tried here: ${error.message}`);
      const isFailure = required.has(name) || !values['where-possible'];
      return isFailure ? [{ name, run: undefined }] : [];
    }
  });

  let isGood = true;
  for (const { name, run } of ready) {
    const status = run === undefined ? 1 : await runOne(run);
    if (status !== 0) console.log(`FAILED: ${name}`);
    isGood &&= status === 0;
  }
  return isGood ? 0 : 1;
}

/** Every test, and then the scenes once more with answers as a later version may give them. */
async function runOne(run: Run): Promise<number> {
  const serviceFrom = values['service-from'];
  const options = { moments: Number(values.moments), isAltered: false, serviceFrom };
  const status = values.altered ? 0 : await runAt(options, run);
  if (status !== 0 || serviceFrom !== undefined) return status;
  return runAt({ moments: 0, isAltered: true }, run);
}

/** Each language has a service of its own: what one has made is not there for the next. */
async function runAt(options: StandOptions, run: Run): Promise<number> {
  const { stand, close } = await openStand(options);
  try {
    return await run(stand);
  } finally {
    await close();
  }
}
