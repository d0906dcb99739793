import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { operationById } from '../../server/api-contract/index.ts';
import { isForPeople } from '../../server/api-contract/operation.ts';
import { EXAMPLES } from '../../server/api/examples/requests.ts';
import { DASHBOARD_URL } from '../../test/harness/dashboard-url.ts';
import { openTestService } from '../../test/harness/index.ts';
import { openSdkRelay } from './relay.ts';
import { openSdkService } from './service.ts';
import { openTlsTarget } from '../../test/harness/tls-target.ts';
import { openActs } from './acts.ts';
import { alterAnswers } from './alter.ts';
import { root, type Stand } from './tools.ts';

type Scene = Readonly<{ name: string; steps: readonly Readonly<{ operation?: string }>[] }>;
type Scenes = Readonly<{ scenes: readonly Scene[]; moments: Scene; webhooks: readonly unknown[] }>;

export type StandOptions = Readonly<{
  /** Inside a payment, the service is killed at so many moments. */
  moments: number;
  /** Answers are as a later version may give them. */
  isAltered: boolean;
  /** Folder of another version, whose service it is. */
  serviceFrom?: string | undefined;
}>;

/**
 * For the scenes: a service that sells, which can be killed, with a key that may do everything, and what stands between
 * it and the SDK. For the examples of the contract: one that has nothing yet, with the token of an operator.
 */
export async function openStand(
  options: StandOptions,
): Promise<Readonly<{ stand: Stand; close(): Promise<void> }>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-stand-'));
  const service = await openSdkService(options.serviceFrom);
  const scenes = path.join(folder, 'scenes.json');
  fs.writeFileSync(scenes, JSON.stringify(scenesFor(options)));
  const relay = await openSdkRelay({
    ...service,
    ...(options.isAltered ? { alter: alterAnswers(scenes) } : {}),
  });
  const receiver = await openTlsTarget();
  const acts = await openActs({ service, relay, receiver });
  const empty = await openTestService({ config: { dashboardUrl: DASHBOARD_URL } });
  const forKeys = EXAMPLES.filter(({ operation }) => !isForPeople(operationById(operation)?.access));
  const examples = path.join(folder, 'examples.json');
  fs.writeFileSync(examples, JSON.stringify(forKeys));

  const stand = {
    RAILYARD_URL: relay.url,
    RAILYARD_KEY_FILE: service.keyFile,
    RAILYARD_SCENES: scenes,
    RAILYARD_ACTS_URL: acts.url,
    RAILYARD_ONLY: options.isAltered || options.serviceFrom !== undefined ? 'scenes' : '',
    RAILYARD_ALTERED: String(options.isAltered),
    RAILYARD_EXAMPLES: examples,
    RAILYARD_EXAMPLES_URL: empty.url,
    RAILYARD_EXAMPLES_TOKEN: await empty.token(),
  };
  const close = async (): Promise<void> => {
    acts.close();
    await relay.close();
    await Promise.all([service.close(), receiver.close(), empty.close()]);
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { stand, close };
}

function scenesFor({ moments, serviceFrom }: StandOptions): object {
  const played = JSON.parse(fs.readFileSync(path.join(root, 'sdks/played/scenes.json'), 'utf8')) as Scenes;
  const killed = Array.from(
    { length: moments },
    (_, at) => JSON.parse(JSON.stringify(played.moments).replaceAll('{moment}', String(at + 1))) as Scene,
  );

  const isKnown = knownOperations(serviceFrom);
  const scenes = [...played.scenes, ...killed].filter(({ steps }) =>
    steps.every(({ operation }) => operation === undefined || isKnown(operation)),
  );
  const left = played.scenes.length + killed.length - scenes.length;
  if (left > 0)
    console.log(`${left} scenes are left out: one of the versions does not know their operations`);
  return { ...played, scenes };
}

/** What both versions know. */
function knownOperations(serviceFrom = root): (operation: string) => boolean {
  const contracts = [root, serviceFrom].map((folder) =>
    fs.readFileSync(path.join(folder, 'contract/openapi.json'), 'utf8'),
  );
  return (operation) => contracts.every((text) => text.includes(`"operationId": "${operation}"`));
}
