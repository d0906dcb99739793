import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import {
  DESKTOP,
  NARROW,
  PHONE,
  accessibilityFaults,
  keepPicture,
  lowestTarget,
  openPage,
  scrollSize,
} from '../../harness/browser.ts';
import { becomes } from '../../harness/eventually.ts';
import { builtScript } from '../../../server/api/pages/built-scripts.ts';
import { formPage } from '../../../server/api/pages/pay-form.ts';
import { payLookOf } from '../../../server/api/pages/pay-page.ts';
import { getPaymentLink } from '../../../server/db/queries/payment-links.ts';
import { toId } from '../../../server/domain/ids.ts';
import { lookOf } from '../../../server/front-end/look.ts';
import { offersOf } from '../../../server/payment-links/offers.ts';
import { type Stand, openMerchantPage } from '../../harness/merchant-page.ts';

/** Wallets' buttons on the hosted page, with the sandbox's stand-ins behind them. */
let stand: Stand;
let bare: Stand;
before(async () => {
  [stand, bare] = await Promise.all([openMerchantPage(), openMerchantPage()]);
  for (const provider of ['google', 'apple', 'click-to-pay']) {
    const made = await stand.shop.post('/digital-wallets', {
      provider,
      merchant_name: 'Corner Shop',
      domain_names: ['127.0.0.1'],
      accept_terms_and_conditions: true,
    });
    assert.equal(made.status, 201, made.text);
  }
  await stand.shop.post('/gift-card-services', {
    gift_card_service_definition_id: 'mock-gift-card',
    display_name: 'Gifts',
    fields: [],
  });
});
after(() => Promise.all([stand.close(), bare.close()]));

const LINK = { amount: 2398, currency: 'USD', country: 'US', merchant_name: 'Corner Shop' };

async function link(body: object = {}, at = stand): Promise<{ id: string; url: string }> {
  const made = await at.shop.post('/payment-links', { ...LINK, ...body });
  assert.equal(made.status, 201, made.text);
  return made.body;
}

const open = (url: string, options: object = {}) =>
  openPage(stand.browser, url, { viewport: PHONE, ...options });

/** Where the console is not looked at. */
const show = (url: string): Promise<Page> => stand.showMerchant(url);

async function paymentOf(id: string) {
  const { items } = (await stand.shop.get(`/transactions?payment_link_id=${id}`)).body;
  const [{ payment_method: paid, ...transaction }] = items;
  return { ...transaction, paid, tried: items.length };
}

const press = (page: Page, wallet: string) => page.getByRole('button', { name: wallet, exact: true }).click();
const sheetOf = (page: Page) => page.getByRole('dialog');

for (const [wallet, method, card, instrument] of [
  ['Google Pay', 'googlepay', 'Mastercard •••• 4444', 'network_token'],
  ['Google Pay', 'googlepay_pan_only', 'Visa •••• 4242', 'pan'],
  ['Apple Pay', 'applepay', 'Visa •••• 1111', 'network_token'],
  ['Click to Pay', 'click-to-pay', 'Visa •••• 1111', 'network_token'],
] as const)
  test(`a buyer pays by ${wallet} (${method}) and has a receipt; nobody but us was asked`, async () => {
    const { id, url } = await link();
    const { page, problems } = await open(url);
    await press(page, wallet);
    await sheetOf(page).getByText('Simulated. No real money.').waitFor();
    await sheetOf(page).getByRole('radio', { name: card }).check();
    if (method === 'googlepay') await keepPicture(page, 'payment-link-wallet-sheet.png');
    assert.deepEqual(await accessibilityFaults(page), []);
    await sheetOf(page).locator('button.main').click();
    await page.getByRole('heading', { name: 'Payment received' }).waitFor();
    const { status, method: paidBy, instrument_type, paid, tried } = await paymentOf(id);
    assert.deepEqual([status, paidBy, instrument_type, tried], ['authorized', method, instrument, 1]);
    assert.equal(paid.label, card.slice(-4));
    assert.ok(
      problems.every((problem) => problem.startsWith(`asked ${stand.fieldsUrl}`)),
      problems.join(),
    );
  });

