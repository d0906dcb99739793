import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * `npm run check`: all that CI runs. Every step runs even where an earlier one failed, and the tests come
 * last: their closing line ends the output.
 */
const root = path.join(import.meta.dirname, '..');
const bin = (name: string): string => path.join(root, 'node_modules', '.bin', name);

const STEPS: readonly Readonly<{ name: string; command: readonly string[] }>[] = [
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
  { name: 'types of the packages', command: [bin('tsc'), '--noEmit', '-p', 'packages'] },
  {
    name: 'types of the React Native package, against the real ones',
    command: [process.execPath, 'scripts/react-native-types.ts', '--where-possible'],
  },
  {
    name: 'lint',
    command: [
      bin('oxlint'),
      '--type-aware',
      '--deny-warnings',
      'server',
      'scripts',
      'cli',
      'test',
      'packages',
      'bench',
    ],
  },
  { name: 'golden files', command: [process.execPath, 'scripts/golden.ts', '--check'] },
  { name: 'PKCS#11 on SoftHSM', command: [process.execPath, 'scripts/pkcs11.ts', '--where-possible'] },
  {
    name: 'tests, architecture and leak scan',
    command: [process.execPath, 'scripts/test.ts', '--lane=check'],
  },
];

const failed: string[] = [];
for (const { name, command } of STEPS) {
  const last = name === STEPS.at(-1)?.name;
  if (last && failed.length > 0) console.log(`FAILED so far: ${failed.join(', ')}`);
  console.log(`— ${name}`);
  const startedAt = performance.now();
  const [program = '', ...words] = command;
  const { status } = spawnSync(program, words, { cwd: root, stdio: 'inherit' });
  if (status !== 0) failed.push(name);
  if (!last)
    console.log(
      `  ${status === 0 ? 'ok' : 'FAILED'}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    );
}
process.exitCode = failed.length === 0 ? 0 : 1;
