import { type Run, root, runSteps } from './tools.ts';

/** Its vectors and examples are tests of this project; the scenes are played here. */
export function prepareTypeScript(): Run {
  return (stand) =>
    runSteps(root, { PATH: process.env['PATH'] ?? '', ...stand }, [
      [process.execPath, ['--test', '--test-reporter=spec', 'test/sdks/play-scenes.ts']],
    ]);
}
