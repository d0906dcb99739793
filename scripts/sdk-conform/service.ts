import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testDb } from '../../test/harness/pure-db.ts';
import {
  BRIEF_NODE,
  freePorts,
  openProcess,
  type ServiceProcess,
  urlOf,
} from '../../test/harness/process.ts';
import { authority } from '../../test/harness/tls-target.ts';
import { root } from './tools.ts';

/** A sandbox as a process of its own, which can be killed and begins again at the same address. */
export type SdkService = Readonly<{
  url: string;
  simulatorUrl: string;
  keyFile: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}>;

/** `from`: the folder of another version of this project, whose service it is then, with a database of its own. */
export async function openSdkService(from = root): Promise<SdkService> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-sdks-'));
  const database = from === root ? await testDb() : null;
  const trusted = path.join(folder, 'authority.pem');
  fs.writeFileSync(trusted, authority.certificate);
  const [port = 0, simulatorPort = 0, shopPort = 0] = await freePorts(3);
  const data = path.join(folder, 'data');
  const settings = {
    ...(database === null ? {} : { DATABASE_URL: urlOf(database.connection) }),
    PORT: String(port),
    RAILYARD_SIMULATOR_PORT: String(simulatorPort),
    RAILYARD_SHOP_PORT: String(shopPort),
    RAILYARD_DATA_DIR: data,
    RAILYARD_EGRESS_ALLOW_LOOPBACK: 'true',
    RAILYARD_TRIES_PER_MINUTE_BY_CARD: '0',
    NODE_EXTRA_CA_CERTS: trusted,
  };

  let running: ServiceProcess | null = null;
  const start = async (): Promise<void> => {
    const options = { command: [...BRIEF_NODE, path.join(from, 'server/main.ts')], cwd: from };
    running = openProcess(settings, options);
    await running.ready();
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    simulatorUrl: `http://127.0.0.1:${simulatorPort}`,
    keyFile: path.join(data, 'api-key.pem'),
    kill: async () => void (await running?.end('SIGKILL')),
    start,
    close: async () => {
      await running?.end();
      await database?.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
