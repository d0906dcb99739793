import fs from 'node:fs';
import path from 'node:path';
import { trySamples } from './samples.ts';
import {
  firstProgram,
  isScenesOnly,
  NotHere,
  type Run,
  root,
  runSteps,
  type Stand,
  type Step,
  toolSays,
} from './tools.ts';

/** The gem and its tests take Ruby alone. Signatures are looked at where rbs has come with it. */
export function prepareRuby(): Run {
  const folder = path.join(root, 'sdks', 'ruby');
  const version = toolSays('ruby', ['--version']);
  const [major = 0, minor = 0] = (/^ruby (\d+)\.(\d+)/.exec(version) ?? []).slice(1).map(Number);
  if (major < 3 || (major === 3 && minor < 1)) throw new NotHere(`it takes Ruby 3.1, and this is ${version}`);
  const has = (gem: string): boolean =>
    toolSays('ruby', ['-e', `print Gem::Specification.find_all_by_name("${gem}").any?`]) === 'true';
  if (!has('minitest')) throw new NotHere('Ruby is here without minitest, by which its tests run');

  const environment = { PATH: process.env['PATH'] ?? '' };
  const tests = (file: string, ...words: readonly string[]): Step => [
    'ruby',
    ['-w', '-I', 'lib', `test/${file}`, ...words],
  ];
  const rbs = ['-e', 'load Gem.bin_path("rbs", "rbs")', '--', '-r', 'openssl', '-r', 'socket', '-I', 'sig'];
  const signatures: readonly Step[] = has('rbs') ? [['ruby', [...rbs, 'validate', '--silent']]] : [];
  return async (stand) => {
    const own = { ...environment, ...stand };
    if (isScenesOnly(stand)) return runSteps(folder, own, [tests('service_test.rb', '-n', '/ScenesTest#/')]);
    const status = await runSteps(folder, own, [tests('all.rb'), ...signatures]);
    if (status !== 0) return status;
    const samples = await trySamples('ruby', environment, () => [
      ['ruby', ['-w', '-I', path.join(folder, 'lib'), 'samples.rb']],
    ]);
    return samples === 0 ? typeFirstProgram(environment, stand) : samples;
  };
}

/** The first program of a newcomer, in a folder of its own: what its page says is typed, and pays. */
function typeFirstProgram(environment: Readonly<Record<string, string>>, stand: Stand): Promise<number> {
  const { program, commands } = firstProgram('sdks/ruby/README.md', 'ruby\n', stand);
  const folder = path.join(root, '.railyard/sdks/ruby/first');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync(path.join(root, 'sdks/ruby'), path.join(folder, 'sdks/ruby'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'pay.rb'), program);
  const own = { ...environment, GEM_HOME: path.join(folder, 'gems') };
  return runSteps(folder, own, [['sh', ['-ec', `${commands}\nruby pay.rb`]]], 'ignore');
}
