import fs from 'node:fs';
import path from 'node:path';
import { CLUSTER_VARIABLE, startCluster } from './cluster.ts';
import { RUN_FOLDER_VARIABLE } from './recording.ts';

let stop: (() => Promise<void>) | null = null;

/** `node --test --test-global-setup=test/harness/global-setup.ts`: one database server and one template for the whole run. */
export async function globalSetup(): Promise<void> {
  const started = await startCluster();
  stop = started.stop;
  const run = path.join(started.folder, 'run');
  fs.mkdirSync(run);
  process.env[CLUSTER_VARIABLE] = JSON.stringify(started.cluster);
  process.env[RUN_FOLDER_VARIABLE] = run;
}

export async function globalTeardown(): Promise<void> {
  await stop?.();
}
