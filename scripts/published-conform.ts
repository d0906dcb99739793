import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { eventually } from '../test/harness/eventually.ts';
import { ensureRoles } from '../test/harness/index.ts';
import { openShop } from '../test/harness/shop.ts';
import { openTlsTarget, trustTestAuthority } from '../test/harness/tls-target.ts';
import { type PublishedPackage, PUBLISHED_PACKAGES } from './published-conform/packages.ts';
import { NotHere, runSteps } from './sdk-conform/tools.ts';

/**
 * `npm run published:conform [-- --language=python] [--from=FOLDER] [--where-possible]`: the published SDKs of other
 * languages against this service under `published`. Each language has one program (`test/published/walks`): a token, a
 * payment and its refund, a list, a stored card, a buyer, a checkout session, refusals, a webhook. The package comes
 * from the language's registry, or from a folder that has it; where it cannot be had, one line says so. Its own
 * code is never kept. The TypeScript one is tested by `test/published`.
 */
const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    from: { type: 'string' },
    'where-possible': { type: 'boolean', default: false },
  },
});

const named = values.language === undefined ? Object.keys(PUBLISHED_PACKAGES) : [values.language];
for (const name of named)
  if (PUBLISHED_PACKAGES[name] === undefined)
    throw new Error(
      `There is no program for the published SDK in ${name}: ${Object.keys(PUBLISHED_PACKAGES).join(', ')}`,
    );
if (values.from !== undefined && values.language === undefined)
  throw new Error('--from takes --language: a folder has the source of one');

for (const name of named) {
  const packaged = PUBLISHED_PACKAGES[name];
  if (packaged !== undefined && !(await isGood(name, packaged))) process.exitCode = 1;
}

async function isGood(name: string, packaged: PublishedPackage): Promise<boolean> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-published-'));
  try {
    const steps = packaged(folder, values.from === undefined ? null : path.resolve(values.from));
    const place = await openPlace(folder);
    try {
      const status = await runSteps(folder, environmentWith(place), steps);
      if (status !== 0) console.log(`FAILED: the published SDK for ${name}`);
      return status === 0;
    } finally {
      await place.close();
    }
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    console.log(`The published SDK for ${name} was not tried here: ${error.message}`);
    return values['where-possible'];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function environmentWith(place: Place): Readonly<Record<string, string>> {
  const { PATH = '', HOME = os.homedir() } = process.env;
  return { PATH, HOME, ...place.environment };
}

type Place = Readonly<{ environment: Readonly<Record<string, string>>; close(): Promise<void> }>;

/** A service that sells in the published words, with a key, and a webhook that it has sent. */
async function openPlace(folder: string): Promise<Place> {
  trustTestAuthority();
  const shop = await openShop();
  const receiver = await openTlsTarget((_request, response) => response.writeHead(200).end());
  const close = async (): Promise<void> => {
    await shop.close();
    await receiver.close();
  };

  const roles = await ensureRoles(shop.service.parts);
  // What is made in these words speaks them from then on.
  const words = { version: 'published' } as const;
  const newKey = { display_name: 'Published', role_ids: [roles['full-access'].role_id] };
  const key = await shop.post('/api-key-pairs', newKey, words);
  const keyFile = path.join(folder, 'key.pem');
  fs.writeFileSync(keyFile, String(key.body.private_key), { mode: 0o600 });

  const endpoint = { url: `https://localhost:${receiver.port}/` };
  const subscription = await shop.post('/webhook-subscriptions', endpoint, words);
  await shop.pay({ intent: 'capture' });
  const message = await eventually(() => receiver.received[0] ?? false);
  const webhook = path.join(folder, 'webhook.json');
  fs.writeFileSync(
    webhook,
    JSON.stringify({
      body: message.body.toString(),
      secret: subscription.body.secret,
      signatures: message.headers['x-gr4vy-webhook-signatures'],
      timestamp: message.headers['x-gr4vy-webhook-timestamp'],
    }),
  );
  const environment = {
    RAILYARD_URL: shop.service.url,
    RAILYARD_KEY_FILE: keyFile,
    RAILYARD_WEBHOOK: webhook,
  };
  return { environment, close };
}
