import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openCheckout } from '../../packages/client-core/src/index.ts';
import { keepPicture, PHONE } from '../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { type Stand, openMerchantPage } from '../harness/merchant-page.ts';

/** The hosted page in a web view: as a page of its own, with the bridge that an app gives it. */
let stand: Stand;
before(async () => {
  stand = await openMerchantPage();
});
after(() => stand.close());

const BRIDGES = {
  'React Native': 'window.ReactNativeWebView = bridge',
  iOS: 'window.webkit = { messageHandlers: { railyard: bridge } }',
  Android: 'window.railyardApp = bridge',
} as const;
type Message = Readonly<{ channel: string; instance: string; type: string; data: unknown }>;

async function openInApp(bridge: string) {
  const sale = { amount: 1299, currency: 'USD', country: 'US' };
  const token = await stand.shop.service.token({ scopes: ['embed'], claims: { embed: sale } });
  const { publicUrl: apiUrl } = stand.shop.service.parts.config;
  const { url } = await openCheckout({ ...sale, apiUrl, token }, undefined);
  const locale = bridge === BRIDGES.Android ? 'de-DE' : 'en-US';
  const context = await stand.browser.newContext({ viewport: PHONE, locale });
  const heard: Message[] = [];
  await context.exposeFunction('told', (text: string) => void heard.push(JSON.parse(text) as Message));
  const page = await context.newPage();
  await page.addInitScript(`const bridge = { postMessage: (text) => window.told(text) }; ${bridge};`);
  await page.goto(url);
  return { page, url, heard };
}

for (const [platform, bridge] of Object.entries(BRIDGES)) {
  test(`an app of ${platform} hears of the page in its web view, by the secret of its address`, async () => {
    const { page, url, heard } = await openInApp(bridge);
    if (platform === 'iOS') {
      const type = (title: string, text: string): Promise<void> =>
        page.frameLocator(`iframe[title="${title}"]`).locator('#field').pressSequentially(text);
      await type('Card number', '4111111111111111');
      await type('Expiry date', '1230');
      await type('Security code', '123');
      await keepPicture(page, 'mobile-ios-page.png');
      await page.locator('#pay').click();
      const complete = await eventually(() => heard.find(({ type }) => type === 'complete') ?? false);
      await keepPicture(page, 'mobile-ios-receipt.png');
      const { id, status } = complete.data as Readonly<Record<string, string>>;
      assert.equal(status, 'authorized');
      assert.equal((await stand.shop.get(`/transactions/${id}`)).body.amount, 1299);
      assert.ok(!JSON.stringify(heard).includes('411111111'), 'no digit beyond the first eight');
    }
    await eventually(
      () => heard.find(({ data }) => (data as { name?: string }).name === 'optionsLoaded') ?? false,
    );
    if (platform === 'Android') await keepPicture(page, 'mobile-android-page.png');
    const secret = url.split('/').at(-1);
    assert.ok(heard.every(({ channel, instance }) => channel === 'railyard-embed' && instance === secret));
  });
}
