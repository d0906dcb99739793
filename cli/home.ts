import type { Home } from '../packages/cli/src/command.ts';
import { readConfig } from '../server/config.ts';
import { firstKeyFile, runningUrl } from '../server/platform/instance-files.ts';

/** What the settings and the data folder say of the instance on this machine. */
export function homeOfSettings(): Home {
  const { dataDir, publicUrl, shopPort } = readConfig();
  const url = runningUrl(dataDir) ?? publicUrl;
  return {
    url,
    shopUrl: `http://${new URL(url).hostname}:${shopPort}`,
    keyFile: firstKeyFile(dataDir),
    folder: dataDir,
  };
}
