import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { trySamples } from './samples.ts';
import { NotHere, isScenesOnly, type Run, root, runSteps, toolSays } from './tools.ts';

const TEST = ['test', '-count=1', '-timeout=60m', './...'];

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
    if (isScenesOnly(stand))
      return runSteps(folder, { ...environment, ...stand }, [['go', [...TEST, '-run=Scenes']]]);
    if (!isFormatted(folder)) return 1;
    const status = await runSteps(folder, { ...environment, ...stand }, [
      ['go', ['vet', './...']],
      ['go', TEST],
    ]);
    if (status !== 0) return status;

    return trySamples('go', environment, (program) => {
      fs.writeFileSync(path.join(program, 'go.mod'), moduleText(folder));
      return [
        ['go', ['vet', '.']],
        ['go', ['run', '.']],
        ...(isFormatted(program) ? [] : [['false', []] as const]),
      ];
    });
  };
}

function isFormatted(folder: string): boolean {
  const others = spawnSync('gofmt', ['-l', '.'], { cwd: folder, encoding: 'utf8' }).stdout.trim();
  if (others !== '') console.log(`gofmt would change ${others.split('\n').join(', ')}`);
  return others === '';
}

/** A program beside the module. */
function moduleText(folder: string): string {
  const name = 'github.com/railyard/railyard/sdks/go';
  return `module samples\n\ngo 1.25\n\nrequire ${name} v0.0.0\n\nreplace ${name} => ${folder}\n`;
}
