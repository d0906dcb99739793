import type { Home } from '../packages/cli/src/command.ts';
import { dashboardOf } from '../packages/cli/src/profiles.ts';
import { readConfig } from '../server/config.ts';
import { firstKeyFile, runningUrl } from '../server/platform/instance-files.ts';

/** What the settings and the data folder say of the instance on this machine. */
export function homeOfSettings(): Home {
  const { dataDir, publicUrl, shopPort, dashboardUrl, port } = readConfig();
  const url = runningUrl(dataDir) ?? publicUrl;
  return {
    profile: null,
    url,
    shopUrl: `http://${new URL(url).hostname}:${shopPort}`,
    // by default it is at the port of the instance, which another shell has started
    dashboardUrl: dashboardUrl === `http://dashboard.localhost:${port}` ? dashboardOf(url) : dashboardUrl,
    keyFile: firstKeyFile(dataDir),
    merchantAccount: null,
    folder: dataDir,
  };
}
