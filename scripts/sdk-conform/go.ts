import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { NotHere, type Run, root, runSteps, toolSays } from './tools.ts';

/** The module has no dependencies, so there is nothing to install. */
export function prepareGo(): Run {
  const folder = path.join(root, 'sdks', 'go');
  const version = toolSays('go', ['version']);
  const minor = Number(/go1\.(\d+)/.exec(version)?.[1] ?? 0);
  if (minor < 25) throw new NotHere(`it takes Go 1.25, and this is ${version}`);

  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? os.homedir(),
    GOFLAGS: '-mod=readonly',
    GOTOOLCHAIN: 'local',
  };
  return async (stand) => {
    const unformatted = spawnSync('gofmt', ['-l', '.'], { cwd: folder, encoding: 'utf8' }).stdout.trim();
    if (unformatted !== '') console.log(`gofmt would change ${unformatted.split('\n').join(', ')}`);
    const status = await runSteps(folder, { ...environment, ...stand }, [
      ['go', ['vet', './...']],
      ['go', ['test', '-count=1', './...']],
    ]);
    return unformatted === '' ? status : 1;
  };
}
