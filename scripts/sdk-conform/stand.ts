import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureRoles } from '../../server/access/bootstrap.ts';
import { operationById } from '../../server/api-contract/index.ts';
import { isForPeople } from '../../server/api-contract/operation.ts';
import { EXAMPLES } from '../../server/api/examples/requests.ts';
import { DASHBOARD_URL } from '../../test/harness/dashboard-url.ts';
import { openTestService } from '../../test/harness/index.ts';
import { openShop } from '../../test/harness/shop.ts';
import type { Stand } from './tools.ts';

/**
 * A service that sells, with a key that may do everything, for the scenes; and one that has nothing yet, with the token
 * of an operator, for the examples of the contract.
 */
export async function openStand(): Promise<Readonly<{ stand: Stand; close(): Promise<void> }>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-sdks-'));
  const shop = await openShop();
  const empty = await openTestService({ config: { dashboardUrl: DASHBOARD_URL } });
  const roles = await ensureRoles(shop.service.parts);
  const made = await shop.post('/api-key-pairs', {
    display_name: 'SDKs',
    role_ids: [roles['full-access'].role_id],
  });
  const keyFile = path.join(folder, 'key.pem');
  fs.writeFileSync(keyFile, String(made.body.private_key), { mode: 0o600 });
  const examples = path.join(folder, 'examples.json');
  const forKeys = EXAMPLES.filter(({ operation }) => !isForPeople(operationById(operation)?.access));
  fs.writeFileSync(examples, JSON.stringify(forKeys));

  const stand = {
    RAILYARD_URL: shop.service.url,
    RAILYARD_KEY_FILE: keyFile,
    RAILYARD_EXAMPLES: examples,
    RAILYARD_EXAMPLES_URL: empty.url,
    RAILYARD_EXAMPLES_TOKEN: await empty.token(),
  };
  const close = async (): Promise<void> => {
    await Promise.all([shop.close(), empty.close()]);
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { stand, close };
}
