import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FrameLocator, Page } from 'playwright-core';
import { DESKTOP, accessibilityFaults, keepPicture } from '../../harness/browser.ts';
import { addWalletService } from '../../harness/shop.ts';
import { eventually } from '../../harness/eventually.ts';
import { type Stand, waitForEvent, openMerchantPage, toldTo } from '../../harness/merchant-page.ts';

/** The whole checkout in a frame of a merchant's page. */
let stand: Stand;
before(async () => {
  stand = await openMerchantPage();
  await addWalletService(stand.shop.service);
  const allowed = { front_end_origins: [stand.merchantUrl] };
  assert.equal(
    (await stand.shop.service.request('PUT', '/merchant-accounts/default', { body: allowed })).status,
    200,
  );
});
after(() => stand.close());

const PINNED = { amount: 1299, currency: 'USD', country: 'US' };
const tokenFor = (embed: object): Promise<string> =>
  stand.shop.service.token({ scopes: ['embed'], claims: { embed } });

async function openEmbed(
  options: object = {},
  pinned: object = PINNED,
  url = stand.merchantUrl,
  open: (url: string) => Promise<Page> = stand.showMerchant,
): Promise<Page> {
  const page = await open(`${url}/embed`);
  const given = {
    apiUrl: stand.shop.service.parts.config.publicUrl,
    ...PINNED,
    token: await tokenFor(pinned),
  };
  await page.evaluate(`start(${JSON.stringify({ ...given, ...options })})`);
  return page;
}

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Checkout"]');

async function typeCard(page: Page, number = '4111111111111111'): Promise<void> {
  const type = (title: string, text: string): Promise<void> =>
    frameOf(page).frameLocator(`iframe[title="${title}"]`).locator('#field').pressSequentially(text);
  await type('Card number', number);
  await type('Expiry date', '1230');
  await type('Security code', '123');
  await waitForEvent(page, 'formUpdate', 'data.complete');
}

test('a card is paid in the frame, the page hears each step and never a digit beyond the first eight', async () => {
  const page = await openEmbed({ externalIdentifier: 'order-1', metadata: { seat: 'A7' } });
  const { methods } = await waitForEvent(page, 'optionsLoaded');
  assert.deepEqual(methods, ['card', 'paypal']);
  await typeCard(page);
  assert.deepEqual(await waitForEvent(page, 'cardDetailsChanged'), { bin: '41111111', scheme: 'visa' });
  await keepPicture(page, 'embed.png', { fullPage: true });
  await page.setViewportSize(DESKTOP);
  await keepPicture(page, 'embed-desktop.png');
  assert.deepEqual(await accessibilityFaults(page), []);
  await frameOf(page).locator('#pay').click();
  const { id, status } = await waitForEvent(page, 'complete');
  assert.equal(status, 'authorized');
  const made = await stand.shop.get(`/transactions/${String(id)}`);
  assert.deepEqual(
    [made.body.amount, made.body.external_identifier, made.body.metadata],
    [1299, 'order-1', { seat: 'A7' }],
  );
  const told = await toldTo(page);
  assert.ok(told.some(({ name }) => name === 'transactionCreated'));
  assert.doesNotMatch(JSON.stringify(told), /411111111/);
  await frameOf(page).getByRole('heading', { name: 'Payment received' }).waitFor();
});

test('the shop’s own button pays, and what it says at the last moment is used', async () => {
  const page = await openEmbed();
  await typeCard(page);
  const token = await tokenFor({ ...PINNED, metadata: { late: 'yes' } });
  await page.evaluate(
    `before = async () => (${JSON.stringify({ token, externalIdentifier: 'order-late' })})`,
  );
  await page.getByRole('button', { name: 'Pay with the typed card' }).click();
  const { id } = await waitForEvent(page, 'complete');
  const { body } = await stand.shop.get(`/transactions/${String(id)}`);
  assert.deepEqual([body.external_identifier, body.metadata], ['order-late', { late: 'yes' }]);
});

test('the shop may say no, and a late token for another amount is refused', async () => {
  const page = await openEmbed();
  await typeCard(page);
  await page.evaluate('before = () => false');
  await frameOf(page).locator('#pay').click();
  await frameOf(page).locator('#pay:not([disabled])').waitFor();
  await page.evaluate(
    `before = () => (${JSON.stringify({ token: await tokenFor({ ...PINNED, amount: 1 }) })})`,
  );
  await frameOf(page).locator('#pay').click();
  const { argument, message } = await waitForEvent(page, 'argumentError');
  assert.deepEqual([argument, message], ['amount', 'differs from what the buyer sees: 1299']);
  const made = (await toldTo(page)).filter(({ name }) => name.startsWith('transaction'));
  assert.deepEqual(made, []);
});