test('a buyer who gives a wallet up is back on the page, and may pay by it again', async () => {
  const { id, url } = await link();
  const page = await show(url);
  for (const wallet of ['Google Pay', 'Apple Pay', 'Click to Pay']) {
    await press(page, wallet);
    await sheetOf(page).getByRole('button', { name: 'Cancel' }).click();
    await sheetOf(page).waitFor({ state: 'detached' });
    await becomes(() => page.locator('#alert').isVisible(), false);
  }
  await press(page, 'Google Pay');
  await sheetOf(page).getByRole('button', { name: 'Pay $23.98' }).waitFor();
  await page.keyboard.press('Escape');
  await sheetOf(page).waitFor({ state: 'detached' });
  assert.deepEqual((await stand.shop.get(`/transactions?payment_link_id=${id}`)).body.items, []);
});

test('a declined wallet is told apart, and the sheet goes away with it', async () => {
  for (const wallet of ['Google Pay', 'Apple Pay']) {
    const { id, url } = await link({ amount: 200_011 });
    const page = await show(url);
    await press(page, wallet);
    await sheetOf(page).locator('button.main').click();
    await page.getByText('Insufficient funds. Nothing was charged.').waitFor();
    await becomes(() => sheetOf(page).count(), 0);
    assert.equal((await stand.shop.get(`/payment-links/${id}`)).body.status, 'active');
  }
});

test('gift cards first: a wallet is asked for what they leave, and not at all where they leave nothing', async () => {
  const { id, url } = await link();
  const page = await show(url);
  const use = async (number: string, pin: string): Promise<void> => {
    await page.getByLabel('Number of the gift card').fill(number);
    await page.getByLabel('PIN').fill(pin);
    await page.getByRole('button', { name: 'Use this card' }).click();
  };
  await page.getByText('Use a gift card').click();
  await use('6035710000004242', '0500');
  await page.getByText('Gift card •••• 4242').waitFor();
  await use('6035710000011234', '09000');
  await page.locator('#gift-only').waitFor();
  await becomes(() => page.locator('#wallets').isVisible(), false);
  await page.getByRole('button', { name: 'Remove' }).nth(1).click();
  await press(page, 'Google Pay');
  await sheetOf(page).getByRole('button', { name: 'Pay $18.98' }).click();
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
  const { amount, gift_card_redemptions: redeemed } = await paymentOf(id);
  assert.deepEqual([amount, redeemed[0].amount], [2398, 500]);
});

