import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CLUSTER_VARIABLE, startCluster } from '../test/harness/cluster.ts';
import { RUN_FOLDER_VARIABLE } from '../test/harness/recording.ts';
import { type Totals, TOTALS_VARIABLE } from './test-reporter.ts';
import { scanForLeaks } from '../test/leak-scan/scan-run.ts';

/**
 * `npm test [-- FILE…]`: every test of the project (or those files) on one PostgreSQL, then the leak scan
 * over everything the run left behind.
 */
const root = path.join(import.meta.dirname, '..');
const TEST_TIMEOUT_MS = 180_000;

const files = process.argv.length > 2 ? process.argv.slice(2) : testFiles();
const started = await startCluster();
const run = path.join(started.folder, 'run');
fs.mkdirSync(run);
try {
  const totals = await runTests();
  const leaks = await scanForLeaks({ cluster: started.cluster, folder: started.folder, run });
  const failed = totals.failed + (leaks > 0 ? 1 : 0);
  console.log(
    `\n${totals.passed + (leaks > 0 ? 0 : 1)} passed, ${failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
  );
  process.exitCode = failed === 0 && totals.skipped === 0 ? 0 : 1;
} finally {
  await started.stop();
}

async function runTests(): Promise<Totals> {
  const totalsFile = path.join(run, 'totals.json');
  const environment = {
    ...process.env,
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled'),
    [CLUSTER_VARIABLE]: JSON.stringify(started.cluster),
    [RUN_FOLDER_VARIABLE]: run,
    [TOTALS_VARIABLE]: totalsFile,
  };
  const options = [
    '--test',
    `--test-concurrency=${os.availableParallelism()}`,
    `--test-timeout=${TEST_TIMEOUT_MS}`,
    `--test-reporter=${path.join(import.meta.dirname, 'test-reporter.ts')}`,
  ];
  const child = spawn(process.execPath, [...options, ...files], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  const totals: Totals = fs.existsSync(totalsFile)
    ? (JSON.parse(fs.readFileSync(totalsFile, 'utf8')) as Totals)
    : { passed: 0, failed: 1, skipped: 0 };
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

function testFiles(): readonly string[] {
  return ['server', 'test', 'scripts', 'cli']
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.test.ts'))
        .map((file) => path.join(folder, file)),
    )
    .sort();
}
