import path from 'node:path';
import { type Instance, newInstance } from './instance.ts';
import { freePorts, type ServiceProcess } from './process.ts';

/** A process that answers the API on a port of its own, and is started anew in its place with the same settings. */
type Node = { readonly url: string; running: ServiceProcess; again(): Promise<ServiceProcess> };
export type Nodes = Readonly<{ instance: Instance; ports: readonly number[]; nodes: readonly Node[] }>;

/** nginx counts `fail_timeout=1s` in whole seconds, so that it leaves a node out for up to two. */
const LONGER_THAN_NGINX_FORGETS = '5';

/**
 * Vault, worker and API processes, as docs/production.md sets them up: two that come and go, and one, where the
 * sandbox's processors are, that stays (`instance.url`).
 */
export async function openNodes(settings: Readonly<Record<string, string>> = {}): Promise<Nodes> {
  const instance = await newInstance();
  try {
    return await startAll(instance, settings);
  } catch (error) {
    await instance.close();
    throw error;
  }
}

async function startAll(instance: Instance, settings: Readonly<Record<string, string>>): Promise<Nodes> {
  const own = { RAILYARD_PUBLIC_URL: 'https://pay.example', ...settings };
  const shared = { ...own, RAILYARD_VAULT_SOCKET: path.join(instance.folder, 'vault.sock') };
  const start = async (
    role: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<ServiceProcess> => {
    const started = instance.start({ ...shared, RAILYARD_ROLE: role, ...more });
    await started.ready();
    return started;
  };
  await start('vault');
  await start('api');
  const simulator = `http://127.0.0.1:${instance.settings['RAILYARD_SIMULATOR_PORT']}`;
  const nodes: Node[] = [];
  const ports = await freePorts(2);
  for (const [index, port] of ports.entries()) {
    const folder = path.join(instance.folder, `node-${index}`);
    const again = (): Promise<ServiceProcess> =>
      start('api', {
        PORT: String(port),
        RAILYARD_DRAIN_SECONDS: LONGER_THAN_NGINX_FORGETS,
        RAILYARD_SIMULATOR_URL: simulator,
        RAILYARD_DATA_DIR: folder,
      });
    nodes.push({ url: `http://127.0.0.1:${port}`, running: await again(), again });
  }
  await start('worker', {
    RAILYARD_DATA_DIR: path.join(instance.folder, 'worker'),
    RAILYARD_SIMULATOR_URL: simulator,
  });
  return { instance, ports, nodes };
}
