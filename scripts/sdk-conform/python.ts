import fs from 'node:fs';
import path from 'node:path';
import { trySamples } from './samples.ts';
import { NotHere, type Run, install, isScenesOnly, root, runSteps, toolSays } from './tools.ts';

const REQUIREMENTS = 'tests/requirements.txt';

/** An environment of its own, with what the package and its tests need; the next run finds it ready. */
export function preparePython(): Run {
  const folder = path.join(root, 'sdks', 'python');
  const needs = fs.readFileSync(path.join(folder, REQUIREMENTS), 'utf8');
  const home = path.join(root, '.railyard', 'sdks', 'python');
  const python = path.join(home, 'bin', 'python');
  const note = path.join(home, 'installed.txt');
  if (!fs.existsSync(note) || fs.readFileSync(note, 'utf8') !== needs) {
    const version = toolSays('python3', ['--version']);
    if (!/^Python 3\.(?:1\d|[2-9]\d)\b/.test(version))
      throw new NotHere(`it takes Python 3.10, and this is ${version}`);
    install('python3', ['-m', 'venv', '--clear', home]);
    install(python, `-m pip install --quiet -r ${REQUIREMENTS}`.split(' '), folder);
    fs.writeFileSync(note, needs);
  }

  const environment = {
    PATH: process.env['PATH'] ?? '',
    PYTHONPATH: 'src:tests',
    PYTHONDONTWRITEBYTECODE: '1',
  };
  return async (stand) => {
    const types = ['-m', 'mypy', '--strict', '--cache-dir', path.join(home, 'mypy'), 'tests/typed_shop.py'];
    const tests = ['-W', 'error', '-m', 'unittest', 'discover', '-s', 'tests'];
    if (isScenesOnly(stand))
      return runSteps(folder, { ...environment, ...stand }, [[python, [...tests, '-k', 'Scenes']]]);

    const status = await runSteps(folder, { ...environment, MYPYPATH: 'src', ...stand }, [
      [python, tests],
      [python, types],
    ]);
    if (status !== 0) return status;
    const source = path.join(folder, 'src');
    return trySamples('python', { ...environment, PYTHONPATH: source, MYPYPATH: source }, () => [
      [python, ['-m', 'mypy', '--cache-dir', path.join(home, 'mypy'), 'samples.py']],
      [python, ['samples.py']],
    ]);
  };
}
