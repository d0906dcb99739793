import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { trySamples } from './samples.ts';
import { NotHere, isScenesOnly, type Run, root, runSteps, type Step, toolSays } from './tools.ts';

const EXTENSIONS = ['curl', 'json', 'openssl', 'sodium'];

/** The package has no dependencies, and its tests a runner of their own, so there is nothing to install. */
export function preparePhp(): Run {
  const folder = path.join(root, 'sdks', 'php');
  const [version = ''] = toolSays('php', ['--version']).split('\n');
  const [, major, minor] = /^PHP (\d+)\.(\d+)/.exec(version) ?? [];
  if (Number(major) * 100 + Number(minor) < 801)
    throw new NotHere(`it takes PHP 8.1, and this is ${version}`);
  const has = new Set(toolSays('php', ['-m']).split('\n'));
  const lacking = EXTENSIONS.filter((extension) => !has.has(extension));
  if (lacking.length > 0) throw new NotHere(`PHP has no extension ${lacking.join(', ')}`);

  const sources = ['.', 'src', 'generated', 'tests'].flatMap((inside) =>
    readdirSync(path.join(folder, inside))
      .filter((file) => file.endsWith('.php'))
      .map((file) => path.join(inside, file)),
  );
  const tests: Step = ['php', ['-d', 'error_reporting=-1', 'tests/run.php']];
  return async (stand) => {
    const wrong = sources.flatMap((file) => {
      const { status, stdout } = spawnSync('php', ['-l', file], { cwd: folder, encoding: 'utf8' });
      return status === 0 ? [] : [stdout.trim()];
    });
    if (wrong.length > 0) console.log(wrong.join('\n'));

    const environment = { PATH: process.env['PATH'] ?? '' };
    const status = await runSteps(folder, { ...environment, ...stand }, [tests]);
    if (isScenesOnly(stand)) return status;
    if (status !== 0 || wrong.length > 0) return 1;
    const autoload = `auto_prepend_file=${path.join(folder, 'autoload.php')}`;
    return trySamples('php', environment, () => [
      ['php', ['-l', 'samples.php']],
      ['php', ['-d', autoload, 'samples.php']],
    ]);
  };
}
