import path from 'node:path';
import { NotHere, type Run, root, runSteps, type Step, toolSays } from './tools.ts';

/** The gem and its tests take Ruby alone. Signatures are looked at where rbs has come with it. */
export function prepareRuby(): Run {
  const folder = path.join(root, 'sdks', 'ruby');
  const version = toolSays('ruby', ['--version']);
  const [major = 0, minor = 0] = (/^ruby (\d+)\.(\d+)/.exec(version) ?? []).slice(1).map(Number);
  if (major < 3 || (major === 3 && minor < 1)) throw new NotHere(`it takes Ruby 3.1, and this is ${version}`);
  const has = (gem: string): boolean =>
    toolSays('ruby', ['-e', `print Gem::Specification.find_all_by_name("${gem}").any?`]) === 'true';
  if (!has('minitest')) throw new NotHere('Ruby is here without minitest, by which its tests run');

  const rbs = ['-e', 'load Gem.bin_path("rbs", "rbs")', '--', '-r', 'openssl', '-r', 'socket', '-I', 'sig'];
  const steps: readonly Step[] = [
    ['ruby', ['-w', '-I', 'lib', 'test/all.rb']],
    ...(has('rbs') ? [['ruby', [...rbs, 'validate', '--silent']] satisfies Step] : []),
  ];
  return (stand) => runSteps(folder, { PATH: process.env['PATH'] ?? '', ...stand }, steps);
}
