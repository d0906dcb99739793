import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sdkFiles } from '../../sdks/generator/index.ts';
import { trySamples } from './samples.ts';
import { firstProgram, NotHere, type Run, root, runSteps, type Stand, toolSays } from './tools.ts';

/**
 * What a jar may take: everything of it goes into every program. 600,000 until the transparency log came, 620,000
 * until experiments and stories did, 650,000 until experiments on money: each class costs some 500 bytes before it has
 * a method.
 */
const BYTES_MAX = 690_000;
const PRINTED = 'sdks/java/src/generated/java/io/github/railyard';
/** What Maven says where it cannot get what it needs: anything else is a fault of ours. */
const NOT_HAD = /Could not (?:resolve|find|transfer)|Cannot access|Unknown host|offline mode|Non-resolvable/;

/** What Maven runs tests with, it gets for the first one. Skipped, they could not be run without a network then. */
const ONE_TEST = ['-Dtest=JsonTest'];

/** Maven gets what tests need, which is nothing of the package itself. */
export function prepareJava(): Run {
  const folder = path.join(root, 'sdks', 'java');
  const version = toolSays('javac', ['-version']);
  if (Number(/(\d+)/.exec(version)?.[1] ?? 0) < 11)
    throw new NotHere(`it takes a JDK of 11, and this is ${version}`);
  toolSays('mvn', ['-version']);

  const environment = javaEnvironment();
  const options = { cwd: folder, env: environment, encoding: 'utf8' } as const;
  const { stdout, stderr, status } = spawnSync('mvn', ['-B', '-q', 'package', ...ONE_TEST], options);
  const said = `${stdout}${stderr}`.trim();
  const missing = said.split('\n').find((line) => NOT_HAD.test(line));
  if (missing !== undefined) throw new NotHere(`what its tests need can not be installed: ${missing}`);

  return async (stand) => {
    if (status !== 0) console.log(said);
    const faults = [...strangers(), ...tooLarge(folder)];
    for (const fault of faults) console.log(fault);
    if (status !== 0 || faults.length > 0) return 1;

    const tested = await runSteps(folder, { ...environment, ...stand }, [
      ['mvn', ['-B', '-q', '-o', 'test']],
    ]);
    const typed = tested === 0 ? await typeFirstProgram(environment, stand) : tested;
    if (typed !== 0) return typed;
    const classes = path.join(folder, 'target/classes');
    return trySamples('java', environment, () => [
      [
        'javac',
        [...'-Xlint:all -Werror -encoding UTF-8 --release 11 -cp'.split(' '), classes, 'Samples.java'],
      ],
      ['java', ['-cp', [classes, '.'].join(path.delimiter), 'Samples']],
    ]);
  };
}

/** The first program of a newcomer, in a folder of its own: what its page says is typed, and pays. */
function typeFirstProgram(environment: Readonly<Record<string, string>>, stand: Stand): Promise<number> {
  const { program, commands } = firstProgram('sdks/java/README.md', 'java\nimport ', stand);
  const folder = path.join(root, '.railyard/sdks/java/first');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(path.join(folder, 'shop'), { recursive: true });
  fs.symlinkSync(path.join(root, 'sdks'), path.join(folder, 'sdks'));
  fs.writeFileSync(path.join(folder, 'shop/Pay.java'), program);
  return runSteps(folder, environment, [['sh', ['-ec', commands]]], 'ignore');
}

/** What Java's tools are told of this machine. */
function javaEnvironment(): Readonly<Record<string, string>> {
  const home = process.env['JAVA_HOME'];
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? os.homedir(),
    ...(home === undefined ? {} : { JAVA_HOME: home }),
  };
}

/** Files that nothing prints any more would still be compiled. */
function strangers(): readonly string[] {
  const printed = new Set(sdkFiles().map(({ file }) => file));
  return fs
    .readdirSync(path.join(root, PRINTED))
    .filter((name) => !printed.has(`${PRINTED}/${name}`))
    .map((name) => `${PRINTED}/${name} is printed by nothing: delete it`);
}

function tooLarge(folder: string): readonly string[] {
  const target = path.join(folder, 'target');
  const jars = fs.existsSync(target) ? fs.readdirSync(target).filter((name) => name.endsWith('.jar')) : [];
  return jars.flatMap((jar) => {
    const { size } = fs.statSync(path.join(target, jar));
    return size > BYTES_MAX ? [`${jar} has ${size} bytes, and may have ${BYTES_MAX}`] : [];
  });
}