test('what differs from the token is told by the name of the option', async () => {
  for (const [options, argument] of [
    [{ amount: 1 }, 'amount'],
    [{ currency: 'EUR' }, 'currency'],
    [{ country: 'de' }, 'country'],
    [{ amount: 12.5 }, 'amount'],
    [{ token: '' }, 'token'],
    [{ element: '#nowhere' }, 'element'],
    [{ buyerExternalIdentifier: 'somebody' }, 'buyerExternalIdentifier'],
  ] as const) {
    const page = await openEmbed(options);
    assert.equal((await waitForEvent(page, 'argumentError'))['argument'], argument);
  }
  const page = await openEmbed({ token: 'nonsense' });
  assert.equal((await waitForEvent(page, 'apiError'))['status'], 401);
});

test('a wallet is approved in a window of its own, and given up in it', async () => {
  const page = await openEmbed();
  await waitForEvent(page, 'optionsLoaded');
  const press = async (word: string): Promise<void> => {
    const opened = page.waitForEvent('popup');
    await frameOf(page).getByRole('button', { name: 'PayPal' }).click();
    const popup = await opened;
    await popup.getByRole('button', { name: word }).click();
  };
  await press('Cancel');
  await waitForEvent(page, 'transactionCancelled');
  await frameOf(page).getByText('You did not complete the payment. Nothing was charged.').waitFor();
  await press('Pay with the wallet');
  const { status } = await waitForEvent(page, 'complete');
  assert.equal(status, 'authorized');
});

test('a wallet whose window the buyer closed waits, and is gone on with in another window', async () => {
  const page = await openEmbed();
  await waitForEvent(page, 'optionsLoaded');
  const window = async (name: string, role: 'button' | 'link'): Promise<Page> => {
    const opened = page.waitForEvent('popup');
    await frameOf(page).getByRole(role, { name }).click();
    return opened;
  };
  const first = await window('PayPal', 'button');
  await first.getByRole('button', { name: 'Pay with the wallet' }).waitFor();
  await first.close();
  await frameOf(page).getByText('Your payment is being made').waitFor();
  const second = await window('Continue the payment', 'link');
  await Promise.all([
    second.waitForEvent('close'),
    second.getByRole('button', { name: 'Pay with the wallet' }).click(),
  ]);
  assert.equal((await waitForEvent(page, 'complete'))['status'], 'authorized');
  await frameOf(page).getByRole('heading', { name: 'Payment received' }).waitFor();
  const loaded = await page.evaluate<string[]>(
    `told.filter(({ name }) => name === 'optionsLoaded').map(({ name }) => name)`,
  );
  assert.equal(loaded.length, 1, 'a receipt offers no ways to pay');
});

test('where no window may be opened the whole page leaves, and comes back to the shop', async () => {
  const page = await openEmbed({ redirectMode: 'fullPage', returnUrl: `${stand.merchantUrl}/embed?back=1` });
  await waitForEvent(page, 'optionsLoaded');
  await frameOf(page).getByRole('button', { name: 'PayPal' }).click();
  await page.getByRole('button', { name: 'Pay with the wallet' }).click();
  await page.waitForURL(/\/embed\?back=1&payment_link_id=[\w-]+&transaction_id=[\w-]+$/);
});

test('a page that is not allowed sees nothing, and is told why', async () => {
  const page = await openEmbed({}, PINNED, stand.hostileUrl, async (url) => {
    const made = await stand.openMerchant({ url });
    await made.clock.install();
    return made;
  });
  await eventually(async () => {
    await page.clock.fastForward(10_000);
    return (await toldTo(page)).some(({ name }) => name === 'apiError');
  });
  assert.equal((await waitForEvent(page, 'apiError'))['code'], 'frame_refused');
  const instead = page.getByRole('alert').filter({ hasText: 'The checkout could not be loaded' });
  assert.equal(await instead.count(), 1, await page.locator('#checkout').innerHTML());
});

test('an option that does not exist is told in the console with what was most likely meant', async () => {
  const warnings: string[] = [];
  const page = await openEmbed(
    { onSuccess: 1, theme: 'dark', returnURL: 'https://shop.example' },
    PINNED,
    stand.merchantUrl,
    async (url) => {
      const opened = await stand.openMerchant({ url });
      opened.on('console', (message) => warnings.push(message.text()));
      return opened;
    },
  );
  await waitForEvent(page, 'optionsLoaded');
  for (const said of [
    'Railyard: setup has no option "onSuccess": did you mean onComplete?',
    'Railyard: setup has no option "returnURL": did you mean returnUrl?',
  ])
    assert.ok(warnings.includes(said), warnings.join('\n'));
  assert.ok(
    warnings.some((said) => said.startsWith('Railyard: setup has no option "theme": there are element, ')),
  );
});

test('where no checkout can be shown, the buyer reads a sentence in place of the skeleton', async () => {
  const refused = await openEmbed({ locale: 'de', token: 'abc' });
  await waitForEvent(refused, 'apiError');
  await refused.getByRole('alert').filter({ hasText: 'Die Kasse konnte nicht geladen werden' }).waitFor();
  assert.equal(await refused.locator('[aria-busy]').count(), 0);
});
