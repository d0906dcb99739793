import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser, openPage } from '../../harness/browser.ts';
import { recordSecret } from '../../harness/recording.ts';
import { addPaymentService, MERCHANT_PROFILE, type Shop } from '../../harness/shop.ts';
import { openPublicShop } from '../../harness/public-shop.ts';
import { approvalOf } from '../../three-d-secure/buyer.ts';

/** The hosted page in a real browser, with 3dsecure.io behind it: the issuer looks first, and asks then. */
const KEY = '2b8d5e0f-4a1c-4d97-a6e3-7f0b9c2d1e58';
let shop: Shop;
let secured: string;
let browser: Browser;
before(async () => {
  recordSecret(KEY);
  shop = await openPublicShop({ worker: false });
  secured = await addPaymentService(shop.service, {
    three_d_secure_enabled: true,
    merchant_profile: { visa: MERCHANT_PROFILE },
  });
  const put = await shop.service.request('PUT', '/merchant-accounts/default/three-ds-server', {
    body: { three_ds_server_definition_id: 'threedsecureio', fields: [{ key: 'api_key', value: KEY }] },
  });
  assert.equal(put.status, 200, put.text);
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await shop.close();
});

async function lookedOf(id: string): Promise<unknown> {
  const [row] = await shop.service.db.query<{ looked: string }>(
    {
      name: '',
      text: `SELECT s.page#>>'{message,threeDSCompInd}' AS looked FROM three_ds_authentications a
        JOIN simulator.authentications s
          ON s.server_transaction_id::text = a.details#>>'{exchanged,serverTransactionId}'
        WHERE a.subject_id = $1`,
    },
    [id],
  );
  return row?.looked;
}

test('the issuer looks at the browser, asks the buyer, and the buyer comes back to a paid order', async () => {
  const { id, url } = await approvalOf(shop, secured, '4000100500042072');
  const { page, problems } = await openPage(browser, url);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL(`**/health?transaction_id=${id}&transaction_status=authorized`);
  assert.equal(await lookedOf(id), 'Y');
  assert.deepEqual(problems, []);
});

test('an issuer that needs nothing sends nobody anywhere', async () => {
  const { id, url } = await approvalOf(shop, secured, '4000100500072103');
  const { page } = await openPage(browser, url);
  await page.waitForURL(`**/health?transaction_id=${id}&transaction_status=authorized`);
  assert.equal(await lookedOf(id), 'U');
});