test('wallets whose script comes after gift cards that pay all stay away, until one is taken back', async () => {
  const { url } = await link({ amount: 500 });
  const { page } = await open('about:blank');
  const { promise: isTime, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/sandbox/wallets.js', async (route) => {
    await isTime;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByText('Use a gift card').click();
  await page.getByLabel('Number of the gift card').fill('6035710000004343');
  await page.getByLabel('PIN').fill('0500');
  await page.getByRole('button', { name: 'Use this card' }).click();
  await page.locator('#gift-only').waitFor();
  letCome();
  await page.locator('[data-wallet=google]').waitFor({ state: 'attached' });
  await becomes(() => page.locator('#wallets').isVisible(), false);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Google Pay' }).waitFor();
});

test('by keyboard alone: the button, the cards, the payment', async () => {
  const { url } = await link();
  const page = await show(url);
  await page.getByRole('button', { name: 'Google Pay' }).focus();
  await page.keyboard.press('Enter');
  await sheetOf(page).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await becomes(() => sheetOf(page).getByRole('radio', { name: 'Mastercard' }).isChecked(), true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Payment received' }).waitFor();
});

test('a merchant who has enabled no wallet has no button, and no script of one is asked for', async () => {
  const { url } = await link({}, bare);
  const asked: string[] = [];
  const { page } = await open('about:blank');
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(url);
  await page.locator('iframe').nth(2).waitFor({ state: 'attached' });
  await becomes(() => page.locator('#wallets').count(), 0);
  assert.ok(
    asked.every((each) => !each.includes('wallets')),
    asked.join(),
  );
  assert.doesNotMatch((await fetch(url)).headers.get('content-security-policy') ?? '', /google|gstatic/);
});

test('the checkout flow decides about wallets as about other ways to pay', async () => {
  const cart = { cart_items: [{ name: 'Gin', quantity: 1, unit_amount: 2398, sku: 'APPLE-ONLY' }] };
  const rule = await stand.shop.post('/flows/checkout/actions/select-payment-options/rules', {
    conditions: [{ name: 'skus', operator: 'includes_at_least_one', value: ['APPLE-ONLY'] }],
    outcome: ['applepay'],
  });
  assert.equal(rule.status, 201, rule.text);
  const { id, url } = await link(cart);
  const page = await show(url);
  await page.getByRole('button', { name: 'Apple Pay' }).waitFor();
  await becomes(() => page.getByRole('button', { name: 'Google Pay' }).count(), 0);
  const post = await fetch(`${url}/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ choice: 'wallet:googlepay', payment_method: { token: '{}' } }),
  });
  assert.match(await post.text(), /alert/, 'what is not offered pays nothing');
  assert.deepEqual((await stand.shop.get(`/transactions?payment_link_id=${id}`)).body.items, []);
});

test('a browser without a wallet has no button for it, and a script that fails leaves the card form', async () => {
  const { url } = await link();
  const without = async (body: string | null): Promise<Page> => {
    const { page } = await open('about:blank');
    await page.route('**/sandbox/wallets.js', (route) =>
      body === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
    );
    await page.goto(url);
    await page.locator('#card').waitFor();
    return page;
  };
  const unable = `window.ApplePaySession = { canMakePayments: () => false };
    window.google = { payments: { api: { PaymentsClient: class {
      isReadyToPay() { return Promise.resolve({ result: false }); } } } } };`;
  const page = await without(unable);
  await page.getByRole('button', { name: 'Click to Pay' }).waitFor();
  for (const wallet of ['Apple Pay', 'Google Pay'])
    await becomes(() => page.getByRole('button', { name: wallet }).count(), 0, wallet);
  for (const body of [null, 'throw new Error("broken")']) {
    const other = await without(body);
    await other.locator('iframe').nth(2).waitFor({ state: 'attached' });
    if (body === null) await becomes(() => other.locator('#wallets').isVisible(), false);
    await other.locator('#pay').waitFor();
  }
});

test('in production Google’s own script makes the button, within a policy that names nobody else', async () => {
  const { id } = await link();
  const { parts } = stand.shop.service;
  const stored = await getPaymentLink(parts.db, toId('default'), toId(id), parts.clock.now());
  if (stored === null) throw new Error('BUG: the link was made');
  const offers = (await offersOf(parts, stored)).filter(
    (offer) => offer.kind === 'card' || (offer.kind === 'wallet' && offer.wallet.provider === 'google'),
  );
  const pay = payLookOf(await lookOf(parts, stored.merchant_account_id, 'en'), stored, null);
  const script = await builtScript(parts, 'checkout', 'page.js');
  const form = {
    offers,
    takesGiftCards: false,
    isEndNear: false,
    alert: null,
    fieldsUrl: null,
    session: null,
    origin: 'https://pay.example',
    soon: '',
    script,
    simulatorUrl: null,
  };
  const { html, policy } = formPage(pay, form);
  assert.match(policy, /script-src 'nonce-[^']+' https:\/\/pay.google.com;/);
  const named = policy.match(/https?:\/\/[^ ;]+/g) ?? [];
  assert.deepEqual([...new Set(named.map((url) => new URL(url).hostname))].sort(), [
    'google.com',
    'pay.google.com',
    'www.google.com',
    'www.gstatic.com',
  ]);
  const { page, problems } = await open('about:blank');
  const sent: unknown[] = [];
  await page.route('https://pay.example/**', (route) => {
    if (route.request().method() === 'GET')
      return route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': policy },
        body: html,
      });
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { alert: 'Declined by the test.' } });
  });
  await page.route('https://pay.google.com/gp/p/js/pay.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PAY_JS }),
  );
  await page.goto('https://pay.example/pay/link/secret');
  await page.getByRole('button', { name: 'Buy with G' }).click();
  await page.getByText('Declined by the test.').waitFor();
  assert.deepEqual(sent, [
    {
      choice: 'wallet:googlepay',
      payment_method: { token: '{"signed":1}', card_suffix: '1111', card_scheme: 'VISA' },
      gift_cards: [],
      window: 'frame',
    },
  ]);
  const asked = await page.evaluate<WalletRequest>('window.asked');
  assert.equal(asked.options.environment, 'PRODUCTION');
  assert.ok(policy.includes(`'nonce-${asked.options.nonce}'`));
  assert.deepEqual(asked.payment.transactionInfo, {
    totalPriceStatus: 'FINAL',
    currencyCode: 'USD',
    countryCode: 'US',
    totalPrice: '23.98',
  });
  const [{ parameters, tokenizationSpecification }] = asked.payment.allowedPaymentMethods;
  assert.deepEqual(parameters.allowedCardNetworks, ['AMEX', 'DISCOVER', 'JCB', 'MASTERCARD', 'VISA']);
  assert.equal(Buffer.from(tokenizationSpecification.parameters.publicKey, 'base64').length, 65);
  assert.deepEqual(
    problems.filter((problem) => /policy/i.test(problem)),
    [],
  );
});

type WalletRequest = Readonly<{
  options: { environment: string; nonce: string };
  payment: {
    transactionInfo: object;
    allowedPaymentMethods: [
      {
        parameters: { allowedCardNetworks: string[] };
        tokenizationSpecification: { parameters: { publicKey: string } };
      },
    ];
  };
}>;

/** Plays Google: a button of its own, drawn with a style that the policy lets in by its nonce alone. */
const PAY_JS = `window.asked = {};
window.google = { payments: { api: { PaymentsClient: class {
  constructor(options) { asked.options = options; }
  isReadyToPay(request) { asked.ready = request; return Promise.resolve({ result: true }); }
  createButton({ onClick }) {
    const style = document.createElement('style');
    style.nonce = asked.options.nonce;
    style.textContent = '.g{color:#fff;background:#000}';
    const button = document.createElement('button');
    Object.assign(button, { className: 'g', textContent: 'Buy with G', onclick: onClick });
    document.head.append(style);
    return button;
  }
  loadPaymentData(request) { asked.payment = request; return Promise.resolve({ paymentMethodData: {
    info: { cardDetails: '1111', cardNetwork: 'VISA' }, tokenizationData: { token: '{"signed":1}' } } }); }
} } } };`;

/** Shows them one after the other. */
let narrow: Page | null = null;

for (const [locale, cancel] of [
  ['en', 'Cancel'],
  ['es', 'Cancelar'],
  ['pt', 'Cancelar'],
  ['fr', 'Annuler'],
  ['de', 'Abbrechen'],
  ['ar', 'إلغاء'],
] as const)
  test(`in ${locale} wallets fit 320 pixels, light and dark, and can be used by everyone`, async () => {
    const { url } = await link({ locale });
    const page = (narrow ??= (await open('about:blank', { viewport: NARROW })).page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(url);
      await page.getByRole('button', { name: 'Google Pay' }).waitFor();
      assert.ok((await lowestTarget(page)) >= 44);
      assert.deepEqual(await accessibilityFaults(page), []);
      await press(page, 'Google Pay');
      await sheetOf(page).getByRole('button', { name: cancel }).waitFor();
      assert.deepEqual(await accessibilityFaults(page), []);
      assert.ok((await scrollSize(page))[0] <= 320);
    }
  });

test('as a buyer sees it', async () => {
  const { url } = await link({ cart_items: [{ name: 'Oolong, 100 g', quantity: 2, unit_amount: 1199 }] });
  const page = await show(url);
  await page.getByRole('button', { name: 'Click to Pay' }).waitFor();
  await page.locator('iframe').nth(2).waitFor({ state: 'attached' });
  await keepPicture(page, 'payment-link-wallets.png', { fullPage: true });
  await page.setViewportSize(DESKTOP);
  await keepPicture(page, 'payment-link-wallets-desktop.png', { fullPage: true });
});
